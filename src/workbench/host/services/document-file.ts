/** Numbers of office.js' calls for the document's file. */
const dispatch = { open: 77, slice: 80, close: 81 } as const;

/** Numbers of the arguments and results, as they travel. */
const given = { fileType: 0, sliceSize: 1, handle: 2, sliceIndex: 3 } as const;
const compressed = 1;

/** office.js' own numbers of what went wrong. */
const fileError = { unsupported: 5000, tooManyOpen: 11_000, lost: 11_001 } as const;

/** Excel keeps two files open for an add-in and no more. */
const maxOpen = 2;

interface OpenFile {
  readonly bytes: Uint8Array;
  readonly sliceSize: number;
}

type Data = Readonly<Record<string, unknown>>;

/** `Office.context.document.getFileAsync`: the workbook's file as it stands, handed out in slices. */
export class DocumentFile {
  private readonly open = new Map<number, OpenFile>();
  private nextHandle = 1;
  /** Why the last file could not be written. */
  fault: unknown;

  constructor(private readonly write: () => Promise<Uint8Array>) {}

  /** Files the add-in has not closed; a leak shows here. */
  get openCount(): number {
    return this.open.size;
  }

  /** The add-in's page is gone, and with it what it had open. */
  clear(): void {
    this.open.clear();
  }

  /** Answers the three calls of the file, undefined for any other. */
  answer(data: Data): Promise<unknown> | undefined {
    const method = data["DdaMethod"] as { readonly DispatchId?: number } | undefined;
    switch (method?.DispatchId) {
      case dispatch.open:
        return this.openFile(data);
      case dispatch.slice:
        return Promise.resolve(this.slice(data));
      case dispatch.close:
        return Promise.resolve(this.close(data));
      default:
        return undefined;
    }
  }

  private async openFile(data: Data): Promise<unknown> {
    // Excel on the web gives text of no workbook, and a PDF only to those who ask for PdfFile.
    if (data[given.fileType] !== compressed) return failure(fileError.unsupported);
    if (this.open.size >= maxOpen) return failure(fileError.tooManyOpen);
    const handle = this.nextHandle++;
    let bytes: Uint8Array;
    try {
      bytes = await this.write();
    } catch (error) {
      // A fault of the workbench's own, for the developer; the add-in sees what Excel would tell it.
      this.fault = error;
      return failure(fileError.lost);
    }
    this.open.set(handle, { bytes, sliceSize: Number(data[given.sliceSize]) });
    return { Version: 1, Error: 0, 0: handle, 1: bytes.length };
  }

  private slice(data: Data): unknown {
    const file = this.open.get(Number(data[given.handle]));
    if (file === undefined) return failure(fileError.lost);
    const start = Number(data[given.sliceIndex]) * file.sliceSize;
    const slice = file.bytes.subarray(start, start + file.sliceSize);
    return { Version: 1, Error: 0, 0: [...slice], 1: slice.length };
  }

  private close(data: Data): unknown {
    const isOpen = this.open.delete(Number(data[given.handle]));
    return isOpen ? { Version: 1, Error: 0 } : failure(fileError.lost);
  }
}

const failure = (code: number) => ({ Version: 1, Error: code });
