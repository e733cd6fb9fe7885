### Les photos de la maison : la liste et l’éditeur. Vient avec sa page.

ui-photos = Nos photos
ui-photos-line = Une photo à vous devient un jeu de 25 cartes de DIFFERENCE : à chaque carte, une chose a changé.
ui-photos-make = Une nouvelle image
ui-photos-go-on = Continuer : { $done } sur 25
ui-photos-bring = Apporter un fichier
ui-photos-file-too-large = Ce fichier est trop gros pour être un jeu de photos.
ui-photos-full = La maison est pleine : supprime un jeu pour en faire un autre.
ui-photos-none = Pas encore de photo. La première prend cinq minutes.
ui-photos-mine = À toi, du { $date }
ui-photos-mine-shared = À toi, partagé avec la maison, du { $date }
ui-photos-of-the-house = Partagé avec la maison, du { $date }
ui-photos-play = Jouer
ui-photos-print = Imprimer « { $title } »
ui-photos-save = Enregistrer « { $title } » dans un fichier
ui-photos-delete = Supprimer « { $title } »
ui-photos-delete-ask = Supprimer « { $title } » pour de bon ? Les parties jouées restent, sans l’image.
ui-photos-delete-yes = Supprimer
ui-photos-no = Non

## L’éditeur, pas à pas
ui-photos-new = Une image à nous
ui-photos-back = Nos photos
ui-photos-choose = Choisis une photo
ui-photos-choose-line = Le mieux : beaucoup de choses bien visibles, une chambre, une table mise, un jardin.
ui-photos-camera = Prendre une photo
ui-photos-album = Choisir une photo
ui-photos-opening = La photo s’ouvre…
ui-photos-privacy = Les photos restent dans cette maison et se suppriment quand on veut. Si un enfant s’y voit, demande à ses parents.
ui-photos-unreadable = Ce navigateur ne sait pas lire ce fichier. Choisis une photo en JPEG, PNG ou WebP.
ui-photos-heic = Ce navigateur ne sait pas lire les photos HEIC. Prends la photo d’ici, ou enregistre-la en JPEG.
ui-photos-too-small = Cette photo est trop petite : il en faut une d’au moins 800 points sur 600.
ui-photos-too-heavy = Ce fichier est trop lourd : 80 Mo au plus.
ui-photos-no-canvas = Ce navigateur ne peut pas travailler sur une photo. Essaie avec un autre.
ui-photos-crop = Cadre ta photo
ui-photos-crop-line = Glisse la photo du doigt ; écarte deux doigts pour t’approcher.
ui-photos-crop-label = Ta photo. Les flèches la déplacent, plus et moins l’agrandissent.
ui-photos-crop-done = C’est bon
ui-photos-another = Une autre photo
ui-photos-nearer = S’approcher
ui-photos-farther = S’éloigner
ui-photos-counter = { $done }/{ $of }
ui-photos-not-kept = Ce navigateur ne garde rien : si tu quittes la page, tout est perdu.
ui-photos-tap = Touche une chose
ui-photos-tap-line = Ce qui est hachuré a déjà sa carte.
ui-photos-tap-label = Ta photo. Vise avec les flèches, touche avec Entrée.
ui-photos-tolerance = Combien la chose prend de place
ui-photos-less = moins
ui-photos-more = plus
ui-photos-other-thing = Toucher autre chose
ui-photos-colour = couleur
ui-photos-size = plus grand
ui-photos-sticker = autocollant
ui-photos-gone = enlever
ui-photos-fault-nothing = On ne voit rien changer.
ui-photos-fault-too-small = Trop petit : va vers « plus ».
ui-photos-fault-too-large = Trop grand : va vers « moins ».
ui-photos-fault-too-thin = Trop fin pour être vu.
ui-photos-fault-too-pale = Trop pâle pour être vu.
ui-photos-fault-several-places = Changerait plusieurs endroits.
ui-photos-fault-too-near = Trop près de « { $name } ».
ui-photos-fault-too-large-to-go = Trop grand pour s’enlever bien.
ui-photos-fault-not-calm = Le fond est trop agité.
ui-photos-decide-colour = Une autre couleur ?
ui-photos-decide-size = Une autre taille ?
ui-photos-decide-sticker = Un autocollant : { $name } ?
ui-photos-decide-gone = Disparu ?
ui-photos-decide-line = Garde le doigt sur la photo : tu la vois comme avant.
ui-photos-decide-face = Sur un visage, ça fait vite une grimace. Garde le doigt sur la photo : tu la vois comme avant.
ui-photos-decide-back = Retour
ui-photos-compare = Comparer
ui-photos-compare-label = La carte. Appuyer longtemps montre la photo comme avant.
ui-photos-other = Autre
ui-photos-keep = Garder
ui-photos-name = C’est quoi, en un mot ?
ui-photos-name-like = le seau
ui-photos-name-none = Écris un mot : on le dira quand quelqu’un aura trouvé.
ui-photos-name-taken = Une carte s’appelle déjà ainsi.
ui-photos-name-done = Voilà
ui-photos-fill = { $count ->
        [one] Compléter avec un autocollant
       *[other] Compléter avec { $count } autocollants
    }
ui-photos-undo = Reprendre « { $name } »
ui-photos-cards = { $count ->
        [one] La carte
       *[other] Les { $count } cartes
    }
ui-photos-remove = Enlever la carte « { $name } »
ui-photos-unfair = Des cartes ne sont pas justes : enlève-les et fais-en d’autres.
ui-photos-anew = Tes cartes seront perdues.
ui-photos-anew-yes = Recommencer
ui-photos-enough = Les 25 cartes sont là !
ui-photos-enough-line = Il reste à les feuilleter et à donner un titre.
ui-photos-finish = Feuilleter
ui-photos-previous = La carte d’avant
ui-photos-next = La carte d’après
ui-photos-card = Carte { $number } sur { $of }
ui-photos-replace = Remplacer cette carte
ui-photos-title = Le titre
ui-photos-title-like = Chez mamie
ui-photos-title-none = Donne un titre à ton image.
ui-photos-share = Qui peut y jouer
ui-photos-share-table = à mes tables
ui-photos-share-house = la maison
ui-photos-send = Envoyer
ui-photos-sending = L’image part…
ui-photos-checking = La maison regarde chaque carte…
ui-photos-sticker-name = { $which ->
        [frog] la grenouille
        [owl] le hibou
        [rabbit] le lapin
        [duck] le canard
        [fox] le renard
        [cat] le chat
        [bear] l’ours
        [penguin] le manchot
        [mouse] la souris
        [hedgehog] le hérisson
        [sheep] le mouton
        [pig] le cochon
        [cow] la vache
        [squirrel] l’écureuil
        [hen] la poule
        [elephant] l’éléphant
        [robot-rouage] le robot Rouage
        [robot-ressort] le robot Ressort
        [robot-pignon] le robot Pignon
        [robot-piston] le robot Piston
        [robot-boulon] le robot Boulon
        [robot-manivelle] le robot Manivelle
        [robot-bobine] le robot Bobine
       *[robot-loupiote] le robot Loupiote
    }
