import type { HostObject } from "../batch/object-type.js";
import { defineType } from "../batch/object-type.js";
import type { EventHub } from "../event-hub.js";
import type { FunctionCaller } from "../functions/function-caller.js";
import { notModelled } from "../host-error.js";

type PaneVisibility = "Visible" | "Background";
type StartupBehavior = "Background" | "Inactive";

/** The state of the add-in's runtime beside the workbook: pane, start-up, ribbon. */
export class RuntimeState {
  pane: PaneVisibility = "Visible";
  startup: StartupBehavior = "Inactive";
  /** True once the add-in takes ribbon actions. */
  isActionReady = false;
  onActionReady: () => void = () => undefined;
  /** What the add-in changed on the ribbon, by the control's id. */
  readonly controls = new Map<string, { enabled?: boolean; visible?: boolean }>();
  /** The page follows these; tests look at them. */
  onChange: (what: "pane" | "ribbon") => void = () => undefined;

  constructor(
    readonly caller: FunctionCaller,
    readonly events: EventHub,
    readonly afterResults: () => void,
  ) {}

  setPane(visibility: PaneVisibility): void {
    if (this.pane === visibility) return;
    this.pane = visibility;
    this.onChange("pane");
    this.events.emitAlways("appVisibilityChanged", "", {
      visibility: visibility === "Visible" ? "Visible" : "Hidden",
    });
  }
}

/** Tells the runtime that results may be sent every 200 ms instead of every 500. */
const fasterResults = 2;

const customFunctions = defineType<RuntimeState>("CustomFunctions", {
  methods: {
    _SetOsfControlContainerReadyForCustomFunctions: {
      call: ({ caller }) => {
        caller.ready();
      },
    },
    _GetEnabledFeatures: { call: () => [fasterResults] },
    setInvocationArrayResults: { call: takeResults },
    setInvocationResults: { call: takeResults },
  },
});

function takeResults(state: RuntimeState, [results]: readonly unknown[]): void {
  state.caller.takeResults(Array.isArray(results) ? (results as unknown[]) : []);
  state.afterResults();
}

const appRuntime = defineType<RuntimeState>("AppRuntimeService", {
  methods: {
    setAppRuntimeState: {
      call: (state, [wanted]) => {
        state.setPane(wanted === "Visible" ? "Visible" : "Background");
      },
    },
    getAppRuntimeState: { call: ({ pane }) => pane },
  },
});

const persistence = defineType<RuntimeState>("AppRuntimePersistenceService", {
  methods: {
    setAppRuntimeStartState: {
      call: (state, [wanted]) => {
        state.startup = wanted === "Background" ? "Background" : "Inactive";
      },
    },
    getAppRuntimeStartState: { call: ({ startup }) => startup },
  },
});

interface ControlTarget {
  readonly state: RuntimeState;
  readonly id: string;
}

function changeControl(
  { state, id }: ControlTarget,
  change: { enabled?: boolean; visible?: boolean },
) {
  state.controls.set(id, { ...state.controls.get(id), ...change });
  state.onChange("ribbon");
}

const ribbonControl = defineType<ControlTarget>("RibbonControl", {
  scalars: {
    enabled: {
      get: ({ state, id }) => state.controls.get(id)?.enabled ?? true,
      set: (control, enabled) => {
        changeControl(control, { enabled: enabled === true });
      },
    },
  },
  methods: {
    setEnabled: {
      call: (control, [enabled]) => {
        changeControl(control, { enabled: enabled === true });
      },
    },
    setVisibility: {
      call: (control, [visible]) => {
        changeControl(control, { visible: visible === true });
      },
    },
  },
});

const control = (state: RuntimeState, id: unknown): HostObject =>
  ribbonControl.of({ state, id: String(id) });

const ribbon = defineType<RuntimeState>("DynamicRibbon", {
  methods: {
    getButton: { call: (state, [id]) => control(state, id) },
    getTab: { call: (state, [id]) => control(state, id) },
    executeRequestUpdate: {
      call: (_, [json]) => {
        // Only `requestCreateControls` comes this way: contextual tabs.
        throw notModelled(`Office.ribbon.requestCreateControls (${String(json).slice(0, 40)})`);
      },
    },
  },
});

const internal = defineType<RuntimeState>("AddinInternalService", {
  methods: {
    notifyActionHandlerReady: {
      call: (state) => {
        state.isActionReady = true;
        state.onActionReady();
      },
    },
  },
});

/** The service objects office.js makes by their full names. */
export function runtimeServices(state: RuntimeState): ReadonlyMap<string, HostObject> {
  return new Map<string, HostObject>([
    ["Microsoft.ExcelServices.CustomFunctions", customFunctions.of(state)],
    ["Microsoft.AppRuntime.AppRuntimeService", appRuntime.of(state)],
    ["Microsoft.AppRuntime.AppRuntimePersistenceService", persistence.of(state)],
    ["Microsoft.InternalService.AddinInternalService", internal.of(state)],
    ["Microsoft.DynamicRibbon.DynamicRibbon", ribbon.of(state)],
  ]);
}
