import type { BornePart } from '#domain/costs/allocate-holders.ts';
import { bearLines } from '#domain/costs/bear-lines.ts';
import { sumCents, toEuro } from '#domain/kernel/money.ts';
import { findCostBearing, findCostLines, type FoundCostLine } from '#features/books/costs/index.ts';
import { findKeyNames } from '#features/register/distribution-keys/index.ts';
import type { Connection } from '#platform/db/connection.ts';
import { findRow } from '#platform/db/rows.ts';
import { found, type TenantContext } from '#platform/http/request-context.ts';
import { findBookedEntries } from './distribution-repository.ts';
import { visibleTransactions } from './repository.ts';

/** A line of costs or income of a bank transaction, with who bears it. */
interface BorneBankLine {
  readonly line: FoundCostLine;
  readonly rows: readonly BornePart[];
}

/** Finds who bears the lines that entries of bank transactions book, by today's register. */
export async function bearBankLines(
  db: Connection,
  building_id: string,
  entry_ids: readonly string[],
): Promise<BorneBankLine[]> {
  const own = await findCostLines(db, { entry_ids });
  const { lines, ...facts } = await findCostBearing(db, building_id, own);
  const borne = bearLines(lines, facts);
  return own.map((line) => ({ line, rows: borne.get(line.id)?.rows ?? [] }));
}

/** Returns each holder's share of the costs and income of a matched transaction. */
export async function getDistribution(ctx: TenantContext, id: string) {
  const { db } = ctx;
  const row = await findRow(db, 'bank_transactions', id, visibleTransactions(ctx));
  const { building_id } = found(row, 'bank_transaction', id);
  const costs = await bearBankLines(db, building_id, await findBookedEntries(db, id));
  const keys = await findKeyNames(
    db,
    costs.map(({ line }) => line.distribution_key_id),
  );
  const lines = costs.flatMap(({ line, rows }) =>
    rows.map((part) => ({
      unit_id: part.unit_id,
      owner_id: part.owner_id,
      amount_cents: part.amount_cents,
      amount: toEuro(part.amount_cents),
      key: keys.get(line.distribution_key_id) ?? '',
      weight: Number(part.weight),
      total_weight: Number(part.total_weight),
      share: part.share,
      account_code: line.account_code,
    })),
  );
  return { lines, total: toEuro(sumCents(lines.map(({ amount_cents }) => amount_cents))) };
}
