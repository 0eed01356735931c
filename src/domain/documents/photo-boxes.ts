import { WorkBudget } from './work-budget.ts';

/** Strips HEIC photographs in place: their parts are found by offsets, which must not move. */

interface Box {
  readonly type: string;
  /** First byte after size and type. */
  readonly start: number;
  readonly end: number;
}

/** Items that describe the picture: Exif, XMP and other texts. */
const TELLING_ITEMS: readonly string[] = ['Exif', 'mime', 'uri '];
/** Boxes beside the picture that hold anything at all. */
const TELLING_BOXES: readonly string[] = ['uuid', 'free', 'skip', 'udta'];
/** A reader skips items of a type that it does not know. */
const UNKNOWN_ITEM = 'none';

/**
 * Overwrites what a HEIC file tells besides its picture with zeros; its orientation belongs to the
 * picture. Takes time in proportion to the file. Undefined if the parts of the file cannot be found or
 * overlap too often.
 * Rule: ISO/IEC 14496-12, 8.11 (items), and 23008-12, annex A (Exif and XMP).
 */
export function stripHeic(file: Uint8Array): Uint8Array | undefined {
  // A slice of a Buffer would be no copy.
  const alone = new Uint8Array(file);
  const view = new DataView(alone.buffer);
  try {
    const top = listBoxes(view, 0, view.byteLength);
    const meta = top.find(({ type }) => type === 'meta');
    if (meta === undefined) return undefined;
    for (const { type, start, end } of top)
      if (TELLING_BOXES.includes(type)) alone.fill(0, start, end);
    const parts = listBoxes(view, meta.start + 4, meta.end);
    const telling = hideItems(
      view,
      parts.find(({ type }) => type === 'iinf'),
    );
    const data = parts.find(({ type }) => type === 'idat')?.start ?? 0;
    const places = parts.find(({ type }) => type === 'iloc');
    const budget = new WorkBudget(view);
    for (const { id, start, end, isInData } of readExtents(view, places, budget)) {
      if (!telling.has(id)) continue;
      const part = alone.subarray(start + (isInData ? data : 0), end + (isInData ? data : 0));
      budget.spend(part.length);
      part.fill(0);
    }
    return alone;
  } catch (error) {
    // A number that lies beyond the end of the file, or too much work.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

function listBoxes(view: DataView, from: number, to: number): Box[] {
  const boxes: Box[] = [];
  for (let at = from; at + 8 <= to;) {
    const short = view.getUint32(at);
    const size = short === 1 ? Number(view.getBigUint64(at + 8)) : short === 0 ? to - at : short;
    const start = at + (short === 1 ? 16 : 8);
    if (at + size < start || at + size > to) throw new RangeError('a box ends beyond its parent');
    boxes.push({ type: textAt(view, at + 4), start, end: at + size });
    at += size;
  }
  return boxes;
}

function textAt(view: DataView, at: number): string {
  return String.fromCodePoint(...[0, 1, 2, 3].map((index) => view.getUint8(at + index)));
}

/** Finds the items that describe the picture, and hides them: ids by their entries in `iinf`. */
function hideItems(view: DataView, info: Box | undefined): ReadonlySet<number> {
  if (info === undefined) throw new RangeError('no list of items');
  const isShort = view.getUint8(info.start) === 0;
  const found = new Set<number>();
  for (const { type, start } of listBoxes(view, info.start + (isShort ? 6 : 8), info.end)) {
    const version = view.getUint8(start);
    if (type !== 'infe' || version < 2) throw new RangeError('an item without a type');
    const id = version === 2 ? view.getUint16(start + 4) : view.getUint32(start + 4);
    const place = start + (version === 2 ? 8 : 10);
    if (!TELLING_ITEMS.includes(textAt(view, place))) continue;
    found.add(id);
    for (let index = 0; index < UNKNOWN_ITEM.length; index += 1)
      view.setUint8(place + index, UNKNOWN_ITEM.charCodeAt(index));
  }
  return found;
}

interface Extent {
  readonly id: number;
  readonly start: number;
  readonly end: number;
  /** Whether it is counted from the start of `idat`, not of the file. */
  readonly isInData: boolean;
}

/** Work of an extent, in bytes: a file may list many without a byte for each. */
const EXTENT_BYTES = 4;

/** Reads `iloc`: where the bytes of each item are. */
function readExtents(view: DataView, box: Box | undefined, budget: WorkBudget): Extent[] {
  if (box === undefined) throw new RangeError('no places of items');
  let at = box.start;
  const number = (size: number): number => {
    const start = at;
    at += size;
    if (size === 0) return 0;
    if (size === 2) return view.getUint16(start);
    return size === 4 ? view.getUint32(start) : Number(view.getBigUint64(start));
  };
  const version = view.getUint8(at);
  at += 4;
  const sizes = view.getUint8(at);
  const more = view.getUint8(at + 1);
  at += 2;
  const isLong = version === 2;
  const extents: Extent[] = [];
  for (let items = number(isLong ? 4 : 2); items > 0; items -= 1) {
    const id = number(isLong ? 4 : 2);
    const method = version === 0 ? 0 : number(2) & 0xf;
    if (method > 1) throw new RangeError('an item made of others');
    number(2);
    const base = number(more >> 4);
    for (let parts = number(2); parts > 0; parts -= 1) {
      budget.spend(EXTENT_BYTES);
      if (version > 0) number(more & 0xf);
      const start = base + number(sizes >> 4);
      extents.push({ id, start, end: start + number(sizes & 0xf), isInData: method === 1 });
    }
  }
  return extents;
}
