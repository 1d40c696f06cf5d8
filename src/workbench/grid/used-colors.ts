import { registries } from "@odoo/o-spreadsheet";
import "./spreadsheet.js";

const GridColors = registries.coreViewsPluginRegistry.get("custom_colors");

/** Of the grid's plugin, what its types do not name. */
interface Collecting {
  readonly customColors: Readonly<Record<string, true>>;
  computeCustomColors(): string[];
  tryToAddColors(colors: readonly string[]): void;
}

/**
 * The colours that the grid's colour menu offers, collected when it opens. The grid looks at every cell
 * of every sheet after each change: with 100,000 cells that is most of the time a change takes.
 */
class AskedColors extends GridColors {
  override finalize(): void {
    // Nothing is collected that nobody has asked for.
  }

  getCustomColors(): string[] {
    const collecting = this as unknown as Collecting;
    collecting.tryToAddColors(collecting.computeCustomColors());
    return Object.keys(collecting.customColors);
  }
}

registries.coreViewsPluginRegistry.replace("custom_colors", AskedColors);
