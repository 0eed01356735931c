import { describe, expect, it } from 'vitest';
import { DomainError } from '#domain/kernel/domain-error.ts';
import { answerReport, fileName, MAX_PDF_ROWS } from './report-answer.ts';
import type { Report } from './report.ts';
import type { ReportScope } from './scope.ts';

const PERIOD = { label: '2025-Q4', from: '2025-10-01', to: '2025-12-31' };

function scope(buildingName: string | null): ReportScope {
  return {
    period: PERIOD,
    building: buildingName === null ? null : { id: 'b', name: buildingName },
    name: buildingName ?? 'Office',
    buildings: [],
    senders: [],
    heads: {},
    previous: null,
  };
}

function report(rows: number): Report<{ total: number }> {
  return {
    kind: 'trial-balance',
    scope: scope(null),
    body: () => ({ total: rows }),
    table: () => ({
      title: 'Trial balance',
      subtitle: '',
      columns: [{ label: 'Code', kind: 'text' }],
      rows: Array.from({ length: rows }, () => ({ kind: 'line', level: 0, cells: ['551'] })),
    }),
  };
}

function context(accept?: string) {
  return { language: 'en', today: '2026-01-31', accept } as const;
}

describe('answerReport', () => {
  it.each([
    [undefined, undefined],
    ['application/json', undefined],
    ['text/html', undefined],
    ['text/csv', 'json'],
  ] as const)('answers Accept %j and format %j with JSON', async (accept, format) => {
    await expect(answerReport(context(accept), format, report(1))).resolves.toMatchObject({
      body: { total: 1 },
      headers: { 'content-language': 'en' },
    });
  });

  it.each([
    ['text/csv', undefined],
    ['text/csv;q=0.9, application/json;q=0.1', undefined],
    ['application/pdf', 'csv'],
  ] as const)('answers Accept %j and format %j with CSV', async (accept, format) => {
    await expect(answerReport(context(accept), format, report(1))).resolves.toMatchObject({
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-language': 'en',
        'content-disposition': 'attachment; filename="trial-balance-2025-Q4.csv"',
      },
    });
  });

  it('refuses a PDF of more rows than fit', async () => {
    await expect(answerReport(context(), 'pdf', report(MAX_PDF_ROWS + 1))).rejects.toEqual(
      new DomainError('report_too_large', { maximum: MAX_PDF_ROWS, remedy: 'format' }),
    );
  });
});

describe('fileName', () => {
  it.each([
    [null, 'balance-sheet-2025-Q4'],
    ['Résidence «Les Érables» 2/A', 'balance-sheet-2025-Q4-residence-les-erables-2-a'],
    ['Œuvre & Cie "\r\n', 'balance-sheet-2025-Q4-uvre-cie'],
    ['…', 'balance-sheet-2025-Q4'],
    ['x'.repeat(100), `balance-sheet-2025-Q4-${'x'.repeat(40)}`],
  ])('of building %j is %s', (name, expected) => {
    expect(fileName('balance-sheet', scope(name))).toBe(expected);
  });
});
