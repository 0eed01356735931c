import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PNG } from '#test/helpers/documents.ts';
import {
  aHeic,
  aPhoto,
  aTiff,
  chunk,
  CODED,
  PLACE,
  riff,
  segment,
  TOLD,
} from '#test/helpers/photos.ts';
import { stripMetadata } from './photo.ts';

const alone = (file: Uint8Array) => Buffer.from(stripMetadata(file) ?? []);

describe('a photograph alone', () => {
  it('says nothing of where it was taken, and shows the same picture the same way up', () => {
    const photo = alone(aPhoto());
    expect(aPhoto().includes(PLACE)).toBe(true);
    expect(photo.includes(PLACE)).toBe(false);
    expect(photo.includes(CODED)).toBe(true);
    expect(photo.includes('JFIF')).toBe(true);
    const upright = '4d4d002a00000008000101120003000000010006000000000000';
    expect(photo.toString('hex')).toContain(upright);
    expect(photo.length).toBeLessThan(aPhoto().length / 2);
  });

  it.each([
    ['comment', 0xfe, ''],
    ['Exif that is no TIFF', 0xe1, 'Exif\0\0'],
    ['pictures behind it', 0xe2, 'MPF\0'],
    ['what a maker adds', 0xe5, ''],
  ])('has no %s', (_name, marker, head) => {
    const part = segment(marker, Buffer.from(head + PLACE));
    const photo = Buffer.concat([Buffer.from('ffd8', 'hex'), part, CODED]);
    expect(alone(photo).includes(PLACE)).toBe(false);
    expect(alone(photo).includes(CODED)).toBe(true);
  });

  it('keeps its colours', () => {
    const profile = segment(0xe2, Buffer.from('ICC_PROFILE\0\u{1}\u{1}sRGB'));
    const photo = Buffer.concat([Buffer.from('ffd8', 'hex'), TOLD, profile, CODED]);
    expect(alone(photo).includes(profile)).toBe(true);
  });

  it('of PNG is all of a picture that says nothing else, and the picture of one that does', () => {
    expect(alone(PNG).equals(PNG)).toBe(true);
    const [head, rest] = [PNG.subarray(0, 33), PNG.subarray(33)];
    const told = ['eXIf', 'iTXt', 'tEXt', 'zTXt', 'tIME', 'prVt'].map((name) => chunk(name, PLACE));
    const talking = Buffer.concat([head, ...told, rest, Buffer.from(PLACE)]);
    expect(alone(talking).equals(PNG)).toBe(true);
  });

  it('of WebP says in its head how long it is, and no longer that there is more', () => {
    const coded = riff('VP8 ', Buffer.from('coded'));
    const talking = Buffer.concat([
      riff('VP8X', Buffer.from([0x2c, 0, 0, 0, 0, 0, 0, 0, 0, 0])),
      coded,
      riff('EXIF', Buffer.from(PLACE)),
      riff('XMP ', Buffer.from(PLACE)),
    ]);
    const head = Buffer.concat([Buffer.from('RIFF\0\0\0\0WEBP'), talking]);
    const quiet = riff('VP8X', Buffer.from([0x20, 0, 0, 0, 0, 0, 0, 0, 0, 0]));
    const body = Buffer.concat([Buffer.from('WEBP'), quiet, coded]);
    expect(alone(head).equals(riff('RIFF', body))).toBe(true);
  });

  it('of HEIC keeps its length and picture, and says nothing else', () => {
    const photo = alone(aHeic());
    expect(aHeic().includes(PLACE)).toBe(true);
    expect(photo.includes(PLACE)).toBe(false);
    expect(photo.includes('Exif')).toBe(false);
    expect(photo.includes(CODED)).toBe(true);
    expect(photo).toHaveLength(aHeic().length);
    expect(alone(photo).equals(photo)).toBe(true);
  });

  it('of TIFF keeps its pages, and says nothing else', () => {
    const picture = alone(aTiff());
    expect(aTiff().includes(PLACE)).toBe(true);
    expect(picture.includes(PLACE)).toBe(false);
    expect(picture.includes('coded picture')).toBe(true);
    const first = picture.readUInt32LE(4);
    const tagsAt = (at: number) =>
      Array.from({ length: picture.readUInt16LE(at) }, (_, index) =>
        picture.readUInt16LE(at + 2 + index * 12),
      );
    expect(tagsAt(first)).toEqual([256, 273]);
    const second = picture.readUInt32LE(first + 2 + 2 * 12);
    expect(tagsAt(second)).toEqual([256, 273]);
    expect(picture.readUInt32LE(second + 2 + 2 * 12)).toBe(0);
    expect(alone(picture).equals(picture)).toBe(true);
  });

  it('there is of no other file, and of none whose parts cannot be found', () => {
    const cut = [aHeic().subarray(0, 60), aTiff().subarray(0, 30)].map((file) =>
      file.toString('latin1'),
    );
    for (const file of ['%PDF-1.4', 'RIFF1234WAVE', '', 'II*\0', ...cut])
      expect(stripMetadata(Buffer.from(file, 'latin1'))).toBeUndefined();
  });

  it('of TIFF is refused where its entries describe the same bytes again and again', () => {
    const tiff = (entries: number) => {
      const file = Buffer.alloc(10 + entries * 12 + 4);
      file.write('II*\0\u{8}', 'latin1');
      file.writeUInt16LE(entries, 8);
      for (let index = 0; index < entries; index += 1) {
        const at = 10 + index * 12;
        // One entry of the picture, then texts that are each as long as the whole file.
        const [tag, type, count] = index === 0 ? [256, 3, 1] : [271, 2, file.length];
        file.writeUInt16LE(tag, at);
        file.writeUInt16LE(type, at + 2);
        file.writeUInt32LE(count, at + 4);
      }
      return file;
    };
    expect(stripMetadata(tiff(3))?.length).toBe(tiff(3).length);
    expect(stripMetadata(tiff(40))).toBeUndefined();
  });

  it('of HEIC is refused where its items list the same bytes again and again', () => {
    const heic = aHeic();
    const places = heic.indexOf('iloc');
    // No size for the place, length or base of an extent: each extent takes no byte of the file.
    heic[places + 8] = 0;
    const extents = places + 16;
    expect(stripMetadata(heic)?.length).toBe(heic.length);
    heic.writeUInt16BE(0xffff, extents);
    expect(stripMetadata(heic)).toBeUndefined();
  });

  it('is what it is, however it is cut or spoilt: made once more, it stays the same', () => {
    const [jpeg, png] = [aPhoto(), Buffer.concat([PNG, chunk('eXIf', PLACE)])];
    const files = fc.constantFrom(jpeg, png, aHeic(), aTiff());
    const spoilt = fc.tuple(files, fc.nat(), fc.nat(), fc.nat(255)).map(([file, cut, at, byte]) => {
      const part = Buffer.from(file.subarray(0, cut % (file.length + 1)));
      if (part.length > 8) part[8 + (at % (part.length - 8))] = byte;
      return part;
    });
    fc.assert(
      fc.property(spoilt, (file) => {
        const once = stripMetadata(file);
        if (once !== undefined) expect(stripMetadata(once)).toEqual(once);
      }),
      { numRuns: 500 },
    );
  });
});
