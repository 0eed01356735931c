import { insertRow, findRow, type NewRow } from '#platform/db/rows.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { findSupplierByName, lockSupplierName } from './repository.ts';

/** A supplier of another office. */
export type HandedSupplier = Pick<NewRow<'suppliers'>, 'id' | 'name' | 'language'> &
  Partial<
    Pick<
      NewRow<'suppliers'>,
      | 'enterprise_number'
      | 'iban'
      | 'bic'
      | 'email'
      | 'default_account_code'
      | 'default_distribution_key_id'
      | 'payment_days'
      | 'merged_into_id'
    >
  >;

/**
 * Adopts suppliers of another office: those with a name that is known here are the same, the others are
 * created. A bank account waits for confirmation, as if the caller had entered it.
 * @returns the id here by that of the other office
 */
export async function adoptSuppliers(
  ctx: TenantContext,
  suppliers: readonly HandedSupplier[],
): Promise<ReadonlyMap<string, string>> {
  const ids = new Map<string, string>();
  const byMerge = Map.groupBy(suppliers, ({ merged_into_id: into }) => typeof into === 'string');
  const inOrder = [...(byMerge.get(false) ?? [])].sort((a, b) => (a.name < b.name ? -1 : 1));
  for (const supplier of inOrder) {
    await lockSupplierName(ctx.db, supplier.name);
    const known = await findSupplierByName(ctx.db, supplier.name);
    ids.set(supplier.id, known?.id ?? (await create(ctx, supplier)));
  }
  // Entries name a supplier that was merged: here they name the one that it was merged into.
  const merged = new Map((byMerge.get(true) ?? []).map((one) => [one.id, one.merged_into_id]));
  for (const id of merged.keys()) {
    let into = merged.get(id) ?? null;
    for (let step = 0; into !== null && merged.has(into) && step < merged.size; step += 1) {
      into = merged.get(into) ?? null;
    }
    const adopted = ids.get(into ?? '');
    if (adopted !== undefined) ids.set(id, adopted);
  }
  return ids;
}

async function create(ctx: TenantContext, supplier: HandedSupplier): Promise<string> {
  const taken = await findRow(ctx.db, 'suppliers', supplier.id);
  const hasAccount = typeof supplier.iban === 'string';
  const { id } = await insertRow(ctx.db, 'suppliers', {
    id: taken === undefined ? supplier.id : ctx.newId(),
    name: supplier.name,
    language: supplier.language,
    enterprise_number: supplier.enterprise_number ?? null,
    iban: supplier.iban ?? null,
    bic: supplier.bic ?? null,
    email: supplier.email ?? null,
    default_account_code: supplier.default_account_code ?? null,
    default_distribution_key_id: supplier.default_distribution_key_id ?? null,
    payment_days: supplier.payment_days ?? null,
    iban_entered_by: hasAccount ? ctx.userId : null,
    iban_entered_at: hasAccount ? ctx.now : null,
    created_by: ctx.userId,
    created_at: ctx.now,
    updated_at: ctx.now,
  });
  return id;
}
