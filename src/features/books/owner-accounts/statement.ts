import type {
  BuildingStatement,
  OwnerStatement,
  OwnerStatementQuery,
} from '#contract/owner-accounts.ts';
import type { Language } from '#domain/kernel/language.ts';
import { getYear, type LocalDate } from '#domain/kernel/local-date.ts';
import { toEuro } from '#domain/kernel/money.ts';
import { ownerStatementTable } from '#domain/owner-accounts/statement-table.ts';
import { formatDays, type Report } from '#features/books/reports/index.ts';
import { findSenders, readPrintedHead } from '#features/documents/letters/index.ts';
import { toSlug } from '#platform/file-names.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { titleIn } from '#platform/i18n/known-titles.ts';
import { createTranslator } from '#platform/i18n/translate.ts';
import type { Reading, ShownAccount } from './account-repository.ts';
import {
  toRequestedBlocks,
  readKeptAccounts,
  toEuroMovement,
  nameBuilding,
  sumOverdueReceivables,
  toEuroReceivable,
  type KeptAccount,
} from './account.ts';
import { resolveVisibleAccount, checkPeriod } from './visible-account.ts';

/** Statement, with the language of its recipient. */
export interface StatementForOwner {
  readonly language: Language;
  readonly report: Report<OwnerStatement>;
}

/** Returns the days of a statement: this year so far by default. */
function readPeriod(ctx: TenantContext, query: OwnerStatementQuery) {
  const to = query.to ?? ctx.today;
  const from = query.from ?? `${String(getYear(to)).padStart(4, '0')}-01-01`;
  checkPeriod(from, to);
  return { from, to };
}

/**
 * Builds an owner's statement: movements between two days and today's open items, in one building or
 * separately in each. Refuses not_found, invalid_period, and report_too_large for too many movements.
 */
export async function buildOwnerStatement(
  ctx: TenantContext,
  ownerId: string,
  query: OwnerStatementQuery,
): Promise<StatementForOwner> {
  const { from, to } = readPeriod(ctx, query);
  const scope = await resolveVisibleAccount(ctx, ownerId, query.building_id);
  const { today, db } = ctx;
  const { owner, building } = scope;
  const { language } = owner;
  const reading: Reading = { language, showTitle: (titled) => titleIn(language, titled) };
  const kept = await readKeptAccounts(db, reading, scope, { from, to });
  const senders = await findSenders(ctx.db, building?.id ?? null, language);
  const heads = await readPrintedHead(ctx.db);
  const figures = kept.map(({ building: { name }, account, receivables }) => ({
    building: name,
    account,
    open_items: receivables,
    overdue_cents: sumOverdueReceivables(receivables, today),
  }));
  return {
    language,
    report: {
      kind: ['statement', toSlug(owner.name)].filter((part) => part !== '').join('-'),
      scope: { period: { label: `${from}-${to}`, from, to }, building, senders, heads },
      body: () => ({
        from,
        to,
        ...toRequestedBlocks(
          scope,
          kept.map((one) => toBlock(one, today)),
        ),
      }),
      table: () =>
        ownerStatementTable(figures, {
          say: createTranslator(language),
          subtitle: makeSubtitle(scope, formatDays({ from, to }, language)),
          days: { from, to },
          withBuildings: building === null,
        }),
    },
  };
}

function toBlock(
  { building, account, receivables }: KeptAccount,
  today: LocalDate,
): BuildingStatement {
  return {
    ...nameBuilding(building),
    opening_balance: toEuro(account.opening_cents),
    movements: account.movements.map(toEuroMovement),
    total_debit: toEuro(account.debit_cents),
    total_credit: toEuro(account.credit_cents),
    closing_balance: toEuro(account.closing_cents),
    open_items: receivables.map((row) => toEuroReceivable(row, today)),
    overdue: toEuro(sumOverdueReceivables(receivables, today)),
  };
}

function makeSubtitle({ owner, building }: ShownAccount, days: string): string {
  return [owner.name, ...(building === null ? [] : [building.name]), days].join(' · ');
}
