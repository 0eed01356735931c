import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { nonEmpty } from '#test/helpers/non-empty.ts';
import { LIGHT } from './shared/ui/tokens.ts';

const manifest = JSON.parse(
  readFileSync(join(import.meta.dirname, 'manifest.webmanifest'), 'utf8'),
) as {
  readonly background_color: string;
  readonly theme_color: string;
  readonly icons: readonly { readonly src: string; readonly sizes: string }[];
};
/** Place of the width in a PNG file, which the height follows. */
const WIDTH_AT = 16;

it('the manifest has the colours of the tokens', () => {
  expect(manifest.background_color).toBe(LIGHT['--canvas']);
  expect(manifest.theme_color).toBe(LIGHT['--brand']);
});

it('the icons of the manifest exist in the sizes that it states', () => {
  for (const { src, sizes } of nonEmpty(manifest.icons)) {
    const png = readFileSync(join(import.meta.dirname, '../public', src));
    const size = `${png.readUInt32BE(WIDTH_AT)}x${png.readUInt32BE(WIDTH_AT + 4)}`;
    expect(size).toBe(sizes);
  }
});
