import { describe, expect, it } from 'vitest';
import { toCsv } from './csv.ts';

describe('toCsv', () => {
  it('begins with the mark of UTF-8 and ends each row as spreadsheets expect', () => {
    expect(toCsv([['Niveau', 'Rappels']])).toBe('\u{FEFF}Niveau;Rappels\r\n');
  });

  it('writes a comma before the cents', () => {
    expect(toCsv([[1234.5, -0.05]])).toContain('1234,5;-0,05');
  });

  it('quotes what would part a cell or a row', () => {
    expect(toCsv([['A; B', 'le « 1"']])).toContain('"A; B";"le « 1"""');
  });

  it.each(['=1+1', '+3', '-x', '@a'])('lets %s be worked out by nothing', (text) => {
    expect(toCsv([[text]])).toContain(`'${text}`);
  });
});
