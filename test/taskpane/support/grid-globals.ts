/**
 * What the grid's libraries read of a browser when they are imported. Imported before anything that
 * imports the grid.
 */
const given = globalThis as unknown as Record<string, unknown>;
// happy-dom has it and does not publish it.
given["DOMTokenList"] ??= document.createElement("i").classList.constructor;
// happy-dom's cannot measure text; without one the grid takes its own for Node.
delete given["OffscreenCanvas"];
