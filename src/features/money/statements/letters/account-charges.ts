import type { StatementAccounts } from '#contract/statements.ts';
import { sumCents, toEuro } from '#domain/kernel/money.ts';
import { sumAccountShares, toShareRow, type ShareRow } from '#domain/statements/account-shares.ts';
import { findMainReason, type AccountChange } from '#domain/statements/why-changed.ts';
import { findAccounts } from '#features/books/reports/index.ts';
import type { Connection } from '#platform/db/connection.ts';
import { found, type TenantContext } from '#platform/http/request-context.ts';
import { computeBatches } from '../compute.ts';
import { loadRunFacts } from '../load-input.ts';
import type { RunRow } from '../run-repository.ts';
import { requireRun } from '../run.ts';
import { findChanges } from './changes.ts';
import { findShareRows, findVisibleOwner } from './shares-repository.ts';

/**
 * Shows the charges of an owner by account, with why each differs from the comparable statement. Refuses
 * not_found, also to an Owner for another's.
 */
export async function showAccountCharges(
  ctx: TenantContext,
  id: string,
  owner_id: string,
): Promise<StatementAccounts> {
  const { db } = ctx;
  const run = await requireRun(ctx, id);
  found(await findVisibleOwner(ctx, owner_id), 'owner', owner_id);
  const rows = await findShares(db, run);
  const [{ before, explain }, accounts] = await Promise.all([
    findChanges(db, run, { findShares: async () => rows }),
    findAccounts(db, ctx.negotiateLanguage()),
  ]);
  const { changes, budget } = explain(owner_id);
  const changeOf = new Map(changes.map((one) => [one.account_code, one]));
  const budgetOf = new Map(budget.map((one) => [one.account_code, one.budget_cents]));
  const shares = sumAccountShares(rows).get(owner_id) ?? [];
  const own = Map.groupBy(shares, ({ account_code }) => account_code);
  const codes = [...new Set([...own.keys(), ...changeOf.keys()])].sort();
  return {
    before:
      before === null ? null : { period_from: before.period_from, period_to: before.period_to },
    accounts: codes.map((account_code) => {
      const charged = own.get(account_code) ?? [];
      const planned = budgetOf.get(account_code) ?? 0;
      const change = changeOf.get(account_code);
      return {
        account_code,
        account_name: accounts.get(account_code)?.name ?? account_code,
        building_amount: toEuro(charged[0]?.building_cents ?? 0),
        amount: toEuro(sumCents(charged.map(({ amount_cents }) => amount_cents))),
        budget: planned === 0 ? null : toEuro(planned),
        change: change === undefined ? null : showChange(change),
      };
    }),
  };
}

function showChange(change: AccountChange) {
  return {
    before: toEuro(change.before_cents),
    difference: toEuro(change.difference_cents),
    price: toEuro(change.price_cents),
    quantity: toEuro(change.quantity_cents),
    key: toEuro(change.key_cents),
    days: toEuro(change.days_cents),
    reason: findMainReason(change),
  };
}

/** Finds the shares of a run: computed for a draft, kept afterwards. */
async function findShares(db: Connection, run: RunRow): Promise<ShareRow[]> {
  if (run.status !== 'Draft') return findShareRows(db, run.id);
  const shares: ShareRow[] = [];
  for await (const { rows } of computeBatches(db, await loadRunFacts(db, run))) {
    for (const row of rows) shares.push(toShareRow(row));
  }
  return shares;
}
