### Les mots de la page. Ceux des jeux sont à côté de leurs règles.

ui-house-away = La maison ne répond pas. On réessaie…
ui-press-stale = Trop tard : c’était déjà joué.
    .voice = Trop tard.
ui-press-false-start = Trop tôt ! Attends de voir.

## Autour de la table : barre, journal, messages, touches

ui-bar-code = table { $code }
ui-sound-now =
    { $on ->
        [on] Son allumé.
       *[off] Son coupé.
    }
ui-side = Pense-bête, journal et messages
ui-log = Ça s’est passé
ui-log-new =
    { $count ->
        [one] { $count } nouveauté
       *[other] { $count } nouveautés
    }
ui-ticker-more =
    { $count ->
        [one] Encore { $count } événement : ouvrir la liste
       *[other] Encore { $count } événements : ouvrir la liste
    }
ui-chat = Messages
ui-chat-unread =
    { $count ->
        [0] Messages
        [one] Messages, { $count } nouveau
       *[other] Messages, { $count } nouveaux
    }
ui-chat-phrases = Petits mots
ui-chat-emoji = Visages
ui-emoji =
    { $emoji ->
        [smile] un sourire
        [love] un visage amoureux
        [wink] un clin d’œil
        [surprised] un visage surpris
        [sad] un visage triste
       *[angry] un visage en colère
    }
ui-chat-field = Écris un mot
ui-chat-send = Envoyer
ui-chat-sit-first = Prends une place pour parler aux autres.
ui-says = { $name } dit :
ui-mute = Ne plus entendre { $name }
ui-muted = Tu n’entends plus { $name }.
ui-unmute = Réécouter
ui-line-broken = Connexion perdue. On revient…
ui-line-back = De retour !
ui-missed =
    { $count ->
        [one] De retour ! Tu as manqué un coup.
       *[other] De retour ! Tu as manqué { $count } coups.
    }
ui-missed-show = Voir
ui-status-stand-in = Un robot joue pour toi.
ui-status-resigned = Un robot finit pour toi.
ui-status-waits = On attend les autres.
ui-status-paused = La table est en pause.
ui-status-watches = Tu regardes
ui-status-full = (toutes les places sont prises)
ui-robots-sit =
    { $count ->
        [one] { $names }, un robot, prend la place libre.
       *[other] { $names }, des robots, prennent les places libres.
    }
ui-robot-stands-in = Un robot joue pour { $name }.
ui-voice-press =
    { $seconds ->
        [one] { $name } : { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } seconde.
       *[other] { $name } : { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } secondes.
    }
ui-voice-time =
    { $seconds ->
        [one] Ton temps : { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } seconde.
       *[other] Ton temps : { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } secondes.
    }
ui-voice-chat = { $name } dit : { $words }
ui-taken-back = Repris.
ui-ask-undo = Reprendre
ui-answer-nothing = Rien sur la table.
ui-answer-nothing-yet = Rien encore.
ui-answer-no-hand = Tu n’as rien en main.
ui-answer-no-clock = Pas d’horloge : prends ton temps.
ui-answer-clock = { $label } { $seconds } s.
ui-answer-no-times = Pas encore de course jugée.
ui-answer-meter = { $count } sur { $of }
ui-answer-playable = { $name } (jouable)
ui-answer-zone = { $name } : { $inside }
ui-answer-count =
    { $count ->
        [0] vide
        [one] une carte
       *[other] { $count } cartes
    }
ui-keys = Les touches
ui-key-turn = À qui le tour ?
ui-key-table = Qu’y a-t-il sur la table ?
ui-key-hand = Mes cartes
ui-key-clock = L’horloge
ui-key-last = Qu’est-ce qui vient de se passer ?
ui-key-times = Les temps de la dernière course
ui-key-log = Le journal
ui-key-sound = Son, oui ou non
ui-key-undo = Reprendre ce que tu as choisi
ui-key-keys = Cette liste
ui-key-tab = D’une zone à l’autre
ui-key-arrows = Dans une zone
ui-key-places = Les boutons sous ta main
ui-key-people = Nommer quelqu’un, quand le jeu le demande
ui-key-me = { $name } (toi)
ui-letters = Les lettres répondent
ui-letters-note = À couper si tu parles à ton appareil.
ui-ask = Que puis-je faire ?
ui-ask-nothing = Rien à faire pour l’instant : regarde bien.
ui-ask-chosen = Tu as choisi : { $words }
ui-ask-any = Touche ce que tu as trouvé
ui-ask-does = { $name } : { $does }
ui-ask-then = { $name }, puis choisis la suite
ui-ask-place = Pièce { $number }
ui-ask-pick =
    { $low ->
        [0] Choisis jusqu’à { $high } pièces, puis « { $send } ».
       *[other] Choisis de { $low } à { $high } pièces, puis « { $send } ».
    }
ui-ask-marks =
    { $count ->
        [one] Pose une marque, puis « { $send } ».
       *[other] Pose { $count } marques, puis « { $send } ».
    }

## La télé

ui-tv-join = Rejoins avec ton téléphone
ui-tv-waiting = On s’installe…
ui-tv-free = Place libre
ui-tv-start = L’hôte lance la partie sur son téléphone.
ui-tv-hide = Cacher mes cartes
ui-tv-show = Montrer mes cartes
ui-tv-left =
    { $count ->
        [0] plus rien
        [one] il en reste une
       *[other] il en reste { $count }
    }
ui-tv-look = Regarde la télé.
ui-tv-earlier = Avant
ui-tv-aim = { $value } ?
ui-tv-turn = À { $name } de jouer.
ui-tv-hidden = Tes cartes sont cachées.
ui-tv-seated = Tu joues sur cet appareil : tes cartes seraient à la télé. Ouvre cette page sur la télé elle-même.
ui-tv-to-table = À ma place
ui-tv-won =
    { $count ->
        [one] { $names } gagne !
       *[other] { $names } gagnent !
    }
ui-tv-verdict =
    { $kind ->
        [tie] Ex æquo en { $time } s : une pièce a choisi { $name }.
        [alone] { $name } : { $time } s.
       *[other] { $name } a été plus rapide : { $time } s.
    }
ui-tv-here = J’ai la télé
ui-tv-here-note = La table est sur la télé, ici seulement ta main.

## Étagère, jeux, salle d’attente, fin, réglages

ui-home = Tablée, retour à l’étagère
ui-close = Fermer
ui-less = Moins
ui-more = Plus
ui-link = Lien
ui-percent = Aa · { $percent } %
ui-ms = { $ms } ms

ui-shelf = L’étagère
ui-to-photos = Jouer avec nos photos
ui-shelf-title = On joue à quoi ?
ui-shelf-line = Prends une boîte. On peut jouer à plusieurs, ou tout de suite avec les robots.
ui-players-short = { $least }–{ $most }
ui-players-word = joueurs
ui-age-short = { $age } ans +
ui-players = { $least } à { $most }
ui-players-exactly =
    { $count ->
        [one] { $count } joueur
       *[other] { $count } joueurs
    }
ui-age = dès { $age } ans
ui-minutes = { $minutes } min
ui-evening-title = Soirée Smileys
ui-evening-line = les { $count } jeux à la suite
ui-evening-games = Les jeux de la soirée
ui-my-way = Mes parties
ui-my-matches = Mes parties
ui-go-on = Reprendre { $game }
ui-join = Rejoindre
ui-join-label = Code de la table
ui-join-hint = Code : KNWJB
ui-open-hall = Ouvrir une salle
ui-join-none = Pas de table { $code }. Vérifie le code.
ui-open-tables = Tables ouvertes
ui-table-of = La table de { $name }
ui-table-code = Table { $code }
ui-table-playing = partie en cours
ui-places-free =
    { $count ->
        [one] { $count } place libre
       *[other] { $count } places libres
    }
ui-watch = Regarder

ui-no-such-game = Ce jeu n’est pas sur l’étagère.
ui-back-to-shelf = Retour à l’étagère
ui-play-now = Jouer maintenant
ui-open-table = Ouvrir une table
ui-learn = Apprendre
ui-how = Comment on joue
ui-all-rules = Toutes les règles
ui-rules = Les règles
ui-rules-of = { $game } : les règles

ui-coming = On arrive à la table…
ui-closed = La table est fermée.
ui-elsewhere = Tu joues dans un autre onglet.
ui-play-here = Jouer ici
ui-name-title = Une partie de { $game } t’attend.
ui-name-ask = Comment tu t’appelles ?
ui-door-title = Cette maison a une porte
ui-door-more = Demande son mot à la personne qui t’invite.
ui-door-word = Le mot de la maison
ui-door-enter = Entrer
ui-name-none = Pas d’idée ? Laisse vide : tu auras le nom d’un animal.
ui-name-full = Toutes les places sont prises : tu pourras regarder.
ui-name-watch = Je viens regarder
ui-name-enter = Je viens jouer

ui-leave = Quitter
ui-places = Autour de la table
ui-places-count = { $taken } sur { $seats }
ui-watchers =
    { $count ->
        [one] { $count } personne regarde.
       *[other] { $count } personnes regardent.
    }
ui-you = toi
ui-on-this-device = sur cet appareil
ui-host = hôte
ui-in-words = table en mots
ui-head-start-of = { $ms } ms d’avance
ui-handicap = À mon allure
ui-handicap-for = À l’allure de { $name }
ui-handicap-mine = Dans les courses, et pour jouer ton tour, tu as :
ui-handicap-has = Dans les courses, et à son tour de jouer, { $name } a :
ui-handicap-usual = le même temps que tous
ui-handicap-times = { $times } × le temps
ui-handicap-proposed = Proposé : { $times } × le temps, d’après les dernières courses à { $runners } : { $won ->
    [one] { $won } gagnée
   *[other] { $won } gagnées
} sur { $races }.
ui-handicap-take = Prendre { $times } ×
ui-handicap-offer = À mon allure : { $times } × proposé
ui-handicap-seen = Tout le monde le voit. C’est écrit dans la partie, et « Vérifier » refait le calcul.
ui-handicap-keep = Garder
ui-ready = là
ui-away = pas là
ui-robot-kind = robot, { $level }
ui-robot-name =
    { $robot ->
       *[rouage] Rouage
        [ressort] Ressort
        [pignon] Pignon
        [piston] Piston
        [boulon] Boulon
        [manivelle] Manivelle
        [bobine] Bobine
        [loupiote] Loupiote
    }
ui-robot-second = { $name } bis
ui-bot-beginner = Débutant
ui-bot-family = Familial
ui-bot-sharp = Futé
ui-bot-merciless = Sans pitié
ui-bot-beginner-promise = à la portée d’un enfant de sept ans
ui-bot-family-promise = à la portée d’un adulte
ui-bot-sharp-promise = vif et attentif
ui-bot-merciless-promise = ne laisse rien passer
ui-robots-ask = Contre quels robots ?
ui-robots-kept = On s’en souvient pour la prochaine fois ; tu peux changer quand tu veux.
ui-robots-chosen = Robots : { $level } · changer
ui-robots-of-play-now = Robots de « Jouer maintenant »
ui-place-free = Place libre
ui-place-invite = Invite quelqu’un, sinon un robot jouera
ui-place-sit = S’asseoir ici
ui-rename = Changer mon nom
ui-make-host = Donner la table à { $name }
ui-get-up = { $name } se lève
ui-remove = Retirer { $name }
ui-somebody-here = Quelqu’un ici, sur cet appareil
ui-somebody-name = Son nom
ui-somebody-add = Ajouter
ui-somebody-line = Vous vous passez l’appareil : un rideau cache les cartes entre deux tours.
ui-other-place = Changer de place
ui-move-here = Je m’assieds là
ui-add-robot = Ajouter un robot
ui-invite = Viens jouer !
ui-invite-line = Scanne, ou tape ce code sur
ui-qr = Code à photographier pour venir à cette table
ui-copy-link = Copier le lien
ui-copied = Copié !
ui-copy-yourself = Le lien est choisi : copie-le.
ui-television = Sur la télé
ui-options = Réglages de la partie
ui-more-options = Plus de réglages
ui-seat-count = Nombre de places
ui-series = Combien de parties
ui-series-free = Tant qu’on veut
ui-series-matches = { $count } parties
ui-series-each = Une par personne
ui-series-points = Jusqu’à { $points } points
ui-race = Quand on va au plus vite
ui-race-usual = Qui est plus rapide, où que ce soit
ui-race-strict = L’appui qui arrive d’abord à la maison
ui-race-unhurried = Sans se presser : on tire au sort
ui-photo-titled = Photo : { $title }
ui-short-option-pace-normal = Normal
ui-short-option-pace-relaxed = Tranquille
ui-short-option-pace-none = Sans
ui-short-option-first-random = Au hasard
ui-short-option-first-host = L’hôte
ui-short-option-first-loser = Qui a perdu
ui-short-option-first-winner = Qui a gagné
ui-first-note = La personne la plus jeune commence ? Choisis son nom.
ui-pace-auto =
    { $people ->
        [1] Automatique (sans)
       *[other] Automatique (normal)
    }
ui-pace-note = Automatique : pas d’horloge pour une personne seule avec des robots.
ui-public = Table ouverte à tous
ui-public-note = elle se voit sur l’étagère
ui-watching = On peut regarder
ui-watching-note = sans voir les cartes de personne
ui-chat-way = Messages entre joueurs
ui-chat-way-free = Libres
ui-chat-way-phrases = Phrases et visages
ui-chat-way-off = Aucun
ui-chat-is-off = À cette table on ne s’écrit pas.
ui-offer = { $name } joue avec la table en mots : entendre une carte prend plus de temps que la voir. Que préférez-vous ?
ui-offer-ask-host = { $name } joue avec la table en mots : la personne qui tient la table peut choisir de jouer sans se presser, ou donner de l’avance.
ui-offer-unhurried = Jouer sans se presser
ui-offer-head-start = Donner { $seconds } s d’avance
ui-offer-is-unhurried = { $name } joue avec la table en mots : on joue sans se presser, la vitesse ne compte pas.
ui-offer-is-given = { $name } joue avec la table en mots et a { $seconds } s d’avance : le temps d’entendre la carte.
ui-head-start = Un peu d’avance pour les petits
ui-sit = Je joue !
ui-start = On commence !
ui-wait-away = On attend { $name }.
ui-wait-host = { $name } va lancer la partie.
ui-wait-robots = Des robots joueront aux places libres.
ui-wait-full-watch = La table est complète : tu regardes. Si une place se libère, tu pourras t’asseoir.
ui-wait-full = Tout le monde est là.

ui-settings = Réglages
ui-theme = Couleurs
ui-theme-day = Jour
ui-theme-night = Nuit
ui-theme-contrast = Contraste
ui-text-size = Taille du texte
ui-language = Langue
ui-while-playing = Pendant le jeu
ui-sound = Sons
ui-sound-note = touche S
ui-turn-sound = M’appeler quand c’est à moi
ui-turn-sound-note = un son doux, si la page est cachée
ui-vibration = Vibrations
ui-vibration-note = quand c’est à toi ; jamais dans une course
ui-robot-talk = Les robots parlent
ui-robot-talk-yes = oui
ui-robot-talk-little = un peu
ui-robot-talk-no = non
ui-read-robots = Lire les robots
ui-read-robots-note = ce qu’ils disent est lu à voix haute
ui-calm = Moins de mouvement
ui-calm-note = les cartes apparaissent sans voler
ui-assistance = Montrer ce qui se joue
ui-assistance-note = les cartes possibles se lèvent
ui-described = La table en mots
ui-described-note = tout se lit et se joue avec des boutons
ui-me = Moi
ui-name = Mon nom
ui-name-kept = C’est noté.
ui-handover = Continuer sur un autre appareil
ui-handover-line = Ouvre ce lien sur l’autre appareil. Il sert une seule fois.
ui-handover-none = Ce lien n’est pas entier. Fais-en un nouveau.
ui-handover-title = Continuer ici ?
ui-handover-more = Cet appareil aura ton nom, tes places et tes parties.
ui-handover-take = Oui, c’est moi
ui-sign-out = Déconnecter mes autres appareils
ui-sign-out-line = Un téléphone perdu ou prêté n’aura plus ton nom, tes places ni tes parties. Ici, rien ne change.
ui-sign-out-yes = Oui, les déconnecter
ui-sign-out-no = Non, les garder
ui-sign-out-done = C’est fait : il ne reste que cet appareil.
ui-forget = M’oublier
ui-forget-line = Ton nom s’efface, et tes parties ne sont plus à toi. Cela ne se reprend pas.
ui-forget-yes = Oui, m’oublier
ui-forget-no = Non, rester

ui-menu = Menu
ui-take-back = Reprendre ma place
ui-pause = Faire une pause
ui-resume = Reprendre la partie
ui-hosting = Tu tiens la table
ui-robot-for = Un robot joue pour { $name }
ui-to-shelf = Retour à l’étagère
ui-to-shelf-line = Ta place t’attend : reviens quand tu veux.
ui-leave-seat = Laisser ma place à un robot
ui-resign = Abandonner
ui-resign-line = Un robot finit pour toi, et tu finis en dernier.
ui-close-table = Fermer la table
ui-close-table-line = La table disparaît pour tout le monde.
ui-rather-not = Plutôt pas

ui-end-won = { $name } gagne !
ui-end-won-you = Tu as gagné !
ui-end-shared = { $names } gagnent ensemble !
ui-end-nobody = La partie est finie.
ui-end-place =
    { $place ->
        [1] Bravo, quelle partie.
        [2] Tu finis deuxième. Bien joué.
        [3] Tu finis troisième. Joli.
       *[other] Tu finis { place-ordinal }. À la prochaine !
    }
ui-end-watched = Belle partie à regarder.
ui-end-several = Bravo, quelle partie.
ui-end-again = On remet ça ?
ui-rematch = La revanche !
ui-next-match = Partie { $number } !
ui-next-game = Ensuite : { $game }.
ui-new-series = Nouvelle série !
ui-end-wait = { $name } peut lancer la revanche.
ui-willing =
    { $count ->
        [one] { $names } veut bien !
       *[other] { $names } veulent bien !
    }
ui-still-here = Encore là : { $names }
ui-other-game = Autre jeu
ui-other-game-title = On change de jeu
ui-see-table = Voir la table
ui-brief = La partie en bref
ui-replay = Revoir
ui-replay-match = Revoir la partie
ui-verify = Vérifier
ui-verify-line = Vérifier : tout le hasard était scellé avant la partie. Refais-le chez toi et compare.
ui-resigned = a abandonné
ui-score-of = Série : { $game }
ui-score-after =
    { $count ->
        [one] Après { $count } partie.
       *[other] Après { $count } parties.
    }
ui-score-of-all = Partie { $done } finie sur { $all }.
ui-score-over = La série est finie.
ui-score-tied = { $names } sont à égalité.
ui-score-match = Partie { $number }
ui-score-total = Total
ui-score-player = Nom

ui-lesson-title = Apprendre { $game }
ui-lesson-continue = Continuer
ui-lesson-skip = Passer
ui-lesson-step = Étape { $step } sur { $steps }
ui-lesson-try = Essaie encore : touche ce qui est levé.
ui-lesson-spot = Presque ! Cherche encore un peu à côté.
ui-lesson-over = Tu sais jouer ! À toi, pour de vrai.
ui-lesson-again = Revoir la leçon
ui-lesson-none = Il n’y a pas encore de leçon pour ce jeu.
ui-lesson-you = Toi
ui-teacher = Le hibou

ui-animal =
    { $seat ->
        [0] Grenouille
        [1] Hibou
        [2] Lapin
        [3] Canard
        [4] Renard
        [5] Chat
        [6] Ours
        [7] Manchot
        [8] Souris
        [9] Hérisson
        [10] Mouton
        [11] Cochon
        [12] Vache
        [13] Écureuil
        [14] Poule
       *[15] Éléphant
    }
ui-animal-dressed =
    { $outfit ->
        [1] { $animal } avec une écharpe
        [2] { $animal } avec des lunettes
       *[3] { $animal } avec un chapeau
    }
ui-animal-clothes = D’autres habits
ui-share = Partager
ui-replay-deal = La donne
ui-replay-unseen = Un coup qu’on ne voit pas d’ici.
ui-replay-line = Avancement de la partie
ui-led = On revoit ensemble
ui-led-begin = Revoir ensemble
ui-led-by = { $name } mène
ui-led-me = Tu mènes
ui-led-take = Mener, moi
ui-led-end = Finir la relecture
ui-led-leave = Ne plus suivre
ui-led-follow = Suivre
ui-led-on = { $name } mène une relecture.
ui-led-about = { $name } montre la partie. Tu peux mener, ou ne plus suivre, quand tu veux.
ui-led-about-me = Tout le monde voit ce que tu montres. Montre une carte : ta main apparaît chez tous.
ui-led-about-watch = { $name } montre la partie. Tu la vois comme du bord de la table.
ui-led-nobody = Personne ne suit encore.
ui-led-you = toi
ui-led-follow-you = { $names } suivez.
ui-led-follow-others =
    { $count ->
        [one] { $names } suit.
       *[other] { $names } suivent.
    }
ui-led-watchers =
    { $count ->
        [one] une personne qui regarde
       *[other] { $count } personnes qui regardent
    }
ui-moments = Moments clés
ui-branch-from =
    { $move ->
        [0] Et si… ? depuis la donne
       *[other] Et si… ? depuis le coup { $move }
    }
ui-branch-over = Elle ne compte dans aucun chiffre. Revois-la, et repars d’où tu veux.
ui-look-back = Revenir en arrière
ui-look-back-of = Comme tu l’as vu · { $game }
ui-look-on = Revenir à la partie
ui-look-on-turn = À toi ! Revenir à la partie
ui-verify-seal = Le sceau, montré à tous :
ui-verify-marks =
    { $mark ->
        [0] rond
        [1] carré
        [2] étoile
        [3] trèfle
        [4] lune
       *[5] triangle
    }
ui-verify-whole = Le sceau entier

## La table

ui-seats = Autour de la table
ui-seat-me = Moi
ui-seat-cards =
    { $count ->
        [0] aucune carte
        [one] une carte
       *[other] { $count } cartes
    }
ui-seat-robot = robot
ui-seat-away = pas là
ui-seat-stand-in = un robot joue
ui-seat-resigned = a abandonné
ui-your-turn = À toi !
ui-title-turn = À toi ! · { $game }
ui-next = Ensuite : { $next }.
ui-next-two = Ensuite : { $next }, puis { $second }.
ui-next-you = toi
ui-time-left =
    { $seconds ->
        [one] { $label } { $seconds } seconde
       *[other] { $label } { $seconds } secondes
    }
ui-actions = Ce que tu peux faire
ui-undo = Reprendre
ui-picked = { $words } { $count }
ui-chosen-what = { $words } { $what }
ui-about = { $name } · { $words }

## Courses et images

ui-unnamed-piece = Image
ui-place-good = trouvée
ui-place-bad = pas changée
ui-no-card = pas de carte
ui-place-empty = place libre
ui-yourself = Toi
ui-it-is-me = C’est moi
ui-before = Avant
ui-after = Après
ui-judging = On regarde qui a appuyé en premier…
ui-judging-slower = C’est noté. On laisse leur temps à ceux qui en ont plus…
ui-pressed = Ta main est posée !
ui-pressed-name = C’est dit !
ui-loupe = Loupe
ui-see-all = Tout voir
ui-both-zoomed = Les deux ensemble, × { NUMBER($scale, maximumFractionDigits: 1) }
ui-claim =
    { $kind ->
        [me] Trouvé !
       *[other] { $name } a trouvé !
    }
ui-cards-left = encore { $count }
ui-picture-coming = L’image arrive…
ui-picture-held = C’est prêt : on attend tout le monde…
ui-picture-how = { $name }. Touche une différence. Au clavier : les flèches visent, Entrée pose un repère, plus et moins agrandissent.
ui-mark = Repère { $number }. Les flèches le déplacent, Suppr l’enlève.
ui-mark-placed = Repère { $number } posé.
ui-mark-removed = Repère { $number } enlevé.
ui-marks-placed =
    { $count ->
        [one] Un repère posé
        [2] Deux repères posés
       *[other] { $count } repères posés
    }
ui-marks-done = Tu peux les déplacer. Puis crie !
ui-marks-left =
    { $count ->
        [0] Passe à la suivante.
        [one] Montre encore une différence.
       *[other] Montre { $count } différences.
    }
ui-steps = Les cartes à comparer
ui-step-title =
    { $way ->
        [up] Voisine du haut
        [right] Voisine de droite
        [down] Voisine du bas
        [left] Voisine de gauche
       *[other] Carte voisine
    }
ui-step =
    { $way ->
        [up] Voisine du haut
        [right] Voisine de droite
        [down] Voisine du bas
        [left] Voisine de gauche
       *[other] Carte voisine
    } : { $due ->
        [0] { $placed ->
            [one] un repère
           *[other] { $placed } repères
        }
       *[other] { $placed } sur { $due }
    }
ui-seconds-left = { $label } { $seconds } s
ui-break = La table est en pause
ui-break-why = On reprend dans un moment, là où on en était.
ui-break-waits =
    { $count ->
        [0] On reprend tout de suite.
        [one] On attend { $names }.
       *[other] On attend : { $names }.
    }
ui-break-over = On reprend
ui-curtain-pass = Passe l’écran à { $name }
ui-curtain-who = Qui regarde ?
ui-curtain-alone = Personne d’autre ne regarde ?
ui-curtain-me = C’est moi, { $name } !
ui-curtain-hidden = Les cartes restent cachées tant que tu n’as pas touché.
ui-why = Pourquoi ?
ui-agreed = D’accord
ui-verdict-line =
    { $kind ->
        [tie] Ex æquo : une pièce a choisi { $name }.
        [me] Tu as été plus rapide.
        [alone] Personne d’autre n’a appuyé.
        [lone] Le seul appui : { $name }.
       *[other] { $name } a été plus rapide.
    }
ui-verdict-title =
    { $kind ->
        [tie] Ex æquo !
        [me] Tu as été plus rapide
        [alone] Ta réaction
        [lone] La réaction de { $name }
       *[other] { $name } a été plus rapide
    }
ui-seconds = { $time } s
ui-travel = trajet de { $travel } ms, pas compté
ui-travel-ours = mesuré par la maison, trajet de { $travel } ms, pas compté
ui-run-head-start = · avance de { $start } ms
ui-run-handicap = · { $time } s comptent pour { $counted } s
ui-verdict-sure = { $apart } s d’écart. C’est plus que le doute, hachuré : c’est sûr.
ui-verdict-tie = Moins que le doute, hachuré : personne ne peut dire qui.
ui-verdict-whole = Tout voir
ui-verdict-how = On compte depuis l’instant où l’image paraît sur ton écran. Une connexion lente ne fait perdre personne.
ui-verdict-again = Revoir la course
ui-verdict-check = Chaque appui est déjà écrit dans la feuille de cette partie : son temps, son trajet, son avance. Tant qu’on joue, la feuille est fermée. À la fin, « Vérifier » refait tous les calculs, celui-ci aussi.
ui-verdict-coin = Alors une pièce, tirée d’avance, { $me ->
        [true] a décidé pour toi
       *[false] a décidé pour { $name }
    }. Jamais l’ordre d’arrivée, jamais la place à table.

# Les petites phrases
phrase-hello = Salut !
phrase-well-played = Bien joué !
phrase-thanks = Merci !
phrase-hurry = Allez, à toi !
phrase-thinking = Je réfléchis…
phrase-oops = Oups !
phrase-again = On en refait une ?
phrase-bye = Au revoir, à bientôt !

# What robots say, each in its own way.
robot-rouage-glad = Comme prévu.
robot-rouage-sorry = J’ai mal compté.
robot-rouage-teased = Je note.
robot-ressort-glad = Youpi !
robot-ressort-sorry = Aïe, aïe…
robot-ressort-teased = Hé ho !
robot-pignon-glad = Ouf, ça tient.
robot-pignon-sorry = Je m’en doutais…
robot-pignon-teased = Pas celle-là !
robot-piston-glad = Et hop !
robot-piston-sorry = Pfff… bien joué.
robot-piston-teased = Je fume un peu.
robot-boulon-glad = Bien.
robot-boulon-sorry = Bon.
robot-boulon-teased = Même pas mal.
robot-manivelle-glad = Tralala !
robot-manivelle-sorry = Fausse note.
robot-manivelle-teased = Bien envoyé !
robot-bobine-glad = Quelle joie !
robot-bobine-sorry = Oh non…
robot-bobine-teased = Tu me fais rougir.
robot-loupiote-glad = J’ai vu clair !
robot-loupiote-sorry = Je m’éteins…
robot-loupiote-teased = Qui, moi ?

## Les parties de la table, pour qui écoute

ui-zone-pile = Cartes
ui-zone-hand = Main
ui-zone-row = Rangée
ui-zone-grid = Grille
ui-zone-scatter = Cartes sur la table
ui-zone-dice = Dés
ui-zone-picture = Image
ui-zone-lines = Lignes
ui-zone-board = Plateau
ui-zone-meter = Avancée
ui-zone-notice = Attention
ui-zone-legend = Pense-bête
ui-zone-words = La table en mots

## Lines
ui-lines-open = Voir les lignes : { $name }

## Pencil and gaps
ui-pencil = Crayon
ui-pencil-private = Choisis une pièce, puis note jusqu’à trois valeurs. Tes notes restent sur cet appareil : personne d’autre ne les voit.
ui-pencil-rub = Gommer
ui-gap-left = Pousser à gauche
ui-gap-right = Pousser à droite
ui-gap-here = Ici !

## L’animal de chacun, et le téléphone qu’on tourne
ui-my-animal = Mon animal
ui-change-animal = Changer d’animal
ui-animal-for = Un animal pour { $name }
ui-animal-taken = Quelqu’un à cette table l’a déjà.
ui-animal-taken-here = Quelqu’un ici l’a déjà.
ui-status-house = La machine de cette table ne répond plus. On attend…
ui-status-store = La maison n’arrive plus à écrire. On attend…
ui-turn-phone = Tourne ton téléphone.

## Conseils
ui-hint-ask = Un conseil ?
ui-hint-short = Conseil
ui-hint-comes = Loupiote réfléchit…
ui-hint-title = Un conseil
ui-hint-close = Fermer le conseil
ui-hint-promise = Je vois ce que tu vois, rien de plus. C’est toi qui choisis.
ui-hint-number = conseil { $number }
ui-hint-bars =
    { $bars ->
        [4] Excellent :
        [3] Bon :
        [2] Possible :
       *[1] Risqué :
    }
ui-hinted = avec conseils
ui-key-hint = Un conseil
ui-speed = Vitesse des robots
ui-speed-calm = Calme
ui-speed-normal = Normale
ui-speed-quick = Vive
ui-solo = Avec les robots
ui-solo-clock = Jouer avec le temps
ui-solo-clock-note = À partir de la prochaine table. Sans cela, une personne seule avec des robots n’a pas d’horloge.

## Le tournant
ui-turning = Le tournant
ui-turning-line = Ta chance de gagner, de { $begins } à { $ends } sur cent
ui-turning-at = Au coup { $move } : { $what }
ui-turning-better = Un tour plus tôt, ceci aurait aidé : { $what }.
ui-turning-close = C’est resté serré jusqu’au bout.
ui-turning-see = Revoir ce coup
ui-easier = Un cran moins fort

## Ce qui se joue par-dessus la table
ui-skip = Touche pour continuer
ui-stamp-yes = Oui !
ui-stamp-no = Non
ui-stamp-you = C’est toi !
ui-stamp-name = { $name } !
ui-tie = Ex æquo !
ui-spot-right = { $name } a deviné ton { $value }
ui-spot-left =
    { $left ->
        [0] Il ne te reste rien de caché.
        [one] Il ne te reste qu’une pièce cachée.
       *[other] Il te reste { $left } pièces cachées.
    }
ui-spot-wrong = Raté !
ui-spot-safe = Ton code tient bon.
ui-end-bubble = On la refait ?

## Des tables sur des jours

ui-away-limit = Un robot joue pour qui s’absente
ui-away-never = jamais
ui-away-minutes = après { $count } min
ui-away-seconds = après { $count } s
ui-rhythm = Rythme
ui-rhythm-note = Sur des jours, personne n’a besoin d’être là : chacun joue quand il vient.
ui-rhythm-live = Tout de suite
ui-rhythm-0 = Quand tu veux
ui-rhythm-1 = 1 jour par tour
ui-rhythm-3 = 3 jours par tour
ui-rhythm-7 = 7 jours par tour
ui-my-tables = Mes tables
ui-my-turns = à toi : { $count }
ui-my-table-turn = À toi !
ui-my-table-theirs = { $name } réfléchit
ui-my-table-others = Les autres réfléchissent
ui-my-table-waiting = Pas encore commencée
ui-my-table-over = Partie terminée
ui-my-table-paused = En pause
ui-my-table-free = quand tu veux
ui-my-table-now = à l’instant
ui-due = jusqu’à
ui-my-table-due = jusqu’à { $date }
ui-my-table-when = { $ago } · { $limit }
ui-my-table-ends = Si personne ne joue, elle ferme { $date }.

## Mes appareils

ui-devices = Mes appareils
ui-device-phone = Téléphone
ui-device-tablet = Tablette
ui-device-computer = Ordinateur
ui-device-other = Appareil
ui-device-here = celui-ci
ui-device-seen = vu le { $date }
ui-device-drop = Déconnecter
ui-handover-qr = Code à photographier avec l’autre appareil
ui-spare = Faire une clé de secours
ui-spare-line = Si tu perds ton seul appareil, une clé écrite sur un papier te rend ton nom, tes places et tes parties. Une nouvelle clé remplace l’ancienne.
ui-spare-title = Tu as une clé de secours ?
ui-spare-label = Clé de secours

# ---- la donne du jour

ui-day = La donne du jour
ui-day-line = contre trois robots
ui-day-played = tu l’as jouée
ui-day-have-played = { $count ->
        [one] { $names } a joué.
       *[other] { $names } ont joué.
    }
ui-day-signs = Étoiles : { $stars }. Ronds bleus : { $dots }. Ronds vides : { $rest }.
ui-day-line-trials = { $unit ->
        [night] douze nuits contre un robot
       *[card] douze cartes contre un robot
    }
ui-day-trial-star = avant le robot
ui-day-trial-dot = après
ui-day-trial-circle = manquée
ui-ghost-run = Course de fantômes
ui-ghost-same = { $unit ->
        [night] Chacun a joué les mêmes douze nuits. Un temps compte depuis l’instant où l’on se réveille sur son écran.
       *[card] Chacun a joué les mêmes douze cartes. Un temps compte depuis l’instant où la carte paraît sur son écran.
    }
ui-ghost-silent = Les fantômes se taisent tant que ta main n’est pas posée.
ui-ghost-none = Pas encore de fantôme. Le robot t’attend.
ui-trial-how = { $how ->
    [star] Avant le robot !
    [dot] Juste, après le robot.
    [wrong] Ce n’était pas ça.
    [missed] Celle-là est passée.
   *[still] Bien vu : rien à prendre.
    }
ui-trial-apart = { $side ->
    [less] { $name } avait { $time } s de moins.
    [more] { $name } avait { $time } s de plus.
   *[level] { $name } avait le même temps.
    }
ui-trial-took = { $name } : { $time } s.
ui-trial-next = La suivante
ui-trial-times = Le temps de chacun
ui-trial-by-card = { $unit ->
        [night] Nuit par nuit
       *[card] Carte par carte
    }
ui-trial-number = { $unit ->
        [night] nuit { $number } sur { $of }
       *[card] carte { $number } sur { $of }
    }
ui-trial-stars = { $count ->
        [one] { $name } : une étoile
       *[other] { $name } : { $count } étoiles
    }
ui-trial-quicker = { $count ->
        [one] Plus rapide que { $name } une fois sur { $of }.
       *[other] Plus rapide que { $name } { $count } fois sur { $of }.
    }
ui-day-see = Voir ma donne
# Être prévenu
ui-push = Me prévenir sur cet appareil
ui-push-line = quand une table à ton rythme t’attend ; jamais de 20 h à 8 h
ui-push-title = C’est joué. { $name } joue à son rythme.
ui-push-title-all = C’est joué. Les autres jouent à leur rythme.
ui-push-ask = Tu peux fermer la page : ta place reste. On te prévient quand c’est à toi ?
ui-push-http = Tu peux fermer la page : ta place reste. Ici la maison parle en http : l’appareil n’y laisse entrer aucun message.
ui-push-off = Tu peux fermer la page : ta place reste. Cette maison n’envoie pas de message.
ui-push-unable = Tu peux fermer la page : ta place reste. Ce navigateur ne sait pas recevoir de message.
ui-push-denied = Tu peux fermer la page : ta place reste. Ce navigateur a retenu que tu ne veux pas de message d’ici.
ui-push-install = Tu peux fermer la page : ta place reste. Sur iPhone et iPad, seule une page installée reçoit des messages.
ui-push-install-how = Touche Partager, puis « Sur l’écran d’accueil », et ouvre Tablée de là : on te le redemandera.
ui-push-promise = Jamais un mot de tes cartes, jamais de rappel.
ui-push-quiet = Silence de 20 h à 8 h.
ui-push-stop = Tu l’arrêtes d’un doigt, dans les réglages ou table par table.
ui-push-yes = Oui, préviens-moi
ui-push-no = Non, je reviendrai
ui-push-tab = Garde l’onglet : son nom et son signe te le disent, et une note si tu veux.
ui-push-back = Ou reviens : « Mes tables » t’attend sur l’étagère.
ui-push-host = Qui tient la maison peut ouvrir un accès https.
ui-push-ok = D’accord
ui-push-note = Une note à mon tour
ui-push-refused = Ton navigateur a dit non. Ses réglages peuvent le changer.
ui-push-table = Me prévenir : { $game }, table { $code }
ui-push-not-http = Ici la maison parle en http : cet appareil ne peut pas être prévenu de ton tour. Le titre de la page et « Mes tables » le disent.
ui-push-not-off = Cette maison n’envoie pas de message quand c’est ton tour.
ui-push-not-unable = Ce navigateur ne sait pas recevoir de message quand c’est ton tour.
ui-push-not-denied = Ce navigateur a retenu que tu ne veux pas de message d’ici. Ses réglages peuvent le changer.
ui-push-not-install = Sur iPhone et iPad, seule une page installée peut te prévenir de ton tour : touche Partager, puis « Sur l’écran d’accueil ».
ui-picture-keep = Garder cette image
ui-picture-keep-now = Garder
ui-picture-name = Donne-lui un nom
ui-picture-example = Le marché de dimanche
ui-picture-kept-as = Gardée : { $name }
ui-picture-drop = Ne plus la garder
ui-picture-drop-name = Ne plus garder { $name }
ui-picture-named = « { $name } »
ui-picture-chosen = Une image gardée
ui-pictures-kept = Mes images
ui-pictures-kept-line = { $count } sur { $most }. Choisis-les à une table, parmi ses images.
ui-same-picture = La même image
ui-picture-of-the-box = Jouer avec une image de la boîte
