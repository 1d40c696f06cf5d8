import * as fc from "fast-check";

/** Generated cases are the same in every run; another `PROPERTY_SEED` tries others. */
fc.configureGlobal({ seed: Number(process.env["PROPERTY_SEED"] ?? 20_261_120) });

export { fc };
