import type { ConfirmIban, CreateBankAccount, UpdateBankAccount } from '#contract/bank-accounts.ts';
import { assert } from '#domain/kernel/assert.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import { transition } from '#domain/kernel/state-machine.ts';
import { isBankAccountCode } from '#domain/ledger/account.ts';
import {
  isConfirmationNeeded,
  isInForce,
  planIbanChange,
} from '#domain/payments/association-iban.ts';
import { defaultPurpose } from '#domain/payments/bank-account.ts';
import { ibanTransitions } from '#domain/suppliers/iban-state.ts';
import { lockBuilding } from '#features/register/buildings/index.ts';
import {
  checkSecondPerson,
  creationColumns,
  recordAudit,
  requireSecondFactor,
  toStoredIban,
} from '#features/shared/index.ts';
import { deleteRow, insertRow, lockRow, updateRow } from '#platform/db/rows.ts';
import { found, matching, matchSeen, type TenantContext } from '#platform/http/request-context.ts';
import { ibanState } from './bank-account.ts';
import { associationIbanConfirmed, associationIbanRequested } from './changes.ts';
import {
  findAccountsBeside,
  findChartAccount,
  isIbanTaken,
  visibleAccounts,
  type BankAccountRow,
} from './repository.ts';

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

/** Returns the columns of an IBAN that the caller entered and another person has to confirm. */
function requestColumns(ctx: TenantContext) {
  return { iban_requested_by: ctx.userId, iban_requested_at: ctx.now };
}

const NO_REQUEST = { iban_requested_by: null, iban_requested_at: null };

/**
 * Adds a bank account to a building. Beside another one, once money was called, it waits for a second
 * person before letters name it.
 */
export async function createBankAccount(
  ctx: TenantContext,
  buildingId: string,
  { iban, ...fields }: CreateBankAccount,
): Promise<BankAccountRow> {
  found(await lockBuilding(ctx, buildingId), 'building', buildingId);
  await checkAccount(ctx, fields.account_code);
  const stored = toStoredIban(iban);
  const isWaiting = isConfirmationNeeded(await findAccountsBeside(ctx.db, buildingId, null));
  const row = await insertRow(ctx.db, 'bank_accounts', {
    id: ctx.newId(),
    building_id: buildingId,
    purpose: defaultPurpose(fields.account_code),
    ...fields,
    iban: stored,
    ...(isWaiting ? { pending_iban: stored, ...requestColumns(ctx) } : {}),
    ...creationColumns(ctx),
  });
  await audit(ctx, 'created', row);
  if (isWaiting) await announceRequest(ctx, row);
  return row;
}

async function announceRequest(
  ctx: TenantContext,
  { building_id, pending_iban }: BankAccountRow,
): Promise<void> {
  if (pending_iban !== null)
    await ctx.announce(associationIbanRequested, { building_id, iban: pending_iban });
}

async function lockBankAccount(ctx: TenantContext, id: string): Promise<BankAccountRow> {
  const row = await lockRow(ctx.db, 'bank_accounts', id, visibleAccounts(ctx));
  return matching(ctx, found(row, 'bank_account', id));
}

/**
 * Changes the given fields; payments keep the ledger account on which they were booked. Another IBAN
 * waits for a second person: until then the former one is in force. Refuses duplicate.
 */
export async function updateBankAccount(
  ctx: TenantContext,
  id: string,
  { iban, bic, ...fields }: UpdateBankAccount,
): Promise<BankAccountRow> {
  const before = await lockBankAccount(ctx, id);
  const { account_code: code = before.account_code } = fields;
  if (code !== before.account_code) await checkAccount(ctx, code);
  const given = { iban: iban === undefined ? undefined : toStoredIban(iban), bic };
  const { kind, ...details } = planIbanChange(before, given);
  if (given.iban !== undefined && (await isIbanTaken(ctx.db, before, given.iban)))
    throw new DomainError('duplicate', { what: 'iban', pointer: '/body/iban' });
  const row = await updateRow(ctx, 'bank_accounts', id, {
    ...fields,
    ...details,
    ...(kind === 'Requested' ? requestColumns(ctx) : {}),
    ...(kind === 'Withdrawn' ? NO_REQUEST : {}),
  });
  await audit(ctx, 'changed', row);
  if (kind === 'Requested') await announceRequest(ctx, row);
  return row;
}

/**
 * Confirms the IBAN that another person entered, which letters name from now on. Refuses
 * second_factor_required, stale if the caller saw another one, invalid_transition if none waits,
 * second_person_required, approver_unconfirmed.
 */
export async function confirmAssociationIban(
  ctx: TenantContext,
  id: string,
  { iban: seen }: ConfirmIban,
): Promise<BankAccountRow> {
  await requireSecondFactor(ctx);
  const account = await lockBankAccount(ctx, id);
  const { pending_iban: iban, pending_bic, iban_requested_by: requestedBy, building_id } = account;
  matchSeen(seen === undefined ? undefined : toStoredIban(seen), iban ?? account.iban);
  transition(ibanTransitions, 'confirm-iban', ibanState(account));
  assert(iban !== null && requestedBy !== null, 'An unconfirmed IBAN was entered by a user');
  await checkSecondPerson(ctx, requestedBy);
  const row = await updateRow(ctx, 'bank_accounts', id, {
    ...(isInForce(account) ? { iban, bic: pending_bic } : {}),
    pending_iban: null,
    pending_bic: null,
    ...NO_REQUEST,
  });
  await recordAudit(ctx, 'bank_account.iban_confirmed', id, { iban });
  await ctx.announce(associationIbanConfirmed, { building_id, iban });
  return row;
}

/**
 * Deletes a bank account. Refuses in_use while payments refer to it, and for the only account of a
 * building that has called money: another one would be its first, which needs no second person.
 */
export async function deleteBankAccount(ctx: TenantContext, id: string): Promise<void> {
  const row = await lockBankAccount(ctx, id);
  await lockBuilding(ctx, row.building_id);
  const { has_accounts, has_sent_calls } = await findAccountsBeside(ctx.db, row.building_id, id);
  if (isInForce(row) && has_sent_calls && !has_accounts)
    throw new DomainError('in_use', { what: 'bank_account' });
  await deleteRow(ctx.db, 'bank_accounts', id);
  await audit(ctx, 'deleted', row);
}

/** Logs every account number: a fraud would change where payments go. */
function audit(
  ctx: TenantContext,
  done: 'created' | 'changed' | 'deleted',
  { id, iban, pending_iban, account_code, purpose }: BankAccountRow,
): Promise<void> {
  const details = { iban: pending_iban ?? iban, account_code, purpose };
  return recordAudit(ctx, `bank_account.${done}`, id, details);
}
