import { App, Component, onMounted, reactive, useState as observed, xml } from "@odoo/owl";
import { Spreadsheet, stores } from "@odoo/o-spreadsheet";
import templates from "@odoo/o-spreadsheet/dist/o_spreadsheet.xml";
import "@odoo/o-spreadsheet/dist/o_spreadsheet.css";
import "bootstrap/dist/css/bootstrap.min.css";
import "font-awesome/css/font-awesome.min.css";
import Chart from "chart.js/auto";
import * as chartParts from "chart.js";
import type { Workbook } from "../grid/index.js";
import { emptyBeforeTyping } from "./typed-over.js";

/** o-spreadsheet asks for Chart.js as a global with its parts as statics, the shape of the UMD build. */
function provideCharts(): void {
  for (const [name, part] of Object.entries(chartParts)) {
    if (!(name in Chart)) Reflect.set(Chart, name, part);
  }
  Reflect.set(globalThis, "Chart", Chart);
}

type Theme = "light" | "dark";

interface GridEvents {
  /** Shows the grid's messages to the user. */
  readonly tell: (text: string) => void;
  /** A person begins or ends to edit a cell, in the cell itself or in the formula bar. */
  readonly onEditing: (isEditing: boolean) => void;
}

interface RootProps extends GridEvents {
  readonly workbook: Workbook;
  readonly place: HTMLElement;
  readonly look: { theme: Theme };
}

class Root extends Component<RootProps> {
  static override template = xml`
    <Spreadsheet model="props.workbook.model" colorScheme="look.theme" notifyUser="notify" raiseError="raise"/>`;
  static components = { Spreadsheet };
  static override props = ["workbook", "place", "look", "tell", "onEditing"];
  look = observed(this.props.look);
  override setup() {
    // The spreadsheet takes the stores it finds, so that its cell editor can be watched from here.
    const container = stores.useStoreProvider();
    let isEditing = false;
    const isOpen = () => container.get(stores.CellComposerStore).editionMode !== "inactive";
    const look = () => {
      const now = isOpen();
      if (now === isEditing) return;
      isEditing = now;
      this.props.onEditing(now);
    };
    // Only then the stores know the model.
    onMounted(() => {
      container.on("store-updated", this, look);
      this.props.workbook.model.on("update", this, look);
      emptyBeforeTyping(this.props.place, isOpen);
    });
  }
  notify = ({ text }: { readonly text: string }) => {
    this.props.tell(text);
  };
  raise = (text: string) => {
    this.props.tell(text);
  };
}

export interface GridView {
  setTheme(theme: Theme): void;
}

/** Mounts the spreadsheet. */
export async function showGrid(
  workbook: Workbook,
  place: HTMLElement,
  theme: Theme,
  events: GridEvents,
): Promise<GridView> {
  provideCharts();
  const look = reactive({ theme });
  const app = new App(Root, { props: { workbook, place, look, ...events } });
  app.addTemplates(templates);
  await app.mount(place);
  return {
    setTheme: (next) => {
      look.theme = next;
    },
  };
}
