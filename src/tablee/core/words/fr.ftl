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
vote-asked = Les autres continuent-ils pour les places ?
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
