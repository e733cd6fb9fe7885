## Les mots de la maison, en français.

seat-number = Place { $number }

# Pourquoi un coup est refusé, quand il n’y a pas besoin du jeu pour le dire
refused-no-such-move = Ce coup n’existe pas.
refused-no-such-seat = Cette place n’existe pas à cette table de { $seats }.
refused-no-such-clock = Aucun délai n’est écoulé.
refused-over = La partie est finie.
refused-not-now = Tu n’as rien à faire pour l’instant.
refused-table-only = Seul le temps joue ce coup.

# Continuer pour les places
vote-on = Continuer pour les places
vote-enough = S’arrêter là
vote-time-over = Le temps de répondre est écoulé
vote-asked = Les autres continuent-ils pour les places ?
vote-hint = Comme tu veux : la victoire est prise, il reste les autres places.
vote-voted =
    { $on ->
        [yes] { $by } veut continuer.
       *[no] { $by } préfère s’arrêter.
    }
    .short = Vote
vote-voted-you =
    { $on ->
        [yes] Tu veux continuer.
       *[no] Tu préfères t’arrêter.
    }
vote-decided =
    { $on ->
        [yes] Les autres continuent pour les places.
       *[no] La partie s’arrête là.
    }

# Les options de tous les jeux
option-first = Qui commence
option-first-random = tiré au sort
option-first-host = l’hôte
option-first-loser = qui a perdu la dernière partie
option-first-winner = qui a gagné la dernière partie
option-pace = Rythme des horloges
option-pace-normal = normal
option-pace-relaxed = tranquille, deux fois plus long
option-pace-none = aucune, là où la règle le permet
option-pace-days = à son rythme, sur des jours
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
cli-you = Toi
cli-which-game = Quel jeu ? Un nombre de 1 à { $most }, ou q pour arrêter.
cli-prompt = Un nombre pour choisir, 0 pour revenir, ? pour revoir la table, q pour arrêter.
cli-not-understood =
    { $most ->
        [0] Il n’y a rien à choisir pour l’instant.
        [1] Tape 1, ou q pour arrêter.
       *[other] Tape un nombre de 1 à { $most }, ou q pour arrêter.
    }
cli-too-late = Trop tard : ce choix n’est plus là.
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
cli-goodbye = Au revoir, et merci d’avoir joué.
cli-recorded = La partie est gardée dans { $file }.
cli-commitment = Engagement sur les cartes : { $hash }
cli-verified = Cet enregistrement de { $game } est juste : { $moves } messages, tous permis, et un hasard conforme.
cli-seeded = Son hasard vient d’une graine connue d’avance : rien n’avait été engagé.
cli-committed = Le secret est bien celui qui était engagé avant la donne : { $hash }
cli-not-verified = Cet enregistrement n’est pas juste : { $why }
cli-game-whole = { $package } est un jeu complet.

# Images et impression
house-line = Neuf jeux, une table
pictures-title = Toutes les images de Tablée
pictures-made = { $count } images dans { $folder }. Ouvre { $page } pour les regarder.
pictures-progress = On dessine
pictures-sheets = On range
pictures-missing = Il manque de quoi dessiner : pip install tablee
pictures-pack-smileys = Smileys
pictures-pack-boxes = Les boîtes
pictures-pack-house = La maison
pictures-theme-day = jour
pictures-theme-night = nuit
pictures-theme-contrast = contraste élevé
print-front = recto
print-back = verso
print-how = imprimer à 100 %, recto verso, retourné sur le bord long
print-ruler = { $length } mm quand c’est imprimé à 100 %
print-made = { $pages } pages dans { $file }. Imprime-les à 100 %, recto verso, en retournant sur le bord long.
print-progress = On dessine les cartes
print-missing = Il manque de quoi imprimer : pip install "tablee[print]"
print-nothing = { $game } n’a pas d’images à imprimer.
print-no-world = Il n’y a pas de monde { $world } pour composer des images. Il y a : { $worlds }.

# Les feuilles d’une salle
sheet-free = Jeu libre
sheet-rotation = Rotation
sheet-swiss = Suisse
sheet-knockout = Élimination
sheet-format =
    { $rounds ->
        [0] { $format }, tables de { $size }
        [1] { $format } en un tour, tables de { $size }
       *[other] { $format } en { $rounds } tours, tables de { $size }
    }
sheet-date =
    { $weekday ->
        [0] lundi
        [1] mardi
        [2] mercredi
        [3] jeudi
        [4] vendredi
        [5] samedi
       *[6] dimanche
    } { $day ->
        [1] 1er
       *[other] { $day }
    } { $month ->
        [1] janvier
        [2] février
        [3] mars
        [4] avril
        [5] mai
        [6] juin
        [7] juillet
        [8] août
        [9] septembre
        [10] octobre
        [11] novembre
       *[12] décembre
    }
sheet-people =
    { $people ->
        [one] un joueur
       *[other] { $people } joueurs
    }
sheet-matches =
    { $matches ->
        [0] aucune partie
        [one] une partie
       *[other] { $matches } parties
    }
sheet-meetings =
    { $meetings ->
        [0] aucune rencontre
        [one] une rencontre
       *[other] { $meetings } rencontres
    }
sheet-place = Place
sheet-name = Prénom
sheet-round = Tour { $round }
sheet-table = Table au tour { $round }
sheet-tables = Les nombres sous les tours sont ceux des tables.
sheet-points = Points
sheet-earlier = Avant
sheet-handicap = Allure
sheet-played = Parties
sheet-met = Rencontres
sheet-together = Ensemble
sheet-sums = Ensemble : { $matches }, { $meetings }
sheet-games = Jeux : { $games }
sheet-scale = 12 points au premier d’une table, 0 au dernier, à pas égaux ; les ex æquo partagent.
sheet-seal = Sceau { $seal }
sheet-label = Vise avec l’appareil photo

# Scènes : ce qu’a toute table
scene-seat = { $seat }
scene-pile = Pioche
scene-discard = Talon
scene-hand = Tes cartes
scene-legend = Pense-bête
scene-place =
    { $place ->
        [1] Gagne !
        [2] Deuxième
        [3] Troisième
        [4] Quatrième
        [5] Cinquième
        [6] Sixième
        [7] Septième
        [8] Huitième
        [9] Neuvième
       *[other] Dixième
    }
    .short =
        { $place ->
            [1] n° 1
           *[other] { $place }e
        }
place-ordinal =
    { $place ->
        [1] en premier
        [2] deuxième
        [3] troisième
        [4] quatrième
        [5] cinquième
        [6] sixième
        [7] septième
        [8] huitième
        [9] neuvième
       *[other] dixième
    }
scene-over = La partie est finie.
scene-turn-of = { $seat } réfléchit…
scene-choose = À toi de choisir.
scene-wait = Un instant.

# Ce que décident les horloges : avant le temps qui reste
clock-turn = À { $by } de jouer
clock-turn-you = À toi de jouer
clock-vote = On décide dans
clock-left = Temps restant

# Tables : pourquoi rien ne se fait, et ce que dit la table
house-bad-setup = Cette table ne peut pas être ouverte : { $reason }
house-unknown = Ce message n’est pas compris.
house-seat-taken = La place est prise.
house-between-matches = Seulement entre deux parties.
house-sit-first = Prends d’abord une place.
house-device-full = On joue à { $most } au plus sur un appareil.
house-not-playing = Aucune partie n’est en cours.
house-no-such-bot = Ce robot n’existe pas ; il y a : { $names }.
house-nobody-there = Personne n’est assis là.
house-host-only = Seul l’hôte peut faire cela.
house-not-your-seat = Ce n’est pas ta place.
house-led = Quelqu’un mène déjà.
house-nobody-leads = Personne ne mène.
house-not-alone = C’est pour qui joue sans autre personne.
house-no-hints = Ce jeu n’a pas de conseils.
house-no-hint = Rien à conseiller pour l’instant.
house-being-made = Une image nouvelle se prépare… Encore quelques secondes, et cela commence.
house-picture-blank = L’image de cette partie ne peut plus être dessinée : ses cartes sont blanches, les coups restent.
house-picture-gone = Cette image n’est plus gardée : choisis-en une autre.
house-hint-failed = Le conseil n’est pas venu à temps. Tu peux le redemander.
house-hint-waits = Un conseil arrive déjà.
house-paused = La table est en pause.
house-held = Un instant : des images sont encore en route.
house-waits-picture = On attend l’image de { $by }…
house-waits-picture-you = Ton image arrive… Tout le monde t’attend.
house-own-picture = Ton image arrive…
house-waits-pictures = On attend les images de { $count } personnes…
house-picture-late = Ton image arrive… La recherche a commencé ; ton temps compte dès que tu la vois.
house-resigned = Tu as abandonné ; un robot joue à ta place.
house-stale = La table avait changé : regarde à nouveau.
house-too-fast = Pas si vite.
house-nothing-said = Une chose à la fois.
house-chat-off = À cette table on ne s’écrit pas.
house-phrases-only = À cette table on ne s’écrit que des phrases toutes faites et des visages.
house-store-away = Impossible de l’écrire pour l’instant ; rien n’est perdu. Réessaie dans un moment.
house-closed = La table est fermée.
house-stopping = La maison redémarre : tu reviens dans un instant.
house-unreachable = La machine de cette table ne répond pas pour l’instant. Tu reviens dans un moment.

# La maison en serveur
house-evening-name = Une soirée de smileys
house-evening-about = Les cinq jeux de smileys l’un après l’autre, avec des points.
house-guest-frog = Grenouille
house-guest-owl = Hibou
house-guest-rabbit = Lapin
house-guest-duck = Canard
house-guest-fox = Renard
house-guest-cat = Chat
house-guest-bear = Ours
house-guest-penguin = Manchot
house-guest-mouse = Souris
house-guest-hedgehog = Hérisson
house-guest-sheep = Mouton
house-guest-pig = Cochon
house-guest-cow = Vache
house-guest-squirrel = Écureuil
house-guest-hen = Poule
house-guest-elephant = Éléphant
house-web-address-full = Trop de tables sont ouvertes depuis ton réseau. Fermes-en une, ou attends que celles où personne n’est assis disparaissent.
house-web-bad-request = Impossible à comprendre : { $reason }
house-web-busy = La table a beaucoup à faire. Réessaie dans un moment.
house-web-doors-closed = On n’ouvre pas de nouvelle table en ce moment.
house-web-fault = Quelque chose s’est mal passé dans la maison. C’est noté.
house-web-foreign = Cette demande ne vient pas d’une page de cette maison.
house-web-forgotten = Te voilà oublié, comme demandé. Au revoir !
house-web-signed-out = Tu as déconnecté tes autres appareils.
house-web-full = Il n’y a plus de place pour une table.
house-web-link-over = Ce lien a déjà servi, ou son temps est passé. Fais-en un nouveau.
house-web-no-such-device = Tu n’as pas d’appareil de ce nom.
house-web-no-push = Cette maison n’envoie pas de message aux appareils.
house-web-bad-push = Ce navigateur ne peut pas être prévenu : la maison ne parle pas à son service de messages.
house-web-no-client = Cette maison n’a pas encore de pages. Qui la tient écrit : make play
house-web-no-replay = Cette partie ne peut pas être revue : elle suit d’anciennes règles.
house-web-no-such-game = Ce jeu n’est pas ici.
house-web-no-such-lesson = Il n’y a pas encore de leçon pour ce jeu.
house-web-no-such-picture = Cette image n’existe pas.
house-web-no-picture = Cette partie n’a pas d’image à garder.
house-web-picture-name = Donne un nom à cette image.
house-web-pictures-full = Tu gardes { $most } images, ou la maison n’a plus de place : supprimes-en une d’abord.
house-web-no-kept-picture = Cette image n’est pas parmi celles que tu gardes.
house-web-no-record = Ce n’est pas la partie entière d’un de ces jeux.
house-web-no-such-record = Cette partie n’est pas parmi les tiennes.
house-day-table = C’est la donne du jour : on y joue, et rien d’autre.
house-branch-table = Cette partie repart d’une autre : on y joue, et rien d’autre.
house-web-no-branch = On ne peut pas repartir de là : la partie était finie, ou c’est un jeu où l’on peut être premier.
house-web-look-later = Pas maintenant : on peut revenir en arrière quand rien ne presse.
house-web-day-open = Ce jour n’est pas fini : son sceau s’ouvre demain.
house-web-day-over = Ce jour est fini. Une nouvelle donne t’attend.
house-web-day-played = Tu as déjà joué cette donne. Encore une fois, ce sera pour rire.
house-web-play-first = Joue d’abord ta donne : les résultats des autres s’ouvrent après.
house-web-no-such-day = Il n’y a pas de donne à ce jour.
house-web-no-such-league = Ces soirées ne sont pas les tiennes.
house-web-no-evening = Une soirée : deux parties le même jour, à deux au moins.
house-web-too-many-leagues = { $most } comptes de soirées, c’est assez : quittes-en un d’abord.
house-web-league-name = Nos soirées
house-web-no-such-link = Ce lien a été retiré, ou il est trop ancien.
house-web-no-such-route = Il n’y a rien ici.
house-web-door-shut = Cette maison a une porte : il faut son mot pour entrer.
house-web-wrong-word = Ce n’est pas le mot de cette maison.
house-web-name-refused = Ce nom n’est pas accepté dans cette maison. Choisis-en un autre.
house-web-no-such-table = Aucune table n’a ce code.
house-web-no-token = Seul qui tient la maison peut faire cela.
house-web-nobody = Dis-nous d’abord ton nom.
house-web-not-json = Ce n’est pas un message.
house-web-not-ready = La maison n’est pas prête.
house-web-shown-out = Trop de choses incompréhensibles sont venues d’ici.
house-web-table-broken = Cette table est illisible. C’est noté.
house-web-record-seats = Cette partie a { $seats } places : il faut dire qui avait chacune, ou aucune.
house-web-record-unsealed = Cette partie n’a pas de sceau : seule une partie jouée jusqu’au bout à une table en a un.
house-web-too-long = C’est trop long : { $most } octets au plus.
house-web-too-many = C’était trop souvent. Réessaie dans un moment.
house-web-too-slow = C’était trop long à arriver.
house-ready-full = Le disque est plein : fais de la place, et la maison reprend d’elle-même.
house-ready-disk = Le disque ne lit ou n’écrit plus : regarde le journal de la machine.
house-ready-damaged = Ce qui est gardé est abîmé : arrête la maison, copie son dossier et relance-la, ou remets une sauvegarde.
house-ready-busy = Un autre programme tient ce qui est gardé : arrête-le, et la maison reprend d’elle-même.
house-ready-rights = La maison ne peut pas écrire ce qu’elle garde : regarde à qui est son dossier, et ses droits.
house-ready-refused = La base de données n’ouvre pas à la maison : regarde son nom, l’utilisateur et le mot de passe.
house-ready-crowded = La base de données a trop à faire ; la maison reprend d’elle-même.
house-ready-away = La base de données ne répond pas : regarde si elle tourne et si on peut la joindre.
house-serve-open = La maison est ouverte : { $address }
house-serve-network = Les autres, sur ton réseau, entrent par ici : { $address }
house-serve-beacon = La donne du jour suit un tirage public : une fois par jour, la maison interroge ses relais.
house-serve-token = La clé de qui tient la maison : { $token }
push-played = { $by } a joué. À toi !
push-played-robot = { $by } a joué. À toi !
push-turn = À toi !
push-several = { $n } tables t’attendent.
house-serve-push = Des messages scellés sortent de la maison, vers les appareils qui ont demandé qu’on les prévienne. --push off les retient.
house-serve-missing = Il manque de quoi ouvrir la maison : pip install tablee
house-serve-no-workers = Plusieurs processus (--workers) demandent Linux ou macOS : ce système ne sait pas passer une connexion d’un processus à l’autre. Sans --workers, la maison tourne dans un seul.
house-think-open = Les robots réfléchissent ici, { $count } à la fois.

# La salle : pourquoi rien ne se fait
house-hall-leader-only = Seule la personne qui mène la salle peut faire cela.
house-hall-not-in = Entre d’abord dans la salle.
house-hall-no-such-person = Personne n’a ce numéro dans la salle.
house-hall-no-such-room = Aucune salle n’a ce code.
house-hall-door-shut = La porte de la salle est fermée. Demande à la personne qui mène.
house-hall-not-listed = Ce nom n’est pas sur la liste. Demande à la personne qui mène.
house-hall-name-taken = Ce nom est déjà pris. Demande à la personne qui mène.
house-hall-full = La salle est pleine.
house-hall-too-many = Trop de salles sont ouvertes. Réessaie plus tard.
house-hall-in-a-round = Seulement entre deux tours.
house-hall-not-seated = Mêle d’abord les tables.
house-hall-not-playing = Aucun tour n’est en cours.
house-hall-not-paused = La salle n’est pas en pause.
house-hall-too-few = Il n’y a pas assez de monde pour ce jeu.
house-hall-all-played = C’était le dernier tour. Change la formule pour en jouer d’autres.
house-hall-table-full = Cette table est complète.
house-hall-no-seat = Aucune place n’est libre à cette table pour l’instant.
house-hall-not-shown = Cette main n’est pas montrée.
house-hall-table = C’est la salle qui s’occupe de cette table.
house-hall-paused = La salle est en pause.
house-hall-muted = Tu ne peux pas écrire pour l’instant.
house-hall-wrong-key = Ce n’est pas la clé de cette salle.
house-hall-removed = Tu n’es plus dans la salle.
house-hall-freed = Choisis ton nom à nouveau.
house-hall-left = Tu as quitté la salle. À bientôt !
house-hall-closed = La séance est finie : rien ne reste.
house-hall-closed-kept = La séance est finie.

# Ce que garde une maison : mis à jour, copié ailleurs
store-missing = Il manque de quoi parler à PostgreSQL : pip install "tablee[cluster]"
store-migrated = De la version { $before } à la version { $now } : c’est fait.
store-salvaged = Ce que garde cette maison était abîmé ; ce qui pouvait se lire est gardé. Perdu : { $tables } tables, { $records } parties. Ramenées à un moment d’avant : { $shortened } tables. Le fichier abîmé est toujours là : { $aside }
store-salvaged-key = La clé est perdue aussi : chacun doit redire son nom.
store-newest = La version { $now } est la plus récente : rien à faire.
store-copied =
    { $count ->
        [0] Il n’y avait rien à copier.
        [one] Tout est copié : une ligne.
       *[other] Tout est copié : { $count } lignes.
    }
store-backed-up = Tout est copié dans { $to } : { $tables } tables ouvertes, { $rows } lignes de journal, { $records } parties.
store-copy-tables = tables
store-copy-journal = journal
store-copy-people = noms
store-copy-records = parties
store-copy-claims = qui peut les voir
store-copy-players = qui les a jouées
store-copy-links = liens vers des parties
store-copy-chat = discussions
store-copy-house = clés
store-copy-slow_tables = tables sur des jours
store-copy-sitting = qui y est assis
store-copy-devices = appareils
store-copy-spare_keys = clés de secours
store-copy-days = donnes du jour
store-copy-runs = essais du jour
store-copy-sums = sommes de parties
store-copy-deeds = timbres rares
store-copy-leagues = comptes de soirées
store-copy-league_people = qui les joue
store-copy-evenings = leurs parties
store-copy-moments = moments clés
store-copy-halls = salles
store-copy-hall_rows = ce qui s’est passé dans les salles
store-copy-pushes = appareils à prévenir

# Une partie finie : trois choses à raconter, et si tout fut honnête
fact-minutes =
    { $count ->
        [one] La partie a duré { $count } minute
       *[other] La partie a duré { $count } minutes
    }
fact-seconds =
    { $count ->
        [one] La partie a duré { $count } seconde
       *[other] La partie a duré { $count } secondes
    }
fact-moves =
    { $count ->
        [one] { $count } coup joué
       *[other] { $count } coups joués
    }
fact-quickest = Geste éclair : { $by }, { $seconds },{ $part } s
    .strong = { $seconds },{ $part } s
fact-quickest-you = Geste éclair : toi, { $seconds },{ $part } s
    .strong = { $seconds },{ $part } s
fact-longest =
    { $count ->
        [one] La plus longue réflexion : { $by }, { $count } seconde
       *[other] La plus longue réflexion : { $by }, { $count } secondes
    }
    .strong =
        { $count ->
            [one] { $count } seconde
           *[other] { $count } secondes
        }
fact-longest-you =
    { $count ->
        [one] La plus longue réflexion : toi, { $count } seconde
       *[other] La plus longue réflexion : toi, { $count } secondes
    }
    .strong =
        { $count ->
            [one] { $count } seconde
           *[other] { $count } secondes
        }
fact-busiest = Le plus de coups : { $by }, avec { $count }
    .strong = { $by }
fact-busiest-you = Le plus de coups : toi, avec { $count }
    .strong = toi

# Sur le podium : avec quoi chacun finit
caption-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
caption-series-points =
    { $count ->
        [one] { $count } point en série
       *[other] { $count } points en série
    }
caption-cards =
    { $count ->
        [0] aucune carte
        [one] { $count } carte
       *[other] { $count } cartes
    }
caption-tied =
    { $count ->
        [0] aucune carte, à égalité
        [one] { $count } carte, à égalité
       *[other] { $count } cartes, à égalité
    }
caption-first = tout joué en premier
caption-behind = juste derrière
caption-later = un peu plus tard
caption-turns =
    { $count ->
        [1] un tour après
        [2] deux tours après
        [3] trois tours après
       *[other] { $count } tours après
    }
caption-stayed = en jeu jusqu’au bout
caption-out-first = hors jeu en premier
caption-out = hors jeu ensuite

# Si tout fut honnête
day-picture-stars = { $stars } sur { $of }
day-picture-played = J’ai joué !
day-picture-turns = { $count ->
        [one] en un tour
       *[other] en { $count } tours
    }
day-picture-median = main posée en { $seconds },{ $part } s
day-weekday = { $number ->
        [0] lundi
        [1] mardi
        [2] mercredi
        [3] jeudi
        [4] vendredi
        [5] samedi
       *[6] dimanche
    }
day-month = { $number ->
        [1] janvier
        [2] février
        [3] mars
        [4] avril
        [5] mai
        [6] juin
        [7] juillet
        [8] août
        [9] septembre
        [10] octobre
        [11] novembre
       *[12] décembre
    }
verify-day = La donne vient bien de la clé de ce jour-là, et de rien d’autre.
verify-day-not = La donne ne vient pas de la clé de ce jour.
verify-before = Le mélange était fixé avant la donne : le secret est bien celui qui était promis.
verify-before-not = Le secret n’est pas celui qui était promis avant la donne.
verify-during =
    { $presses ->
        [0] Rejouée, la partie donne la même chose : { $moves } coups, tous dans les règles, chaque carte et chaque dé selon le mélange promis.
       *[other] Rejouée, la partie donne la même chose : { $moves } coups dans les règles, { $presses } appuis jugés de même, chaque carte et chaque dé selon le mélange promis.
    }
verify-during-not = Rejouée, la partie ne donne pas la même chose.
verify-after = Le sceau est intact : rien n’a changé depuis.
verify-after-not = Le sceau est brisé : quelque chose a été changé après coup.

# Le laboratoire
lab-missing = Il manque de quoi ouvrir le laboratoire : pip install "tablee[lab]"
lab-progress = On joue
lab-live = { $rates } % · { $moves } coups
lab-live-pairs = { $settled } paires décidées sur { $pairs }
lab-title =
    { $games ->
        [one] { $game }, à { $seats }, une partie
       *[other] { $game }, à { $seats }, { $games } parties
    }
lab-percent = { $number } %
lab-game = Jeu
lab-seat = Place
lab-seats = Places
lab-bot = Robot
lab-wins = Victoires (intervalle à 95 %)
lab-wins-percent = Victoires, %
lab-turn = Dans l’ordre
lab-begins = commence
lab-plays-later = n° { $place }
lab-fair = si cela ne comptait pas
lab-measure = Durée
lab-median = Médiane
lab-mean = Moyenne
lab-most-lie = 90 % entre
lab-moves = Coups
lab-matches = Parties
lab-seconds = Secondes
lab-minutes = Minutes
lab-lead-changes = Changements de tête
lab-dead-ends = Impasses
lab-happening = Règle
lab-per-match = Fois par partie
lab-in-matches = Dans combien de parties
lab-players = Joueurs
lab-kept = Toutes les parties sont dans { $file }.
lab-plotted = Les courbes sont dans { $folder }.
lab-player = Joueur
lab-all = tous
lab-rating = niveau
lab-pair-settled = { $one } contre { $other } : décidé après { $games } parties.
lab-pair-open = { $one } contre { $other } : { $games } parties, pas encore la précision voulue.
train-progress = Apprentissage
train-strength = victoires contre { $found }
train-generation = Génération
train-done = Les poids sont dans { $file }, la courbe de leur force dans { $folder }.
balance-title = Équilibre
balance-about =
    Écrit par `tablee balance`, d’après { $games } parties de robots simples à chaque sorte de table. *Qui commence* dit ce que vaut de commencer : en points, au-dessus ou au-dessous d’une part égale des victoires, avec l’intervalle à 95 %. *Coups* donne la médiane et, entre parenthèses, où sont neuf parties sur dix ; les *minutes* sont celles de robots, qui réfléchissent une seconde environ. Une *impasse* s’arrête sans que personne n’arrive au but. Ce qui n’est sûrement pas le hasard (trois erreurs types) est en **gras**.
balance-glance = D’un coup d’œil
balance-first-wins = Qui commence
balance-first-even = Commencer n’apporte rien qui se voie, à aucune table.
balance-first-good = Commencer est un avantage : jusqu’à { $points } points, à { $seats }.
balance-first-bad = Commencer est un désavantage : jusqu’à { $points } points, à { $seats }.
balance-plot-first = Ce que vaut de commencer, en points
balance-plot-moves = Coups
balance-switches = Ce que change chaque règle maison, à { $seats } :
balance-no-change = Sans effet sur les robots : { $switches }.
balance-house-rule = Règle maison
balance-first-change = Qui commence
balance-moves-change = Coups
balance-minutes-change = Minutes
balance-leads-change = Changements de tête
balance-dead-ends-change = Impasses, points
balance-open-all = Ce que les notices laissent ouvert
balance-open = Laissé ouvert par la notice : { $name } (`{ $switch }`)
balance-open-people = Les minutes sont celles des gens, à { $seconds } secondes par coup ; tous les chiffres avec leur intervalle à 95 %.
balance-open-clock = Les minutes sont celles de l’horloge de la table ; tous les chiffres avec leur intervalle à 95 %.
balance-open-rule = On joue avec le premier choix. Un autre est conseillé là où le nôtre mène à coup sûr à une impasse dans plus d’une partie sur cent.
balance-open-rule-length = On joue avec le premier choix. Un autre est conseillé là où le nôtre mène à coup sûr à une impasse dans plus d’une partie sur cent, ou là où l’autre est à coup sûr plus près des { $minutes } minutes de la notice.
balance-open-minutes = minutes
balance-advised = Conseil
balance-open-advice = Conseil : **{ $value }** à { $seats }.
balance-open-kept = Conseil : **{ $value }**, comme nous jouons ; les données ne donnent aucune raison d’en changer.
balance-written = Le rapport est { $file }.

## Où en est une table, en quelques mots

house-far-laid =
    { $count ->
        [one] { $count } carte posée
       *[other] { $count } cartes posées
    }
house-far-won =
    { $count ->
        [one] { $count } carte gagnée
       *[other] { $count } cartes gagnées
    }
house-far-turn = tour { $turn }
house-far-night = nuit { $night }

# Les photos qu’on apporte
photo-too-large = Ce fichier est trop gros : { $most } Mo au plus.
photo-no-file = Ce n’est pas un fichier de photo de Tablée, ou il est abîmé.
photo-too-many-files = Il y a trop de choses dans ce fichier : { $most } au plus.
photo-strange-file = Il y a dans ce fichier quelque chose qui n’a rien à y faire.
photo-file-twice = La même chose est deux fois dans ce fichier.
photo-file-missing = Il manque quelque chose dans ce fichier : { $file }.
photo-unpacks-too-large = Ce fichier devient beaucoup trop gros quand on l’ouvre.
photo-bad-list = La liste des cartes de ce fichier ne se lit pas ({ $reason }).
photo-newer = Ce fichier vient d’une maison plus récente que celle-ci.
photo-card-count = Il y a { $count } cartes dans ce fichier, il en faut { $cards }.
photo-no-title = Donne un titre à la photo.
photo-no-name = Dis en un mot ce qui change sur cette carte.
photo-same-name = Une autre carte s’appelle déjà « { $name } ».
photo-no-picture = Ce n’est pas une image WebP, JPEG ou PNG.
photo-broken-picture = Cette image est abîmée.
photo-moves = Cette image bouge : il en faut une qui reste immobile.
photo-wrong-size = L’image n’a pas la bonne taille : { $width } sur { $height } pixels.
photo-outside = Ce qui change dépasse du bord de la photo.
photo-bad-cards = { $count ->
        [one] Une carte ne va pas encore.
       *[other] { $count } cartes ne vont pas encore.
    }
photo-nothing = Rien ne change sur cette carte.
photo-too-small = C’est trop petit : à peu près { $side } pixels de côté, il en faut { $least }.
photo-too-big = C’est trop grand : à peu près { $side } pixels de côté, { $most } au plus.
photo-too-thin = C’est trop mince pour qu’on le voie.
photo-several-places = La carte change à { $count } endroits : il en faut un seul.
photo-hue-only = On ne le voit que par la couleur : rends-le plus clair ou plus sombre.
photo-too-near = C’est trop près de « { $other } ».
photo-house-full = Il n’y a plus de place pour une photo dans cette maison. Supprimes-en une.
photo-gone = Cette photo n’est pas ici, ou elle a été supprimée.
photo-deleted = La photo a été supprimée.
photo-many-nodes = Cette maison a plusieurs machines : elle ne garde pas de photos.
photo-by-ear = Quelqu’un joue ici à l’oreille, et une photo ne se raconte pas. Choisis une autre image.
photo-print-how = imprimer à 100 %, d’un seul côté
photo-print-key = Ce qui change, carte après carte, dans l’ordre des pages :
photo-not-in-a-room = Dans une salle, on ne joue pas sur des photos.
photo-removed = La photo et ses cartes sont supprimées.
photo-none = Il n’y a pas de photo dans cette maison.
photo-not-shared = Une partie jouée sur une photo reste dans la maison : il n’y a pas de lien.
photo-elsewhere = Une partie jouée sur une photo reste dans la maison où elle a été jouée.
