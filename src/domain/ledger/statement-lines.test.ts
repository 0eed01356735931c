import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '#domain/kernel/language.ts';
import { createTranslator } from '#platform/i18n/translate.ts';
import { STATEMENT_GROUPS, STATEMENT_LINES, lineByPrefix, linesBySide } from './statement-lines.ts';

const codes = STATEMENT_LINES.map(({ line }) => line);

describe('STATEMENT_LINES', () => {
  it('lists each line once', () => {
    expect(new Set(codes).size).toBe(codes.length);
  });

  it('keeps groups together, in their order', () => {
    const order = STATEMENT_LINES.map(({ group }) => STATEMENT_GROUPS.indexOf(group));
    expect(order).toEqual(order.toSorted((a, b) => a - b));
  });

  it('prints the lines of a group in the order of their codes', () => {
    for (const group of STATEMENT_GROUPS) {
      const lines = STATEMENT_LINES.filter((line) => line.group === group).map(({ line }) => line);
      expect(lines).toEqual(lines.toSorted());
    }
  });

  it.each(LANGUAGES)('has a caption of its own for each line in %s', (language) => {
    const ids = codes.map((line) => `report.line.${line}`);
    const captions = new Set(ids.map((id) => createTranslator(language)(id)));
    expect(captions.size).toBe(codes.length);
    expect(ids.filter((id) => captions.has(id))).toEqual([]);
  });
});

describe('lineByPrefix', () => {
  it('takes the longest prefix', () => {
    expect(lineByPrefix('4')).toBeUndefined();
    expect(lineByPrefix('41')).toBe('A-330');
    expect(lineByPrefix('4101')).toBe('A-320/L-360');
    expect(lineByPrefix('410012')).toBe('A-310/L-360');
  });

  it('knows no off-balance account', () => {
    expect(['0', '85', '999999'].map(lineByPrefix)).toEqual([undefined, undefined, undefined]);
  });
});

describe('linesBySide', () => {
  it('is the same line for both signs unless the account is dual', () => {
    expect(linesBySide('L-330')).toEqual({ debit: 'L-330', credit: 'L-330' });
  });

  it('puts a debit among the assets whichever side is the normal one', () => {
    expect(linesBySide('L-310/A-330')).toEqual({ debit: 'A-330', credit: 'L-310' });
    expect(linesBySide('A-420/L-370')).toEqual({ debit: 'A-420', credit: 'L-370' });
  });
});
