import type { ConfirmIban } from '#contract/bank-accounts.ts';
import type { CreateSupplier, UpdateSupplier } from '#contract/suppliers.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import { determineConfirmation, type IbanState } from '#domain/suppliers/iban-state.ts';
import { checkSameEnterprise } from '#domain/suppliers/same-enterprise.ts';
import {
  checkSecondPerson,
  creationColumns,
  recordAudit,
  toStoredEnterpriseNumber,
  toStoredIban,
  requireSecondFactor,
} from '#features/shared/index.ts';
import { deleteRow, insertRow, lockRow, updateRow, type Changes } from '#platform/db/rows.ts';
import { found, matching, matchSeen, type TenantContext } from '#platform/http/request-context.ts';
import { NIL_UUID } from '#platform/ids.ts';
import { supplierAccountEntered, supplierChanged } from './changes.ts';
import {
  deleteFormerIbans,
  findReferences,
  moveToSupplier,
  limitToUnmergedSuppliers,
  type SupplierRow,
} from './repository.ts';

/**
 * Checks the default accounts and references. Refuses account_missing, account_not_postable,
 * account_inactive, unknown_reference.
 */
async function checkDefaults(
  ctx: TenantContext,
  { default_account_code: code = null, default_distribution_key_id: key = null }: UpdateSupplier,
): Promise<void> {
  if (code === null && key === null) return;
  const { account, key_exists } = await findReferences(ctx, code, key);
  const facts = { account_code: code, pointer: '/body/default_account_code' };
  if (code !== null) {
    if (account === null) throw new DomainError('account_missing', facts);
    if (!account.postable) throw new DomainError('account_not_postable', facts);
    if (!account.is_active) throw new DomainError('account_inactive', facts);
  }
  if (key !== null && !key_exists) {
    const what = 'distribution_key';
    const pointer = '/body/default_distribution_key_id';
    throw new DomainError('unknown_reference', { what, id: key, pointer });
  }
}

type Iban = string | null | undefined;

function toStoredIbanOrNull(iban: Iban): Iban {
  return typeof iban === 'string' ? toStoredIban(iban) : iban;
}

/** Makes the columns of a newly entered bank account, which is unconfirmed. */
function makeEnteredColumns(ctx: TenantContext, iban: string | null) {
  const isGiven = iban !== null;
  return {
    iban,
    iban_entered_by: isGiven ? ctx.userId : null,
    iban_entered_at: isGiven ? ctx.now : null,
    iban_confirmed_by: null,
    iban_confirmed_at: null,
  };
}

/** Creates a supplier, whose bank account another person must confirm. */
export async function createSupplier(
  ctx: TenantContext,
  { iban, enterprise_number, ...fields }: CreateSupplier,
): Promise<SupplierRow> {
  await checkDefaults(ctx, fields);
  const row = await insertRow(ctx.db, 'suppliers', {
    id: ctx.newId(),
    ...fields,
    language: fields.language ?? 'fr',
    enterprise_number: toStoredEnterpriseNumber(enterprise_number),
    ...makeEnteredColumns(ctx, toStoredIbanOrNull(iban) ?? null),
    ...creationColumns(ctx),
  });
  await recordAudit(ctx, 'supplier.created', row.id, { iban: row.iban });
  return row;
}

async function lockSupplier(ctx: TenantContext, id: string): Promise<SupplierRow> {
  const row = await lockRow(ctx.db, 'suppliers', id, limitToUnmergedSuppliers());
  return matching(ctx, found(row, 'supplier', id));
}

/** Keeps the previous bank account of a supplier. */
async function keepIban(ctx: TenantContext, supplier_id: string, row: SupplierRow): Promise<void> {
  const { iban, bic, iban_entered_by, iban_entered_at } = row;
  if (iban === null || iban_entered_by === null || iban_entered_at === null) return;
  await insertRow(ctx.db, 'supplier_ibans', {
    id: ctx.newId(),
    supplier_id,
    iban,
    bic,
    entered_by: iban_entered_by,
    entered_at: iban_entered_at,
    confirmed_by: row.iban_confirmed_by,
    confirmed_at: row.iban_confirmed_at,
    replaced_by: ctx.userId,
    replaced_at: ctx.now,
  });
}

/**
 * Changes the given fields. A new bank account is not paid until a second person has confirmed it,
 * and does not keep the former BIC unless that is given again.
 */
export async function updateSupplier(
  ctx: TenantContext,
  id: string,
  { iban, enterprise_number, ...fields }: UpdateSupplier,
): Promise<SupplierRow> {
  const before = await lockSupplier(ctx, id);
  await checkDefaults(ctx, fields);
  const stored = toStoredIbanOrNull(iban);
  const isOther = stored !== undefined && stored !== before.iban;
  if (isOther) await keepIban(ctx, id, before);
  const row = await updateRow(ctx, 'suppliers', id, {
    ...fields,
    enterprise_number: toStoredEnterpriseNumber(enterprise_number),
    ...(isOther ? { bic: fields.bic ?? null, ...makeEnteredColumns(ctx, stored) } : {}),
  });
  if (row.name !== before.name) {
    const names = { from_name: before.name, to_name: row.name };
    await ctx.announce(supplierChanged, { from_id: id, to_id: id, ...names });
  }
  if (isOther) {
    await recordAudit(ctx, 'supplier.iban_changed', id, { from: before.iban, to: row.iban });
    if (row.iban !== null) {
      await ctx.announce(supplierAccountEntered, { supplier_id: id, iban: row.iban });
    }
  }
  return row;
}

/** Finds who entered the account; null if it came by e-mail. */
function enteredBy({ iban_entered_by: by }: SupplierRow): string | null {
  return by === NIL_UUID ? null : by;
}

/**
 * Confirms the bank account for payments. One that came by e-mail needs the confirmation of two
 * persons. Refuses stale if the caller saw another one, invalid_transition, second_person_required,
 * approver_unconfirmed.
 */
export async function confirmIban(
  ctx: TenantContext,
  id: string,
  { iban: seen }: ConfirmIban,
): Promise<SupplierRow> {
  await requireSecondFactor(ctx);
  const supplier = await lockSupplier(ctx, id);
  matchSeen(seen === undefined ? undefined : toStoredIban(seen), supplier.iban);
  const enterer = enteredBy(supplier);
  const isVouched =
    determineConfirmation(ctx.userId, {
      iban_state: supplier.iban_state as IbanState,
      iban_entered_by: enterer,
    }) === 'Vouched';
  if (enterer !== null) await checkSecondPerson(ctx, enterer);
  const row = await updateRow(
    ctx,
    'suppliers',
    id,
    isVouched
      ? makeEnteredColumns(ctx, supplier.iban)
      : { iban_confirmed_by: ctx.userId, iban_confirmed_at: ctx.now },
  );
  const event = isVouched ? 'supplier.iban_vouched' : 'supplier.iban_confirmed';
  await recordAudit(ctx, event, id, { iban: row.iban });
  return row;
}

/**
 * Merges a supplier into another: references move, and missing fields are filled in. Invoices that
 * would be paid to another account wait until a second person has confirmed it. Entries keep the
 * name that they were posted with. Refuses same_supplier, other_enterprise, unknown_reference.
 */
export async function mergeSupplier(
  ctx: TenantContext,
  id: string,
  intoId: string,
): Promise<SupplierRow> {
  if (id === intoId) throw new DomainError('same_supplier', { pointer: '/body/into_id' });
  // Always locked in the same order, so that opposite merges cannot deadlock.
  const first = id < intoId ? await lockSupplier(ctx, id) : undefined;
  const into = await lockRow(ctx.db, 'suppliers', intoId, limitToUnmergedSuppliers());
  const from = first ?? (await lockSupplier(ctx, id));
  if (into === undefined) {
    const facts = { what: 'supplier', id: intoId, pointer: '/body/into_id' };
    throw new DomainError('unknown_reference', facts);
  }
  checkSameEnterprise(from, into);
  await moveToSupplier(ctx.db, id, intoId);
  const { iban, bic } = into.iban === null ? from : into;
  const isOther = from.iban !== into.iban;
  await keepIban(ctx, intoId, from);
  if (isOther) await keepIban(ctx, intoId, into);
  await updateRow(ctx, 'suppliers', id, {
    ...makeEnteredColumns(ctx, null),
    merged_into_id: intoId,
  });
  const row = await updateRow(ctx, 'suppliers', intoId, {
    ...selectMissingFields(into, from),
    ...(isOther ? { bic, ...makeEnteredColumns(ctx, iban) } : {}),
  });
  await ctx.announce(supplierChanged, {
    from_id: id,
    to_id: intoId,
    from_name: from.name,
    to_name: row.name,
  });
  await recordAudit(ctx, 'supplier.merged', id, { into_id: intoId });
  return row;
}

/** Selects the fields that the target lacks and the source has. */
function selectMissingFields(into: SupplierRow, from: SupplierRow): Changes<'suppliers'> {
  return {
    enterprise_number: into.enterprise_number ?? from.enterprise_number,
    email: into.email ?? from.email,
    default_account_code: into.default_account_code ?? from.default_account_code,
    default_distribution_key_id:
      into.default_distribution_key_id ?? from.default_distribution_key_id,
    payment_days: into.payment_days ?? from.payment_days,
  };
}

/**
 * Deletes a supplier. Refuses in_use while an expense, an entry or a merged supplier refers to it.
 */
export async function deleteSupplier(ctx: TenantContext, id: string): Promise<void> {
  await lockSupplier(ctx, id);
  await deleteFormerIbans(ctx.db, id);
  await deleteRow(ctx.db, 'suppliers', id);
  await recordAudit(ctx, 'supplier.deleted', id);
}
