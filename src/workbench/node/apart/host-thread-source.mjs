// Loads the loader of sources first, which a thread has to load for itself.
import { register } from "tsx/esm/api";

register();
await import("./host-thread.ts");
