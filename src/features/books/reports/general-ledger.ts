import type { GeneralLedger, GeneralLedgerQuery } from '#contract/reports.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import { addDays } from '#domain/kernel/local-date.ts';
import { toEuro } from '#domain/kernel/money.ts';
import { generalLedger, type LedgerAccount } from '#domain/ledger/general-ledger.ts';
import { makeLotLister } from '#domain/ledger/lots.ts';
import { generalLedgerTable } from '#domain/ledger/report-table.ts';
import type { Connection } from '#platform/db/connection.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { createTranslator } from '#platform/i18n/translate.ts';
import { makeReportHead, type Report } from './report.ts';
import {
  countLedgerLines,
  findAccounts,
  findHeldUnits,
  findLedgerLines,
  findOpenings,
  ofAccount,
  type InBuildings,
  type LedgerRow,
} from './repository.ts';
import { resolveReportScope, makeSubtitle } from './scope.ts';

/** Several years of a large building; a larger report is of little use and would block other requests. */
export const MAX_LEDGER_LINES = 50_000;

/**
 * Lists the movements of every account in the period. Refuses report_too_large beyond MAX_LEDGER_LINES.
 */
export async function generalLedgerReport(
  ctx: TenantContext,
  query: GeneralLedgerQuery,
): Promise<Report<GeneralLedger>> {
  const { db } = ctx;
  const language = ctx.negotiateLanguage();
  const say = createTranslator(language);
  const scope = await resolveReportScope(ctx, query);
  const { period, buildings } = scope;
  const code = query.account_code;
  const conditions = code === undefined ? buildings : [...buildings, ofAccount(db, code)];
  const count = await countLedgerLines(db, period, conditions, MAX_LEDGER_LINES + 1);
  if (count > MAX_LEDGER_LINES) {
    throw new DomainError('report_too_large', { maximum: MAX_LEDGER_LINES, remedy: 'narrow' });
  }
  const [accounts, openings, rows] = await Promise.all([
    findAccounts(db, language),
    findOpenings(db, addDays(period.from, -1), conditions),
    findLedgerLines(ctx, language, period, conditions),
  ]);
  const lines = await withLots(db, rows, buildings);
  const ledger = generalLedger({ openings, lines, accounts });
  const texts = { say, subtitle: makeSubtitle(scope, language) };
  return {
    kind: 'general-ledger',
    scope,
    body: () => ({ ...makeReportHead(scope), accounts: ledger.map(toEuroAccount) }),
    table: () => generalLedgerTable(ledger, texts),
  };
}

type LedgerRowWithLots = LedgerRow & { readonly lots: string[] };

async function withLots(
  db: Connection,
  rows: readonly LedgerRow[],
  buildings: InBuildings,
): Promise<LedgerRowWithLots[]> {
  const ownerIds = new Set(rows.map(({ owner_id }) => owner_id).filter((id) => id !== null));
  const lotsOf = makeLotLister(await findHeldUnits(db, [...ownerIds], buildings));
  return rows.map((row) => ({ ...row, lots: lotsOf(row) }));
}

function toEuroAccount(
  account: LedgerAccount<LedgerRowWithLots>,
): GeneralLedger['accounts'][number] {
  return {
    code: account.code,
    name: account.name,
    opening: toEuro(account.opening_cents),
    debit: toEuro(account.debit_cents),
    credit: toEuro(account.credit_cents),
    closing: toEuro(account.closing_cents),
    movements: account.movements.map((movement) => ({
      ...movement,
      description: movement.description ?? '',
      debit: toEuro(movement.debit_cents),
      credit: toEuro(movement.credit_cents),
      balance: toEuro(movement.balance_cents),
    })),
  };
}
