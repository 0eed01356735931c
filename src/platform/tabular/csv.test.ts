import { readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ReportTable } from '#domain/ledger/report-table.ts';
import { parseCsv, renderCsv } from './csv.ts';
import { hasContent } from './parsed-table.ts';
import { TabularError } from './tabular-error.ts';

const TABLE: ReportTable = {
  title: 'Balance',
  subtitle: '2025',
  columns: [
    { label: 'Libellé', kind: 'text' },
    { label: 'Date', kind: 'date' },
    { label: 'Montant', kind: 'money' },
    { label: 'Nombre', kind: 'integer' },
  ],
  rows: [
    { kind: 'heading', level: 0, cells: ['Été, "chaud"', null, null, null] },
    { kind: 'line', level: 1, cells: ['=1+1', '2025-03-01', -5, -7] },
    { kind: 'total', level: 0, cells: ['a\r\nb', null, 123456, 0] },
  ],
};

function faultsOf(content: string | Uint8Array): unknown[] {
  try {
    parseCsv(content);
    return [];
  } catch (error) {
    if (!(error instanceof TabularError)) throw error;
    return error.faults.map(({ code, line, params }) => ({ code, line, ...params }));
  }
}

describe('renderCsv', () => {
  it('writes a byte order mark, CRLF, quotes and plain amounts', () => {
    expect(renderCsv(TABLE)).toBe(
      '\u{FEFF}Libellé,Date,Montant,Nombre\r\n' +
        '"Été, ""chaud""",,,\r\n' +
        "'=1+1,2025-03-01,-0.05,-7\r\n" +
        '"a\r\nb",,1234.56,0\r\n',
    );
  });

  const written = (text: string): string => {
    const row = { kind: 'line' as const, level: 0, cells: [text] };
    const columns = [{ label: 'x', kind: 'text' as const }];
    const [, line = ''] = renderCsv({ ...TABLE, columns, rows: [row] }).split(/\r\n(.*)/s);
    return line.replace(/\r\n$/, '').replaceAll('"', '');
  };

  it.each([
    '=A1',
    '+1',
    '-1+1',
    '@x',
    '\tx',
    '\rx',
    '\nx',
    '＝A1',
    '\u{2212}1+A1',
    '﹢1',
    ' =A1',
    '\u{A0}@x',
    '\u{200B}=A1',
    '\u{3164}=A1',
    '\u{FEFF}+1',
    '\u{1}=A1',
    ',=A1',
  ])('disarms %j', (text) => {
    expect(written(text)).toBe(`'${text}`);
  });

  it.each([
    [';=A1', ";'=A1"],
    [' \t=A1', " \t'=A1"],
    ['Lift; -1+1|@x', "Lift;' -1+1|'@x"],
    ['two\n=lines', "two\n'=lines"],
  ])('disarms %j behind the separator of another locale', (text, expected) => {
    expect(written(text)).toBe(expected);
  });

  it.each(['-1', '-1234.56', '-12,5', '1-1', 'a=1', '; x', 'Lift; -5'])(
    'leaves %j as it is',
    (text) => {
      expect(written(text)).toBe(text);
    },
  );
});

describe('parseCsv', () => {
  it('reads back whatever was written, each row at the line where it starts', () => {
    const cell = fc.oneof(
      fc.constant(null),
      fc.integer(),
      fc.string({ unit: fc.constantFrom('a', 'é', '"', ',', ';', '\r', '\n', ' ', '=', "'") }),
    );
    /** Disarms a text in which only `=` can begin a formula. */
    const disarmed = (text: string) =>
      text.replaceAll(/(^|[;\r\n])(?=[ ",]*=)/g, "$1'").replace(/^(?=[\r\n])/, "'");
    const tables = fc
      .integer({ min: 1, max: 4 })
      .chain((width) => fc.array(fc.array(cell, { minLength: width, maxLength: width })));
    fc.assert(
      fc.property(tables, (cells) => {
        const columns = Array.from({ length: cells[0]?.length ?? 1 }, (_, index) => ({
          label: `c${index}`,
          kind: 'text' as const,
        }));
        const rows = cells.map((row) => ({ kind: 'line' as const, level: 0, cells: row }));
        let line = 2;
        const all = cells.map((row) => {
          const texts = row.map((value) => disarmed(String(value ?? '')));
          const start = line;
          line += texts.join('').split('\n').length;
          return { line: start, cells: texts };
        });
        const expected = all.filter(hasContent);
        expect(parseCsv(renderCsv({ ...TABLE, columns, rows })).rows).toEqual(expected);
      }),
    );
  });

  it('takes bytes or text, either separator and either line end', () => {
    const expected = { header: ['a', 'b,c'], rows: [{ line: 2, cells: ['1', 'é'] }] };
    expect(parseCsv('a;"b,c"\n1;é')).toEqual(expected);
    expect(parseCsv(Buffer.from('\u{FEFF}a,"b,c"\r\n1,é\r\n'))).toEqual(expected);
  });

  it('drops blank lines, keeps counting them, and trims the header', () => {
    expect(parseCsv('\n a ,b\n\n1,"x\ny"\n\n\n3,4\n\n')).toEqual({
      header: ['a', 'b'],
      rows: [
        { line: 4, cells: ['1', 'x\ny'] },
        { line: 8, cells: ['3', '4'] },
      ],
    });
  });

  it.each<[string, string | Uint8Array, unknown[]]>([
    ['nothing', '', [{ code: 'empty_file', line: null }]],
    ['a byte order mark alone', '\u{FEFF}\r\n', [{ code: 'empty_file', line: null }]],
    [
      'damaged UTF-8',
      Buffer.from('\u{EF}\u{BB}\u{BF}a,b\n1,\u{E9}\n', 'latin1'),
      [{ code: 'bad_encoding', line: 2 }],
    ],
    ['UTF-16', Buffer.from('a,b\n1,2\n', 'utf16le'), [{ code: 'not_text', line: 1 }]],
    ['half a surrogate', 'a\n\u{D800}', [{ code: 'bad_encoding', line: null }]],
    ['an open quote', 'a,b\n1,"2\n', [{ code: 'bad_quoting', line: 2 }]],
    ['text after a quote', 'a,b\n1,2\n"1"x,2\n', [{ code: 'bad_quoting', line: 3 }]],
    ['an endless cell', `a\n${'x'.repeat(130_000)}`, [{ code: 'record_too_long', line: 2 }]],
    [
      'names missing or repeated',
      'a,,a\n',
      [
        { code: 'empty_header', line: 1, column: 2 },
        { code: 'duplicate_header', line: 1, name: 'a' },
      ],
    ],
    [
      'every row of another width',
      'a,b\n1\n1,2\n1,2,3\n',
      [
        { code: 'ragged_row', line: 2, expected: 2, found: 1 },
        { code: 'ragged_row', line: 4, expected: 2, found: 3 },
      ],
    ],
  ])('refuses %s', (_, content, faults) => {
    expect(faultsOf(content)).toEqual(faults);
  });

  describe('as spreadsheets of Belgium write it', () => {
    const expected = { header: ['Libellé', 'Montant'], rows: [{ line: 2, cells: ['Été', '1,5'] }] };
    const text = 'Libellé;Montant\r\nÉté;1,5\r\n';
    it.each([
      ['Windows-1252', Buffer.from(text, 'latin1')],
      ['Unicode text with tabs', Buffer.from(`\u{FEFF}${text.replaceAll(';', '\t')}`, 'utf16le')],
      ['rows of separators at the end', `${text};\r\n ; \r\n`],
    ])('takes %s', (_, content) => expect(parseCsv(content)).toEqual(expected));

    it('takes the separator that its first line names', () => {
      const rows = [{ line: 3, cells: ['1,5', '2'] }];
      expect(parseCsv('sep=;\r\na,b;c\r\n1,5;2')).toEqual({ header: ['a,b', 'c'], rows });
    });

    it('finds the header below titles, by its names', () => {
      const isHeader = (cells: readonly string[]) => cells.includes('Montant');
      const titled = `Dépenses, 2026, Résidence\r\n\r\n${text}`;
      const rows = [{ line: 4, cells: ['Été', '1,5'] }];
      expect(parseCsv(titled, isHeader)).toEqual({ ...expected, rows });
      expect(parseCsv(text, () => false)).toEqual(expected);
    });
  });

  it.each(['fr', 'nl', 'de'] as const)(
    'is written in %s with semicolons and commas',
    (language) => {
      const columns = [
        { label: 'a', kind: 'text' as const },
        { label: 'b', kind: 'money' as const },
      ];
      const rows = [{ kind: 'line' as const, level: 0, cells: ['x,y', 123_450] }];
      const { header, rows: found } = parseCsv(renderCsv({ ...TABLE, columns, rows }, language));
      expect([header, found[0]?.cells]).toEqual([
        ['a', 'b'],
        ['x,y', '1234,50'],
      ]);
    },
  );

  it('bounds the list of faults', () => {
    expect(faultsOf(`a,b\n${'1\n'.repeat(500)}`)).toHaveLength(100);
  });

  it('reads a file of units', () => {
    const { header, rows } = parseCsv(readFileSync('test/data/residence/units.csv'));
    expect(header).toEqual(['unit_number', 'type', 'floor', 'area', 'quota']);
    expect(rows[0]).toEqual({ line: 2, cells: ['A0.1', 'Apartment', '0', '135.0', '424'] });
  });
});
