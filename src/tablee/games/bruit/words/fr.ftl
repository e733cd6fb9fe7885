## Faites du bruit !, en français.

bruit-name = Faites du bruit !
bruit-about = Ta carte a la couleur ou le smiley de celle de quelqu’un ? Crie son nom avant qu’on ne crie le tien !

# Options
bruit-option-tempo_s = Secondes d’une carte à l’autre
bruit-option-live = Les paires qui comptent
bruit-option-live-newest_card = celles avec la carte qui vient de tomber
bruit-option-live-any_pair = toutes celles de la table

# Coups
bruit-move-name = Crier « { $whom } ! »
bruit-move-own-name = Crier ton propre nom
bruit-time-deal = La prochaine carte va à { $seat }
bruit-time-last = La dernière carte est là depuis assez longtemps

# La table
bruit-table-dice = Sur les dés : { $card }.
bruit-table-pack =
    { $count ->
        [0] Toutes les cartes sont distribuées.
        [one] Il reste une carte dans le paquet, pour { $seat }.
       *[other] Cartes dans le paquet : { $count }. La prochaine va à { $seat }.
    }
bruit-table-won = Cette carte a déjà fait gagner quelqu’un : attends la prochaine.
bruit-table-seat =
    { $count ->
        [one] { $seat } montre { $card_def } (seule carte).
       *[other] { $seat } montre { $card_def } ({ $count } cartes).
    }
bruit-table-newest =
    { $count ->
        [one] { $seat } vient de recevoir { $card_def } (seule carte).
       *[other] { $seat } vient de recevoir { $card_def } ({ $count } cartes).
    }
bruit-table-empty = { $seat } n’a pas de carte.
bruit-table-yours =
    { $count ->
        [one] Tu montres { $card_def } (ta seule carte).
       *[other] Tu montres { $card_def } ({ $count } cartes).
    }
bruit-table-yours-newest =
    { $count ->
        [one] Tu viens de recevoir { $card_def } (ta seule carte).
       *[other] Tu viens de recevoir { $card_def } ({ $count } cartes).
    }
bruit-table-yours-empty = Tu n’as pas de carte.

# Ce qui arrive
bruit-dealt = { $whom } reçoit { $card_def }.
    .voice = { $whom } : { $card }.
bruit-dealt-to-you = Tu reçois { $card_def }.
    .voice = Toi : { $card }.
bruit-last-card = C’était la dernière carte : encore un instant pour faire du bruit !
    .voice = Dernière carte !
bruit-named =
    { $count ->
        [one] { $by } crie « { $whom } ! » Bien vu : une carte gagnée.
       *[other] { $by } crie « { $whom } ! » Bien vu : { $count } cartes gagnées.
    }
    .short = Nomme
    .voice =
        { $count ->
            [one] { $by } prend une carte à { $whom }.
           *[other] { $by } prend { $count } cartes à { $whom }.
        }
bruit-named-you =
    { $count ->
        [one] Tu cries « { $whom } ! » Bien vu : tu gagnes une carte.
       *[other] Tu cries « { $whom } ! » Bien vu : tu gagnes { $count } cartes.
    }
    .voice =
        { $count ->
            [one] Tu prends une carte à { $whom }.
           *[other] Tu prends { $count } cartes à { $whom }.
        }
bruit-named-to-you =
    { $count ->
        [one] { $by } crie ton nom. Bien vu : tu perds une carte.
       *[other] { $by } crie ton nom. Bien vu : tu perds { $count } cartes.
    }
    .voice =
        { $count ->
            [one] { $by } te prend une carte.
           *[other] { $by } te prend { $count } cartes.
        }
bruit-shouted-first =
    { $count ->
        [0] La carte des dés ! { $by } a crié en premier, mais il n’y a rien à gagner.
        [one] La carte des dés ! { $by } a crié en premier et gagne une carte.
       *[other] La carte des dés ! { $by } a crié en premier et gagne { $count } cartes.
    }
    .short = Crie
    .voice =
        { $count ->
            [0] Les dés ! { $by } ne gagne rien.
            [one] Les dés ! { $by } gagne une carte.
           *[other] Les dés ! { $by } gagne { $count } cartes.
        }
bruit-shouted-first-you =
    { $count ->
        [0] La carte des dés ! Tu as crié en premier, mais il n’y a rien à gagner.
        [one] La carte des dés ! Tu as crié en premier ! Tu gagnes une carte.
       *[other] La carte des dés ! Tu as crié en premier ! Tu gagnes { $count } cartes.
    }
    .voice =
        { $count ->
            [0] Les dés ! Rien à gagner.
            [one] Les dés ! Tu gagnes une carte.
           *[other] Les dés ! Tu gagnes { $count } cartes.
        }
bruit-rolled = { $by } lance les dés et distribue. Sur les dés : { $card }.
    .short = Dés
    .voice = Les dés : { $card }.
bruit-rolled-you = Tu lances les dés et distribues. Sur les dés : { $card }.
    .voice = Les dés : { $card }.
bruit-misnamed =
    { $count ->
        [0] { $by } crie « { $whom } ! » sans avoir de carte : silence jusqu’à la prochaine.
        [one] { $by } crie « { $whom } ! » Raté : une carte donnée, et silence jusqu’à la prochaine.
       *[other] { $by } crie « { $whom } ! » Raté : { $count } cartes données, et silence jusqu’à la prochaine.
    }
    .short = Raté
    .voice = { $by } se trompe.
bruit-misnamed-you =
    { $count ->
        [0] Tu cries « { $whom } ! » sans avoir de carte : silence jusqu’à la prochaine.
        [one] Tu cries « { $whom } ! » Raté : tu donnes une carte, et silence jusqu’à la prochaine.
       *[other] Tu cries « { $whom } ! » Raté : tu donnes { $count } cartes, et silence jusqu’à la prochaine.
    }
    .voice =
        { $count ->
            [0] Raté.
            [one] Raté : moins une carte.
           *[other] Raté : moins { $count } cartes.
        }
bruit-misnamed-to-you =
    { $count ->
        [0] { $by } crie ton nom sans avoir de carte : silence jusqu’à la prochaine.
        [one] { $by } crie ton nom. Raté : une carte donnée, et silence jusqu’à la prochaine.
       *[other] { $by } crie ton nom. Raté : { $count } cartes données, et silence jusqu’à la prochaine.
    }
    .voice = { $by } te nomme à tort.
bruit-shouted-for-nothing =
    { $count ->
        [0] { $by } dit « moi ! », mais pas les dés : aucune carte à donner, et silence jusqu’à la prochaine.
        [one] { $by } dit « moi ! », mais pas les dés : une carte donnée, et silence jusqu’à la prochaine.
       *[other] { $by } dit « moi ! », mais pas les dés : { $count } cartes données, et silence jusqu’à la prochaine.
    }
    .short = Pour rien
    .voice = { $by } se trompe.
bruit-shouted-for-nothing-you =
    { $count ->
        [0] Tu dis « moi ! », mais pas les dés : tu n’as rien à donner, et silence jusqu’à la prochaine.
        [one] Tu dis « moi ! », mais pas les dés : tu donnes une carte, et silence jusqu’à la prochaine.
       *[other] Tu dis « moi ! », mais pas les dés : tu donnes { $count } cartes, et silence jusqu’à la prochaine.
    }
    .voice =
        { $count ->
            [0] Raté.
            [one] Raté : moins une carte.
           *[other] Raté : moins { $count } cartes.
        }
bruit-ignored = { $by } crie un nom qui ne compte pas pour l’instant.
    .short = Ignoré
bruit-ignored-you = Ce nom ne compte pas pour l’instant : rien de gagné, rien de perdu.
    .voice = Ça ne compte pas.
bruit-uncovered = { $by } montre maintenant { $card_def }.
    .short = Découvre
    .voice = { $by } montre { $card }.
bruit-uncovered-you = Tu montres maintenant { $card_def }.
    .voice = Tu montres { $card }.
bruit-won = { $by } gagne avec { $count } cartes.
    .short = Gagné
bruit-won-you = Tu as gagné, avec { $count } cartes !

# Pourquoi pas
bruit-nobody-there = Il n’y a personne à cette place.
bruit-no-card-yet = Aucune carte n’est encore distribuée.
bruit-locked = Raté : silence jusqu’à la prochaine carte.
    .voice = { "" }

# La scène
bruit-legend-dice = La carte des deux dés : crie ton propre nom !
    .strong = deux dés
bruit-flag-locked = attend
bruit-flag-dealer = donne
bruit-prompt-start = Attention : les cartes arrivent…
bruit-prompt-watch = Qui va avec qui ?
bruit-doing = Même couleur ou même smiley : il faut dire le nom, vite !
bruit-prompt-call = Qui va avec toi ? Même couleur ou même smiley.
    .voice = Qui va avec toi ?
bruit-prompt-no-card = Tu n’as pas de carte : guette celle des dés.
    .voice = Tu n’as pas de carte.
bruit-prompt-won = Cette carte est gagnée : attends la prochaine.
    .voice = { "" }

# Une leçon, et comment jouer en quatre images
bruit-lesson-piles = Les cartes tombent une à une, chacune sur la pile de quelqu’un. Seule la carte du dessus compte.
bruit-lesson-unlike = Ces deux cartes n’ont ni couleur ni smiley en commun : rien à crier. La prochaine carte est pour toi.
bruit-lesson-colour = Ta carte est violette, celle de { $seat } aussi ! Crie son nom : touche { $seat } avant qu’on crie le tien.
bruit-lesson-smiley = La carte est gagnée. Maintenant { $seat } a un visage triste, et le tien est triste aussi : touche { $seat } !
bruit-lesson-dice = C’est exactement la carte des dés ! Alors chacun crie son propre nom : touche ta place.
bruit-lesson-end = Quel bruit ! Un mauvais nom coûte une carte pour chacun des autres. Quand le paquet est vide, qui a le plus de cartes gagne.
bruit-how-deal = Les cartes tombent
bruit-how-deal-text = Une à une ; seule la carte du dessus compte.
bruit-how-name = Pareil ? Crie !
bruit-how-name-text = Même couleur ou smiley que toi : crie son nom en premier.
bruit-how-dice = La carte des dés
bruit-how-dice-text = Alors chacun crie son propre nom.
bruit-how-win = Le plus de cartes
bruit-how-win-text = Quand le paquet est vide, qui en a le plus gagne.

# La partie en bref
bruit-brief-loot = Plus gros butin : { $count } cartes, pour { $by }
    .strong = { $count } cartes
bruit-brief-loot-you = Plus gros butin : { $count } cartes, pour toi
    .strong = { $count } cartes
bruit-brief-wrong =
    { $count ->
        [one] Cri trop pressé : { $by }, une fois
       *[other] Cri trop pressé : { $by }, { $count } fois
    }
    .strong = { $by }
bruit-brief-wrong-you =
    { $count ->
        [one] Cri trop pressé : toi, une fois
       *[other] Cri trop pressé : toi, { $count } fois
    }
    .strong = toi
bruit-brief-right = Œil de lynx : { $by }, { $count } cris justes
    .strong = { $by }
bruit-brief-right-you = Œil de lynx : toi, { $count } cris justes
    .strong = toi
bruit-brief-calls =
    { $count ->
        [one] { $count } cri en tout
       *[other] { $count } cris en tout
    }
    .strong = { $count ->
        [one] { $count } cri en tout
       *[other] { $count } cris en tout
    }

# Ce que décident les horloges : avant le temps qui reste
bruit-clock-card = Prochaine carte dans
bruit-clock-last = Fin de la partie

# Conseils
bruit-hint-watch = Guette ta couleur et ton visage : { $colour }, { $smiley }.
bruit-hint-dice = Tu n’as pas de carte : guette celle des dés.
