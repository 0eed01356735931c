import { findBearingFault, type Bearing } from '#domain/expenses/borne-by.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import { isOwnerAccount, isSupplierAccount, requirePostable } from '#domain/ledger/account.ts';
import { visibleBuildings, visibleOwners } from '#features/shared/index.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { findReferences } from '../repository.ts';

/** References of an expense to be checked. */
interface WantedReferences extends Bearing {
  readonly building_id: string;
  /** Undefined: the supplier's usual key, else the General key. */
  readonly distribution_key_id: string | undefined;
  /** Usual key of the supplier. */
  readonly usual_key_id: string | null;
}

/**
 * Resolves the key of an expense (by default that of the supplier, else General) and checks its other
 * references. Refuses unknown_reference, account_missing, account_not_postable, account_inactive,
 * invalid_account, owner_required, bearer_mismatch.
 * @param within where the request names it
 */
export async function checkReferences(
  ctx: TenantContext,
  wanted: WantedReferences,
  within = '/body',
): Promise<string> {
  const { building_id, distribution_key_id, owner_id, account_code, reserve_account_code } = wanted;
  const references = await findReferences(ctx.db, wanted, {
    buildings: visibleBuildings(ctx, 'id'),
    owners: visibleOwners(ctx, 'id'),
  });
  if (!references.building_exists) throw unknown('building', building_id, '/body');
  if (references.key_id === null) throw unknown('distribution_key', distribution_key_id, within);
  if (owner_id !== null && !references.owner_exists) throw unknown('owner', owner_id, '/body');
  const account = { account_code, pointer: `${within}/account_code` };
  requirePostable(references.account, account);
  // The entry debits the account of the expense and credits the suppliers.
  if (isSupplierAccount(account_code)) throw new DomainError('invalid_account', account);
  // Such a posting would make one owner a debtor, but the account of an expense names none.
  if (isOwnerAccount(account_code)) throw new DomainError('owner_required', account);
  checkBearing(wanted, account.pointer);
  if (reserve_account_code !== null) {
    requirePostable(references.reserve_account, {
      account_code: reserve_account_code,
      pointer: '/body/reserve_account_code',
    });
  }
  return references.key_id;
}

function unknown(what: string, id: string | undefined, within: string): DomainError {
  return new DomainError('unknown_reference', { what, id, pointer: `${within}/${what}_id` });
}

function checkBearing(bearing: Bearing, ofAccount: string): void {
  const fault = findBearingFault(bearing);
  if (fault === undefined) return;
  const { reason, field } = fault;
  const { borne_by } = bearing;
  const pointer = field === 'account_code' ? ofAccount : `/body/${field}`;
  throw new DomainError('bearer_mismatch', { reason, borne_by, pointer });
}
