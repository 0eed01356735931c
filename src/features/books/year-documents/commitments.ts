import type { Commitments, YearDocumentQuery } from '#contract/year-documents.ts';
import { toEuro, toEuroOrNull, type Cents } from '#domain/kernel/money.ts';
import { isOffBalanceCode } from '#domain/ledger/account.ts';
import { findAccounts, findOpenings, type Report } from '#features/books/reports/index.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { listCommittedWorks, type CommittedWorks } from './repository.ts';
import { makeHeading, makeLine, makeReport, resolveYear } from './year-scope.ts';

function calculateRemaining({ amount_cents, spent_cents }: CommittedWorks): Cents | null {
  return amount_cents === null ? null : Math.max(0, amount_cents - spent_cents);
}

/** Lists the works decided and not finished, and the off-balance accounts, at the end of a year. */
export async function commitmentsReport(
  ctx: TenantContext,
  query: YearDocumentQuery,
): Promise<Report<Commitments>> {
  const year = await resolveYear(ctx, query);
  const { say, scope } = year;
  const [works, accounts, balances] = await Promise.all([
    listCommittedWorks(ctx.db, year.year),
    findAccounts(ctx.db, year.language),
    findOpenings(ctx.db, year.year.to, scope.buildings),
  ]);
  const held = balances
    .filter(({ account_code }) => isOffBalanceCode(account_code))
    .map((one) => ({ ...one, account_name: accounts.get(one.account_code)?.name ?? '' }));
  return makeReport(
    year,
    'commitments',
    () => ({
      decisions: works.map((one) => ({
        decision_id: one.decision_id,
        decided_on: one.decided_on,
        title: one.title,
        amount: toEuroOrNull(one.amount_cents),
        spent: toEuro(one.spent_cents),
        remaining: toEuroOrNull(calculateRemaining(one)),
      })),
      accounts: held.map(({ account_code, account_name, balance_cents }) => ({
        account_code,
        account_name,
        balance: toEuro(balance_cents),
      })),
    }),
    () => ({
      columns: [
        { label: say('report.caption'), kind: 'text' },
        { label: say('report.date'), kind: 'date' },
        { label: say('report.decided_amount'), kind: 'money' },
        { label: say('report.spent'), kind: 'money' },
        { label: say('report.remaining'), kind: 'money' },
      ],
      rows: [
        makeHeading(say('report.committed_works'), 5),
        ...works.map((one) =>
          makeLine([
            one.title,
            one.decided_on,
            one.amount_cents,
            one.spent_cents,
            calculateRemaining(one),
          ]),
        ),
        makeHeading(say('report.off_balance'), 5),
        ...held.map(({ account_code, account_name, balance_cents }) =>
          makeLine([`${account_code} ${account_name}`, null, null, null, balance_cents]),
        ),
      ],
    }),
  );
}
