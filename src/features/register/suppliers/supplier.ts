import { allowedOperations } from '#domain/kernel/state-machine.ts';
import { ibanTransitions, type IbanState } from '#domain/suppliers/iban-state.ts';
import { findUserNames, findWhetherSecond } from '#features/shared/index.ts';
import { findRow } from '#platform/db/rows.ts';
import { found, type TenantContext } from '#platform/http/request-context.ts';
import { findFormerIbans, limitToUnmergedSuppliers, type SupplierRow } from './repository.ts';

/** Converts suppliers to the JSON form for the caller, who cannot confirm what they entered. */
export async function showSuppliers(ctx: TenantContext, rows: readonly SupplierRow[]) {
  const isSecond = await findWhetherSecond(ctx);
  return rows.map((row) => {
    const iban_state = row.iban_state as IbanState;
    const allowed = allowedOperations(ibanTransitions, iban_state);
    return {
      ...row,
      iban_state,
      allowed_actions: isSecond(row.iban_entered_by) ? allowed : [],
    };
  });
}

/** Converts a supplier to the JSON form for the caller. */
export async function showSupplier(ctx: TenantContext, row: SupplierRow) {
  const [shown] = await showSuppliers(ctx, [row]);
  return found(shown, 'supplier', row.id);
}

/** Finds a supplier. Refuses not_found. */
export async function requireSupplier(ctx: TenantContext, id: string): Promise<SupplierRow> {
  return found(await findRow(ctx.db, 'suppliers', id, limitToUnmergedSuppliers()), 'supplier', id);
}

/** Lists the bank accounts of a supplier with who entered and confirmed them, current one first. */
export async function listIbanHistory(ctx: TenantContext, id: string) {
  const row = await requireSupplier(ctx, id);
  const former = await findFormerIbans(ctx.db, id);
  const present =
    row.iban === null || row.iban_entered_at === null
      ? []
      : [
          {
            iban: row.iban,
            bic: row.bic,
            entered_by: row.iban_entered_by,
            entered_at: row.iban_entered_at,
            confirmed_by: row.iban_confirmed_by,
            confirmed_at: row.iban_confirmed_at,
            replaced_at: null,
          },
        ];
  const all = [...present, ...former];
  const people = all.flatMap(({ entered_by, confirmed_by }) => [entered_by, confirmed_by]);
  const names = await findUserNames(
    ctx.db,
    people.filter((person) => person !== null),
  );
  const nameOf = (person: string | null) => (person === null ? null : (names.get(person) ?? null));
  return all.map(({ entered_by, confirmed_by, ...iban }) => ({
    ...iban,
    entered_by_name: nameOf(entered_by),
    confirmed_by_name: nameOf(confirmed_by),
  }));
}
