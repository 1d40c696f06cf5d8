import type { Sentences } from "./en.js";

export const fr: Sentences = {
  "missing-part":
    "Une partie du complément n’a pas pu être chargée : vérifiez la connexion, puis recalculez",
  "missing-key": "Ajoutez votre clé API dans le volet STAT",
  "bad-key": "Le service refuse votre clé API : vérifiez-la dans le volet STAT",
  forbidden: "Votre clé API ne comprend pas ces données : demandez l’accès à votre fournisseur",
  "not-found":
    "Le service n’a aucun contenu avec cet id : STAT.SEARCH et STAT.INDICATORS listent les ids",
  "bad-input": "Le service n’a pas accepté la requête : {detail}",
  "rate-limited": "Trop de requêtes : recalculez dans {seconds} s",
  timeout: "Le service n’a pas répondu à temps : recalculez pour réessayer",
  offline: "Service injoignable : vérifiez la connexion et l’adresse dans le volet STAT",
  server: "Le service a un problème : réessayez plus tard",
  "bad-response": "La réponse du service est illisible : réessayez plus tard",
  aborted: "Annulé",
  budget: "Budget atteint : augmentez les crédits par jour dans le volet STAT",
  "research-failed": "La question est restée sans réponse : essayez d’autres mots",
  "no-answer": "Pas de réponse : {detail}",
  "still-researching": "Recherche en cours : recalculez pour continuer",
  "not-cached": "Pas encore chargé : appuyez sur Entrée ou actualisez",
  "question-held":
    "Calculer pour demander : autorisez les questions de ce classeur dans le volet STAT, sous Actualiser",
  "no-content":
    "Le service n’a aucun contenu avec l’id {id} : STAT.SEARCH et STAT.INDICATORS listent les ids",
  "indicators-only":
    "Aucun indicateur n’a l’id {id} : STAT.INDICATORS les liste, STAT.DATA prend les statistiques",

  "no-results": "Aucun résultat pour « {query} »",
  "no-results-said": "Aucun résultat pour « {query} » : {detail}",
  "no-results-published":
    "Aucun résultat pour « {query} » publié {window} : from et to désignent le jour de publication",
  "empty-query": "Indiquez ce que vous cherchez, par exemple « voitures électriques »",
  "empty-question": "Posez une question, par exemple « Quel est le PIB de la France ? »",
  "bad-date": "{argument} n’est pas une date : {value}. Possible : 2024-05-31, 2024, today, -5Y",
  "reversed-dates": "from ({from}) est postérieur à to ({to})",
  "before-depth": "to est {to}, mais le service n’a rien de publié avant {first}",
  "bad-size": "size doit être un nombre entier de 1 à {max}, et non {value}",
  "bad-width": "width doit être un nombre entier de 1 à 10000, et non {value}",
  "missing-id": "Indiquez un id : STAT.SEARCH et STAT.INDICATORS les listent",
  "unreadable-cell":
    "Cette cellule ne contient ni texte, ni nombre, ni date, mais {type} : nommez ce que vous voulez dire, par exemple =A1.Name",
  "empty-argument": "La cellule de {argument} est vide : remplissez-la, ou omettez {argument}",
  "bad-id": "Ce n’est pas un id : {value}. STAT.SEARCH et STAT.INDICATORS les listent",
  "bad-period": "Ce n’est pas une période : {value}. Possible : 2024, 2024-05, Q2 2024, -5Y",
  "statistics-only":
    "{value} n’est pas l’id d’une statistique : {name} prend les numéros que liste STAT.SEARCH",
  "unknown-option": "Option inconnue {option}. Admises : {allowed}",
  "bad-option-value": "{option} ne peut pas être {value}. Admis : {allowed}",
  "unknown-field": "Champ inconnu {field}. Admis : {allowed}",
  "unknown-place": "Lieu inconnu : {place}. Un nom ou un code comme France, FR ou FRA",
  "several-places": "{place} peut être l’un de ceux-ci : {known}",
  "unknown-place-near": "Lieu inconnu : {place}. Vouliez-vous dire {near} ?",
  "unknown-industry": "Secteur inconnu : {industry}. Son numéro, ou un nom comme {known}",
  "unknown-series": "Pas de série {series}. Il y a : {known}",
  "no-value": "Pas de valeur pour {period}",
  "before-data": "Pas de valeur pour {period} : les données commencent par {first}",
  "after-data": "Pas de valeur pour {period} : les données finissent par {last}",
  "gap-in-data": "Pas de valeur pour {period} : il n’y en a pas entre {before} et {after}",
  "finer-data":
    "{period} a plusieurs valeurs, par exemple {example} : réunissez-les par agg=avg, sum, last, first, min ou max",
  "coarser-data": "Pas de valeur pour {period} à part : les données en ont une pour {example}",
  "incomplete-period":
    "{period} n’est pas complet : {count} valeurs de {first} à {last}, il en manque",
  "fiscal-year":
    "{period} est un exercice budgétaire, et personne n’a dit quels mois il comprend : nommez l’année seule si les chiffres sont ceux de tels exercices, sinon des mois ou des trimestres présents dans les données",
  "no-change":
    "{option} : rien ne se calcule pour {period}, car une valeur antérieure nécessaire manque, est incomplète ou n’est pas supérieure à zéro",
  "irregular-periods":
    "{option} demande des périodes de même durée, par exemple des années ou des mois : ces lignes sont autre chose",
  "coarser-periods":
    "freq={freq} est plus fin que les données : on peut réunir des valeurs, pas les diviser",
  "needs-agg":
    "Dites comment freq={freq} réunit ces valeurs : agg=avg, sum, last, first, min ou max",
  "no-sum":
    "agg=sum n’a pas de sens pour des taux, prix, indices, parts, encours et valeurs annualisées : agg=avg ou last",
  "unclear-scale":
    "scale={scale} doit savoir ce que vaut une unité de ces valeurs, et leur unité ne le dit pas assez clairement ({unit}) : omettez scale=",
  "not-money":
    "currency={currency} convertit de l’argent d’une monnaie connue : ces valeurs sont en {unit}",
  "constant-money":
    "currency={currency} n’a pas de sens pour des valeurs à prix constants ou à parité de pouvoir d’achat : {unit}",
  "no-rates":
    "Le service n’a pas de taux de change de {from} en {to} pour les périodes de ces valeurs",
  "no-rate": "Aucun taux de change de {from} à {to} pour {period}",
  "currency-needs-agg":
    "Indiquez ce que sont ces valeurs : agg=sum ou avg pour des flux (taux moyens), agg=last pour des stocks (taux de fin)",
  "base-not-covered": "rebase={base} : les données n’ont pas de valeur complète pour cela",
  "base-not-positive":
    "rebase={base} : la valeur n’y est pas supérieure à zéro et ne peut être 100",
  "bad-combination": "{one} n’a pas de sens avec {other} : omettez l’un des deux",
  "unknown-group": "{id} n’est ni un groupe que STAT.PLACES() liste, ni l’id d’un indicateur",
  "unknown-coverage": "Personne n’a dit quels lieux {id} couvre : STAT.INDICATORS les liste",
  "mixed-frequencies":
    "Ces indicateurs sont {known} : freq=A, S, Q, M ou W les ramène à une fréquence",
  "group-in-range":
    "{group} est un groupe de {count} lieux : donnez-le comme seule cellule ou listez ses membres avec STAT.PLACES",
  "cross-period":
    "layout=cross montre une seule période, ou la dernière de chacun : donnez from seul, ou aucun des deux",
  "choose-series": "Nommez une série : il y en a {count} : {known}",
  "choose-place": "Nommez un lieu : il y en a {count}, par exemple {known}",
  "unknown-category": "Pas de catégorie {category}. Il y a : {known}",
  "no-values": "Pas de valeurs jusqu’à aujourd’hui : latest=any inclut les prévisions",
  "outside-periods": "Rien entre from et to : les données vont de {first} à {last}",
  "no-categories": "Aucune période à choisir : nommez une catégorie, par exemple {example}",
  "no-chart": "Ce contenu n’a pas de tableau de données",
  "no-geo": "Pas de données pour {place} : STAT.INDICATORS liste les lieux d’un indicateur",
  "no-image": "Ce contenu n’a pas d’image",
  "premium-image":
    "Les images de contenus premium ne s’ouvrent que dans le volet : une cellule ne garde aucun droit de les voir",
  "no-report": "Il n’y a pas de rapport {format} pour ce contenu",
  "no-facts": "La réponse ne contient pas de chiffres clés",
  "no-sources": "La réponse ne cite aucune source",
  "no-periods": "La croissance demande des périodes : ce contenu a des catégories comme {example}",
  "one-period":
    "from et to mènent tous deux à {period}, dernière période avec une valeur : pas de croissance à montrer",
  "growth-lengths":
    "{from} et {to} n’ont pas la même durée : la croissance va d’une année à une année, d’un mois à un mois",
  "growth-negative":
    "La croissance à partir d’une valeur inférieure à zéro n’a pas de sens : {period} vaut {value}",
  "growth-zero": "La croissance à partir de zéro n’a pas de valeur",
  "growth-sign": "rate=cagr demande deux valeurs positives et du temps entre elles",
  "text-value": "La valeur n’est pas un nombre : {value}",
  "too-many-cells":
    "{cells} cellules, c’est trop pour une formule ({max} au plus) : limit= ou moins d’ids",
  "too-large": "Le résultat est trop grand pour une formule : limit=, columns= ou moins d’ids",
  unexpected: "Erreur inattendue : recalculez, puis voyez les erreurs dans le volet STAT",
};
