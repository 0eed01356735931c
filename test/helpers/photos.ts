/** Place in the test photographs. */
export const PLACE = 'N50.8466 E4.3528';

const bytes = (...parts: readonly (string | readonly number[] | Uint8Array)[]): Buffer =>
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

/** Makes a chunk of a PNG, whose checksum is not read here. */
export function chunk(name: string, data: string): Buffer {
  return bytes([0, 0, 0, data.length], name, data, [0, 0, 0, 0]);
}

/** Makes a chunk of a WebP. */
export function riff(name: string, data: Uint8Array): Buffer {
  const padding = data.length % 2 === 0 ? [] : [0];
  return bytes(name, [data.length & 0xff, data.length >> 8, 0, 0], data, padding);
}
