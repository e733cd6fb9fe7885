## Faites du bruit !, en français.

bruit-name = Faites du bruit !
bruit-about = Votre carte a la couleur ou le smiley de celle de quelqu'un ? Criez son nom avant qu'on ne crie le vôtre !

# Options
bruit-option-tempo_s = Secondes d'une carte à l'autre
bruit-option-live = Les paires qui comptent
bruit-option-live-newest_card = celles avec la carte qui vient de tomber
bruit-option-live-any_pair = toutes celles de la table

# Coups
bruit-move-name = Crier « { $whom } ! »
bruit-move-own-name = Crier votre propre nom
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
bruit-table-won = Cette carte a déjà fait gagner quelqu'un : attendez la prochaine.
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
bruit-table-empty = { $seat } n'a pas de carte.
bruit-table-yours =
    { $count ->
        [one] Vous montrez { $card_def } (votre seule carte).
       *[other] Vous montrez { $card_def } ({ $count } cartes).
    }
bruit-table-yours-newest =
    { $count ->
        [one] Vous venez de recevoir { $card_def } (votre seule carte).
       *[other] Vous venez de recevoir { $card_def } ({ $count } cartes).
    }
bruit-table-yours-empty = Vous n'avez pas de carte.

# Ce qui arrive
bruit-dealt = { $whom } reçoit { $card_def }.
bruit-dealt-to-you = Vous recevez { $card_def }.
bruit-last-card = C'était la dernière carte : encore un instant pour faire du bruit !
bruit-named =
    { $count ->
        [one] { $by } crie « { $whom } ! » Bien vu : une carte gagnée.
       *[other] { $by } crie « { $whom } ! » Bien vu : { $count } cartes gagnées.
    }
bruit-named-you =
    { $count ->
        [one] Vous criez « { $whom } ! » Bien vu : vous gagnez une carte.
       *[other] Vous criez « { $whom } ! » Bien vu : vous gagnez { $count } cartes.
    }
bruit-named-to-you =
    { $count ->
        [one] { $by } crie votre nom. Bien vu : vous perdez une carte.
       *[other] { $by } crie votre nom. Bien vu : vous perdez { $count } cartes.
    }
bruit-shouted-first =
    { $count ->
        [0] La carte des dés ! { $by } crie son nom avant tout le monde, mais il n'y a rien à gagner.
        [one] La carte des dés ! { $by } crie son nom avant tout le monde et gagne une carte.
       *[other] La carte des dés ! { $by } crie son nom avant tout le monde et gagne { $count } cartes.
    }
bruit-shouted-first-you =
    { $count ->
        [0] La carte des dés ! Vous criez votre nom avant tout le monde, mais il n'y a rien à gagner.
        [one] La carte des dés ! Vous criez votre nom avant tout le monde et gagnez une carte.
       *[other] La carte des dés ! Vous criez votre nom avant tout le monde et gagnez { $count } cartes.
    }
bruit-rolled = { $by } lance les dés et distribue. Sur les dés : { $card }.
bruit-rolled-you = Vous lancez les dés et distribuez. Sur les dés : { $card }.
bruit-misnamed =
    { $count ->
        [0] { $by } crie « { $whom } ! » sans avoir de carte : silence jusqu'à la prochaine.
        [one] { $by } crie « { $whom } ! » Raté : une carte donnée, et silence jusqu'à la prochaine.
       *[other] { $by } crie « { $whom } ! » Raté : { $count } cartes données, et silence jusqu'à la prochaine.
    }
bruit-misnamed-you =
    { $count ->
        [0] Vous criez « { $whom } ! » sans avoir de carte : silence jusqu'à la prochaine.
        [one] Vous criez « { $whom } ! » Raté : vous donnez une carte, et silence jusqu'à la prochaine.
       *[other] Vous criez « { $whom } ! » Raté : vous donnez { $count } cartes, et silence jusqu'à la prochaine.
    }
bruit-misnamed-to-you =
    { $count ->
        [0] { $by } crie votre nom sans avoir de carte : silence jusqu'à la prochaine.
        [one] { $by } crie votre nom. Raté : une carte donnée, et silence jusqu'à la prochaine.
       *[other] { $by } crie votre nom. Raté : { $count } cartes données, et silence jusqu'à la prochaine.
    }
bruit-shouted-for-nothing =
    { $count ->
        [0] { $by } dit « moi ! », mais pas les dés : aucune carte à donner, et silence jusqu'à la prochaine.
        [one] { $by } dit « moi ! », mais pas les dés : une carte donnée, et silence jusqu'à la prochaine.
       *[other] { $by } dit « moi ! », mais pas les dés : { $count } cartes données, et silence jusqu'à la prochaine.
    }
bruit-shouted-for-nothing-you =
    { $count ->
        [0] Vous dites « moi ! », mais pas les dés : vous n'avez rien à donner, et silence jusqu'à la prochaine.
        [one] Vous dites « moi ! », mais pas les dés : vous donnez une carte, et silence jusqu'à la prochaine.
       *[other] Vous dites « moi ! », mais pas les dés : vous donnez { $count } cartes, et silence jusqu'à la prochaine.
    }
bruit-ignored = { $by } crie un nom qui ne compte pas pour l'instant.
bruit-ignored-you = Ce nom ne compte pas pour l'instant : rien de gagné, rien de perdu.
bruit-uncovered = { $by } montre maintenant { $card_def }.
bruit-uncovered-you = Vous montrez maintenant { $card_def }.
bruit-won = { $by } gagne avec { $count } cartes.
bruit-won-you = Vous gagnez avec { $count } cartes !

# Pourquoi pas
bruit-nobody-there = Il n'y a personne à cette place.
bruit-no-card-yet = Aucune carte n'est encore distribuée.
bruit-locked = Raté : silence jusqu'à la prochaine carte.

# La scène
bruit-legend-dice = La carte des deux dés : crie ton propre nom !
bruit-flag-locked = attend
bruit-flag-dealer = donne
bruit-prompt-start = Attention : les cartes arrivent…
bruit-prompt-watch = Qui va avec qui ?
bruit-prompt-call = Qui va avec toi ? Même couleur ou même smiley : touche son nom, vite !
bruit-prompt-no-card = Tu n'as pas de carte : guette celle des dés.
bruit-prompt-won = Cette carte est gagnée : attends la prochaine.
