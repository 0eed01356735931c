import type { CreateBankAccount, UpdateBankAccount } from '#contract/bank-accounts.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import { isBankAccountCode } from '#domain/ledger/account.ts';
import { defaultPurpose } from '#domain/payments/bank-account.ts';
import {
  recordAudit,
  requireBuilding,
  toStoredIban,
  visibleBuildings,
  creationColumns,
} from '#features/shared/index.ts';
import { deleteRow, findRow, insertRow, lockRow, updateRow } from '#platform/db/rows.ts';
import { found, matching, type TenantContext } from '#platform/http/request-context.ts';
import { findChartAccount, type BankAccountRow } from './repository.ts';

/**
 * Checks the ledger account. Refuses invalid_account, account_missing, account_not_postable,
 * account_inactive.
 */
async function checkAccount(ctx: TenantContext, code: string): Promise<void> {
  const facts = { account_code: code, pointer: '/body/account_code' };
  if (!isBankAccountCode(code)) {
    throw new DomainError('invalid_account', { ...facts, what: 'bank_account' });
  }
  const account = await findChartAccount(ctx.db, code);
  if (account === undefined) throw new DomainError('account_missing', facts);
  if (!account.postable) throw new DomainError('account_not_postable', facts);
  if (!account.is_active) throw new DomainError('account_inactive', facts);
}

/** Adds a bank account to a building. */
export async function createBankAccount(
  ctx: TenantContext,
  buildingId: string,
  { iban, ...fields }: CreateBankAccount,
): Promise<BankAccountRow> {
  await requireBuilding(ctx, buildingId);
  await checkAccount(ctx, fields.account_code);
  const row = await insertRow(ctx.db, 'bank_accounts', {
    id: ctx.newId(),
    building_id: buildingId,
    purpose: defaultPurpose(fields.account_code),
    ...fields,
    iban: toStoredIban(iban),
    ...creationColumns(ctx),
  });
  await audit(ctx, 'created', row);
  return row;
}

/** Finds a bank account that the caller may see. */
export function findBankAccount(
  ctx: TenantContext,
  id: string,
): Promise<BankAccountRow | undefined> {
  return findRow(ctx.db, 'bank_accounts', id, visibleBuildings(ctx, 'building_id'));
}

/** Finds a bank account that the caller may see. Refuses not_found. */
export async function requireBankAccount(ctx: TenantContext, id: string): Promise<BankAccountRow> {
  return found(await findBankAccount(ctx, id), 'bank_account', id);
}

async function lockBankAccount(ctx: TenantContext, id: string): Promise<BankAccountRow> {
  const visible = visibleBuildings(ctx, 'building_id');
  const row = await lockRow(ctx.db, 'bank_accounts', id, visible);
  return matching(ctx, found(row, 'bank_account', id));
}

/** Changes the given fields; payments keep the ledger account on which they were booked. */
export async function updateBankAccount(
  ctx: TenantContext,
  id: string,
  { iban, ...fields }: UpdateBankAccount,
): Promise<BankAccountRow> {
  const { account_code: before } = await lockBankAccount(ctx, id);
  const { account_code: code = before } = fields;
  if (code !== before) await checkAccount(ctx, code);
  const row = await updateRow(ctx, 'bank_accounts', id, {
    ...fields,
    iban: iban === undefined ? undefined : toStoredIban(iban),
  });
  await audit(ctx, 'changed', row);
  return row;
}

/** Deletes a bank account. Refuses in_use while payments refer to it. */
export async function deleteBankAccount(ctx: TenantContext, id: string): Promise<void> {
  const row = await lockBankAccount(ctx, id);
  await deleteRow(ctx.db, 'bank_accounts', id);
  await audit(ctx, 'deleted', row);
}

/** Logs every account number: a fraud would change where payments go. */
function audit(
  ctx: TenantContext,
  done: 'created' | 'changed' | 'deleted',
  { id, iban, account_code, purpose }: BankAccountRow,
): Promise<void> {
  return recordAudit(ctx, `bank_account.${done}`, id, { iban, account_code, purpose });
}
