### Mes parties, replay, chiffres, tampons, preuve, soirées : vient avec ces pages.

ui-records = Mes parties
ui-records-none = Pas encore de partie. Prends une boîte !
ui-records-more = Plus anciennes
ui-record-with = avec { $names }
ui-yours = Tout cela est à toi. La maison le garde un temps, puis l’efface.
ui-yours-take = Emporter tout
ui-yours-erase = Effacer…
ui-no-house = Jouée sans maison
ui-no-house-add = Ajouter une partie jouée sans maison
ui-no-house-ask =
    { $count ->
        [one] Une partie jouée sans maison : la garder ici ?
       *[other] { $count } parties jouées sans maison : les garder ici ?
    }
ui-no-house-yes = Garder
ui-no-house-no = Non merci
ui-no-house-no-file = Ce fichier n’est pas une partie.
ui-no-house-proof = Jouée sans maison : l’appareil qui jouait a fait la donne. La preuve dit comment on a joué, pas d’où vient le hasard.
ui-no-house-sending = On vérifie et on garde… { $done } sur { $of }
ui-record-of = sur { $of }
ui-record-place = { $place } sur { $of }
ui-share-lead = Qui a ce lien revoit la partie, sans rien toucher. Ton nom y est, les autres joueurs y sont des animaux. Il est bon trente jours.
ui-share-qr = Le lien vers cette partie, à photographier
ui-share-open =
    { $seen ->
        [0] Lien ouvert à tous, pas encore vu
        [one] Lien ouvert à tous, vu une fois
       *[other] Lien ouvert à tous, vu { $seen } fois
    }
ui-share-end = Retirer
ui-record-drop = Effacer cette partie de ma liste
ui-tabs = Ce qu’on regarde
ui-tab-matches = Parties
ui-tab-stamps = Timbres
ui-figures = Chiffres
ui-figures-game = Jeu
ui-figures-all = Tous les jeux
ui-figures-few =
    { $count ->
        [one] Encore une partie, et il y aura de quoi compter.
        [2] Encore deux parties, et il y aura de quoi compter.
        [3] Encore trois parties, et il y aura de quoi compter.
        [4] Encore quatre parties, et il y aura de quoi compter.
       *[other] Encore cinq parties, et il y aura de quoi compter.
    }
ui-figures-wins = Gagner, à combien ?
ui-figures-matches =
    { $count ->
        [one] une partie
       *[other] { $count } parties
    }
ui-figures-at = à { $seats }
ui-figures-seats = À combien
ui-figures-played = Parties
ui-figures-won = Gagnées
ui-figures-chance = ce que donnerait le hasard
ui-figures-hand = Ta main, de mois en mois
ui-figures-hand-of = secondes, { $game }
ui-figures-seconds = { $seconds } s
ui-figures-month = Mois
ui-figures-mean = En moyenne
ui-figures-family = En famille
ui-figures-ahead = devant l’autre, à la même table
ui-figures-rope = { $name } : toi devant { $ahead } fois, derrière { $behind } fois.
ui-figures-card = Ta carte
ui-figures-card-laid =
    { $times ->
        [one] Une fois sur la table, et { $won } fois tu as gagné.
       *[other] { $times } fois sur la table, et { $won } fois tu as gagné.
    }
ui-figures-months = Tes parties, de mois en mois
ui-figures-path =
    { $count ->
        [one] ton plus long chemin : un jour
       *[other] ton plus long chemin : { $count } jours
    }
ui-figures-keep = Garde mes chiffres
ui-figures-keep-note = La maison efface les vieilles parties. Les sommes restent, sans les autres joueurs.
ui-stamps = Timbres rares
ui-stamps-about = pour ce qu’on a fait, jamais pour avoir gagné ou être venu
ui-stamp-done = Tu l’as.
ui-stamp-not-yet = Pas encore.
ui-stamp-days = Une table de trois jours
ui-stamp-six = Six à la même table
ui-stamp-verified = Une donne vérifiée
ui-stamp-boxes = Neuf boîtes ouvertes
ui-stamp-watched = Une partie revue jusqu’au bout
ui-stamp-shared = Une partie partagée
ui-stamp-screen = À plusieurs sur un écran
ui-evenings = Soirées
ui-evenings-count =
    { $count ->
        [0] Pas encore de soirée
        [one] Une soirée
       *[other] { $count } soirées
    }
ui-evenings-asked = On t’invite : tu comptes tes soirées avec eux ?
ui-evenings-yes = Oui
ui-evenings-no = Non
ui-evenings-alone = Joue d’abord avec quelqu’un : on comptera vos soirées ensemble.
ui-evenings-lead = Un compte sur plusieurs soirées, avec les mêmes personnes. Manquer une soirée ne coûte rien.
ui-evenings-new = Compter nos soirées
ui-evenings-name = Nom
ui-evenings-name-hint = Automne
ui-evenings-games = Quels jeux ? Sans choix, tous.
ui-evenings-with = Avec qui ?
ui-evenings-begin = Commencer
ui-evenings-none = Une soirée : deux parties le même jour.
ui-evenings-offer = Le { $day }, { $count } parties ensemble. On en fait une soirée ?
ui-evenings-add = Une soirée
ui-evenings-counting =
    { $evenings ->
        [one] une soirée
       *[other] { $evenings } soirées, les { $counting } meilleures de chacun comptent
    }
ui-evenings-who = Qui
ui-evenings-points = points
ui-evenings-away = pas là
ui-evenings-cat = Le chat dort là où quelqu’un n’était pas : manquer une soirée ne coûte rien.
ui-evenings-mend = Retirer une soirée
ui-evenings-drop = Retirer le { $day }
ui-evenings-waiting = Pas encore de réponse : { $names }.
ui-evenings-along = Inviter quelqu’un
ui-evenings-ask = Inviter
ui-evenings-leave = Quitter ces soirées
ui-evenings-leave-line = Ta ligne s’en va. Les parties restent dans « Mes parties ».
ui-evenings-leave-do = Quitter
ui-stamp-evening = Une soirée comptée ensemble
ui-replay-of = Revoir · { $game }
ui-replay-move = Coup { $move } sur { $moves }
ui-replay-play = Jouer
ui-replay-pause = Pause
ui-replay-before = Coup précédent
ui-replay-next = Coup suivant
ui-replay-eyes = Vu par
ui-replay-all = Tous
ui-replay-speed = Vitesse
ui-replay-times = { $times }×
ui-replay-moves = Les coups
ui-replay-keep = Garder
ui-stamp-led = Une relecture menée
ui-moments-find = Chercher les moments clés
ui-moments-wait = Le robot refait la partie…
ui-moments-none = Pas de tournant : c’était serré.
ui-moments-at = Coup { $move } · { $who }
ui-moments-mark = { $number } · coup { $move }
ui-moments-you = toi
ui-moments-mine = Tes chances : { $before } → { $after } sur 100.
ui-moments-theirs = Chances de { $name } : { $before } → { $after } sur 100.
ui-moments-better = Mieux : { $what } ({ $worth } sur 100, au lieu de { $played }).
ui-moments-known-mine = D’après ce que tu pouvais savoir à ce moment.
ui-moments-known = D’après ce que { $name } pouvait savoir à ce moment.
ui-moments-samples = Le robot a joué { NUMBER($samples) } fins de partie.
ui-moments-quickest = La main la plus vive : { $seconds } s.
ui-moments-closest = Le plus serré : { $seconds } s avant { $name }.
ui-moments-line-mine = tes chances
ui-moments-line = chances de { $name }
ui-branch = Et si ?
ui-branch-line = Reprends d’ici, avec des robots à la place des autres.
ui-verify-title = Vérifier le jeu
ui-verify-yes = Le jeu est honnête
ui-verify-no = Quelque chose ne va pas
ui-verify-yes-line = Les cartes sont sorties dans l’ordre scellé avant la donne.
ui-verify-no-line = Un des trois pas ne correspond pas.
ui-verify-before = Avant
ui-verify-during = Pendant
ui-verify-after = Après
ui-verify-again = Refaire le calcul
ui-verify-keep = Garder la preuve
ui-verify-keep-line = Avec ce fichier, « tablee verify » refait tout chez toi, sans cette maison.
ui-verify-ok = juste
ui-verify-wrong = faux
ui-verify-day = Le jour
