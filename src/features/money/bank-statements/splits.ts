import type { AccountLine } from '#domain/banking/match-lines.ts';
import { isSharedByOwners } from '#domain/banking/shared-by-owners.ts';
import { splitAmount } from '#domain/charges/split-amount.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import type { LocalDate } from '#domain/kernel/local-date.ts';
import { sumCents, toEuro } from '#domain/kernel/money.ts';
import { findKeyWeights } from '#features/register/distribution-keys/index.ts';
import { showSplitLine } from '#features/shared/index.ts';
import { findHoldersByUnit } from '#features/unit-owners/index.ts';
import { findRow } from '#platform/db/rows.ts';
import { found, type TenantContext } from '#platform/http/request-context.ts';
import { visibleTransactions, type TransactionRow } from './repository.ts';
import { findSplits, insertSplits, type BankSplitLine } from './split-repository.ts';

/**
 * Splits costs and income of a transaction by the given or General key over the owners on a day, and
 * stores the shares like those of an expense. Refuses what the split of an expense refuses, and
 * unbalanced_match with `key` for a key on an account that is not split.
 */
export async function splitAccounts(
  ctx: TenantContext,
  { id, building_id }: TransactionRow,
  accounts: readonly AccountLine[],
  date: LocalDate,
): Promise<void> {
  const lines: BankSplitLine[] = [];
  for (const account of accounts) {
    const isShared = isSharedByOwners(account.account_code);
    if (!isShared && account.distribution_key_id !== undefined) {
      throw new DomainError('unbalanced_match', { reason: 'key', pointer: '/body/lines' });
    }
    if (isShared && account.amount_cents !== 0) {
      lines.push(...(await computeSplit(ctx, account, { building_id, date })));
    }
  }
  await insertSplits(ctx.db, id, lines);
}

/**
 * Splits an account line. Payments are charged to the owners (positive); receipts are credited to them
 * (negative).
 */
async function computeSplit(
  { db }: TenantContext,
  { account_code, amount_cents, distribution_key_id: wanted }: AccountLine,
  { building_id, date }: { readonly building_id: string; readonly date: LocalDate },
): Promise<BankSplitLine[]> {
  const key = await findKeyWeights(db, { building_id, distribution_key_id: wanted ?? null, date });
  const units = key.units.filter(({ weight }) => weight > 0);
  const unit_ids = units.map(({ unit_id }) => unit_id);
  const holders = await findHoldersByUnit(db, { unit_ids, date });
  const { lines } = splitAmount({
    amount_cents: Math.abs(amount_cents),
    units,
    holders,
    bears: 'usufructuary',
  });
  const { distribution_key_id, name: split_key_name } = key;
  return lines.map((line) => ({
    ...line,
    amount_cents: amount_cents > 0 ? -line.amount_cents : line.amount_cents,
    account_code,
    distribution_key_id,
    split_key_name,
  }));
}

/** Returns each owner's share of a matched transaction. */
export async function getSplit(ctx: TenantContext, id: string) {
  const row = await findRow(ctx.db, 'bank_transactions', id, visibleTransactions(ctx));
  found(row, 'bank_transaction', id);
  const lines = await findSplits(ctx.db, id);
  return {
    lines: lines.map((line) => showSplitLine(line.split_key_name, line)),
    total: toEuro(sumCents(lines.map(({ amount_cents }) => amount_cents))),
  };
}
