import { describe, expect, it } from 'vitest';
import { toCsv } from './csv.ts';

describe('toCsv', () => {
  it('begins with the mark of UTF-8 and ends each row as spreadsheets expect', () => {
    expect(toCsv([['Niveau', 'Rappels']], 'fr')).toBe('\u{FEFF}Niveau;Rappels\r\n');
  });

  it('writes numbers and separators of the reader’s language', () => {
    for (const language of ['fr', 'nl', 'de'] as const)
      expect(toCsv([[1234.5, -0.05]], language)).toContain('1234,5;-0,05');
    expect(toCsv([[1234.5, -0.05]], 'en')).toContain('1234.5,-0.05');
  });

  it('quotes what would part a cell or a row', () => {
    expect(toCsv([['A; B', 'le « 1"']], 'fr')).toContain('"A; B";"le « 1"""');
  });

  it.each(['=1+1', '+3', '-x', '@a'])('lets %s be worked out by nothing', (text) => {
    expect(toCsv([[text]], 'fr')).toContain(`'${text}`);
  });
});
