import type { CostSettings } from '#domain/costs/cost-defaults.ts';
import { findBearingFault, type Bearing } from '#domain/expenses/borne-by.ts';
import { DomainError, type FieldPath } from '#domain/kernel/domain-error.ts';
import { isOwnerAccount, isSupplierAccount, requirePostable } from '#domain/ledger/account.ts';
import { readCostSettings } from '#features/books/costs/index.ts';
import { visibleBuildings, visibleOwners } from '#features/shared/index.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { findReferences, type CostReferences, type ExpenseReferences } from '../repository.ts';

/** References of an expense to be checked. */
interface WantedReferences extends Bearing {
  readonly building_id: string;
  /** Undefined: the supplier's usual key, else the General key. */
  readonly distribution_key_id: string | undefined;
  /** Usual key of the supplier. */
  readonly usual_key_id: string | null;
  readonly decision_id?: string | null;
  readonly excluded_owner_ids?: readonly string[];
  readonly reserve_distribution_key_id?: string | null;
  readonly unit_id?: string | null;
  readonly claim_id?: string | null;
}

/** The key that applies, the name of the building, and the cost settings of accounts. */
export interface CheckedReferences {
  readonly distribution_key_id: string;
  readonly building_name: string;
  readonly settings: ReadonlyMap<string, CostSettings>;
}

/**
 * Resolves the key of an expense (by default that of the supplier, else General) and checks its other
 * references. Refuses unknown_reference, account_missing, account_not_postable, account_inactive,
 * invalid_account, owner_required, bearer_mismatch.
 * @param part the allocation that they belong to; empty: the expense itself
 */
export async function checkReferences(
  ctx: TenantContext,
  wanted: WantedReferences,
  part: FieldPath = [],
): Promise<CheckedReferences> {
  const { building_id, distribution_key_id, owner_id, account_code, reserve_account_code } = wanted;
  const { decision_id = null, excluded_owner_ids = [] } = wanted;
  const { reserve_distribution_key_id: reserve_key_id = null, unit_id = null } = wanted;
  const { claim_id = null } = wanted;
  const more = { decision_id, excluded_owner_ids, reserve_key_id, unit_id, claim_id };
  const references = await findReferences(
    ctx.db,
    { ...wanted, ...more },
    {
      buildings: visibleBuildings(ctx, 'id'),
      owners: visibleOwners(ctx, 'id'),
    },
  );
  if (references.building_name === null) throw unknownReference('building', building_id);
  if (references.key_id === null)
    throw unknownReference('distribution_key', distribution_key_id, part);
  if (owner_id !== null && !references.owner_exists) throw unknownReference('owner', owner_id);
  checkCostReferences(more, references, part);
  const account = { account_code, at: [...part, 'account_code'] };
  requirePostable(references.account, account);
  // The entry debits the account of the expense and credits the suppliers.
  if (isSupplierAccount(account_code)) throw new DomainError('invalid_account', account);
  // Such a posting would make one owner a debtor, but the account of an expense names none.
  if (isOwnerAccount(account_code)) throw new DomainError('owner_required', account);
  checkBearing(wanted, part);
  if (reserve_account_code !== null) {
    requirePostable(references.reserve_account, {
      account_code: reserve_account_code,
      at: ['reserve_account_code'],
    });
  }
  const { key_id, building_name, cost_settings } = references;
  const settings = readCostSettings(cost_settings);
  return { distribution_key_id: key_id, building_name, settings };
}

function unknownReference(what: string, id: string | undefined, part: FieldPath = []): DomainError {
  return new DomainError('unknown_reference', { what, id, at: [...part, `${what}_id`] });
}

/** Refuses unknown_reference for what a cost names besides its key and account. */
function checkCostReferences(
  { decision_id, excluded_owner_ids, reserve_key_id, unit_id, claim_id }: CostReferences,
  found: ExpenseReferences,
  part: FieldPath,
): void {
  if (decision_id !== null && !found.decision_exists) {
    throw unknownReference('decision', decision_id, part);
  }
  const unknown = excluded_owner_ids.findIndex((id) => !found.excluded_ids.includes(id));
  if (unknown !== -1) {
    const id = excluded_owner_ids[unknown];
    const at = [...part, 'excluded_owner_ids', unknown];
    throw new DomainError('unknown_reference', { what: 'owner', id, at });
  }
  if (reserve_key_id !== null && !found.reserve_key_exists) {
    const at = ['reserve_distribution_key_id'];
    throw new DomainError('unknown_reference', {
      what: 'distribution_key',
      id: reserve_key_id,
      at,
    });
  }
  if (unit_id !== null && !found.unit_exists) throw unknownReference('unit', unit_id);
  if (claim_id !== null && !found.claim_exists) throw unknownReference('claim', claim_id);
}

function checkBearing(bearing: Bearing, part: FieldPath): void {
  const fault = findBearingFault(bearing);
  if (fault === undefined) return;
  const { reason, field } = fault;
  const { borne_by } = bearing;
  const at = field === 'account_code' ? [...part, field] : [field];
  throw new DomainError('bearer_mismatch', { reason, borne_by, at });
}
