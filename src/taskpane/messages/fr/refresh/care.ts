import type { RefreshCareTexts } from "../../en/refresh/care.js";
import { countIn } from "../../../model/count-in.js";

const n = (value: number) => value.toLocaleString("fr");
const count = countIn("fr");
const left = (skipped: number) =>
  skipped > 0 ? `, ${count(skipped, "laissée telle quelle", "laissées telles quelles")}` : "";

export const care: RefreshCareTexts = {
  reading: (done, total) => `Lecture\u00a0: ${n(done)} sur ${n(total)}…`,
  writing: (done, total) => `Écriture\u00a0: ${n(done)} sur ${n(total)}…`,
  stopped: "Annulé\u00a0; rien n’a été modifié.",
  tables: "Tableaux",
  fillTable: "Remplir un tableau",
  fillTableDoes:
    "Lit les en-têtes d’un tableau sélectionné et écrit des formules dans ses cellules vides.",
  care: "Figer et partager",
  actions: {
    freeze:
      "Les formules deviennent des valeurs\u00a0; le classeur garde les formules pour le dégel.",
    thaw: "Les formules reviennent, sans rien demander au service.",
    share: "Ouvre une copie avec les seules valeurs, pour qui n’a pas le complément.",
    repair: "Ressaisit les cellules qui ne finissent jamais ou ont perdu leur fonction.",
    findSource: "Cherche la source de chiffres saisis, pour les remplacer par des formules.",
    writeSources: "Liste chaque source, sa parution et ses cellules.",
    writeAudit: "Liste chaque cellule STAT, son état et sa requête.",
    keep: "Les collègues sans clé les voient alors.",
  },
  freeze: "Figer",
  frozen: (value, skipped) =>
    `${count(value, "formule est devenue valeur", "formules sont devenues valeurs")}${left(skipped)}.`,
  frozenByName: (cells) =>
    `${count(cells, "d’entre elles appelle", "d’entre elles appellent")} STAT par un nom défini, qui garde sa formule.`,
  thaw: "Dégeler",
  thawed: (value, skipped) =>
    `${count(value, "formule est revenue", "formules sont revenues")}${skipped > 0 ? `, ${count(skipped, "encore figée", "encore figées")}` : ""}.`,
  thawAnyway: "Dégeler et écraser",
  skipReasons: {
    protected: "la feuille est protégée\u00a0; ôtez la protection et réessayez",
    busy: "pas encore de valeur\u00a0; réessayez quand elle en affiche une",
    unresolved:
      "la fonction n’est pas chargée\u00a0; d’abord «\u00a0Réparer les cellules bloquées\u00a0»",
    "no-value": "elle n’affiche aucune valeur",
    picture: "elle affiche une image ou une carte",
    changed: "quelqu’un a écrit par-dessus",
    sorted:
      "ses lignes ont été triées, sa valeur serait donc à côté d’un autre nom\u00a0; rétablissez l’ordre d’avant",
    reordered:
      "ses lignes ont été triées\u00a0; rétablissez l’ordre d’avant, ou écrasez\u00a0: elles sont alors dans l’ordre de la formule, et ce qui est à côté reste où il est",
    "in-table":
      "il s’y trouve un tableau, où Excel n’affiche aucun résultat de plusieurs cellules\u00a0; convertissez-le en plage",
    moved: "il n’est pas sûr de quelle cellule il s’agit maintenant",
    gone: "les cellules n’existent plus",
    occupied: "il n’y a pas de place\u00a0; videz les cellules qu’il lui faut et réessayez",
    "read-by-protected":
      "une formule d’une feuille protégée la lit\u00a0; ôtez la protection de celle-ci et réessayez",
    "read-by-name":
      "un nom défini désigne sa plage étendue\u00a0; faites-lui désigner des cellules et réessayez",
  },
  referencesGone: (cells) =>
    `sa formule fait référence à des cellules introuvables (${cells}), sa valeur reste donc`,
  unkept: (cells) =>
    `${count(cells, "cellule n’affiche", "cellules n’affichent")} aucune valeur avant l’actualisation\u00a0: aucune réponse n’est conservée.`,
  share: "Ouvrir une copie figée",
  shared: (value) =>
    `Une copie avec ${count(value, "valeur", "valeurs")} au lieu de formules est ouverte.`,
  shareUnsupported:
    "Cet Excel ne peut pas ouvrir de copie. Figez, enregistrez une copie, puis dégelez.",
  shareFailed: {
    read: (reason) => `Excel n’a pas fourni le fichier du classeur\u00a0: ${reason}`,
    freeze: (reason) => `La copie figée n’a pas pu être créée\u00a0: ${reason}`,
    open: (reason) => `Excel n’a pas ouvert la copie\u00a0: ${reason}`,
  },
  repair: "Réparer les cellules bloquées",
  findSource: "D’où vient ce chiffre\u00a0?",
  repaired: (repaired, locked, remaining) =>
    repaired + locked + remaining === 0
      ? "Aucune cellule n’est bloquée."
      : `${count(repaired, "réparée", "réparées")}, ${n(locked)} sur des feuilles protégées, ${count(remaining, "inchangée", "inchangées")}.${locked > 0 ? " Ôtez leur protection et réparez de nouveau." : ""}`,
  sheets: "Feuilles sur les chiffres",
  writeSources: "Feuille des sources",
  writtenSources: (sheet, value) =>
    `La feuille «\u00a0${sheet}\u00a0» liste ${count(value, "source", "sources")}.`,
  writeAudit: "Feuille d’audit",
  writtenAudit: (sheet, value, marked) =>
    `La feuille «\u00a0${sheet}\u00a0» liste ${count(value, "cellule", "cellules")}${marked > 0 ? `. Regardez ${count(marked, "cellule marquée", "cellules marquées")} sous «\u00a0État\u00a0»` : ""}.`,
  keep: "Conserver les chiffres dans le fichier",
  kept: (kept, missing) =>
    `${count(kept, "réponse conservée", "réponses conservées")} dans le fichier\u00a0; les collègues sans clé les voient.${missing > 0 ? ` ${count(missing, "réponse n’a pas encore été demandée et n’est pas conservée", "réponses n’ont pas encore été demandées et ne sont pas conservées")}.` : ""}`,
};
