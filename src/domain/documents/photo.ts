import { stripHeic } from './photo-boxes.ts';
import { stripTiff } from './photo-directories.ts';

/** Strips photographs of metadata: where, when, with what and by whom a picture was taken. */

/**
 * Strips a JPEG, PNG, WebP, HEIC or TIFF of everything but its picture, colours and orientation; data after
 * the end of the picture, or truncated, is dropped where the format allows it. Undefined for other files,
 * and for a HEIC or TIFF whose parts cannot be found.
 */
export function stripMetadata(file: Uint8Array): Uint8Array | undefined {
  if (startsWithBytes(file, [0xff, 0xd8, 0xff])) return joinParts(splitJpeg(file));
  if (startsWithBytes(file, PNG_SIGNATURE)) return joinParts(splitPng(file));
  if (textAt(file, 0, 4) === 'RIFF' && textAt(file, 8, 4) === 'WEBP') return stripWebp(file);
  return textAt(file, 4, 4) === 'ftyp' ? stripHeic(file) : stripTiff(file);
}

const SOI = 0xd8;
const EOI = 0xd9;
const SOS = 0xda;
const [APP0, APP1, APP2, APP14, APP15] = [0xe0, 0xe1, 0xe2, 0xee, 0xef];
const COMMENT = 0xfe;

/** ITU-T T.81, annex B: segments that begin with a marker, and after SOS the coded picture. */
function splitJpeg(file: Uint8Array): Uint8Array[] {
  const parts: Uint8Array[] = [Uint8Array.of(0xff, SOI)];
  let at = 2;
  while (at + 4 <= file.length) {
    const marker = file[at + 1] ?? 0;
    // Decoders skip bytes between segments.
    if (file[at] !== 0xff || marker === 0xff || !hasLength(marker)) {
      at += 1;
      if (marker === EOI && file[at - 1] === 0xff) break;
      continue;
    }
    const end = at + 2 + Math.max(2, number16(file, at + 2));
    if (end > file.length) break;
    if (isOfPicture(file, at, marker)) parts.push(file.subarray(at, end));
    else if (marker === APP1) parts.push(...reduceToOrientation(file.subarray(at + 4, end)));
    at = end;
    if (marker !== SOS) continue;
    const picture = endOfScan(file, at);
    parts.push(file.subarray(at, picture));
    at = picture;
  }
  return [...parts, Uint8Array.of(0xff, EOI)];
}

/** Whether the marker starts a segment with a length. */
function hasLength(marker: number): boolean {
  return marker >= 0xc0 && !isRestart(marker) && marker !== SOI && marker !== EOI;
}

function isRestart(marker: number): boolean {
  return marker >= 0xd0 && marker <= 0xd7;
}

function isOfPicture(file: Uint8Array, at: number, marker: number): boolean {
  if (marker === APP2) return textAt(file, at + 4, 11) === 'ICC_PROFILE';
  if (marker >= APP0 && marker <= APP15) return marker === APP0 || marker === APP14;
  return marker !== COMMENT;
}

/** Finds the next marker after coded picture data, in which FF is followed by 00 or a restart. */
function endOfScan(file: Uint8Array, from: number): number {
  for (let at = file.indexOf(0xff, from); at !== -1; at = file.indexOf(0xff, at + 1)) {
    const next = file[at + 1];
    if (next === undefined) return file.length;
    if (next !== 0 && next !== 0xff && !isRestart(next)) return at;
  }
  return file.length;
}

const EXIF = [0x45, 0x78, 0x69, 0x66, 0, 0];
const ORIENTATION = 0x01_12;

/** Reduces an Exif segment to the orientation of the camera; none if upright. */
function reduceToOrientation(exif: Uint8Array): Uint8Array[] {
  const value = startsWithBytes(exif, EXIF) ? orientationIn(exif.subarray(EXIF.length)) : 1;
  if (value < 2 || value > 8) return [];
  const entry = [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, value, 0, 0];
  const tiff = [0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1, ...entry, 0, 0, 0, 0];
  return [Uint8Array.of(0xff, APP1, 0, 2 + EXIF.length + tiff.length, ...EXIF, ...tiff)];
}

/** Reads the orientation in the first directory of a TIFF; 1 if absent. */
function orientationIn(tiff: Uint8Array): number {
  const isLittle = textAt(tiff, 0, 2) === 'II';
  const read16 = (at: number) => (isLittle ? little16(tiff, at) : number16(tiff, at));
  const read32 = (at: number) =>
    isLittle
      ? little16(tiff, at) + little16(tiff, at + 2) * 0x1_00_00
      : number16(tiff, at) * 0x1_00_00 + number16(tiff, at + 2);
  const directory = read32(4);
  const entries = read16(directory);
  for (let entry = 0; entry < entries; entry += 1) {
    const at = directory + 2 + entry * 12;
    if (at >= tiff.length) return 1;
    if (read16(at) === ORIENTATION) return read16(at + 8);
  }
  return 1;
}

const PNG_SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
/** Ancillary chunks that affect how the picture looks, including animated ones. */
const PNG_LOOKS = 'tRNS gAMA cHRM sRGB iCCP cICP sBIT bKGD hIST pHYs sPLT acTL fcTL fdAT'.split(
  ' ',
);

/** PNG, 5: chunks of a length, a name, data and a checksum, critical where the name begins in capitals. */
function splitPng(file: Uint8Array): Uint8Array[] {
  const parts = [file.subarray(0, PNG_SIGNATURE.length)];
  for (let at = PNG_SIGNATURE.length; at + 12 <= file.length;) {
    const length = number16(file, at) * 0x1_00_00 + number16(file, at + 2);
    const name = textAt(file, at + 4, 4);
    const end = at + 12 + length;
    if (end > file.length) break;
    if (/^[A-Z]/.test(name) || PNG_LOOKS.includes(name)) parts.push(file.subarray(at, end));
    if (name === 'IEND') break;
    at = end;
  }
  return parts;
}

const WEBP_LOOKS = ['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM', 'ANMF', 'ICCP'];
/** VP8X flags: has Exif, has XMP. */
const WEBP_TOLD = 0x0c;

/** Chunks of a name, a length and data, padded to an even length: RFC 9649, 2. */
function stripWebp(file: Uint8Array): Uint8Array {
  const parts = [file.subarray(0, 12)];
  for (let at = 12; at + 8 <= file.length;) {
    const length = little16(file, at + 4) + little16(file, at + 6) * 0x1_00_00;
    const end = at + 8 + length + (length % 2);
    if (end > file.length) break;
    const name = textAt(file, at, 4);
    if (WEBP_LOOKS.includes(name)) {
      const chunk = file.slice(at, end);
      if (name === 'VP8X') chunk[8] = (chunk[8] ?? 0) & ~WEBP_TOLD;
      parts.push(chunk);
    }
    at = end;
  }
  const alone = joinParts(parts);
  new DataView(alone.buffer).setUint32(4, alone.length - 8, true);
  return alone;
}

function startsWithBytes(file: Uint8Array, bytes: readonly number[]): boolean {
  return bytes.every((byte, place) => file[place] === byte);
}

function textAt(file: Uint8Array, from: number, length: number): string {
  return String.fromCodePoint(...file.subarray(from, from + length));
}

function number16(file: Uint8Array, at: number): number {
  return (file[at] ?? 0) * 0x1_00 + (file[at + 1] ?? 0);
}

function little16(file: Uint8Array, at: number): number {
  return (file[at] ?? 0) + (file[at + 1] ?? 0) * 0x1_00;
}

function joinParts(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
