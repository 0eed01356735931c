import { WorkBudget } from './work-budget.ts';

/** Strips TIFF pictures in place: their parts are found by offsets, which must not move. */

/** Tags that say how the picture looks: TIFF 6.0, sections 8 to 23, and colours (ICC). */
const LOOKS: readonly (readonly [number, number])[] = [
  [254, 259],
  [262, 266],
  [273, 284],
  [288, 293],
  [296, 297],
  [301, 301],
  [317, 347],
  [512, 532],
  [34_675, 34_675],
];
const SUB_DIRECTORIES = 330;
/** Directories of Exif, of a position, and of interoperability. */
const TELLING_DIRECTORIES: readonly number[] = [34_665, 34_853, 40_965];
/** Bytes of a value by its type, from 1. */
const VALUE_BYTES = [1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8, 4];
const ENTRY_BYTES = 12;
/** Bytes of a directory besides its entries: their number, and the place of the next directory. */
const FRAME_BYTES = 6;

/**
 * Removes every entry of a TIFF that does not say how its pages look, and overwrites what they
 * pointed to with zeros. Takes time in proportion to the file. Undefined for other files, and if its
 * parts cannot be found or overlap too often.
 */
export function stripTiff(file: Uint8Array): Uint8Array | undefined {
  // A slice of a Buffer would be no copy.
  const alone = new Uint8Array(file);
  const view = new DataView(alone.buffer);
  try {
    const isLittle = view.getUint16(0) === 0x49_49;
    if (!isLittle && view.getUint16(0) !== 0x4d_4d) return undefined;
    if (view.getUint16(2, isLittle) !== 42) return undefined;
    new Directories(view, isLittle).stripPages(view.getUint32(4, isLittle));
    return alone;
  } catch (error) {
    // A number that lies beyond the end of the file, or too much work.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

interface Entry {
  readonly at: number;
  readonly tag: number;
  /** Where its values are: within the entry if they fit there. */
  readonly place: number;
  readonly bytes: number;
}

class Directories {
  readonly #view: DataView;
  readonly #isLittle: boolean;
  readonly #budget: WorkBudget;
  readonly #seen = new Set<number>();

  constructor(view: DataView, isLittle: boolean) {
    this.#view = view;
    this.#isLittle = isLittle;
    this.#budget = new WorkBudget(view);
  }

  /** Strips the directories of the pages, from the first on, and those below them. */
  stripPages(first: number): void {
    if (first === 0) throw new RangeError('a picture without a page');
    for (let at = first; at !== 0 && this.#isNew(at);) at = this.#stripPage(at);
  }

  /** Strips a directory, and returns the place of the next; 0 for none. */
  #stripPage(at: number): number {
    const entries = this.#readEntries(at);
    const end = at + 2 + entries.length * ENTRY_BYTES;
    const next = this.#read32(end);
    const kept = entries.filter(isOfPicture);
    if (kept.length === 0) throw new RangeError('a page without a picture');
    for (const entry of entries) if (!isOfPicture(entry)) this.#erase(entry);
    for (const { tag, place, bytes } of kept) {
      if (tag !== SUB_DIRECTORIES) continue;
      this.#budget.spend(bytes);
      for (let one = place; one < place + bytes; one += 4) this.stripPages(this.#read32(one));
    }
    const copies = kept.map((entry) => this.#bytes(entry.at, ENTRY_BYTES).slice());
    this.#fillWithZeros(at, end + 4 - at);
    this.#view.setUint16(at, kept.length, this.#isLittle);
    copies.forEach((copy, index) =>
      this.#bytes(at + 2 + index * ENTRY_BYTES, ENTRY_BYTES).set(copy),
    );
    this.#view.setUint32(at + 2 + kept.length * ENTRY_BYTES, next, this.#isLittle);
    return next;
  }

  /** Overwrites the values of an entry, and of the directory that it points to. */
  #erase({ tag, place, bytes }: Entry): void {
    if (TELLING_DIRECTORIES.includes(tag)) this.#eraseDirectory(this.#read32(place));
    this.#fillWithZeros(place, bytes);
  }

  #eraseDirectory(at: number): void {
    if (!this.#isNew(at)) return;
    const entries = this.#readEntries(at);
    for (const entry of entries) this.#erase(entry);
    this.#fillWithZeros(at, 2 + entries.length * ENTRY_BYTES);
  }

  #readEntries(at: number): Entry[] {
    const count = this.#view.getUint16(at, this.#isLittle);
    this.#budget.spend(FRAME_BYTES + count * ENTRY_BYTES);
    return Array.from({ length: count }, (_, index) => {
      const entry = at + 2 + index * ENTRY_BYTES;
      const size = VALUE_BYTES[this.#view.getUint16(entry + 2, this.#isLittle) - 1] ?? 1;
      const bytes = size * this.#read32(entry + 4);
      const place = bytes <= 4 ? entry + 8 : this.#read32(entry + 8);
      return { at: entry, tag: this.#view.getUint16(entry, this.#isLittle), place, bytes };
    });
  }

  #isNew(at: number): boolean {
    if (this.#seen.has(at)) return false;
    this.#seen.add(at);
    return true;
  }

  #fillWithZeros(at: number, length: number): void {
    this.#budget.spend(length);
    this.#bytes(at, length).fill(0);
  }

  #read32(at: number): number {
    return this.#view.getUint32(at, this.#isLittle);
  }

  /** The bytes at a place. Throws RangeError if they end beyond the file. */
  #bytes(at: number, length: number): Uint8Array {
    return new Uint8Array(this.#view.buffer, at, length);
  }
}

/** Whether an entry says how the picture looks. */
function isOfPicture({ tag }: Entry): boolean {
  return LOOKS.some(([from, to]) => tag >= from && tag <= to);
}
