import type { ConnectionTexts } from "../en/connection.js";
import { countIn } from "../../model/count-in.js";

const count = countIn("es");
const credits = (value: number) => count(value, "crédito", "créditos");

export const connection: ConnectionTexts = {
  title: "Conexión",
  welcome: "Le damos la bienvenida a Stat for Excel",
  tryDemo: "Probar sin cuenta",
  ownKey: "Usar su propia clave",
  otherKey: "Usar otra clave",
  address: "Dirección del servicio",
  key: "Clave API",
  keyHint:
    "De su servicio Content Discovery. Se envía a la dirección de arriba y a ningún otro lugar.",
  testIsFree: "La prueba es una búsqueda que no cuesta nada.",
  sessionOnly: "Conservar solo en esta sesión",
  save: "Guardar y probar",
  test: "Probar",
  testing: "Probando …",
  forget: "Olvidar la clave",
  forgotten: "La clave se ha olvidado.",
  useDemoKey: "Usar la clave de demostración",
  demoKeyHint: "Este servicio da a todos una clave de demostración. Con ella funciona todo.",
  emptyKey: "Escriba primero una clave.",
  malformedKey: "Una clave consta de letras, cifras y signos, sin espacios.",
  noKey: "Aún no hay clave.",
  hasKey: "Hay una clave guardada para esta dirección.",
  keptFor: {
    roaming: "Se guarda con su cuenta de Office.",
    local: "Se guarda en este navegador, en este dispositivo, no en el libro.",
    "office-runtime": "La guarda Office en este dispositivo, no en el libro.",
    memory: "Aquí no hay almacenamiento: la clave se conserva hasta cerrar Excel.",
  },
  keptForSession: "Se conserva hasta cerrar Excel.",
  storeRefused: "El almacenamiento rechazó la clave. Se conserva hasta cerrar Excel.",
  works: "La conexión funciona.",
  found: (count) => `Una búsqueda de prueba de «population» encontró ${String(count)} indicadores.`,
  worksWithoutIndicators: "La conexión funciona. La clave no permite buscar indicadores.",
  toSearch: "Ir a la búsqueda",
  account: "Su cuenta en la pasarela",
  person: "Persona",
  team: "Equipo",
  usedThisMonth: "Usado este mes",
  leftThisMonth: {
    person: "Queda de su presupuesto este mes",
    team: "Queda del presupuesto de su equipo este mes",
    firm: "Queda del presupuesto de la empresa este mes",
  },
  leftOf: (left, budget) => `${left.toLocaleString("es")} de ${credits(budget)}`,
  credits,
};
