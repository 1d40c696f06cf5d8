import { toBase64 } from "../parts/encode-part.js";
import type { CopyPort } from "./share-copy.js";

/** The most Excel hands out at once: 4 MB. */
const maxSliceSize = 4_194_304;

/**
 * What this Excel offers for copies; undefined where it offers nothing.
 *
 * @param sliceSize bytes handed out at once. @default 4194304, the most there is
 */
export function findCopyPort(sliceSize = maxSliceSize): CopyPort | undefined {
  const { requirements } = Office.context;
  const canRead = requirements.isSetSupported("CompressedFile", "1.1");
  if (!canRead || !requirements.isSetSupported("ExcelApi", "1.8")) return undefined;
  return {
    readFile: () => readFile(sliceSize),
    openCopy: (file) => Excel.createWorkbook(toBase64(file)),
  };
}

async function readFile(sliceSize: number): Promise<Uint8Array> {
  const file = await new Promise<Office.File>((resolve, reject) => {
    Office.context.document.getFileAsync(Office.FileType.Compressed, { sliceSize }, (result) => {
      settle(result, resolve, reject);
    });
  });
  try {
    const bytes = new Uint8Array(file.size);
    let at = 0;
    for (let index = 0; index < file.sliceCount; index += 1) {
      const slice = await readSlice(file, index);
      bytes.set(slice, at);
      at += slice.length;
    }
    return bytes;
  } finally {
    // Excel allows two open files at once and closes none by itself.
    file.closeAsync();
  }
}

async function readSlice(file: Office.File, index: number): Promise<Uint8Array> {
  const slice = await new Promise<Office.Slice>((resolve, reject) => {
    file.getSliceAsync(index, (result) => {
      settle(result, resolve, reject);
    });
  });
  return Uint8Array.from(slice.data as ArrayLike<number>);
}

function settle<T>(
  result: Office.AsyncResult<T>,
  resolve: (value: T) => void,
  reject: (error: Error) => void,
): void {
  if (result.status === Office.AsyncResultStatus.Succeeded) resolve(result.value);
  else reject(new Error(result.error.message));
}
