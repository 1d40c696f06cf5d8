import type { DefaultTheme, LocaleConfig } from "vitepress";

/** The pages' languages: all of them in English, the functions' in three more. */
export const languages: LocaleConfig<DefaultTheme.Config> = {
  root: { label: "English", lang: "en", link: "/analysts/functions" },
  de: {
    label: "Deutsch",
    lang: "de",
    link: "/de/functions",
    title: "Stat für Excel",
    themeConfig: {
      sidebarMenuLabel: "Menü",
      returnToTopLabel: "Nach oben",
      darkModeSwitchLabel: "Farben",
      darkModeSwitchTitle: "Zum dunklen Bild",
      lightModeSwitchTitle: "Zum hellen Bild",
      langMenuLabel: "Sprache",
      skipToContentLabel: "Zum Inhalt",
      outline: { level: 2, label: "Auf dieser Seite" },
      docFooter: { prev: "Vorige Seite", next: "Nächste Seite" },
    },
  },
  fr: {
    label: "Français",
    lang: "fr",
    link: "/fr/functions",
    title: "Stat pour Excel",
    themeConfig: {
      sidebarMenuLabel: "Menu",
      returnToTopLabel: "Haut de page",
      darkModeSwitchLabel: "Couleurs",
      darkModeSwitchTitle: "Passer au mode sombre",
      lightModeSwitchTitle: "Passer au mode clair",
      langMenuLabel: "Langue",
      skipToContentLabel: "Aller au contenu",
      outline: { level: 2, label: "Sur cette page" },
      docFooter: { prev: "Page précédente", next: "Page suivante" },
    },
  },
  es: {
    label: "Español",
    lang: "es",
    link: "/es/functions",
    title: "Stat para Excel",
    themeConfig: {
      sidebarMenuLabel: "Menú",
      returnToTopLabel: "Volver arriba",
      darkModeSwitchLabel: "Colores",
      darkModeSwitchTitle: "Pasar al modo oscuro",
      lightModeSwitchTitle: "Pasar al modo claro",
      langMenuLabel: "Idioma",
      skipToContentLabel: "Ir al contenido",
      outline: { level: 2, label: "En esta página" },
      docFooter: { prev: "Página anterior", next: "Página siguiente" },
    },
  },
};

interface SearchWords {
  readonly search: string;
  readonly none: string;
  readonly reset: string;
  readonly back: string;
  readonly details: string;
  readonly select: string;
  readonly navigate: string;
  readonly close: string;
}

const searchTextsOf = (words: SearchWords) => ({
  translations: {
    button: { buttonText: words.search, buttonAriaLabel: words.search },
    modal: {
      noResultsText: words.none,
      resetButtonTitle: words.reset,
      backButtonTitle: words.back,
      displayDetails: words.details,
      footer: {
        selectText: words.select,
        navigateText: words.navigate,
        closeText: words.close,
      },
    },
  },
});

/** What the search says where it is not English. */
export const searchTexts = {
  de: searchTextsOf({
    ...{ search: "Suchen", none: "Nichts gefunden zu", reset: "Leeren", back: "Schließen" },
    ...{
      details: "Ausführlich zeigen",
      select: "öffnen",
      navigate: "wechseln",
      close: "schließen",
    },
  }),
  fr: searchTextsOf({
    ...{ search: "Rechercher", none: "Aucun résultat pour", reset: "Effacer", back: "Fermer" },
    ...{ details: "Afficher le détail", select: "ouvrir", navigate: "parcourir", close: "fermer" },
  }),
  es: searchTextsOf({
    ...{ search: "Buscar", none: "Sin resultados para", reset: "Borrar", back: "Cerrar" },
    ...{ details: "Mostrar el detalle", select: "abrir", navigate: "recorrer", close: "cerrar" },
  }),
};
