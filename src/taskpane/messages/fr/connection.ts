import type { ConnectionTexts } from "../en/connection.js";
import { frCredits } from "./search.js";

export const connection: ConnectionTexts = {
  title: "Connexion",
  welcome: "Bienvenue dans Stat for Excel",
  tryDemo: "Essayer sans compte",
  ownKey: "Utiliser votre clé",
  otherKey: "Utiliser une autre clé",
  address: "Adresse du service",
  addressIs: "Adresse du service\u00A0:",
  key: "Clé API",
  keyHint:
    "De votre service Content Discovery. Elle est envoyée à l’adresse ci-dessus et nulle part ailleurs.",
  testIsFree: "Le test est une recherche gratuite.",
  sessionOnly: "Garder pour cette session seulement",
  save: "Enregistrer et tester",
  test: "Tester",
  testing: "Test en cours…",
  forget: "Oublier la clé",
  forgotten: "La clé a été oubliée.",
  useDemoKey: "Utiliser la clé de démonstration",
  demoKeyHint: "Ce service donne à tous une clé de démonstration. Tout fonctionne avec elle.",
  emptyKey: "Saisissez d’abord une clé.",
  malformedKey: "Une clé se compose de lettres, de chiffres et de signes, sans espaces.",
  noKey: "Pas encore de clé.",
  hasKey: "Une clé est enregistrée pour cette adresse.",
  keyStays: "La clé enregistrée auparavant reste en usage.",
  keptFor: {
    roaming: "Elle est gardée avec votre compte Office.",
    local: "Elle est gardée dans ce navigateur, sur cet appareil, et non dans le classeur.",
    "office-runtime": "Elle est gardée par Office sur cet appareil, et non dans le classeur.",
    memory: "Aucun stockage ici\u00a0: la clé est gardée jusqu’à la fermeture d’Excel.",
  },
  keptForSession: "Elle est gardée jusqu’à la fermeture d’Excel.",
  storeRefused: "Le stockage a refusé la clé. Elle est gardée jusqu’à la fermeture d’Excel.",
  works: "La connexion fonctionne.",
  found: (count) =>
    `Une recherche d’essai sur «\u00a0population\u00a0» a trouvé ${String(count)} indicateurs.`,
  worksWithoutIndicators:
    "La connexion fonctionne. La clé ne permet pas de chercher des indicateurs.",
  toSearch: "Aller à la recherche",
  account: "Votre compte sur la passerelle",
  person: "Personne",
  team: "Équipe",
  usedThisMonth: "Utilisé ce mois-ci",
  leftThisMonth: {
    person: "Reste de votre budget ce mois-ci",
    team: "Reste du budget de votre équipe ce mois-ci",
    firm: "Reste du budget de l’entreprise ce mois-ci",
  },
  leftOf: (left, budget) => `${left.toLocaleString("fr")} sur ${frCredits(budget)}`,
  credits: frCredits,
};
