/** Place in the test photographs. */
export const PLACE = 'N50.8466 E4.3528';

type Part = string | readonly number[] | Uint8Array;

const bytes = (...parts: readonly Part[]): Buffer =>
  Buffer.concat(
    parts.map((part) =>
      typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.from(part),
    ),
  );

/** Makes a segment of a JPEG. */
export function segment(marker: number, data: Uint8Array): Buffer {
  return bytes([0xff, marker], [(data.length + 2) >> 8, (data.length + 2) & 0xff], data);
}

/** Exif of a camera held sideways, with a place. */
const exif = (() => {
  const orientation = [0x12, 0x01, 3, 0, 1, 0, 0, 0, 6, 0, 0, 0];
  const gps = [0x25, 0x88, 4, 0, 1, 0, 0, 0, 38, 0, 0, 0];
  const directory = bytes([2, 0], orientation, gps, [0, 0, 0, 0]);
  const latitude = [2, 0, 2, 0, PLACE.length + 1, 0, 0, 0, 56, 0, 0, 0];
  const place = bytes([1, 0], latitude, [0, 0, 0, 0], PLACE, [0]);
  return bytes('Exif\0\0', 'II', [42, 0, 8, 0, 0, 0], directory, place);
})();

/** Metadata of a phone's photograph, after the first marker of a JPEG. */
export const TOLD = bytes(
  segment(0xe1, exif),
  segment(0xe1, bytes(`http://ns.adobe.com/xap/1.0/\0<x exif:GPSLatitude="${PLACE}"/>`)),
  segment(0xed, bytes(`Photoshop 3.0\0${PLACE}`)),
  segment(0xfe, bytes(PLACE)),
);

/** Coded picture data of `aPhoto`. */
export const CODED = bytes(
  segment(0xdb, bytes(Buffer.alloc(65, 7))),
  segment(0xda, bytes([1, 1, 0, 0, 63, 0])),
  [1, 2, 0xff, 0, 3, 0xff, 0xd0, 4],
  segment(0xc4, bytes([1, 2, 3])),
  segment(0xda, bytes([1, 1, 0, 0, 63, 0])),
  [9, 8, 7],
);

/** Makes a JPEG like a phone's, with another one after its end. */
export function aPhoto(): Buffer {
  const jfif = segment(0xe0, bytes('JFIF\0'));
  const one = bytes([0xff, 0xd8], jfif, TOLD, CODED, [0xff, 0xd9]);
  return bytes(one, one);
}

/** Makes a box of a HEIC file. */
function box(type: string, ...parts: readonly Part[]): Buffer {
  const content = bytes(...parts);
  return bytes(
    [0, 0, 0, 0].fill((content.length + 8) >> 8, 2, 3).fill((content.length + 8) & 0xff, 3),
    type,
    content,
  );
}

/** Makes a HEIC like a phone's: a picture, its Exif and its XMP, in one block of data. */
export function aHeic(): Buffer {
  const data = [CODED.toString('latin1'), `\0\0\0\u0006Exif\0\0II*\0${PLACE}`, `<x>${PLACE}</x>`];
  const kinds = ['hvc1', 'Exif', 'mime'];
  const head = box('ftyp', 'heic', [0, 0, 0, 0], 'mif1heic');
  const items = kinds.map((kind, index) =>
    box('infe', [2, 0, 0, 0, 0, index + 1, 0, 0], kind, '\0'),
  );
  const info = box('iinf', [0, 0, 0, 0, 0, kinds.length], ...items);
  const meta = (from: number) => {
    let at = from;
    const places = data.map((part, index) => {
      const place = bytes([
        0,
        index + 1,
        0,
        0,
        0,
        1,
        0,
        0,
        at >> 8,
        at & 0xff,
        0,
        0,
        part.length >> 8,
        part.length & 0xff,
      ]);
      at += part.length;
      return place;
    });
    return box(
      'meta',
      [0, 0, 0, 0],
      info,
      box('iloc', [0, 0, 0, 0, 0x44, 0, 0, kinds.length], ...places),
    );
  };
  const from = head.length + meta(0).length + 8;
  return bytes(head, meta(from), box('mdat', ...data), box('uuid', PLACE));
}

/** Makes a TIFF of two pages with a maker, a position and a text. */
export function aTiff(): Buffer {
  const entry = (tag: number, type: number, count: number, value: number) => {
    const buffer = Buffer.alloc(12);
    buffer.writeUInt16LE(tag, 0);
    buffer.writeUInt16LE(type, 2);
    buffer.writeUInt32LE(count, 4);
    buffer.writeUInt32LE(value, 8);
    return buffer;
  };
  const directory = (entries: readonly Buffer[], next: number) =>
    bytes([entries.length, 0], ...entries, [next & 0xff, next >> 8, 0, 0]);
  const [pixels, place] = [bytes('coded picture'), bytes(PLACE)];
  const pixelsAt = 8;
  const placeAt = pixelsAt + pixels.length;
  const gpsAt = placeAt + place.length;
  const gps = directory([entry(2, 2, place.length, placeAt)], 0);
  const pageAt = gpsAt + gps.length;
  const page = (next: number) =>
    directory(
      [
        entry(256, 3, 1, 1),
        entry(271, 2, place.length, placeAt),
        entry(273, 4, 1, pixelsAt),
        entry(34_853, 4, 1, gpsAt),
      ],
      next,
    );
  const second = pageAt + page(0).length;
  return bytes(
    'II',
    [42, 0, pageAt & 0xff, pageAt >> 8, 0, 0],
    pixels,
    place,
    gps,
    page(second),
    page(0),
  );
}

/** Makes a chunk of a PNG, whose checksum is not read here. */
export function chunk(name: string, data: string): Buffer {
  return bytes([0, 0, 0, data.length], name, data, [0, 0, 0, 0]);
}

/** Makes a chunk of a WebP. */
export function riff(name: string, data: Uint8Array): Buffer {
  const padding = data.length % 2 === 0 ? [] : [0];
  return bytes(name, [data.length & 0xff, data.length >> 8, 0, 0], data, padding);
}
