## DIFFERENCE, en français.

difference-name = DIFFERENCE
difference-about = Deux différences entre ta carte et celle du milieu : trouve-les avant tout le monde.

# Options
difference-option-picture = L’image
difference-option-picture-circus = le cirque
difference-option-picture-castle = le château
difference-option-picture-lake = le lac
difference-option-picture-dragon = le dragon
difference-option-picture-new = une image nouvelle, au hasard
difference-option-picture-new_beach = nouvelle : la plage
difference-option-picture-new_beach_hard = nouvelle : la plage, difficile
difference-option-picture-new_market = nouvelle : le marché
difference-option-picture-new_market_hard = nouvelle : le marché, difficile
difference-option-picture-new_station = nouvelle : la gare
difference-option-picture-new_station_hard = nouvelle : la gare, difficile
difference-option-picture-new_village = nouvelle : le village en hiver
difference-option-picture-new_village_hard = nouvelle : le village en hiver, difficile
difference-option-variant = La façon de jouer
difference-option-variant-base = une seule carte de référence
difference-option-variant-beginner = débutant : on peut changer de carte
difference-option-variant-advanced = avancé : on pose les cartes côte à côte
difference-option-wrong = Après une erreur
difference-option-wrong-until_other_claim = attendre l’annonce de quelqu’un d’autre
difference-option-wrong-cooldown_5s = attendre cinq secondes
difference-option-wrong-free_retry = réessayer tout de suite
difference-option-adv_marks = Ce qu’on montre, au niveau avancé
difference-option-adv_marks-per_neighbour = deux différences par carte voisine
difference-option-adv_marks-distinct = chaque différence une seule fois
difference-option-adv_limit = Jusqu’où vont les cartes, au niveau avancé
difference-option-adv_limit-count5 = cinq cartes par ligne et par colonne
difference-option-adv_limit-bbox5 = dans un carré de cinq sur cinq
difference-option-hints = Des indices quand personne ne trouve
difference-option-hints-on = oui
difference-option-hints-off = non

# Coups
difference-move-aim =
    { $count ->
        [one] Poser en { $cell }, à côté d’une carte
       *[other] Poser en { $cell }, à côté de { $count } cartes
    }
difference-move-mark = Montrer { $spot_name }
difference-move-miss = Montrer un autre endroit de l’image
difference-move-bury = Glisser la carte sous ta pile
difference-step-row = Poser sur la ligne { $row }
difference-step-part = { $part }
difference-time-unlock = { $seat } : de nouveau libre d’annoncer
difference-time-hint = { $seat } : un indice
difference-time-flip = { $seat } : la carte suivante

# La table
difference-table-picture = L’image : { $picture }.
difference-table-seat =
    { $count ->
        [0] { $seat } n’a plus de carte.
        [one] { $seat } a encore une carte.
       *[other] { $seat } a encore { $count } cartes.
    }
difference-table-locked = { $seat } attend un peu après une erreur.
difference-table-flipping = { $seat } retourne une autre carte.
difference-table-mine =
    { $count ->
        [0] Tu n’as plus de carte.
        [one] Il te reste une carte.
       *[other] Il te reste { $count } cartes.
    }
difference-table-my-lock = Ce n’était pas ça : tu attends un peu avant d’annoncer à nouveau.
difference-table-my-flip = Ta carte suivante se retourne.
difference-table-laid = En { $cell } : { $spot_altered } Le reste est comme d’habitude.
difference-table-newest = En { $cell }, la dernière carte posée :
difference-table-reference = La carte de référence :
difference-table-own = Ta carte :
difference-table-part = { $part } : { $changed ->
        [1] { $one_altered }
       *[other] { $one }
    } { $changed ->
        [2] { $two_altered }
       *[other] { $two }
    } { $changed ->
        [3] { $three_altered }
       *[other] { $three }
    } { $changed ->
        [4] { $four_altered }
       *[other] { $four }
    } { $changed ->
        [5] { $five_altered }
       *[other] { $five }
    }
difference-table-hint = Un indice : sur ta carte, regarde bien ici : { $part }.
difference-table-small-hint = Un indice plus fin : { $one_name }, ou { $other_name }.
difference-table-aim = Tu veux poser en { $cell }. Cartes voisines : { $cells }.
difference-table-next = Montre maintenant les deux différences avec la carte { $cell }.
difference-table-mark = Tu as montré { $spot_name }.

# Ce qui arrive
difference-aimed = { $by } veut poser en { $cell }.
    .short = Vise
difference-aimed-you = Tu veux poser en { $cell }.
difference-showed = { $by } crie « DIFFERENCE ! » Voici { $one_name } et { $other_name }.
    .short = Montre
    .voice = { $by } crie « DIFFERENCE ! ».
difference-showed-you = Tu cries « DIFFERENCE ! » Voici { $one_name } et { $other_name }.
    .voice = Tu montres { $one_name } et { $other_name }.
difference-showed-two-more = { $by } montre encore { $one_name } et { $other_name }.
    .short = Montre
difference-showed-two-more-you = Tu montres encore { $one_name } et { $other_name }.
difference-showed-one-more = { $by } montre encore { $one_name }.
    .short = Montre
difference-showed-one-more-you = Tu montres encore { $one_name }.
difference-found =
    { $left ->
        [0] C’est juste : { $by } pose sa dernière carte.
        [one] C’est juste : { $by } pose sa carte, il lui en reste une.
       *[other] C’est juste : { $by } pose sa carte, il lui en reste { $left }.
    }
    .short = Trouvé
    .voice =
        { $left ->
            [0] Juste : { $by } pose sa dernière carte.
            [one] Juste : { $by } n’a plus qu’une carte.
           *[other] Juste : il reste { $left } cartes à { $by }.
        }
difference-found-you =
    { $left ->
        [0] C’est juste : tu poses ta dernière carte.
        [one] C’est juste : tu poses ta carte, il t’en reste une.
       *[other] C’est juste : tu poses ta carte, il t’en reste { $left }.
    }
    .voice =
        { $left ->
            [0] Juste : c’était ta dernière carte.
            [one] Juste : il te reste une carte.
           *[other] Juste : il te reste { $left } cartes.
        }
difference-missed =
    { $wait ->
        [until_other_claim] Ce n’est pas ça : { $by } garde sa carte et attend l’annonce de quelqu’un d’autre.
        [cooldown_5s] Ce n’est pas ça : { $by } garde sa carte et attend un instant.
       *[free_retry] Ce n’est pas ça : { $by } garde sa carte.
    }
    .short = Raté
    .voice = { $by } se trompe.
difference-missed-you =
    { $wait ->
        [until_other_claim] Ce n’est pas ça : tu gardes ta carte et attends l’annonce de quelqu’un d’autre.
        [cooldown_5s] Ce n’est pas ça : tu gardes ta carte et attends un instant.
       *[free_retry] Ce n’est pas ça : tu gardes ta carte.
    }
difference-freed = { $whom } peut de nouveau annoncer.
    .voice = { "" }
difference-freed-to-you = Tu peux de nouveau annoncer.
difference-buried = { $by } glisse sa carte sous sa pile.
    .short = Enterre
difference-buried-you = Tu glisses ta carte sous ta pile.
difference-turned-up = { $by } retourne sa carte suivante.
    .short = Carte
    .voice = { "" }
difference-turned-up-you = Voici ta carte suivante.
difference-part-hinted = Un indice pour { $whom } : { $part }.
    .voice = { "" }
difference-part-hinted-to-you = Un indice : sur ta carte, regarde bien ici : { $part }.
difference-spots-hinted = Un indice plus fin pour { $whom } : { $one_name }, ou { $other_name }.
    .voice = { "" }
difference-spots-hinted-to-you = Un indice plus fin : { $one_name }, ou { $other_name }.
difference-finished =
    { $place ->
        [1] { $by } n’a plus de carte et gagne !
       *[other] { $by } n’a plus de carte : { place-ordinal } !
    }
    .short = Fini
difference-finished-you =
    { $place ->
        [1] Tu n’as plus de carte. Tu as gagné !
       *[other] Tu n’as plus de carte. Tu finis { place-ordinal }.
    }
difference-full = Il n’y a plus de place pour aucune carte : la partie s’arrête et les cartes qui restent décident.
difference-cut-short = Personne ne trouve plus rien : la partie s’arrête et les cartes qui restent décident.

# Pourquoi pas
difference-no-vote = On ne demande à personne de continuer pour l’instant.
difference-still-turning = Un instant : ta carte suivante se retourne.
difference-last-card = C’est ta dernière carte : il n’y a rien à mettre par-dessus.
difference-beginners-only = On ne change de carte qu’au niveau débutant.
difference-wait = Ce n’était pas ça : attends un peu avant d’annoncer à nouveau.
difference-aim-first = Choisis d’abord où poser ta carte.
difference-one-reference = Il n’y a qu’une carte de référence : on ne choisit pas d’emplacement.
difference-no-covering = Une carte est déjà posée en { $cell } : on ne la recouvre pas.
difference-lay-beside = { $cell } ne touche aucune carte posée.
difference-five-in-line = En { $cell }, ce serait la sixième carte d’une ligne ou d’une colonne.
difference-five-by-five = { $cell } est trop loin : tout doit tenir dans un carré de cinq sur cinq.

# La scène
difference-zone-reference = Le modèle
difference-zone-own = Ta carte
difference-zone-area = Les cartes posées
difference-zone-on = La carte en { $cell }
difference-zone-hint = Un indice pour ta carte : { $part }
difference-zone-close-hint = Un indice plus fin : { $one_name }, ou { $other_name }
difference-flag-locked = Raté
    .short = ✗
difference-flag-flipping = Carte suivante
    .short = ↻
difference-prompt-watch = Tout le monde cherche.
difference-prompt-flipping = Ta carte suivante arrive.
    .voice = { "" }
difference-prompt-locked = Ce n’était pas ça. Regarde encore.
    .voice = { "" }
difference-doing = Il faut trouver les deux différences, puis crier.
difference-doing-lay = Il faut poser sa carte, et montrer les différences avec ses voisines.
difference-prompt-find = Trouve les deux différences, puis crie !
difference-prompt-lay = Où la poser ? Tu montreras les différences avec chaque voisine.
difference-bar-claim = DIFFERENCE !
difference-bar-bury = Autre carte
difference-marks-due =
    { $count ->
        [one] Montre un endroit, ni plus ni moins.
       *[other] Montre { $count } endroits, ni plus ni moins.
    }

# Un endroit où rien ne change jamais
difference-elsewhere = un autre endroit
    .altered = un autre endroit
    .name = un autre endroit

# Les images nouvelles : leurs mots viennent avec elles
difference-composed = { "fr" ->
        [en] { $en }
       *[fr] { $fr }
    }
    .altered = { "fr" ->
        [en] { $en }
       *[fr] { $fr }
    }
    .name = { "fr" ->
        [en] { $en }
       *[fr] { $fr }
    }
difference-composed-part-1 = En haut
difference-composed-part-2 = À gauche
difference-composed-part-3 = Au milieu
difference-composed-part-4 = À droite
difference-composed-part-5 = En bas

# Les photos : qui les a apportées a nommé ce qui change
difference-picture-photo = une photo
difference-photo = { $what } : comme sur la photo.
    .altered = { $what } : différent.
    .name = { $what }

# Le cirque
difference-circus-part-1 = En haut, sous la toile
difference-circus-01 = La trapéziste est assise.
    .altered = La trapéziste a la tête en bas.
    .name = la trapéziste
difference-circus-02 = Une étoile pend du chapiteau.
    .altered = Une lune pend du chapiteau.
    .name = la décoration du chapiteau
difference-circus-03 = L’ombrelle est jaune.
    .altered = L’ombrelle est violette.
    .name = l’ombrelle
difference-circus-04 = Le perroquet a les ailes repliées.
    .altered = Le perroquet a les ailes ouvertes.
    .name = le perroquet
difference-circus-05 = Le projecteur est allumé.
    .altered = Le projecteur est éteint.
    .name = le projecteur
difference-circus-part-2 = La corde et les gradins
difference-circus-06 = La cape de l’acrobate est rouge.
    .altered = La cape de l’acrobate est jaune.
    .name = la cape de l’acrobate
difference-circus-07 = Un chat marche sur la corde.
    .altered = Il n’y a pas de chat sur la corde.
    .name = la corde raide
difference-circus-08 = Un singe attend sur la plate-forme de droite.
    .altered = Un pingouin attend sur la plate-forme de droite.
    .name = la plate-forme de droite
difference-circus-09 = Le spectateur à moustache porte un haut-de-forme.
    .altered = Le spectateur à moustache porte un chapeau pointu.
    .name = le chapeau du spectateur à moustache
difference-circus-10 = Dans le public, le drapeau est vert.
    .altered = Dans le public, le drapeau est jaune.
    .name = le drapeau dans le public
difference-circus-part-3 = L’orchestre et le rideau
difference-circus-11 = Le musicien de gauche joue de la trompette.
    .altered = Le musicien de gauche joue de la guitare.
    .name = l’instrument du musicien de gauche
difference-circus-12 = Le tambour porte une étoile bleue.
    .altered = Le tambour porte un cœur rouge.
    .name = le tambour
difference-circus-13 = L’accordéon est rose.
    .altered = L’accordéon est bleu.
    .name = l’accordéon
difference-circus-14 = Un zèbre passe la tête par le rideau.
    .altered = Le rideau est fermé.
    .name = le rideau
difference-circus-15 = Monsieur Loyal porte son chapeau.
    .altered = Monsieur Loyal n’a pas de chapeau.
    .name = la tête de Monsieur Loyal
difference-circus-part-4 = Les numéros d’animaux
difference-circus-16 = L’éléphant tient un ballon.
    .altered = L’éléphant tient des fleurs.
    .name = la trompe de l’éléphant
difference-circus-17 = Un lion est assis sur le tabouret.
    .altered = Un tigre est assis sur le tabouret.
    .name = l’animal sur le tabouret
difference-circus-18 = Le cerceau est en feu.
    .altered = Le cerceau est tendu de papier.
    .name = le cerceau
difference-circus-19 = L’otarie a un ballon sur le nez.
    .altered = L’otarie a un poisson sur le nez.
    .name = le nez de l’otarie
difference-circus-20 = Le chien est sur une balle bleue.
    .altered = Le chien est sur une balle jaune.
    .name = la balle du chien
difference-circus-part-5 = Le devant de la piste
difference-circus-21 = Le clown tient un chien en ballons.
    .altered = Le clown tient une tarte à la crème.
    .name = la main du clown
difference-circus-22 = Un lapin sort du chapeau magique.
    .altered = Une colombe sort du chapeau magique.
    .name = le chapeau magique
difference-circus-23 = Le jongleur lance des balles.
    .altered = Le jongleur lance des quilles.
    .name = ce que lance le jongleur
difference-circus-24 = Quelqu’un sort du canon.
    .altered = Le canon est vide.
    .name = le canon
difference-circus-25 = Le chariot vend du pop-corn.
    .altered = Le chariot vend des pommes d’amour.
    .name = la vitrine du chariot

# Le château
difference-castle-part-1 = Le ciel
difference-castle-01 = Le soleil porte une couronne.
    .altered = Le soleil n’a pas de couronne.
    .name = le soleil
difference-castle-02 = Une montgolfière vole près de la tour au toit bleu.
    .altered = Il n’y a pas de montgolfière près de la tour au toit bleu.
    .name = le ciel près de la tour au toit bleu
difference-castle-03 = Le drapeau au cœur flotte vers la droite.
    .altered = Le drapeau au cœur flotte vers la gauche.
    .name = le drapeau au cœur
difference-castle-04 = La cigogne vole vers la droite.
    .altered = La cigogne vole vers la gauche.
    .name = la cigogne
difference-castle-05 = Le cerf-volant est un dragon.
    .altered = Le cerf-volant est une coccinelle.
    .name = le cerf-volant
difference-castle-part-2 = Les tours
difference-castle-06 = La bannière de la tour de gauche est rouge, avec une étoile.
    .altered = La bannière de la tour de gauche est bleue, avec une lune.
    .name = la bannière de la tour de gauche
difference-castle-07 = Un nid est posé sur le donjon.
    .altered = Il n’y a pas de nid sur le donjon.
    .name = le haut du donjon
difference-castle-08 = Le donjon a une horloge.
    .altered = Le donjon a un vitrail.
    .name = le mur du donjon
difference-castle-09 = La tour de droite a un toit pointu.
    .altered = La tour de droite a des créneaux.
    .name = le haut de la tour de droite
difference-castle-10 = Un fantôme est à la fenêtre de la tour de droite.
    .altered = Une bougie est à la fenêtre de la tour de droite.
    .name = la fenêtre de la tour de droite
difference-castle-part-3 = Les murs et la porte
difference-castle-11 = Un archer est sur le mur de gauche.
    .altered = Il n’y a pas d’archer sur le mur de gauche.
    .name = le mur de gauche
difference-castle-12 = Le roi est au balcon.
    .altered = Un ours est au balcon.
    .name = le balcon
difference-castle-13 = Un chat est assis sur le mur de droite.
    .altered = Un hibou est perché sur le mur de droite.
    .name = le mur de droite
difference-castle-14 = La grille est baissée.
    .altered = La grille est levée.
    .name = la grille
difference-castle-15 = Le garde de droite tient une hallebarde.
    .altered = Le garde de droite tient une sucette.
    .name = la main du garde de droite
difference-castle-part-4 = Les douves et la campagne
difference-castle-16 = Le grand arbre est un pommier.
    .altered = Le grand arbre est un sapin.
    .name = le grand arbre
difference-castle-17 = Les ailes du moulin forment un signe plus.
    .altered = Les ailes du moulin forment un X.
    .name = le moulin
difference-castle-18 = La catapulte est chargée d’un rocher.
    .altered = La catapulte est chargée d’un gâteau.
    .name = la catapulte
difference-castle-19 = Le cygne nage vers la droite.
    .altered = Le cygne nage vers la gauche.
    .name = le cygne
difference-castle-20 = Un crocodile nage dans les douves.
    .altered = Il n’y a pas de crocodile dans les douves.
    .name = l’eau à droite du pont
difference-castle-part-5 = Le marché et le pré
difference-castle-21 = Sur l’étal du marché, il y a des citrouilles.
    .altered = Sur l’étal du marché, il y a des poissons.
    .name = l’étal du marché
difference-castle-22 = Le ménestrel joue du luth.
    .altered = Le ménestrel joue du tambour.
    .name = l’instrument du ménestrel
difference-castle-23 = Le panneau indique la droite.
    .altered = Le panneau indique la gauche.
    .name = le panneau
difference-castle-24 = Un plumet orne le casque du chevalier.
    .altered = Un canard est posé sur le casque du chevalier.
    .name = le haut du casque du chevalier
difference-castle-25 = Le coffre est ouvert.
    .altered = Le coffre est fermé.
    .name = le coffre

# Le lac
difference-lake-part-1 = Le ciel
difference-lake-01 = Le soleil n’a pas de lunettes.
    .altered = Le soleil porte des lunettes noires.
    .name = le soleil
difference-lake-02 = Le nuage en forme de lapin regarde vers la droite.
    .altered = Le nuage en forme de lapin regarde vers la gauche.
    .name = le nuage-lapin
difference-lake-03 = Trois mouettes volent.
    .altered = Deux mouettes volent.
    .name = les mouettes
difference-lake-04 = Un ours fait signe depuis la montgolfière.
    .altered = Un pingouin fait signe depuis la montgolfière.
    .name = la nacelle de la montgolfière
difference-lake-05 = Le cerf-volant en forme de pieuvre a cinq bras.
    .altered = Le cerf-volant en forme de pieuvre a quatre bras.
    .name = le cerf-volant
difference-lake-part-2 = L’autre rive
difference-lake-06 = La vache broute, la tête en bas.
    .altered = La vache lève la tête.
    .name = la vache
difference-lake-07 = Un enfant rit à l’entrée de la tente.
    .altered = La tente est fermée.
    .name = la tente
difference-lake-08 = La fumée de la cheminée part vers la droite.
    .altered = La fumée de la cheminée part vers la gauche.
    .name = la fumée de la cheminée
difference-lake-09 = Un pantalon bleu sèche à côté du tee-shirt.
    .altered = Une robe jaune à pois rouges sèche à côté du tee-shirt.
    .name = le linge
difference-lake-10 = Les deux moutons sont blancs.
    .altered = Un mouton est blanc, l’autre est noir.
    .name = les moutons
difference-lake-part-3 = L’arbre et le pré
difference-lake-11 = Le pommier a six pommes.
    .altered = Le pommier a cinq pommes.
    .name = les pommes
difference-lake-12 = Le hibou a les yeux ouverts.
    .altered = Le hibou dort.
    .name = le hibou
difference-lake-13 = Une taupe sort de la taupinière.
    .altered = Une fleur pousse sur la taupinière.
    .name = la taupinière
difference-lake-14 = Le hérisson porte une pomme.
    .altered = Le hérisson porte une poire.
    .name = le hérisson
difference-lake-15 = L’escargot porte une coquille en spirale.
    .altered = L’escargot porte une petite maison.
    .name = l’escargot
difference-lake-part-4 = Le voilier et l’eau
difference-lake-16 = La voile blanche porte une étoile.
    .altered = La voile blanche porte un cœur.
    .name = la voile blanche
difference-lake-17 = La libellule vole vers la droite.
    .altered = La libellule vole vers la gauche.
    .name = la libellule
difference-lake-18 = Le nénuphar est ouvert.
    .altered = Le nénuphar est en bouton.
    .name = le nénuphar
difference-lake-19 = La loutre lit un livre.
    .altered = La loutre tient un poisson.
    .name = la loutre
difference-lake-20 = Trois canetons suivent la cane.
    .altered = Deux canetons suivent la cane.
    .name = les canetons
difference-lake-part-5 = Le ponton et ses alentours
difference-lake-21 = Le chapeau du pêcheur est vert.
    .altered = Le chapeau du pêcheur est jaune.
    .name = le chapeau du pêcheur
difference-lake-22 = Un poisson pend au bout de la ligne.
    .altered = Une botte pend au bout de la ligne.
    .name = le bout de la ligne
difference-lake-23 = La grenouille sourit.
    .altered = La grenouille tire la langue.
    .name = la grenouille
difference-lake-24 = Le lapin dresse les deux oreilles.
    .altered = Le lapin a une oreille pliée.
    .name = les oreilles du lapin
difference-lake-25 = Une queue de poisson dépasse du seau.
    .altered = Le seau est vide.
    .name = le seau

# Le dragon
difference-dragon-part-1 = Le soir, dehors
difference-dragon-01 = Le croissant de lune s’ouvre à droite.
    .altered = Le croissant de lune s’ouvre à gauche.
    .name = la lune
difference-dragon-02 = Une étoile filante traverse le ciel.
    .altered = Il n’y a pas d’étoile filante.
    .name = le ciel au-dessus du nuage
difference-dragon-03 = Il y a de la neige sur la haute montagne.
    .altered = Il n’y a pas de neige sur la haute montagne.
    .name = la haute montagne
difference-dragon-04 = La grande tour du château a un toit pointu.
    .altered = La grande tour du château a des créneaux.
    .name = le haut de la grande tour
difference-dragon-05 = Le nuage du soir a trois bosses.
    .altered = Le nuage du soir a deux bosses.
    .name = le nuage du soir
difference-dragon-part-2 = Le plafond et le haut du mur
difference-dragon-06 = Une longue stalactite pend au-dessus de l’entrée.
    .altered = Il n’y a pas de longue stalactite au-dessus de l’entrée.
    .name = le plafond au-dessus de l’entrée
difference-dragon-07 = Trois chauves-souris dorment la tête en bas.
    .altered = Deux chauves-souris dorment la tête en bas.
    .name = les chauves-souris endormies
difference-dragon-08 = La bannière porte une couronne.
    .altered = La bannière porte un soleil.
    .name = la bannière
difference-dragon-09 = La lanterne du plafond est carrée.
    .altered = La lanterne du plafond est ronde.
    .name = la lanterne
difference-dragon-10 = Un bateau navigue sur la carte au trésor.
    .altered = Un serpent de mer nage sur la carte au trésor.
    .name = la carte au trésor
difference-dragon-part-3 = Le dragon et ses étagères
difference-dragon-11 = Le dragon porte des lunettes rondes.
    .altered = Le dragon n’a pas de lunettes.
    .name = les yeux du dragon
difference-dragon-12 = Une clé d’or pend au cou du dragon.
    .altered = Une cloche d’or pend au cou du dragon.
    .name = le pendentif du dragon
difference-dragon-13 = L’aile du dragon est raccommodée avec un carré de tissu.
    .altered = L’aile du dragon est raccommodée avec un cœur en tissu.
    .name = l’aile du dragon
difference-dragon-14 = Un petit oiseau bleu est perché sur le dos du dragon.
    .altered = Il n’y a pas d’oiseau sur le dos du dragon.
    .name = le dos du dragon
difference-dragon-15 = Dans le sablier, le sable est en haut.
    .altered = Dans le sablier, le sable est en bas.
    .name = le sablier
difference-dragon-part-4 = Le trésor
difference-dragon-16 = Une épée est plantée dans le trésor.
    .altered = Il n’y a pas d’épée dans le trésor.
    .name = l’or à côté du coffre
difference-dragon-17 = L’œuf du dragon est entier.
    .altered = Un bébé dragon sort de l’œuf.
    .name = l’œuf
difference-dragon-18 = Le gros joyau est un rubis rouge.
    .altered = Le gros joyau est une émeraude verte.
    .name = le gros joyau
difference-dragon-19 = La coupe d’or est debout.
    .altered = La coupe d’or est posée à l’envers.
    .name = la coupe
difference-dragon-20 = Le bouclier porte une étoile.
    .altered = Le bouclier porte un croissant de lune.
    .name = le bouclier
difference-dragon-part-5 = Les invités autour du tapis
difference-dragon-21 = Le chevalier tient une tasse de thé.
    .altered = Le chevalier tient une marguerite.
    .name = la main du chevalier
difference-dragon-22 = La bougie sur les livres est allumée.
    .altered = La bougie sur les livres est éteinte.
    .name = la bougie
difference-dragon-23 = La princesse porte un chapeau pointu.
    .altered = La princesse porte une couronne.
    .name = la tête de la princesse
difference-dragon-24 = Le petit gobelin tient un biscuit rond.
    .altered = Le petit gobelin tient un cornet de glace.
    .name = le goûter du gobelin
difference-dragon-25 = La grenouille porte une couronne.
    .altered = La grenouille porte un haut-de-forme.
    .name = la tête de la grenouille

# Une leçon, et comment jouer en quatre images
difference-lesson-cards = Une carte est au milieu, l’autre est à toi. Elles se ressemblent, mais il y a exactement deux différences.
difference-lesson-claim = Regarde la tête du Monsieur Loyal au centre, et le perroquet en haut à droite. Touche les deux endroits, puis appuie sur « DIFFERENCE ! ».
difference-lesson-again = Juste : ta carte est posée au milieu. Mais { $seat } aussi a été rapide, et le milieu a encore changé ! Regarde en haut : le décor suspendu à la tente, et la trapéziste à gauche.
difference-lesson-wrong = Deux cartes de moins ! Si tu te trompes, tu attends qu’une autre personne ait annoncé. Et qui cherche trop longtemps reçoit un indice.
difference-lesson-end = Qui n’a plus de cartes gagne. Ouvre l’œil !
difference-how-box = La boîte de DIFFERENCE
difference-how-two = Deux différences
difference-how-two-text = Ta carte et celle du milieu : deux endroits diffèrent.
difference-how-mark = Montre les deux
difference-how-mark-text = Touche les deux endroits, puis « DIFFERENCE ! ».
difference-how-lay = Pose ta carte
difference-how-lay-text = Juste ? Ta carte passe au milieu : tout le monde cherche à nouveau.
difference-how-win = Plus de cartes
difference-how-win-text = Qui a posé toutes ses cartes en premier gagne.

# La partie en bref
difference-brief-row = Œil de lynx : { $by }, { $count } cartes de suite
    .strong = { $by }
difference-brief-row-you = Œil de lynx : toi, { $count } cartes de suite
    .strong = toi
difference-brief-wrong =
    { $count ->
        [one] Vu trop vite : { $by }, une fois
       *[other] Vu trop vite : { $by }, { $count } fois
    }
    .strong = { $by }
difference-brief-wrong-you =
    { $count ->
        [one] Vu trop vite : toi, une fois
       *[other] Vu trop vite : toi, { $count } fois
    }
    .strong = toi
difference-brief-flawless = Sans une erreur : { $by }
    .strong = { $by }
difference-brief-flawless-you = Sans une erreur : toi
    .strong = toi
difference-brief-buried =
    { $count ->
        [one] Gardé pour plus tard : { $by }, { $count } carte
       *[other] Gardé pour plus tard : { $by }, { $count } cartes
    }
    .strong = { $by }
difference-brief-buried-you =
    { $count ->
        [one] Gardé pour plus tard : toi, { $count } carte
       *[other] Gardé pour plus tard : toi, { $count } cartes
    }
    .strong = toi

# Ce que décident les horloges : avant le temps qui reste
difference-clock-hint = Indice dans
difference-clock-trial = Il reste
difference-clock-card = Carte de { $by } dans
difference-clock-card-you = Ta carte dans
difference-clock-locked = Annonce de { $by } dans
difference-clock-locked-you = Annonce dans

# Conseils
difference-hint-bury = En attendant, tu peux prendre une autre carte.
difference-hint-look = Regarde par ici, sans te presser.
