import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { nonEmpty } from '#test/helpers/non-empty.ts';
import { DARK, LIGHT, MEASURES, PROJECTOR } from './tokens.ts';

const SOURCE = join(import.meta.dirname, '../..');
/** Contrast that WCAG asks of text, and of the edge of a control. */
const TEXT = 4.5;
const EDGE = 3;

type Token = keyof typeof LIGHT;

const PAIRS: readonly (readonly [text: Token, ground: Token, least: number])[] = [
  ...(['--ink', '--soft', '--faint'] as const).flatMap((text) =>
    (['--paper', '--canvas', '--sunken'] as const).map((ground) => [text, ground, TEXT] as const),
  ),
  ...(['--act', '--good', '--warn', '--bad'] as const).flatMap((tone) => [
    [tone, '--paper', TEXT] as const,
    [tone, '--canvas', TEXT] as const,
    [tone, `${tone}-wash`, TEXT] as const,
    ['--ink', `${tone}-wash`, TEXT] as const,
    ['--soft', `${tone}-wash`, TEXT] as const,
  ]),
  ['--faint', '--act-wash', TEXT],
  ['--act', '--sunken', TEXT],
  ['--on-act', '--act', TEXT],
  ['--on-act', '--act-strong', TEXT],
  ['--on-bad', '--bad', TEXT],
  ['--on-bad', '--bad-strong', TEXT],
  ['--on-brand', '--brand', TEXT],
  ['--brand', '--canvas', TEXT],
  ['--control', '--paper', EDGE],
  ['--control', '--sunken', EDGE],
];

describe('the tokens', () => {
  it.each([
    ['light', LIGHT],
    ['dark', DARK],
  ])('keep text and edges legible in the %s scheme', (_scheme, tokens) => {
    const faint = nonEmpty(PAIRS).flatMap(([text, ground, least]) => {
      const found = contrast(tokens[text], tokens[ground]);
      return found < least ? [`${text} on ${ground}: ${found.toFixed(2)} of ${least}`] : [];
    });
    expect(faint).toEqual([]);
  });

  it('keep the projector legible', () => {
    const { '--screen-paper': paper, '--screen-line': _line, ...inks } = PROJECTOR;
    const texts = Object.entries(inks).filter(([name]) => !name.endsWith('-wash'));
    for (const [name, ink] of nonEmpty(texts))
      expect(contrast(ink, paper), name).toBeGreaterThanOrEqual(TEXT);
  });
});

const files = nonEmpty(globSync('**/*.{css,ts,tsx}', { cwd: SOURCE })).map((path) => ({
  path,
  text: readFileSync(join(SOURCE, path), 'utf8'),
}));

describe('every file of the pages', () => {
  it('takes its colours from the tokens', () => {
    const raw = files
      .filter(({ path }) => !/(?:tokens|\.test|\.generated)\.ts$|generated\.ts$/.test(path))
      .flatMap(({ path, text }) =>
        [...text.matchAll(/#[\da-f]{3,8}\b(?=[;,\s'")])|\b(?:rgb|hsl|oklch)a?\(/gi)].map(
          ([color]) => `${path}: ${color}`,
        ),
      );
    expect(raw).toEqual([]);
  });

  it('takes sizes of type and radii from the tokens', () => {
    // The projector’s type grows with the hall’s screen.
    const styles = files.filter(({ path }) => /(?<!screen\.module)\.css$/.test(path));
    const raw = nonEmpty(styles).flatMap(({ path, text }) =>
      [...text.matchAll(/(?:font-size|border-radius):[^;]*\dpx/g)].map(
        ([size]) => `${path}: ${size}`,
      ),
    );
    expect(raw).toEqual([]);
  });

  it('names no token that does not exist', () => {
    const known = new Set([
      ...Object.keys(LIGHT),
      ...Object.keys(MEASURES),
      ...Object.keys(PROJECTOR),
    ]);
    const unknown = files.flatMap(({ path, text }) => {
      const own = new Set(text.match(/--[\w-]+(?=['"]?\s*:)/g));
      return [...text.matchAll(/var\((--[\w-]+)[,)]/g)].flatMap(([, name = '']) =>
        known.has(name) || own.has(name) || /^--(?:mantine|stack)-/.test(name)
          ? []
          : [`${path}: ${name}`],
      );
    });
    expect(unknown).toEqual([]);
  });
});

/** Contrast of two colours by WCAG 2.2, from 1 to 21. */
function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
