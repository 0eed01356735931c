import { bearingFault, type Bearing } from '#domain/expenses/borne-by.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import { isOwnerAccount, isSupplierAccount } from '#domain/ledger/account.ts';
import { visibleBuildings, visibleOwners } from '#features/shared/index.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { findReferences, type KnownAccount } from '../repository.ts';

/** What an expense refers to. */
interface WantedReferences extends Bearing {
  readonly building_id: string;
  /** Undefined: the General key. */
  readonly distribution_key_id: string | undefined;
}

/**
 * The key of an expense, and with it what else it refers to, checked: the General key where none is
 * named. Refuses unknown_reference, account_missing, account_not_postable, account_inactive,
 * invalid_account, owner_required, bearer_mismatch.
 */
export async function checkReferences(
  ctx: TenantContext,
  wanted: WantedReferences,
): Promise<string> {
  const { building_id, distribution_key_id, owner_id, account_code, reserve_account_code } = wanted;
  const references = await findReferences(ctx.db, wanted, {
    buildings: visibleBuildings(ctx, 'id'),
    owners: visibleOwners(ctx, 'id'),
  });
  if (!references.building_exists) throw unknown('building', building_id);
  if (references.key_id === null) throw unknown('distribution_key', distribution_key_id);
  if (owner_id !== null && !references.owner_exists) throw unknown('owner', owner_id);
  checkAccount('account_code', account_code, references.account);
  const account = { account_code, pointer: '/body/account_code' };
  // The entry of an expense is debit its account, credit the suppliers.
  if (isSupplierAccount(account_code)) throw new DomainError('invalid_account', account);
  // Such a posting would make one owner a debtor; the account of an expense names none.
  if (isOwnerAccount(account_code)) throw new DomainError('owner_required', account);
  checkBearing(wanted);
  if (reserve_account_code !== null) {
    checkAccount('reserve_account_code', reserve_account_code, references.reserve_account);
  }
  return references.key_id;
}

function unknown(what: string, id: string | undefined): DomainError {
  return new DomainError('unknown_reference', { what, id, pointer: `/body/${what}_id` });
}

function checkAccount(
  field: 'account_code' | 'reserve_account_code',
  account_code: string,
  account: KnownAccount | null,
): void {
  const facts = { account_code, pointer: `/body/${field}` };
  if (account === null) throw new DomainError('account_missing', facts);
  if (!account.postable) throw new DomainError('account_not_postable', facts);
  if (!account.is_active) throw new DomainError('account_inactive', facts);
}

function checkBearing(bearing: Bearing): void {
  const fault = bearingFault(bearing);
  if (fault === undefined) return;
  const { reason, field } = fault;
  const { borne_by } = bearing;
  throw new DomainError('bearer_mismatch', { reason, borne_by, pointer: `/body/${field}` });
}
