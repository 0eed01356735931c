import { DomainError } from '#domain/kernel/domain-error.ts';
import { foldText } from '#domain/kernel/fold-text.ts';
import {
  lockUnmergedSupplier,
  findOrCreateSupplier,
  type SupplierRow,
} from '#features/register/suppliers/index.ts';
import type { TenantContext } from '#platform/http/request-context.ts';

/** Supplier as given in a request. */
interface GivenSupplier {
  readonly supplier?: string | null | undefined;
  readonly supplier_id?: string | null | undefined;
}

/**
 * Resolves the supplier of an invoice by id or name; an unknown name creates a supplier. Null removes it;
 * undefined if not given. Refuses unknown_reference, and supplier_mismatch if id and name disagree.
 */
export async function resolveSupplier(
  ctx: TenantContext,
  { supplier: name, supplier_id: id }: GivenSupplier,
): Promise<SupplierRow | null | undefined> {
  if (typeof id !== 'string') {
    if (typeof name === 'string') return findOrCreateSupplier(ctx, name);
    return name === null || id === null ? null : undefined;
  }
  const held = await lockUnmergedSupplier(ctx.db, id);
  if (held === undefined) {
    throw new DomainError('unknown_reference', {
      what: 'supplier',
      id,
      pointer: '/body/supplier_id',
    });
  }
  if (name !== undefined && foldText(name ?? '') !== foldText(held.name)) {
    throw new DomainError('supplier_mismatch', {
      supplier: held.name,
      pointer: '/body/supplier',
    });
  }
  return held;
}
