/** Absolute paths of the files directly in src/functions that declare a custom function, sorted. */
export declare function functionFiles(): string[];
