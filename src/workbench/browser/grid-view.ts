import { App, Component, reactive, useState as observed, xml } from "@odoo/owl";
import { Spreadsheet } from "@odoo/o-spreadsheet";
import templates from "@odoo/o-spreadsheet/dist/o_spreadsheet.xml";
import "@odoo/o-spreadsheet/dist/o_spreadsheet.css";
import "bootstrap/dist/css/bootstrap.min.css";
import "font-awesome/css/font-awesome.min.css";
import Chart from "chart.js/auto";
import * as chartParts from "chart.js";
import type { Workbook } from "../grid/index.js";

/** o-spreadsheet asks for Chart.js as a global with its parts as statics, the shape of the UMD build. */
function provideCharts(): void {
  for (const [name, part] of Object.entries(chartParts)) {
    if (!(name in Chart)) Reflect.set(Chart, name, part);
  }
  Reflect.set(globalThis, "Chart", Chart);
}

type Theme = "light" | "dark";

interface RootProps {
  readonly workbook: Workbook;
  readonly look: { theme: Theme };
  readonly tell: (text: string) => void;
}

class Root extends Component<RootProps> {
  static override template = xml`
    <Spreadsheet model="props.workbook.model" colorScheme="look.theme" notifyUser="notify" raiseError="raise"/>`;
  static components = { Spreadsheet };
  static override props = ["workbook", "look", "tell"];
  look = observed(this.props.look);
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

/** Mounts the spreadsheet; `tell` shows its messages to the user. */
export async function showGrid(
  workbook: Workbook,
  place: HTMLElement,
  theme: Theme,
  tell: (text: string) => void,
): Promise<GridView> {
  provideCharts();
  const look = reactive({ theme });
  const app = new App(Root, { props: { workbook, look, tell } });
  app.addTemplates(templates);
  await app.mount(place);
  return {
    setTheme: (next) => {
      look.theme = next;
    },
  };
}
