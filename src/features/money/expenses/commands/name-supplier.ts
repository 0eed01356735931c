import { DomainError } from '#domain/kernel/domain-error.ts';
import { folded } from '#domain/kernel/folded.ts';
import { addDays, type LocalDate } from '#domain/kernel/local-date.ts';
import {
  holdSupplier,
  supplierNamed,
  type SupplierRow,
} from '#features/register/suppliers/index.ts';
import type { TenantContext } from '#platform/http/request-context.ts';

/** How a request says whom an invoice is from. */
interface GivenSupplier {
  readonly supplier?: string | null | undefined;
  readonly supplier_id?: string | null | undefined;
}

/**
 * Whom an invoice is from: by id or by name, of which an unknown one makes a supplier; null for nobody,
 * undefined where nothing is said. Refuses unknown_reference, and supplier_mismatch where both are said
 * and do not agree.
 */
export async function namedSupplier(
  ctx: TenantContext,
  { supplier: name, supplier_id: id }: GivenSupplier,
): Promise<SupplierRow | null | undefined> {
  if (typeof id !== 'string') {
    if (typeof name === 'string') return supplierNamed(ctx, name);
    return name === null || id === null ? null : undefined;
  }
  const held = await holdSupplier(ctx.db, id);
  if (held === undefined) {
    throw new DomainError('unknown_reference', {
      what: 'supplier',
      id,
      pointer: '/body/supplier_id',
    });
  }
  if (name !== undefined && folded(name ?? '') !== folded(held.name)) {
    throw new DomainError('supplier_mismatch', {
      supplier: held.name,
      pointer: '/body/supplier',
    });
  }
  return held;
}

/** When an invoice is due that does not say so: after the term of its supplier, if they have one. */
export function dueAfterTerm(
  supplier: Pick<SupplierRow, 'payment_days'> | null,
  expense_date: LocalDate,
): LocalDate | null {
  const days = supplier?.payment_days ?? null;
  return days === null ? null : addDays(expense_date, days);
}
