### Les mots des pages d’une salle : une personne qui mène, beaucoup de monde, plusieurs tables.

## Partout

hall-name = La salle
hall-code = salle { $code }
hall-the-leader = La personne qui mène
hall-table-word = Table
hall-table-number = Table { $table }
hall-without-table = Sans table
hall-round = Tour { $round } sur { $of }
hall-free-play = Jeu libre
hall-time-left = Il reste { $time }
hall-soon = Ça commence bientôt
hall-paused = Pause pour tous
hall-thanks = Merci d’avoir joué !
hall-thanks-all = Merci à tous !
hall-bravo = Bravo à tous !
hall-no-ranking = sans classement
hall-door-shut = La porte est fermée pour l’instant.
hall-try-again = Réessayer
hall-toss-title = Pile ou face
hall-toss = Égalité entre { $names } : une pièce, jetée d’avance, a choisi { $went }.
hall-toss-mine =
    { $goes ->
        [true] Égalité avec { $names } : une pièce, jetée d’avance, a décidé. Tu continues !
       *[false] Égalité avec { $names } : une pièce, jetée d’avance, a décidé. Cette fois, { $count ->
            [one] { $went } continue
           *[other] { $went } continuent
        }.
    }
hall-sure = { $words } : sûr ?
hall-quoted = « { $words } »
hall-sum-matches =
    { $count ->
        [one] partie, et personne n’est resté seul
       *[other] parties, et personne n’est resté seul
    }
hall-sum-moves =
    { $count ->
        [one] coup joué ensemble
       *[other] coups joués ensemble
    }
hall-sum-meetings =
    { $count ->
        [one] rencontre autour d’une table
       *[other] rencontres autour d’une table
    }

## Entrer

hall-who = Qui es-tu ?
hall-letters = Par lettre
hall-name-taken = (déjà pris)
hall-your-animal = Ton animal
hall-choose-name = Choisis ton prénom
hall-that-is-me = C’est moi, { $name }
hall-promise-title = Rien ne reste.
hall-promise = Ton prénom et tes parties s’effacent à la fin de la séance. Pas de compte, pas de mot de passe.
hall-kept-title = Les parties restent.
hall-kept = Les parties de cette séance sont gardées après la fin.
hall-asked = On demande si tu peux entrer…
hall-asked-more = Reste sur cette page : elle s’ouvre toute seule.

## Attendre

hall-hello = Bonjour { $name } !
hall-hello-line = Tu es dans la salle. Ton écran te dira à quelle table tu joues.
hall-late-line = Un tour est déjà commencé. On te trouve une place, ou tu joues au prochain.
hall-my-table = { $name }, table { $table }
hall-with = avec
hall-to-my-table = À ma table
hall-have-time = Tu as le temps ?
hall-learn-line = Apprends le jeu en une minute.
hall-learn = Apprendre
hall-gathering = On attend tout le monde
hall-playing = Ta table joue
hall-next-round = Tu joues au prochain tour
hall-over = C’est fini, merci !
hall-waits-leader = On attend { $name }
hall-my-place = Place { $place }, { $points } points
hall-to-desk = Le bureau
hall-hand-up = Lever la main
hall-why = Dire pourquoi
hall-why-line = Seulement pour qui mène la salle :
hall-hand-down = Baisser la main
hall-report = Signaler quelqu’un
hall-report-line = Qui ? Seule la personne qui mène le saura.
hall-hand-of = { $name } voit la main de { $owner }.
hall-show-cards = Montrer mes cartes à qui mène
hall-hide-cards = Ne plus montrer mes cartes
hall-hand-seen = { $name } voit ta main.

## Le bureau

hall-does = La salle
hall-desk-line =
    Salle { $code } · { $here } ici{ $away ->
        [0] { "" }
        [one] , { $away } absent
       *[other] , { $away } absents
    }
hall-door = La porte
hall-door-open = Porte ouverte
hall-door-closed = Porte fermée
hall-open-word = Ouverte
hall-closed-word = Fermée
hall-door-names = Les prénoms
hall-names-list = De la liste
hall-names-asked = Je les accepte
hall-names-free = Libres
hall-list = La liste, un prénom par ligne
hall-list-keep = Garder cette liste
hall-wall = Le mur
hall-print = Imprimer
hall-print-results = La feuille de résultats (PDF)
hall-print-csv = Un tableau (CSV)
hall-print-labels = Les étiquettes, un code par enfant (PDF)
hall-print-league = La ligue, à rouvrir la prochaine fois
hall-print-before = Feuille et tableau : à prendre avant la fin de séance.
hall-end = Fin de séance
hall-end-line = Fin de séance : rien ne reste. Prénoms, parties et messages s’effacent tout de suite.
hall-end-keeps = Fin de séance : les parties restent, les prénoms et les messages s’effacent.
hall-end-sure = Finir la séance
hall-bar-line =
    { $format ->
        [free] Libre
        [rotation] Rotation
        [swiss] Suisse
       *[knockout] Élimination
    }{ $minutes ->
        [0] { "" }
       *[other] {" "}· { $minutes } min par tour
    }
hall-more = { $minutes } min
hall-tell = Message
hall-tell-all = Message à tous
hall-tell-table = Message à la table { $table }
hall-tell-person = Message à { $name }
hall-tell-here = Message à cette table
hall-tell-label = Ton message
hall-tell-note = Il s’affiche tout de suite, et n’est pas gardé.
hall-next = Tour suivant
hall-finish = Dernier tour fini
hall-pause = Pause pour tous
hall-resume = On reprend
hall-pause-here = Pause à cette table
hall-resume-here = Reprendre à cette table
hall-watch = Regarder, mains cachées
hall-watch-short = Regarder
hall-table-title = Table { $table } : { $game }
hall-raises = { $name } lève la main
hall-since = depuis { $time }
hall-helped = C’est bon
hall-see-hand = Voir sa main
hall-hand-title = La main de { $name }
hall-look-note = Toute la table le voit. Cela finit avec la partie, ou après deux minutes.
hall-side = Ce qui attend
hall-asking = À la porte
hall-accept = Entre !
hall-refuse = Non
hall-reports = Signalé
hall-reported-by = par { $name }
hall-robot-seat = Place du robot
hall-in-round = Au tour { $round }
hall-away = pas là
hall-away-since = pas là depuis { $time }
hall-muted = muet
hall-talking = On se parle
hall-chat-free = Libre
hall-chat-phrases = Phrases
hall-chat-off = Muet
hall-nothing-kept = Rien n’est gardé après la séance.
hall-done = fini
hall-paused-here = en pause
hall-plays = ça joue
hall-not-yet = pas encore commencé
hall-once-more = Encore un tour

## Quelqu’un

hall-rename = Renommer
hall-seat-at = Sa place
hall-company = Avec qui
hall-never-with = jamais avec
hall-always-with = toujours avec
hall-with-whom = Choisis quelqu’un
hall-only-you = Toi seul le vois.
hall-apart = À part : { $one } et { $other }
hall-together = Ensemble : { $one } et { $other }
hall-drop = Enlever « { $words } »
hall-mute = Muet
hall-mute-note = Personne n’entend ses messages.
hall-assist = Mène aussi
hall-assist-note = Peut tout ce que tu peux ici.
hall-free-name = Rendre son prénom à la liste
hall-remove = Faire sortir
hall-ban = Faire sortir pour de bon

## Qui avec qui

hall-formula = Formule
hall-format =
    { $format ->
        [free] Libre
        [rotation] Rotation
        [swiss] Suisse
       *[knockout] Élimination
    }
hall-format-line =
    { $format ->
        [free] Chacun joue comme il veut.
        [rotation] À chaque tour, une nouvelle compagnie.
        [swiss] On rencontre qui a autant de points.
       *[knockout] Les premiers de chaque table continuent.
    }
hall-minutes = Un tour dure
hall-minutes-value = { $minutes } min
hall-no-end = sans fin
hall-rounds = Tours
hall-size = Places à une table
hall-ranking = Classement
hall-without = Sans
hall-with-ranking = Avec
hall-games = Les jeux
hall-add-game = Ajouter un jeu
hall-whom = Qui avec qui
hall-mixed = Niveaux mêlés
hall-robots = Robots aux places vides
hall-walk = On marche d’une tablette à l’autre
hall-mix = Mêler encore
hall-mix-first = Mettre tout le monde à table
hall-met =
    { $count ->
        [one] { $count } paire déjà vue
       *[other] { $count } paires déjà vues
    }
hall-all-new = tous nouveaux
hall-put =
    { $table ->
        [0] { $name } sans table
       *[other] poser { $name } ici
    }
hall-more-about = Plus sur { $name }
hall-seating-hint = Glisse un prénom d’une table à l’autre, ou laisse comme c’est.
hall-gathering-hint = On attend tout le monde ; puis chacun a une table.
hall-undo = Annuler le dernier
hall-begin-soon = Dans { $seconds } s
hall-starts-in = Ça commence dans { $time }.
hall-then-start = puis on joue
hall-begin = On commence partout !
hall-after = Après ce tour
hall-after-line = { $fresh } rencontres sur { $all } sont nouvelles.

## Le mur

hall-come-play = Viens jouer !
hall-or-go = Ou va sur
hall-and-type = et tape
hall-here =
    { $here } ici{ $awaited ->
        [0] { "" }
       *[other] , { $awaited } à venir
    }
hall-arriving = Tu arrives ?
hall-then-turn = puis on tourne
hall-then-end = puis c’est fini
hall-screen-tells = Au tour { $round }, ton écran te dit où tu joues.
hall-screen-line = Ton écran te dit où tu joues.
hall-walk-line = Trouve ton prénom, et va à ta table.
hall-finish-move = Finis ton coup : personne ne perd rien quand on tourne.
hall-last-round = C’est le dernier tour.
hall-podium-line =
    { $format ->
        [free] jeu libre
        [rotation] rotation en { $rounds } tours
        [swiss] suisse en { $rounds } rondes
       *[knockout] élimination
    } · { $people } joueurs
hall-sheet-line = Demande la feuille à qui mène.
hall-points-line = 12 points au premier d’une table, 0 au dernier. À égalité, on partage la marche.
hall-close-behind = Et tout près

## Ouvrir une salle

hall-open-title = Ouvrir une salle
hall-open-line = Un code pour tout le monde, une table pour chacun. Pas de compte ; rien ne reste après la séance.
hall-title-label = Son nom
hall-title-hint = CM1 de Mme Roy
hall-names-label = Les prénoms, un par ligne (si tu veux)
hall-names-note =
    { $count ->
        [0] Sans liste, chacun tape son prénom.
        [one] Un prénom sur { $most } au plus.
       *[other] { $count } prénoms sur { $most } au plus.
    }
hall-league-open = Une ligue commencée (le fichier de la dernière fois)
hall-league-read =
    { $count ->
        [one] Ligue lue : une personne.
       *[other] Ligue lue : { $count } personnes.
    }
hall-league-wrong = Ce fichier n’est pas une ligue.
hall-keep = Garder les parties après la fin
hall-keep-note = Chaque écran le dit alors.
hall-open = Ouvrir la salle
hall-key-yours = Ta clé
hall-key-line = Avec elle tu mènes la salle { $code } d’un autre appareil, si celui-ci s’éteint. On ne la montre qu’une fois.
hall-key-print = Imprimer
hall-key-noted = C’est noté
hall-key-title = Mener cette salle
hall-key-more = La clé a huit lettres : elle s’est affichée à l’ouverture de la salle.
hall-key-label = La clé
hall-key-enter = Ouvrir le bureau
hall-key-play = Je viens jouer
