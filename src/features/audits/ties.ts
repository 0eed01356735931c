import type { AuditTie } from '#domain/audits/audit-ties.ts';
import { earliest, type LocalDate } from '#domain/kernel/local-date.ts';
import { centsOf } from '#domain/kernel/money.ts';
import { sumAccount } from '#features/books/ledger/index.ts';
import { sumMoney } from '#features/books/year-documents/index.ts';
import { reconcile } from '#features/money/bank-statements/index.ts';
import { findTiesOfYear } from '#features/money/statements/index.ts';
import { listBankAccounts } from '#features/register/bank-accounts/index.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import type { AuditRow } from './repository.ts';
import { sumOpen } from './ties-repository.ts';

/** Text between the first and the last day in the subject of a statement. */
export const PERIOD = ' – ';

type Sums = Pick<AuditTie, 'code' | 'subject' | 'left_cents' | 'right_cents'>;

/**
 * Lists the sums that an audit compares: each account at the bank with the books at the end of the year,
 * owners and suppliers as of now, the statements of the year, and the money of the reserve with the fund.
 */
export async function listSums(ctx: TenantContext, audit: AuditRow): Promise<Sums[]> {
  const { building_id, end_date } = audit;
  const on = earliest(end_date, ctx.today);
  const [banks, open, runs, reserve] = await Promise.all([
    compareBanks(ctx, building_id, on),
    sumOpen(ctx.db, building_id),
    compareStatements(ctx, audit),
    compareReserve(ctx, building_id, on),
  ]);
  const owners = { left_cents: open.owners_open_cents, right_cents: open.owners_ledger_cents };
  const suppliers = {
    left_cents: open.suppliers_open_cents,
    right_cents: open.suppliers_ledger_cents,
  };
  return [
    ...banks,
    { code: 'owners', subject: null, ...owners },
    { code: 'suppliers', subject: null, ...suppliers },
    ...runs,
    reserve,
  ];
}

async function compareBanks(
  ctx: TenantContext,
  building_id: string,
  on: LocalDate,
): Promise<Sums[]> {
  const accounts = await listBankAccounts(ctx.db, building_id);
  return Promise.all(
    accounts.map(async ({ id, iban }) => {
      const { bank, books } = await reconcile(ctx, id, on);
      return {
        code: 'bank' as const,
        subject: iban,
        left_cents: centsOf(bank),
        right_cents: centsOf(books),
      };
    }),
  );
}

/** Compares the runs of the year: the first sums that differ, else the statements with the costs. */
async function compareStatements(ctx: TenantContext, audit: AuditRow): Promise<Sums[]> {
  const runs = await findTiesOfYear(ctx, audit);
  return runs.flatMap(({ run, ties }) => {
    const sums = ties.filter(({ code }) => code !== 'days');
    const shown = sums.find(({ difference }) => difference !== 0) ?? sums[0];
    if (shown === undefined) return [];
    const subject = [run.period_from, run.period_to].join(PERIOD);
    const { left: left_cents, right: right_cents } = shown;
    return [{ code: 'statements' as const, subject, left_cents, right_cents }];
  });
}

async function compareReserve(
  { db }: TenantContext,
  building_id: string,
  on: LocalDate,
): Promise<Sums> {
  const [money, fund] = await Promise.all([
    sumMoney(db, building_id, on),
    sumAccount(db, building_id, '16', { from: null, to: on }),
  ]);
  const [left_cents, right_cents] = [money.reserve_cents, 0 - fund];
  return { code: 'reserve_cover', subject: null, left_cents, right_cents };
}
