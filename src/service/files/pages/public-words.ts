import type { Platform } from "../../../contract/known-values.js";

/** Why a visitor sees the public page instead of the whole one. */
export type Reason = "unsigned" | "expired" | "invalid" | "premium" | "bad-key";

interface PublicWords {
  readonly heading: string;
  readonly explanation: string;
  readonly label: string;
  readonly open: string;
  readonly reasons: Readonly<Record<Exclude<Reason, "unsigned">, string>>;
}

export const publicWords: Readonly<Record<Platform, PublicWords>> = {
  en: {
    heading: "Data and description",
    explanation:
      "Open this page from the add-in, or with an API key whose package includes it. The key is sent to this service only and is not kept.",
    label: "API key",
    open: "Open",
    reasons: {
      expired: "This link has expired. Open it again from the add-in, or enter your API key.",
      invalid: "The signature of this link does not fit, or its key has ended.",
      premium: "This is premium content, which the package of this API key does not open.",
      "bad-key": "The API key is not known, has expired or was revoked.",
    },
  },
  de: {
    heading: "Daten und Beschreibung",
    explanation:
      "Öffnen Sie diese Seite aus dem Add-In oder mit einem API-Schlüssel, dessen Paket sie enthält. Der Schlüssel geht nur an diesen Dienst und wird nicht aufbewahrt.",
    label: "API-Schlüssel",
    open: "Öffnen",
    reasons: {
      expired:
        "Dieser Link ist abgelaufen. Öffnen Sie ihn erneut aus dem Add-In oder geben Sie Ihren API-Schlüssel ein.",
      invalid: "Die Signatur dieses Links passt nicht, oder sein Schlüssel ist beendet.",
      premium: "Dies ist Premium-Inhalt, den das Paket dieses API-Schlüssels nicht öffnet.",
      "bad-key": "Der API-Schlüssel ist unbekannt, abgelaufen oder widerrufen.",
    },
  },
  fr: {
    heading: "Données et description",
    explanation:
      "Ouvrez cette page depuis le complément, ou avec une clé API dont l’offre la comprend. La clé n’est envoyée qu’à ce service et n’est pas conservée.",
    label: "Clé API",
    open: "Ouvrir",
    reasons: {
      expired:
        "Ce lien a expiré. Ouvrez-le de nouveau depuis le complément ou saisissez votre clé API.",
      invalid: "La signature de ce lien ne convient pas, ou sa clé n’est plus valable.",
      premium: "Ce contenu est premium : l’offre de cette clé API ne l’ouvre pas.",
      "bad-key": "La clé API est inconnue, expirée ou révoquée.",
    },
  },
  es: {
    heading: "Datos y descripción",
    explanation:
      "Abra esta página desde el complemento o con una clave API cuyo paquete la incluya. La clave se envía solo a este servicio y no se guarda.",
    label: "Clave API",
    open: "Abrir",
    reasons: {
      expired:
        "Este enlace ha caducado. Ábralo de nuevo desde el complemento o introduzca su clave API.",
      invalid: "La firma de este enlace no coincide, o su clave ya no es válida.",
      premium: "Este contenido es premium: el paquete de esta clave API no lo abre.",
      "bad-key": "La clave API no se conoce, ha caducado o fue revocada.",
    },
  },
};
