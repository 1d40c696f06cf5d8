/** `node --import ./tools/bench/compiled/register.mjs FILE.ts`: runs sources as they ship, without the names that tsx keeps. */
import { register } from "node:module";

register("./load-typescript.mjs", import.meta.url);
