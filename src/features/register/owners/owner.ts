import { toEuro } from '#domain/kernel/money.ts';
import { findRow, type Row } from '#platform/db/rows.ts';
import { found, type TenantContext } from '#platform/http/request-context.ts';
import { limitToVisibleOwners, type ListedOwnerRow } from './repository.ts';

/** Finds an owner that the caller may see. Refuses not_found. */
export async function requireOwner(ctx: TenantContext, id: string): Promise<Row<'owners'>> {
  return found(await findRow(ctx.db, 'owners', id, limitToVisibleOwners(ctx)), 'owner', id);
}

/** Converts a listed owner to its JSON form, with amounts in euro if a building was given. */
export function toListedOwner({ balance_cents, overdue_cents, ...owner }: ListedOwnerRow) {
  if (balance_cents === undefined || overdue_cents === undefined) return owner;
  return { ...owner, balance: toEuro(balance_cents), overdue: toEuro(overdue_cents) };
}
