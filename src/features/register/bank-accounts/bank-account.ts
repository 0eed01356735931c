import { allowedOperations } from '#domain/kernel/state-machine.ts';
import { ibanTransitions, type IbanState } from '#domain/suppliers/iban-state.ts';
import { findWhetherSecond } from '#features/shared/index.ts';
import { findRow } from '#platform/db/rows.ts';
import { found, type TenantContext } from '#platform/http/request-context.ts';
import { visibleAccounts, type BankAccountRow } from './repository.ts';

/** Returns whether an IBAN of the account awaits its second person. */
export function ibanState({ pending_iban }: Pick<BankAccountRow, 'pending_iban'>): IbanState {
  return pending_iban === null ? 'Confirmed' : 'Unconfirmed';
}

const NOTHING_PENDING = {
  pending_iban: null,
  pending_bic: null,
  iban_requested_by: null,
  iban_requested_at: null,
};

/**
 * Converts bank accounts to the JSON form for the caller, who cannot confirm what they entered. An Owner
 * sees no IBAN that awaits confirmation: nobody may pay to it yet.
 */
export async function showBankAccounts(ctx: TenantContext, rows: readonly BankAccountRow[]) {
  const isOwner = ctx.principal.role === 'Owner';
  const isSecond = await findWhetherSecond(ctx);
  return rows.map((row) => ({
    ...row,
    ...(isOwner ? NOTHING_PENDING : {}),
    allowed_actions: isSecond(row.iban_requested_by)
      ? allowedOperations(ibanTransitions, ibanState(row))
      : [],
  }));
}

/** Converts a bank account to the JSON form for the caller. */
export async function showBankAccount(ctx: TenantContext, row: BankAccountRow) {
  const [shown] = await showBankAccounts(ctx, [row]);
  return found(shown, 'bank_account', row.id);
}

/** Finds a bank account that the caller may see. */
export function findBankAccount(
  ctx: TenantContext,
  id: string,
): Promise<BankAccountRow | undefined> {
  return findRow(ctx.db, 'bank_accounts', id, visibleAccounts(ctx));
}

/** Finds a bank account that the caller may see. Refuses not_found. */
export async function requireBankAccount(ctx: TenantContext, id: string): Promise<BankAccountRow> {
  return found(await findBankAccount(ctx, id), 'bank_account', id);
}
