import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import readWorkbook from 'read-excel-file/universal';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import writeWorkbook, { type Sheet } from 'write-excel-file/node';
import type { ReportTable } from '#domain/ledger/report-table.ts';
import type { ReportPaper } from '#platform/paper.ts';
import { TabularError } from './tabular-error.ts';
import { parseXlsx, renderXlsx } from './xlsx.ts';

const TABLE: ReportTable = {
  title: "Bilan: [2025] / 'été'",
  subtitle: 'Résidence Les Érables',
  columns: [
    { label: 'Rubrique', kind: 'text' },
    { label: 'Date', kind: 'date' },
    { label: 'Montant', kind: 'money' },
    { label: 'Nombre', kind: 'integer' },
  ],
  rows: [
    { kind: 'heading', level: 0, cells: ['Actif', null, null, null] },
    { kind: 'line', level: 2, cells: ['=1+1', '2024-02-29', -123_456, 7] },
    { kind: 'line', level: 2, cells: ['ễ €', '1850-01-01', 29, null] },
    { kind: 'total', level: 0, cells: ['Total', null, 2 ** 50, null] },
  ],
};

const PAPER: ReportPaper = {
  language: 'fr',
  generated_on: '2026-01-31',
  senders: [{ caption: 'Syndic', name: 'Gestion du Parc', lines: ['Avenue Louise 54', 'Tél. 02'] }],
};

async function sheetsOf(bytes: Buffer): Promise<unknown> {
  return readWorkbook(new Blob([Uint8Array.from(bytes)]));
}

async function workbookOf(...sheets: Sheet<never>[]): Promise<Buffer> {
  return writeWorkbook(sheets).toBuffer();
}

async function faultsOf(bytes: Uint8Array): Promise<unknown[]> {
  try {
    await parseXlsx(bytes);
    return [];
  } catch (error) {
    if (!(error instanceof TabularError)) throw error;
    return error.faults.map(({ code, line, sheet }) => ({ code, line, sheet }));
  }
}

/** A workbook with the XML of its first sheet changed. */
async function withSheetXml(change: (xml: string) => string): Promise<Uint8Array> {
  const parts = unzipSync(await workbookOf({ data: [['a'], [1]], sheet: 'S' }));
  const path = 'xl/worksheets/sheet1.xml';
  return zipSync({ ...parts, [path]: strToU8(change(strFromU8(parts[path] ?? new Uint8Array()))) });
}

describe('renderXlsx', () => {
  it('writes title, subtitle, header and typed cells', async () => {
    expect(await sheetsOf(await renderXlsx(TABLE, PAPER))).toEqual([
      {
        sheet: "Bilan 2025 'été",
        data: [
          ["Bilan: [2025] / 'été'", null, null, null],
          ['Résidence Les Érables', null, null, null],
          ['Syndic – Gestion du Parc, Avenue Louise 54, Tél. 02', null, null, null],
          ['Établi le 31/01/2026', null, null, null],
          [null, null, null, null],
          ['Rubrique', 'Date', 'Montant', 'Nombre'],
          ['Actif', null, null, null],
          ['=1+1', new Date('2024-02-29T00:00:00Z'), -1234.56, 7],
          ['ễ €', '1850-01-01', 0.29, null],
          ['Total', null, 2 ** 50 / 100, null],
        ],
      },
    ]);
  });

  it('formats amounts, makes totals bold and keeps text from becoming a formula', async () => {
    const parts = unzipSync(await renderXlsx(TABLE, PAPER));
    const styles = strFromU8(parts['xl/styles.xml'] ?? new Uint8Array());
    const sheet = strFromU8(parts['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
    expect(styles).toContain('#,##0.00');
    expect(styles).toContain('<b/>');
    expect(styles).toContain('indent="2"');
    expect(sheet).not.toContain('<f>');
    expect(sheet).toContain('ySplit="6"');
  });

  it('writes days as the language does, and lies across when it is wide', async () => {
    const columns = Array.from({ length: 7 }, () => ({ label: 'x', kind: 'date' as const }));
    const rows: ReportTable['rows'] = [{ kind: 'line', level: 0, cells: ['2024-02-29'] }];
    const xlsx = await renderXlsx({ ...TABLE, columns, rows }, { ...PAPER, language: 'de' });
    const parts = unzipSync(xlsx);
    expect(strFromU8(parts['xl/styles.xml'] ?? new Uint8Array())).toContain('dd.mm.yyyy');
    const sheet = strFromU8(parts['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
    expect(sheet).toContain('orientation="landscape"');
  });

  it('names the sheet even when nothing of the title may stand in a name', async () => {
    const bytes = await renderXlsx({ ...TABLE, title: "'[*]'" }, PAPER);
    expect(await sheetsOf(bytes)).toMatchObject([{ sheet: 'Sheet1' }]);
  });
});

it('writes the same bytes whenever it does', async () => {
  onTestFinished(() => void vi.useRealTimers());
  const written: Buffer[] = [];
  for (const instant of ['2026-01-31T08:00:00Z', '2026-01-31T09:00:00Z']) {
    vi.useFakeTimers({ now: new Date(instant), toFake: ['Date'] });
    written.push(await renderXlsx(TABLE, PAPER));
  }
  expect(written[0]?.equals(written[1] ?? Buffer.alloc(0))).toBe(true);
});

describe('parseXlsx', () => {
  it('shows numbers, dates, truths and blanks as a user sees them', async () => {
    const bytes = await workbookOf(
      {
        sheet: 'units',
        data: [
          [' a ', 'b', 'c'],
          [0.1 + 0.2, true, { value: new Date('2025-03-01T00:00:00Z'), format: 'dd/mm/yyyy' }],
          [],
          [1e21, false, ' text '],
          [1e-7, null, 123_456.78],
          [-0, -1.005, null],
        ],
      },
      { sheet: 'Notes', data: [] },
    );
    const tables = await parseXlsx(bytes);
    expect([...tables.keys()]).toEqual(['units', 'Notes']);
    expect(tables.get('Notes')).toEqual({ header: [], rows: [] });
    expect(tables.get('units')).toEqual({
      header: ['a', 'b', 'c'],
      rows: [
        { line: 2, cells: ['0.3', 'true', '2025-03-01'] },
        { line: 4, cells: ['1000000000000000000000', 'false', ' text '] },
        { line: 5, cells: ['0.0000001', '', '123456.78'] },
        { line: 6, cells: ['0', '-1.005', ''] },
      ],
    });
  });

  it('reports faults by sheet and row, of wanted sheets only', async () => {
    const bytes = await workbookOf(
      {
        sheet: 'units',
        data: [
          ['a', null, 'a'],
          ['1', '2', '3', '4'],
        ],
      },
      { sheet: 'Notes', data: [['Hello'], ['x', 'y']] },
    );
    expect(await faultsOf(bytes)).toEqual([
      { code: 'empty_header', line: 1, sheet: 'units' },
      { code: 'duplicate_header', line: 1, sheet: 'units' },
      { code: 'ragged_row', line: 2, sheet: 'units' },
      { code: 'ragged_row', line: 2, sheet: 'Notes' },
    ]);
    const wanted = await parseXlsx(bytes, () => false);
    expect([...wanted.values()]).toEqual([
      { header: [], rows: [] },
      { header: [], rows: [] },
    ]);
  });

  it('shows an error of a formula instead of dropping it', async () => {
    const bytes = await withSheetXml((xml) =>
      xml.replace('<c r="A2"><v>1</v></c>', '<c r="A2" t="e"><f>1/0</f><v>#DIV/0!</v></c>'),
    );
    expect((await parseXlsx(bytes)).get('S')?.rows).toEqual([{ line: 2, cells: ['#DIV/0!'] }]);
  });

  it.each([
    ['r="A2"', 'r="XFD1048576"', 'workbook_too_large'],
    ['r="A2"', 'r="ZZZZZ2"', 'unreadable_workbook'],
    ['<row r="2"', '<row r="4000000000"', 'unreadable_workbook'],
    ['<row r="2"', '<row r="1e9"', 'unreadable_workbook'],
    ['<row r="2"', '<row r="&#57;99999999"', 'unreadable_workbook'],
    ['<row r="2"', "<row r = '999999999'", 'unreadable_workbook'],
    ['r="A2"', 'r="A2" s="99"', 'unreadable_workbook'],
    ['</sheetData>', '', 'unreadable_workbook'],
  ])('refuses a sheet with %s turned into %s', async (from, to, code) => {
    const bytes = await withSheetXml((xml) => {
      expect(xml).toContain(from);
      return xml.replace(from, to);
    });
    expect(await faultsOf(bytes)).toMatchObject([{ code }]);
  });

  it('refuses what is no workbook', async () => {
    expect(await faultsOf(strToU8('a,b\n1,2\n'))).toMatchObject([{ code: 'not_a_workbook' }]);
    const zip = zipSync({ 'a.csv': strToU8('a,b') });
    expect(await faultsOf(zip)).toMatchObject([{ code: 'unreadable_workbook' }]);
  });

  it('refuses a bomb without inflating it', async () => {
    const bomb = zipSync({ 'xl/worksheets/sheet1.xml': new Uint8Array(40 * 2 ** 20) });
    expect(await faultsOf(bomb)).toMatchObject([{ code: 'zip_too_large' }]);
  });
});
