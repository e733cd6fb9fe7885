## Les cartes Smiley, en français.

smileys-smiley =
    { $smiley ->
        [smile] sourire
        [angry] visage en colère
        [wink] clin d’œil
        [sad] triste
        [surprised] surpris
       *[love] amoureux
    }
    .def =
        { $smiley ->
            [love] l’amoureux
           *[other] le { smileys-smiley }
        }
    .indef = un { smileys-smiley }
smileys-colour =
    { $colour ->
        [orange] orange
        [blue] bleu
        [yellow] jaune
        [green] vert
        [violet] violet
       *[red] rouge
    }
    .letter =
        { $colour ->
            [orange] O
            [blue] B
            [yellow] J
            [green] V
            [violet] M
           *[red] R
        }
    .mark =
        { $colour ->
            [orange] rond
            [blue] carré
            [yellow] étoile
            [green] trèfle
            [violet] lune
           *[red] triangle
        }
    .feminine =
        { $colour ->
            [blue] bleue
            [green] verte
            [violet] violette
           *[other] { smileys-colour }
        }
    .part =
        { $colour ->
            [orange] de l’orange
           *[other] du { smileys-colour }
        }
smileys-base-card = { smileys-smiley } { smileys-colour }
    .def = { smileys-smiley.def } { smileys-colour }
    .mark = { smileys-colour.mark }
smileys-colour-special = carte spéciale { smileys-colour.feminine }
    .def = la carte spéciale { smileys-colour.feminine }
    .mark = { smileys-colour.mark }
smileys-smiley-special = carte spéciale { smileys-smiley }
    .def = la carte spéciale { smileys-smiley }
    .mark = sans couleur
smileys-hidden-card = carte
    .def = une carte
    .mark = sans couleur

# Un duel aux dés
smileys-duel-rolled = Les dés décident : { $card }.
smileys-duel-won = { $by } possède cette carte et remporte le duel.
    .short = Duel
smileys-duel-won-you = Tu possèdes cette carte et remportes le duel.
