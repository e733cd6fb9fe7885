# Of the page without a server alone: the house's page does not carry them.

ui-local = Sans maison
ui-local-coming = On sort les jeux…
ui-local-elsewhere = Tablée est ouverte dans un autre onglet.
ui-local-failed = Les jeux n’ont pas pu venir. Recharge la page ; la première fois, il faut du réseau.
ui-local-here = Continuer ici
ui-local-all-kept = Tout est gardé : images, jeux, règles, dans les deux langues.
ui-local-keep = Tout garder ({ $size } Mo)
ui-local-keeping = On garde… { $done } sur { $of }
ui-local-kept = Tes tables et tes parties restent dans ce navigateur ; une fenêtre privée ne garde rien.
ui-local-line = Tout se passe sur cet appareil : on se le passe de main en main. Pour jouer avec plusieurs appareils, quelqu’un ouvre une maison.
ui-local-prove = Prouver une partie
ui-local-prove-chance = La preuve dit comment on a joué. Si c’était sans maison, l’appareil qui jouait a fait la donne lui-même : elle ne dit rien du hasard.
ui-local-prove-choose = Choisir un fichier
ui-local-prove-line = Dépose ici le fichier d’une partie : cette page la rejoue et la vérifie elle-même, sans rien demander à personne. Le fichier reste sur cet appareil.
ui-local-prove-wait = On vérifie…
ui-local-stuck = Tout n’est pas venu. Réessaie avec du réseau.
ui-local-unkept = pas encore gardé
ui-local-unkept-games = Sans réseau, il manquerait les images de { $games }.
ui-local-unkept-styles = Les images des autres couleurs et de l’autre langue se gardent quand on les choisit.
ui-local-save = Garder en fichier, pour une maison
ui-local-offline = Après la première visite, plus besoin de réseau.
