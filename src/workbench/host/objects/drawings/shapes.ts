import { defineType } from "../../batch/object-type.js";
import type { Frame } from "../../charts/chart-store.js";
import type { Drawing } from "../../drawings/drawing-store.js";
import type { HostState } from "../../host-state.js";
import type { SheetTarget } from "../targets.js";

interface ShapeTarget {
  readonly host: HostState;
  readonly drawing: Drawing;
}

const side = (key: keyof Frame) => ({
  get: ({ host, drawing }: ShapeTarget) => host.drawings.frame(drawing)[key],
  set: ({ host, drawing }: ShapeTarget, points: unknown) => {
    host.drawings.place(drawing, { [key]: Number(points) });
  },
});

const text = (key: "name" | "altTextTitle" | "altTextDescription" | "placement") => ({
  get: ({ drawing }: ShapeTarget) => drawing[key],
  set: ({ drawing }: ShapeTarget, value: unknown) => {
    drawing[key] = String(value);
  },
});

const shapeType = defineType<ShapeTarget>("Shape", {
  id: ({ drawing }) => drawing.id,
  scalars: {
    id: { get: ({ drawing }) => drawing.id },
    name: text("name"),
    altTextTitle: text("altTextTitle"),
    altTextDescription: text("altTextDescription"),
    placement: text("placement"),
    type: { get: () => "Image" },
    visible: { get: () => true },
    lockAspectRatio: {
      get: ({ drawing }) => drawing.lockAspectRatio,
      set: ({ drawing }, value) => {
        drawing.lockAspectRatio = value === true;
      },
    },
    left: side("left"),
    top: side("top"),
    width: side("width"),
    height: side("height"),
  },
  methods: {
    delete: {
      call: ({ host, drawing }) => {
        host.assertStructureEditable(drawing.sheetId);
        host.drawings.delete(drawing);
      },
    },
  },
});

defineType<SheetTarget>("ShapeCollection", {
  items: ({ host, sheetId }) =>
    host.drawings.ofSheet(sheetId).map((drawing) => shapeType.of({ host, drawing })),
  item: ({ host, sheetId }, key) => {
    const wanted = String(key);
    const drawing = host.drawings
      .ofSheet(sheetId)
      .find(({ id, name }) => id === wanted || name === wanted);
    return drawing === undefined ? null : shapeType.of({ host, drawing });
  },
  methods: {
    addImage: {
      call: ({ host, sheetId }, [base64]) => {
        host.assertStructureEditable(sheetId);
        return shapeType.of({ host, drawing: host.drawings.addImage(sheetId, String(base64)) });
      },
    },
  },
});
