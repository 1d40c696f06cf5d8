/**
 * The files that come later, of a function, of the pane or of one of its screens, are asked for once more where
 * they do not come: a connection that hiccups leaves neither an error in a cell nor an empty pane.
 */
import { wait } from "../timers/index.js";

/** Webpack's own loader of such a file. It forgets one that failed. */
// eslint-disable-next-line prefer-const -- webpack declares it, and it is replaced below
declare let __webpack_chunk_load__: (file: string) => Promise<unknown>;

const pauseMs = 1000;

const load = __webpack_chunk_load__;
__webpack_chunk_load__ = (file) => load(file).catch(() => wait(pauseMs).then(() => load(file)));
