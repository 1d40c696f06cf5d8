import type { CopyPort } from "./share-copy.js";

/** Excel hands the file out in slices of at most 4 MB. */
const sliceSize = 4_194_304;

/** What this Excel offers for copies; undefined where it offers nothing. */
export function findCopyPort(): CopyPort | undefined {
  const { requirements } = Office.context;
  const canRead = requirements.isSetSupported("CompressedFile", "1.1");
  if (!canRead || !requirements.isSetSupported("ExcelApi", "1.8")) return undefined;
  return { readFile, openCopy: (base64) => Excel.createWorkbook(base64) };
}

async function readFile(): Promise<string> {
  const file = await new Promise<Office.File>((resolve, reject) => {
    Office.context.document.getFileAsync(Office.FileType.Compressed, { sliceSize }, (result) => {
      settle(result, resolve, reject);
    });
  });
  try {
    let text = "";
    for (let index = 0; index < file.sliceCount; index += 1) text += await readSlice(file, index);
    return btoa(text);
  } finally {
    // Excel allows two open files at once and closes none by itself.
    file.closeAsync();
  }
}

async function readSlice(file: Office.File, index: number): Promise<string> {
  const slice = await new Promise<Office.Slice>((resolve, reject) => {
    file.getSliceAsync(index, (result) => {
      settle(result, resolve, reject);
    });
  });
  let text = "";
  for (const byte of slice.data as readonly number[]) text += String.fromCharCode(byte);
  return text;
}

function settle<T>(
  result: Office.AsyncResult<T>,
  resolve: (value: T) => void,
  reject: (error: Error) => void,
): void {
  if (result.status === Office.AsyncResultStatus.Succeeded) resolve(result.value);
  else reject(new Error(result.error.message));
}
