import { describe, expect, it } from 'vitest';
import type { ReportRow, ReportTable } from '#domain/ledger/report-table.ts';
import type { ReportPaper } from '#platform/paper.ts';
import { nonEmpty } from '#test/helpers/non-empty.ts';
import { textsOf } from '#test/helpers/pdf.ts';
import { renderReportDocument, renderReportPdf, reportPdfData } from './report-pdf.ts';

const PAPER: ReportPaper = {
  language: 'fr',
  generated_on: '2026-01-31',
  senders: [
    { caption: 'Association', name: 'Résidence', lines: ['Rue Haute 12', 'BE 0850.243.206'] },
    { caption: 'Syndic', name: 'Gestion du Parc', lines: [] },
  ],
};

function heading(level: number, label: string): ReportRow {
  return { kind: 'heading', level, cells: [null, label, null, null] };
}

function line(index: number): ReportRow {
  return { kind: 'line', level: 1, cells: [`61${index}`, 'Façade ễ € ß', '2025-12-31', index] };
}

function tableOf(rows: ReportRow[]): ReportTable {
  return {
    title: 'Bilan 2025',
    subtitle: 'Résidence Les Érables',
    columns: [
      { label: 'Code', kind: 'text' },
      { label: 'Rubrique', kind: 'text' },
      { label: 'Date', kind: 'date' },
      { label: 'Montant', kind: 'money' },
    ],
    rows,
  };
}

const TABLE = tableOf([
  heading(0, 'Actif'),
  heading(1, 'Actifs circulants'),
  line(-123_456),
  { kind: 'total', level: 0, cells: [null, 'Total', null, 123_456_789] },
]);

describe('reportPdfData', () => {
  it('hands over text only, headings in succession together', () => {
    expect(reportPdfData(TABLE, PAPER)).toMatchObject({
      language: 'fr',
      date: { year: 2026, month: 1, day: 31 },
      generated: 'Établi le 31/01/2026',
      landscape: false,
      indent_column: 1,
      blocks: [
        {
          kind: 'headings',
          rows: [
            { level: 0, cells: ['Actif'] },
            { level: 1, cells: ['Actifs circulants'] },
          ],
        },
        {
          kind: 'line',
          rows: [{ cells: ['61-123456', 'Façade ễ € ß', '31/12/2025', '\u{2212}1\u{202F}234,56'] }],
        },
        { kind: 'total', rows: [{ cells: ['', 'Total', '', '1\u{202F}234\u{202F}567,89'] }] },
      ],
    });
  });

  it('gives the same data for the same table', () => {
    const copy = structuredClone(TABLE);
    expect(reportPdfData(copy, PAPER)).toEqual(reportPdfData(TABLE, PAPER));
    expect(copy).toEqual(TABLE);
  });

  it('writes days as the language does', () => {
    const { generated } = reportPdfData(TABLE, { ...PAPER, language: 'de' });
    expect(generated).toBe('Erstellt am 31.01.2026');
  });

  it('turns the page for many columns and lets long words break', () => {
    const columns = Array.from({ length: 7 }, () => ({ label: 'x', kind: 'text' as const }));
    const row: ReportRow = { kind: 'line', level: 0, cells: ['a'.repeat(60)] };
    const data = reportPdfData({ ...TABLE, columns, rows: [row] }, PAPER);
    expect(data.landscape).toBe(true);
    expect(data.blocks[0]?.rows[0]?.cells[0]?.split('\u{200B}')).toHaveLength(3);
  });
});

describe('a table of many columns', () => {
  it('is set smaller, so that its last column is on the page', async () => {
    const wide: ReportTable = {
      ...TABLE,
      columns: Array.from({ length: 24 }, (_, index) => ({
        label: `K${index + 1}`,
        kind: 'money' as const,
      })),
      rows: [{ kind: 'line', level: 0, cells: Array<number>(24).fill(123_456_789) }],
    };
    expect(reportPdfData(TABLE, PAPER).text_points).toBe(9.5);
    const { text_points, columns } = reportPdfData(wide, PAPER);
    const ems = columns.reduce((sum, { width }) => sum + ('em' in width ? width.em : 0), 0);
    expect(ems * text_points).toBeLessThanOrEqual(739);
    const [page] = await textsOf(renderReportPdf(wide, PAPER));
    expect(page).toContain('K24');
  });
});

describe('a table whose headings say a column', () => {
  const [, ...columns] = TABLE.columns;
  const said: ReportTable = {
    ...TABLE,
    columns: [{ label: 'Compte', kind: 'text', in_headings: true }, ...columns],
    rows: [{ kind: 'heading', level: 0, cells: ['440 Fournisseurs', null, null, null] }, line(5)],
  };

  it('is drawn without it, and its headings again on each page', () => {
    expect(reportPdfData(said, PAPER)).toMatchObject({
      repeat_headings: true,
      columns: [{ label: 'Rubrique' }, { label: 'Date' }, { label: 'Montant' }],
      blocks: [
        { kind: 'headings', rows: [{ level: 0, cells: ['440 Fournisseurs'] }] },
        { kind: 'line', rows: [{ level: 0, cells: ['Façade ễ € ß', '31/12/2025', '0,05'] }] },
      ],
    });
  });

  it('takes over, on each page, what its columns came to', async () => {
    const headings = (name: string): ReportRow => ({
      kind: 'heading',
      level: 0,
      cells: [name, null, null, null, null],
    });
    const lines = Array.from({ length: 70 }, (_, index): ReportRow => ({
      kind: 'line',
      level: 0,
      cells: [null, `Ligne ${index + 1}`, '2025-12-31', 100, 100 * (index + 1)],
    }));
    const table: ReportTable = {
      ...said,
      columns: [
        ...said.columns.slice(0, 3),
        { label: 'Débit', kind: 'money', carried: 'sum' },
        { label: 'Solde', kind: 'money', carried: 'last' },
      ],
      rows: [headings('440 Fournisseurs'), ...lines, headings('551 Banque'), ...lines],
    };
    const pages = await textsOf(renderReportPdf(table, PAPER));
    expect(pages.length).toBeGreaterThan(2);
    const [first = '', ...later] = pages;
    expect(first).not.toContain('· report');
    for (const page of nonEmpty(later)) {
      const [, taken] = /· report (\d+),00 \1,00/.exec(page) ?? [];
      expect(page).toContain(`Ligne ${Number(taken) + 1} `);
    }
  });

  it('runs on over pages', () => {
    const rows = [...said.rows, ...Array.from({ length: 500 }, (_, index) => line(index))];
    expect(renderReportDocument({ ...said, rows }, PAPER).page_count).toBeGreaterThan(5);
  });
});

describe('renderReportPdf', () => {
  it('names the association, its syndic and the day, and the report on every page', async () => {
    const rows = Array.from({ length: 60 }, (_, index) => line(index));
    const pages = await textsOf(renderReportPdf(tableOf(rows), PAPER));
    expect(pages[0]).toMatch(
      /^ASSOCIATION Résidence Rue Haute 12 BE 0850\.243\.206 SYNDIC Gestion du Parc Bilan 2025 /,
    );
    expect(pages.length).toBe(2);
    for (const [index, page] of pages.entries()) {
      expect(page).toMatch(/Bilan 2025 · Résidence Les Érables · Établi le 31\/01\/2026/);
      expect(page).toContain(`Page ${index + 1} / 2`);
    }
  });

  it('makes a tagged PDF/UA-1 document with title and language', () => {
    const bytes = renderReportPdf(TABLE, PAPER);
    const text = bytes.toString('latin1');
    expect(text.startsWith('%PDF-1.7')).toBe(true);
    expect(text.trimEnd().endsWith('%%EOF')).toBe(true);
    expect(text).toContain('pdfuaid:part');
    expect(text).toContain('Bilan 2025');
    expect(text).toMatch(/\/Lang\s*\(fr/);
    expect(text).toContain('/StructTreeRoot');
    expect(renderReportDocument(TABLE, PAPER)).toMatchObject({
      title: 'Bilan 2025',
      page_count: 1,
    });
  });

  it('gives the same bytes for the same table', () => {
    expect(renderReportPdf(TABLE, PAPER).equals(renderReportPdf(TABLE, PAPER))).toBe(true);
  });

  it('runs on over pages', () => {
    const rows = Array.from({ length: 5000 }, (_, index) => line(index));
    const { page_count, bytes } = renderReportDocument(tableOf(rows), PAPER);
    expect(page_count).toBeGreaterThan(50);
    expect(bytes.length).toBeGreaterThan(100_000);
  });

  it.each<[string, ReportRow[]]>([
    ['no rows', []],
    ['a heading alone', [heading(0, 'A')]],
    ['headings of one level in succession', [heading(0, 'A'), heading(0, 'B'), line(1)]],
    ['headings going outwards', [heading(2, 'A'), heading(0, 'B'), line(1), heading(1, 'C')]],
    [
      'a heading with a figure',
      [{ kind: 'heading', level: 0, cells: ['1', 'A', null, 5] }, line(1)],
    ],
    ['text longer than a page', [{ kind: 'line', level: 0, cells: ['', 'mot '.repeat(9000)] }]],
  ])('renders %s', (_, rows) => {
    expect(renderReportDocument(tableOf(rows), PAPER).page_count).toBeGreaterThan(0);
  });

  it('never takes data for markup', () => {
    const title = '#panic() $x$ *b* ] ) \\ " // `';
    const table = {
      ...tableOf([heading(0, title), line(1)]),
      title,
      subtitle: '#read("/main.ts")',
    };
    expect(renderReportDocument(table, PAPER).title).toBe(title);
  });

  it('renders text the fonts lack, without claiming the standard that forbids it', () => {
    const bytes = renderReportPdf({ ...TABLE, subtitle: '漢字 😀' }, PAPER);
    expect(bytes.includes('pdfuaid')).toBe(false);
    expect(bytes.includes('/StructTreeRoot')).toBe(true);
  });
});
