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
house-paused = La table est en pause.
house-resigned = Tu as abandonné ; un robot joue à ta place.
house-stale = La table avait changé : regarde à nouveau.
house-too-fast = Pas si vite.
house-nothing-said = Une chose à la fois.
house-store-away = Impossible de l’écrire pour l’instant ; rien n’est perdu. Réessaie dans un moment.
house-closed = La table est fermée.
house-stopping = La maison redémarre : tu reviens dans un instant.

# La maison en serveur
house-evening-name = Une soirée de smileys
house-evening-about = Les cinq jeux de smileys l’un après l’autre, avec des points.
house-guest-frog = Grenouille { $number }
house-guest-owl = Hibou { $number }
house-guest-rabbit = Lapin { $number }
house-guest-duck = Canard { $number }
house-guest-fox = Renard { $number }
house-guest-cat = Chat { $number }
house-guest-bear = Ours { $number }
house-guest-penguin = Manchot { $number }
house-guest-mouse = Souris { $number }
house-guest-hedgehog = Hérisson { $number }
house-web-bad-request = Impossible à comprendre : { $reason }
house-web-busy = La table a beaucoup à faire. Réessaie dans un moment.
house-web-doors-closed = On n’ouvre pas de nouvelle table en ce moment.
house-web-fault = Quelque chose s’est mal passé dans la maison. C’est noté.
house-web-foreign = Cette demande ne vient pas d’une page de cette maison.
house-web-forgotten = Te voilà oublié, comme demandé. Au revoir !
house-web-full = Il n’y a plus de place pour une table.
house-web-link-over = Ce lien a déjà servi, ou son temps est passé. Fais-en un nouveau.
house-web-no-such-picture = Cette image n’existe pas.
house-web-no-such-record = Cette partie n’est pas parmi les tiennes.
house-web-no-such-route = Il n’y a rien ici.
house-web-no-such-table = Aucune table n’a ce code.
house-web-no-token = Seul qui tient la maison peut faire cela.
house-web-nobody = Dis-nous d’abord ton nom.
house-web-not-json = Ce n’est pas un message.
house-web-not-ready = La maison n’est pas prête.
house-web-shown-out = Trop de choses incompréhensibles sont venues d’ici.
house-web-table-broken = Cette table est illisible. C’est noté.
house-web-too-long = C’est trop long : { $most } octets au plus.
house-web-too-many = C’était trop souvent. Réessaie dans un moment.
house-web-too-slow = C’était trop long à arriver.
house-serve-open = La maison est ouverte : { $address }
house-serve-network = Les autres, sur ton réseau, entrent par ici : { $address }
house-serve-token = La clé de qui tient la maison : { $token }
house-serve-missing = Il manque de quoi ouvrir la maison : pip install "tablee[server,pictures]"
