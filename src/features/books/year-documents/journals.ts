import type { Journals, YearDocumentQuery } from '#contract/year-documents.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import { sumCents, toEuro } from '#domain/kernel/money.ts';
import { JOURNALS } from '#domain/ledger/journal-entry.ts';
import { formatSides } from '#domain/ledger/report-table.ts';
import {
  countLedgerLines,
  findLedgerLines,
  MAX_LEDGER_LINES,
  type LedgerRow,
  type Report,
} from '#features/books/reports/index.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { makeHeading, makeLine, makeReport, makeTotal, resolveYear } from './year-scope.ts';

function sumSides(lines: readonly LedgerRow[]) {
  return {
    debit_cents: sumCents(lines.map(({ debit_cents }) => debit_cents)),
    credit_cents: sumCents(lines.map(({ credit_cents }) => credit_cents)),
  };
}

/** Lists the entries of a year by journal. Refuses report_too_large beyond MAX_LEDGER_LINES. */
export async function journalsReport(
  ctx: TenantContext,
  query: YearDocumentQuery,
): Promise<Report<Journals>> {
  const year = await resolveYear(ctx, query);
  const { say, scope, language } = year;
  const { period, buildings } = scope;
  const count = await countLedgerLines(ctx.db, period, buildings, MAX_LEDGER_LINES + 1);
  if (count > MAX_LEDGER_LINES)
    throw new DomainError('report_too_large', { maximum: MAX_LEDGER_LINES, remedy: 'narrow' });
  const byJournal = Map.groupBy(
    await findLedgerLines(ctx, language, period, buildings),
    ({ journal }) => journal,
  );
  const journals = JOURNALS.flatMap((journal) => {
    const lines = byJournal.get(journal);
    return lines === undefined ? [] : [{ journal, lines, ...sumSides(lines) }];
  });
  return makeReport(
    year,
    'journals',
    () => ({
      journals: journals.map(({ journal, lines, debit_cents, credit_cents }) => ({
        journal,
        debit: toEuro(debit_cents),
        credit: toEuro(credit_cents),
        lines: lines.map(showLine),
      })),
    }),
    () => ({
      columns: [
        { label: say('report.journal'), kind: 'text', in_headings: true },
        { label: say('report.date'), kind: 'date' },
        { label: say('report.entry_number'), kind: 'integer' },
        { label: say('report.code'), kind: 'text' },
        { label: say('report.description'), kind: 'text' },
        { label: say('report.debit'), kind: 'money', carried: 'sum' },
        { label: say('report.credit'), kind: 'money', carried: 'sum' },
      ],
      rows: journals.flatMap(({ journal, lines, ...sums }) => {
        const name = say(`enum.Journal.${journal}`);
        return [
          makeHeading(name, 7),
          ...lines.map((line) =>
            makeLine([
              name,
              line.entry_date,
              line.sequence,
              line.account_code,
              line.description,
              ...formatSides(line),
            ]),
          ),
          makeTotal([
            name,
            null,
            null,
            null,
            say('report.total'),
            sums.debit_cents,
            sums.credit_cents,
          ]),
        ];
      }),
    }),
  );
}

function showLine(line: LedgerRow) {
  const { entry_id, entry_date, sequence, account_code, description } = line;
  return {
    entry_id,
    entry_date,
    sequence,
    account_code,
    description: description ?? '',
    debit: toEuro(line.debit_cents),
    credit: toEuro(line.credit_cents),
  };
}
