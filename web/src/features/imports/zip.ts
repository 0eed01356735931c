/** File to be added to an archive. */
export interface Packed {
  readonly name: string;
  readonly bytes: Uint8Array;
}

const LOCAL = 0x04_03_4b_50;
const CENTRAL = 0x02_01_4b_50;
const END = 0x06_05_4b_50;
/** Bit that marks file names as UTF-8. */
const FLAGS = 0x08_00;
/** 1 January 1980, the earliest date of the format, since entries have no date. */
const FIRST_DAY = 0x00_21;
const VERSION = 20;

/** Builds a ZIP archive without compression, since the tables are small. */
export function zipOf(files: readonly Packed[]): Blob {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const directory: Uint8Array<ArrayBuffer>[] = [];
  let offset = 0;
  for (const { name, bytes } of files) {
    const title = new TextEncoder().encode(name);
    const facts = [FLAGS, 0, 0, FIRST_DAY];
    const sizes = [crc32(bytes), bytes.length, bytes.length];
    const local = record([[LOCAL], [VERSION, ...facts], sizes, [title.length, 0]]);
    parts.push(local, title, Uint8Array.from(bytes));
    directory.push(
      record([
        [CENTRAL],
        [VERSION, VERSION, ...facts],
        sizes,
        [title.length, 0, 0, 0, 0],
        [0, offset],
      ]),
      title,
    );
    offset += local.length + title.length + bytes.length;
  }
  const size = directory.reduce((sum, part) => sum + part.length, 0);
  const end = record([[END], [0, 0, files.length, files.length], [size, offset], [0]]);
  return new Blob([...parts, ...directory, end], { type: 'application/zip' });
}

/** Encodes groups of numbers, alternately as four and two bytes each, little-endian. */
function record(groups: readonly (readonly number[])[]): Uint8Array<ArrayBuffer> {
  const widths = groups.map((_, index) => (index % 2 === 0 ? 4 : 2));
  const length = groups.reduce((sum, group, index) => sum + group.length * (widths[index] ?? 0), 0);
  const view = new DataView(new ArrayBuffer(length));
  let at = 0;
  groups.forEach((group, index) => {
    for (const value of group) {
      if (widths[index] === 4) view.setUint32(at, value, true);
      else view.setUint16(at, value, true);
      at += widths[index] ?? 0;
    }
  });
  return new Uint8Array(view.buffer);
}

function crc32(bytes: Uint8Array): number {
  let crc = 0xff_ff_ff_ff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xed_b8_83_20 : 0);
  }
  return (crc ^ 0xff_ff_ff_ff) >>> 0;
}
