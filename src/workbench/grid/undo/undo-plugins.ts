import { CorePlugin, UIPlugin, coreTypes, registries } from "@odoo/o-spreadsheet";
import "../spreadsheet.js";
import type { UndoSteps } from "./undo-steps.js";
import { undoKey } from "./undo-steps.js";

/** Plain data that belongs to the workbook but not to its grid, taken back and repeated with it. */
interface KeepCommand {
  readonly type: "WORKBENCH_KEEP";
  readonly kept: unknown;
}

/** The grid takes back what a core plugin changed through its history, and repeats core commands. */
class KeptPlugin extends CorePlugin<KeptPlugin> {
  kept: unknown = undefined;

  constructor(config: ConstructorParameters<typeof CorePlugin>[0]) {
    super(config);
    (config.custom[undoKey] as UndoSteps | undefined)?.attachKeeper(this);
  }

  override handle(command: Parameters<CorePlugin["handle"]>[0] | KeepCommand): void {
    if (command.type === "WORKBENCH_KEEP") this.history.update("kept", command.kept);
  }
}

class UndoPlugin extends UIPlugin {
  private readonly steps: UndoSteps | undefined;

  constructor(config: ConstructorParameters<typeof UIPlugin>[0]) {
    super(config);
    this.steps = config.custom[undoKey] as UndoSteps | undefined;
    this.steps?.attachSession(config.session);
  }

  /** A user may undo while a batch waits for something: what it has done so far is a step then. */
  override beforeHandle({ type }: Parameters<UIPlugin["beforeHandle"]>[0]): void {
    if (type === "REQUEST_UNDO" || type === "REQUEST_REDO") this.steps?.end();
    // What else a copied sheet has is written once the copy is there.
    if (type === "DUPLICATE_SHEET") this.steps?.begin();
  }
}

registries.corePluginRegistry.add("workbench-kept", KeptPlugin);
registries.featurePluginRegistry.add("workbench-undo", UndoPlugin);
(coreTypes as Set<string>).add("WORKBENCH_KEEP");
// Taking it back changes nothing that another command depends on.
registries.inverseCommandRegistry.add("WORKBENCH_KEEP", () => []);
