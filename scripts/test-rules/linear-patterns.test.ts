import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LIMITS } from '#test/helpers/limits.ts';
import { findSlowText, listPatterns } from './linear-patterns.ts';

/** Patterns for texts of the service or its settings, which are short: `source` → whose text it is. */
const OWN_TEXTS: Readonly<Record<string, string>> = {
  '\\/+$': 'addresses in the settings',
  '=+$': 'base64 of a secret of fixed length',
  '\\B(?=(\\d{3})+$)': 'digits of an amount',
};

const files = globSync('src/**/*.ts').filter((path) => !path.endsWith('.test.ts'));
const patterns = files
  .flatMap((path) => listPatterns({ path, text: readFileSync(path, 'utf8') }))
  .filter(({ source }) => !Object.hasOwn(OWN_TEXTS, source));

describe('findSlowText', () => {
  const aPattern = (source: string, flags = '') => ({ place: 'a.ts:1', source, flags });

  it.each(['^\\s*(?:<!--[\\s\\S]*?-->\\s*)*<([a-z]+)', '[\\r\\n]+$', '(a+)+b', '>.*$'])(
    'finds a text for %s',
    (source) => {
      expect(findSlowText(aPattern(source), 500)).toEqual(expect.any(String));
    },
  );

  it.each(['^\\s*-\\d+', '"[^"]*"', '\\s+', '[^a-z]+'])('finds none for %s', (source) => {
    expect(findSlowText(aPattern(source, 'g'), LIMITS.program)).toBeUndefined();
  });
});

describe('patterns of the sources', () => {
  it('are found', () => {
    expect(patterns.length).toBeGreaterThan(50);
  });

  it(
    'read a text once, however it is made',
    () => {
      const slow = patterns.flatMap((pattern) => {
        const text = findSlowText(pattern, Math.ceil(LIMITS.poll / 12));
        return text === undefined ? [] : [{ ...pattern, text }];
      });
      expect(slow).toEqual([]);
    },
    LIMITS.longTest,
  );
});
