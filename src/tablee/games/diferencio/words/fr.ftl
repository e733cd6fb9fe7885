## Diferencio, en français.

diferencio-name = Diferencio
diferencio-about = Pendant ton sommeil, quelqu’un change le monde ; vois avant tout le monde ce qui est différent.

# Options
diferencio-option-side = Le monde
diferencio-option-side-town = la ville flottante
diferencio-option-side-sea = la cité sous la mer
diferencio-option-side-new = une ville nouvelle
diferencio-option-study_s = Secondes pour observer le plateau avant la première nuit
diferencio-option-sleep_s = Secondes de sommeil
diferencio-option-search_s = Secondes pour chercher

# Coups
diferencio-move-ready = J’ai assez regardé
diferencio-move-swap = Poser { $card } sur le numéro { $number }
diferencio-move-done = C’est tout : qu’on se réveille
diferencio-move-point = Montrer le numéro { $number }, { $card }
diferencio-move-no-more = Il n’y a plus rien de changé
diferencio-move-give-up = Je ne trouve pas
diferencio-move-back-in = Chercher encore, finalement
diferencio-move-give = Rendre { $card }
diferencio-time-study = Le temps d’observer est écoulé
diferencio-time-wake = La nuit est finie
diferencio-time-swap = { $seat } a trop attendu
diferencio-time-search = Le temps de chercher est écoulé
diferencio-time-give = { $seat } a trop attendu pour rendre une carte

# La table
diferencio-table-asleep = Tu dors. { $seat } change le monde…
diferencio-table-night = Tout le monde dort. { $seat } change le monde…
diferencio-table-study = Manche { $number }. Observe bien : { $seat } va jouer l’architecte.
diferencio-table-study-you = Manche { $number }. Observe bien : tu vas jouer l’architecte.
diferencio-table-work =
    { $number ->
        [1] Tout le monde dort. Échange une carte.
       *[other] Tout le monde dort. Échange une à trois cartes.
    }
diferencio-table-search =
    { $number ->
        [1] { $seat } a changé une carte. Laquelle ?
       *[other] { $seat } a changé une à trois cartes. Lesquelles ?
    }
diferencio-table-search-you =
    { $number ->
        [1] On cherche la carte que tu as changée.
       *[other] On cherche ce que tu as changé.
    }
diferencio-table-giving = La recherche est finie ; il reste une carte à rendre.
diferencio-table-over = La partie est finie.
diferencio-table-pile =
    { $count ->
        [0] La pioche est vide.
        [one] Il y a une carte dans la pioche.
       *[other] Il y a { $count } cartes dans la pioche.
    }
diferencio-space = { $number } : { $card }
diferencio-space-changed = { $number } : { $card } (avant : { $old })
diferencio-space-unchanged = { $number } : { $card } (rien n’a changé)
diferencio-seat =
    { $count ->
        [0] { $seat } : aucun point.
        [one] { $seat } : un point.
       *[other] { $seat } : { $count } points.
    }
diferencio-seat-you =
    { $count ->
        [0] Tu n’as aucun point.
        [one] Tu as un point.
       *[other] Tu as { $count } points.
    }
diferencio-seat-wrong =
    { $count ->
        [0] { $seat } : aucun point. Erreur à ce tour.
        [one] { $seat } : un point. Erreur à ce tour.
       *[other] { $seat } : { $count } points. Erreur à ce tour.
    }
diferencio-seat-wrong-you =
    { $count ->
        [0] Tu n’as aucun point. Erreur à ce tour.
        [one] Tu as un point. Erreur à ce tour.
       *[other] Tu as { $count } points. Erreur à ce tour.
    }
diferencio-seat-resting =
    { $count ->
        [0] { $seat } : aucun point. Ne cherche plus.
        [one] { $seat } : un point. Ne cherche plus.
       *[other] { $seat } : { $count } points. Ne cherche plus.
    }
diferencio-seat-resting-you =
    { $count ->
        [0] Tu n’as aucun point. Tu ne cherches plus.
        [one] Tu as un point. Tu ne cherches plus.
       *[other] Tu as { $count } points. Tu ne cherches plus.
    }
diferencio-seat-owes = { $seat } : { $count } points, dont un à rendre.
diferencio-seat-owes-you = Tu as { $count } points, dont un à rendre. Choisis lequel.
diferencio-table-card = Tu tiens { $card } (numéro { $number }).

# Ce qui arrive
diferencio-last-look = Un dernier regard : { $cards_1 }, { $cards_2 }, { $cards_3 }, { $cards_4 }, { $cards_5 }, { $cards_6 }, { $cards_7 }, { $cards_8 }, { $cards_9 }.
    .voice = Un dernier regard.
diferencio-night-fell = La nuit tombe. { $by } joue l’architecte, tout le monde s’endort…
    .short = Nuit
diferencio-night-fell-you = La nuit tombe. À toi de jouer l’architecte : tout le monde dort.
diferencio-swapped = { $by } retire { $old } et pose { $new }.
    .short = Échange
diferencio-swapped-you = Tu retires { $old } et poses { $new }.
diferencio-needs-time = Dors encore un peu : { $by } n’a pas fini.
    .short = Attend
diferencio-needs-time-you = On va se réveiller : dépêche-toi !
diferencio-woke = C’est le matin : tout le monde se réveille.
diferencio-found = { $by } montre { $new }. Trouvé ! Avant, c’était { $old } : un point.
    .short = Trouvé
    .voice = { $by } trouve { $new }.
diferencio-found-you = Tu montres { $new }. Trouvé ! Avant, c’était { $old } : un point.
    .voice = Trouvé ! Avant, c’était { $old }.
diferencio-mistaken = { $by } montre { $card }. Non, rien n’a changé là.
    .short = Raté
    .voice = { $by } se trompe.
diferencio-mistaken-you = Tu montres { $card }. Non, rien n’a changé là.
    .voice = Raté : rien n’a changé là.
diferencio-owes-card = { $whom } perd un point et choisit la carte à rendre.
diferencio-owes-card-to-you = Tu perds un point : choisis la carte à rendre.
diferencio-gave-back = { $by } remet un point sous la pioche : { $card }.
    .short = Rend
diferencio-gave-back-you = Tu remets un point sous la pioche : { $card }.
diferencio-no-more = { $by } ne cherche plus.
    .short = Plus rien
    .voice = { "" }
diferencio-no-more-you = Tu ne cherches plus.
diferencio-back-in = { $by } cherche à nouveau.
    .short = Revient
    .voice = { "" }
diferencio-back-in-you = Tu cherches à nouveau.
diferencio-unnoticed = Personne ne l’a vu : avant { $new }, c’était { $old }.
diferencio-scored =
    { $count ->
        [0] Cartes échangées : { $swaps }, et tout est trouvé. Pas de point pour { $by }.
        [one] Cartes échangées : { $swaps }. { $by } gagne un point.
       *[other] Cartes échangées : { $swaps }. { $by } gagne { $count } points.
    }
    .short = Points
    .voice =
        { $count ->
            [0] Tout est trouvé.
            [one] { $by } gagne un point.
           *[other] { $by } gagne { $count } points.
        }
diferencio-scored-you =
    { $count ->
        [0] Cartes échangées : { $swaps }, et tout est trouvé. Pas de point pour toi.
        [one] Cartes échangées : { $swaps }. Tu gagnes un point.
       *[other] Cartes échangées : { $swaps }. Tu gagnes { $count } points.
    }
    .voice =
        { $count ->
            [0] Tout est trouvé.
            [one] Tu gagnes un point.
           *[other] Tu gagnes { $count } points.
        }
diferencio-drew-card = { $by } pioche { $card }.
    .short = Pioche
diferencio-drew-card-you = Tu pioches { $card }.
diferencio-second-round = Trois points : la deuxième manche commence ! Une à trois cartes changent désormais la nuit, et une erreur coûte un point.
diferencio-skipped = { $seat } n’a plus de carte à échanger et passe son tour d’architecte.
    .short = Saute
diferencio-skipped-you = Tu n’as plus de carte à échanger et passes ton tour d’architecte.
diferencio-finished =
    { $place ->
        [1] { $by } a six points et gagne !
       *[other] { $by } a six points : { place-ordinal } !
    }
    .short = Fini
diferencio-finished-you =
    { $place ->
        [1] Tu as six points. Tu as gagné !
       *[other] Tu as six points. Tu finis { place-ordinal }.
    }
diferencio-cut-short = Il n’y aura plus d’autre nuit : les points décident.

# Pourquoi pas
diferencio-no-vote = On ne demande à personne de continuer pour l’instant.
diferencio-not-in-front = Cette carte n’est pas devant toi.
diferencio-nothing-owed = Tu n’as pas de carte à rendre.
diferencio-ready-already = Tu l’as déjà dit.
diferencio-nothing-to-be-ready-for = Il n’y a rien à observer pour l’instant.
diferencio-architect-only = Seule l’âme architecte change le monde.
diferencio-at-night-only = On n’échange des cartes que pendant le sommeil des autres.
diferencio-work-done = Ton travail est fini pour cette nuit.
diferencio-swap-one-first = Échange au moins une carte.
diferencio-not-in-hand = Tu n’as pas { $card }.
diferencio-swapped-here = Tu as déjà changé ce numéro : { $card } doit attendre.
diferencio-architect-knows = Tu joues l’architecte : laisse chercher les autres.
diferencio-asleep = Dors bien : tu chercheras au réveil.
diferencio-no-search = Il n’y a rien à chercher pour l’instant.
diferencio-wrong-once = Erreur : plus d’essai à ce tour.
diferencio-searching-already = Tu cherches déjà.
diferencio-back-in-first = Tu ne cherches plus : reviens d’abord.
diferencio-found-already = Celle-ci est déjà trouvée.

# La scène
diferencio-zone-board = Le plateau
diferencio-zone-place = Numéro { $number }
diferencio-zone-points = Points
diferencio-zone-won = Tes points
diferencio-legend-first = Première manche : une carte change.
    .strong = une carte
diferencio-legend-trial = Deux cartes changent chaque nuit. Une erreur, et la nuit suivante vient.
diferencio-legend-second = Deuxième manche : une à trois cartes changent. Une erreur coûte un point.
    .strong = une à trois cartes
diferencio-flag-architect = Architecte
    .brief = Archi
diferencio-flag-asleep = Dort
diferencio-flag-ready = A vu
diferencio-flag-owes = Doit 1
diferencio-flag-wrong = Erreur
diferencio-flag-no-more = Plus rien
diferencio-flag-was = Avant : { $card }
diferencio-prompt-study = Observe bien ! { $by } va jouer l’architecte.
diferencio-prompt-study-trial = Observe bien ! Deux cartes vont changer.
diferencio-prompt-study-you = Observe bien ! Tu vas jouer l’architecte.
diferencio-prompt-asleep = Tout le monde dort…
    .voice = { "" }
diferencio-prompt-late = Dors encore un peu : { $seat } n’a pas fini.
diferencio-prompt-dream = { $seat } change le monde en secret. Garde l’image dans ta tête !
diferencio-prompt-swap = Tout le monde dort : échange une carte.
diferencio-prompt-swap-some = Tout le monde dort : échange une à trois cartes.
diferencio-prompt-more = Encore une, ou c’est tout ?
diferencio-prompt-done = C’est fait. Le réveil est pour bientôt.
diferencio-doing = Il faut toucher une carte qui a changé.
diferencio-prompt-trial = { $left ->
    [one] Et l’autre ? Encore une carte a changé.
   *[other] Qu’est-ce qui a changé ? Touche les deux cartes.
    }
diferencio-prompt-search = Qu’est-ce qui a changé ? Touche la carte !
diferencio-prompt-resting = Tu ne cherches plus.
    .voice = { "" }
diferencio-prompt-wrong = Ce n’était pas celle-là. Attends la prochaine nuit.
    .voice = Attends la prochaine nuit.
diferencio-prompt-give = Ce n’était pas celle-là. Choisis un point à rendre.
diferencio-prompt-watch = Les rêveuses cherchent.
diferencio-bar-ready = J’ai bien regardé
diferencio-bar-done = C’est tout
diferencio-bar-give-up = J’abandonne
diferencio-bar-no-more = Plus rien
diferencio-bar-back-in = Chercher encore

## La ville flottante

# Une ville nouvelle : ses mots viennent avec elle
diferencio-composed = { "fr" ->
        [en] { $en }
       *[fr] { $fr }
    }
diferencio-elsewhere = un autre endroit

# 1. La tour sur sa colline
diferencio-town-1-1 = le moulin à vent
diferencio-town-1-2 = le phare
diferencio-town-1-3 = l’observatoire
diferencio-town-1-4 = la tour de l’horloge
diferencio-town-1-5 = le clocher
diferencio-town-1-6 = le pigeonnier

# 2. Le ponton aux ballons
diferencio-town-2-1 = le ballon à rayures
diferencio-town-2-2 = le ballon à zigzag
diferencio-town-2-3 = le ballon à l’étoile
diferencio-town-2-4 = le ballon au cœur
diferencio-town-2-5 = le ballon à pois
diferencio-town-2-6 = le ballon à ceinture

# 3. Le vieil arbre
diferencio-town-3-1 = l’arbre à la balançoire
diferencio-town-3-2 = l’arbre à l’échelle
diferencio-town-3-3 = l’arbre à la cabane
diferencio-town-3-4 = l’arbre au hibou
diferencio-town-3-5 = l’arbre aux lampions
diferencio-town-3-6 = l’arbre au hamac

# 4. La boutique
diferencio-town-4-1 = la boulangerie
diferencio-town-4-2 = la fromagerie
diferencio-town-4-3 = la boutique de fleurs
diferencio-town-4-4 = la librairie
diferencio-town-4-5 = le magasin de jouets
diferencio-town-4-6 = la chapellerie

# 5. La fontaine
diferencio-town-5-1 = la fontaine au poisson
diferencio-town-5-2 = la fontaine à la grenouille
diferencio-town-5-3 = la fontaine au cygne
diferencio-town-5-4 = la fontaine à l’étoile
diferencio-town-5-5 = la fontaine au parapluie
diferencio-town-5-6 = la fontaine au globe

# 6. La maison
diferencio-town-6-1 = la maison au chat
diferencio-town-6-2 = la maison à la cigogne
diferencio-town-6-3 = la maison à la girouette
diferencio-town-6-4 = la maison au linge
diferencio-town-6-5 = la maison au lierre
diferencio-town-6-6 = la maison aux jardinières

# 7. La fête
diferencio-town-7-1 = le manège aux chevaux
diferencio-town-7-2 = le manège aux flamants
diferencio-town-7-3 = le manège aux éléphants
diferencio-town-7-4 = le kiosque à musique
diferencio-town-7-5 = le théâtre de marionnettes
diferencio-town-7-6 = les chaises volantes

# 8. Le moulin à eau
diferencio-town-8-1 = le moulin aux canards
diferencio-town-8-2 = le moulin au cygne
diferencio-town-8-3 = le moulin à la barque
diferencio-town-8-4 = le moulin aux grenouilles
diferencio-town-8-5 = le moulin au pêcheur
diferencio-town-8-6 = le moulin aux pierres de gué

# 9. Le pré
diferencio-town-9-1 = la grange aux moutons
diferencio-town-9-2 = la grange au mouton noir
diferencio-town-9-3 = la grange au foin
diferencio-town-9-4 = la grange à la vache
diferencio-town-9-5 = la grange aux ruches
diferencio-town-9-6 = la grange à l’épouvantail

## La cité sous la mer

# 1. La tour de corail
diferencio-sea-1-1 = la tour de corail à la lanterne
diferencio-sea-1-2 = la tour de corail à la perle
diferencio-sea-1-3 = la tour de corail au trident
diferencio-sea-1-4 = la tour de corail à la longue-vue
diferencio-sea-1-5 = la tour de corail au gong
diferencio-sea-1-6 = la tour de corail au calmar

# 2. Le débarcadère
diferencio-sea-2-1 = le sous-marin jaune
diferencio-sea-2-2 = la cloche à plongeur
diferencio-sea-2-3 = la baleine-autobus
diferencio-sea-2-4 = la tortue-taxi
diferencio-sea-2-5 = le carrosse à hippocampes
diferencio-sea-2-6 = le bateau-bulle

# 3. La forêt d’algues
diferencio-sea-3-1 = les algues à la balançoire
diferencio-sea-3-2 = les algues aux étoiles de mer
diferencio-sea-3-3 = les algues à la cabane
diferencio-sea-3-4 = les algues à la loutre
diferencio-sea-3-5 = les algues aux méduses
diferencio-sea-3-6 = les algues au hamac

# 4. La boutique
diferencio-sea-4-1 = la boutique de perles
diferencio-sea-4-2 = la boutique de coquillages
diferencio-sea-4-3 = la crêperie aux algues
diferencio-sea-4-4 = la boutique d’encre
diferencio-sea-4-5 = la boutique de bulles
diferencio-sea-4-6 = la boutique de lampes

# 5. La source
diferencio-sea-5-1 = la source au dauphin
diferencio-sea-5-2 = la source au crabe
diferencio-sea-5-3 = la source à l’hippocampe
diferencio-sea-5-4 = la source au bénitier
diferencio-sea-5-5 = la source à la sirène
diferencio-sea-5-6 = la source à l’ancre

# 6. La maison-coquille
diferencio-sea-6-1 = la maison-coquille au bernard-l’ermite
diferencio-sea-6-2 = la maison-coquille au poisson-globe
diferencio-sea-6-3 = la maison-coquille au périscope
diferencio-sea-6-4 = la maison-coquille aux chaussettes
diferencio-sea-6-5 = la maison-coquille aux éponges
diferencio-sea-6-6 = la maison-coquille aux oursins

# 7. La fête
diferencio-sea-7-1 = le manège aux hippocampes
diferencio-sea-7-2 = le manège aux dauphins
diferencio-sea-7-3 = le manège aux tortues
diferencio-sea-7-4 = l’orchestre des crabes
diferencio-sea-7-5 = le théâtre des poissons
diferencio-sea-7-6 = les balançoires-méduses

# 8. L’épave
diferencio-sea-8-1 = l’épave au coffre
diferencio-sea-8-2 = l’épave à la pieuvre
diferencio-sea-8-3 = l’épave à la murène
diferencio-sea-8-4 = l’épave au fantôme
diferencio-sea-8-5 = l’épave à la figure de proue
diferencio-sea-8-6 = l’épave au scaphandrier

# 9. Le jardin d’anémones
diferencio-sea-9-1 = le jardin aux poissons-clowns
diferencio-sea-9-2 = le jardin aux escargots de mer
diferencio-sea-9-3 = le jardin à la raie
diferencio-sea-9-4 = le jardin au lamantin
diferencio-sea-9-5 = le jardin aux huîtres
diferencio-sea-9-6 = le jardin au homard

# Une leçon, et comment jouer en quatre images
diferencio-lesson-look = Neuf images font un monde. Regarde-les bien : bientôt, l’une d’elles changera. Dis quand tu as assez regardé.
diferencio-lesson-swap = La nuit tombe. Les autres dorment, et c’est toi l’architecte : pose ton moulin à la place du phare.
diferencio-lesson-morning = { $seat } a montré le mauvais endroit : le point est pour toi ! Regarde bien à nouveau : la prochaine nuit est pour { $seat }.
diferencio-lesson-sleep = Chut, tu dors. { $seat } change le monde…
diferencio-lesson-search = Réveille-toi ! Qu’est-ce qui a changé ? Le kiosque est devenu un manège : touche-le avant les autres.
diferencio-lesson-second = Trouvé : un point ! À la deuxième manche, dès trois points, l’architecte peut changer jusqu’à trois images, et une erreur coûte un point.
diferencio-lesson-end = Six points gagnent. Dors bien, et ouvre l’œil !
diferencio-how-look = Regarde
diferencio-how-look-text = Neuf images : retiens-les bien.
diferencio-how-sleep = Dors
diferencio-how-sleep-text = Tout le monde dort, et l’architecte change une image.
diferencio-how-find = Trouve
diferencio-how-find-text = Debout : montre avant les autres ce qui a changé.
diferencio-how-win = Six points
diferencio-how-win-text = Si personne ne voit rien, l’architecte marque. Six points gagnent.

# La partie en bref
diferencio-brief-night =
    { $count ->
        [one] Au nez de tout le monde : { $by }, { $count } carte en une nuit
       *[other] Au nez de tout le monde : { $by }, { $count } cartes en une nuit
    }
    .strong = { $by }
diferencio-brief-night-you =
    { $count ->
        [one] Au nez de tout le monde : toi, { $count } carte en une nuit
       *[other] Au nez de tout le monde : toi, { $count } cartes en une nuit
    }
    .strong = toi
diferencio-brief-eyes = Œil de lynx : { $by }, { $count } trouvailles
    .strong = { $by }
diferencio-brief-eyes-you = Œil de lynx : toi, { $count } trouvailles
    .strong = toi
diferencio-brief-wrong =
    { $count ->
        [one] Fausse alerte : { $by }, une fois
       *[other] Fausse alerte : { $by }, { $count } fois
    }
    .strong = { $by }
diferencio-brief-wrong-you =
    { $count ->
        [one] Fausse alerte : toi, une fois
       *[other] Fausse alerte : toi, { $count } fois
    }
    .strong = toi
diferencio-brief-unseen =
    { $count ->
        [one] { $count } échange jamais vu
       *[other] { $count } échanges jamais vus
    }
    .strong = { $count ->
        [one] { $count } échange jamais vu
       *[other] { $count } échanges jamais vus
    }

# Ce que décident les horloges : avant le temps qui reste
diferencio-clock-study = La nuit tombe dans
diferencio-clock-sleep = La nuit finit dans
diferencio-clock-search = Fin de la recherche
diferencio-clock-swap = Échange de { $by }
diferencio-clock-swap-you = Ton échange
diferencio-clock-give = { $by } rend un point
diferencio-clock-give-you = À toi de rendre

# Conseils
diferencio-hint-two = L’une des deux a changé.
diferencio-hint-one = Regarde celle-ci.
diferencio-hint-study =
    { $yours ->
        [yes] La nuit est à toi : repère déjà la carte qui ressemble à celle de sa place.
       *[no] Retiens d’abord les couleurs et les grandes formes, place après place.
    }
diferencio-hint-swap = Choisis le changement qui se voit le moins.
diferencio-hint-alike = Elle ressemble à celle qui est là.
diferencio-hint-forgotten = On a oublié ce qu’il y avait là.
diferencio-hint-plain = Le changement se voit bien.
diferencio-hint-enough = Un changement de plus se verrait trop.
diferencio-hint-give = Rends celle que tu veux : chacune vaut un point.
diferencio-hint-back = Cherche encore : quelque chose a changé.
diferencio-hint-nothing = Je ne vois rien qui ait changé.
