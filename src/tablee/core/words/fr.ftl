## Les mots de la maison, en français.

seat-number = Place { $number }

# Pourquoi un coup est refusé, quand il n'y a pas besoin du jeu pour le dire
refused-no-such-move = Ce coup n'existe pas.
refused-no-such-seat = Cette place n'existe pas à cette table de { $seats }.
refused-no-such-clock = Aucun délai n'est écoulé.
refused-over = La partie est finie.
refused-not-now = Vous n'avez rien à faire pour l'instant.
refused-table-only = Seul le temps joue ce coup.

# Continuer pour les places
vote-on = Continuer pour les places
vote-enough = S'arrêter là
vote-time-over = Le temps de répondre est écoulé
vote-asked = Les autres continuent-ils pour les places ?
vote-voted =
    { $on ->
        [yes] { $by } veut continuer.
       *[no] { $by } préfère s'arrêter.
    }
vote-voted-you =
    { $on ->
        [yes] Vous voulez continuer.
       *[no] Vous préférez vous arrêter.
    }
vote-decided =
    { $on ->
        [yes] Les autres continuent pour les places.
       *[no] La partie s'arrête là.
    }

# Les options de tous les jeux
option-first = Qui commence
option-first-random = tiré au sort
option-first-host = l'hôte
option-first-loser = qui a perdu la dernière partie
option-first-winner = qui a gagné la dernière partie
option-pace = Rythme des horloges
option-pace-normal = normal
option-pace-relaxed = tranquille, deux fois plus long
option-pace-none = aucune, là où la règle le permet
option-play_on = Continuer pour les places
option-play_on-on = oui
option-play_on-off = non

# La commande
cli-key = Clé
cli-game = Jeu
cli-players = Joueurs
cli-about = En un mot
cli-options = Options
cli-option = Nom
cli-values = Valeurs
cli-meaning = Sens
cli-you = Vous
cli-which-game = Quel jeu ? Un nombre de 1 à { $most }, ou q pour arrêter.
cli-prompt = Un nombre pour choisir, 0 pour revenir, ? pour revoir la table, q pour arrêter.
cli-not-understood =
    { $most ->
        [0] Il n'y a rien à choisir pour l'instant.
        [1] Tapez 1, ou q pour arrêter.
       *[other] Tapez un nombre de 1 à { $most }, ou q pour arrêter.
    }
cli-too-late = Trop tard : ce choix n'est plus là.
cli-place = { $place }. { $name }
cli-place-points =
    { $points ->
        [one] { $place }. { $name }, { $points } point
       *[other] { $place }. { $name }, { $points } points
    }
cli-running-score =
    { $matches ->
        [one] Après une partie :
       *[other] Après { $matches } parties :
    }
cli-goodbye = Au revoir, et merci d'avoir joué.
cli-recorded = La partie est gardée dans { $file }.
cli-commitment = Engagement sur les cartes : { $hash }
cli-verified = Cet enregistrement de { $game } est juste : { $moves } messages, tous permis, et un hasard conforme.
cli-seeded = Son hasard vient d'une graine connue d'avance : rien n'avait été engagé.
cli-committed = Le secret est bien celui qui était engagé avant la donne : { $hash }
cli-not-verified = Cet enregistrement n'est pas juste : { $why }
cli-game-whole = { $package } est un jeu complet.

# Images et impression
house-line = Neuf jeux, une table
pictures-title = Toutes les images de Tablée
pictures-made = { $count } images dans { $folder }. Ouvrez { $page } pour les regarder.
pictures-progress = On dessine
pictures-sheets = On range
pictures-missing = Il manque de quoi dessiner : pip install "tablee[pictures]"
pictures-pack-smileys = Smileys
pictures-pack-boxes = Les boîtes
pictures-pack-house = La maison
pictures-theme-day = jour
pictures-theme-night = nuit
pictures-theme-contrast = contraste élevé
print-front = recto
print-back = verso
print-how = imprimer à 100 %, recto verso, retourné sur le bord long
print-ruler = { $length } mm quand c'est imprimé à 100 %
print-made = { $pages } pages dans { $file }. Imprimez-les à 100 %, recto verso, en retournant sur le bord long.
print-progress = On dessine les cartes
print-nothing = { $game } n'a pas d'images à imprimer.

# Scènes : ce qu’a toute table
scene-seat = { $seat }
scene-pile = Pioche
scene-discard = Talon
scene-hand = Tes cartes
scene-legend = Pense-bête
scene-place = Place { $place }
scene-over = La partie est finie.
scene-turn-of = C’est le tour de { $seat }.
scene-choose = À toi de choisir.
scene-wait = Un instant.
