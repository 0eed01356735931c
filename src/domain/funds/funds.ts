import type { Bearer } from '#domain/charges/split-amount.ts';

export const FUNDS = ['WorkingCapital', 'Reserve', 'Provision', 'Works'] as const;
export type Fund = (typeof FUNDS)[number];

/** Accounts of a fund: the owners' receivable, and the contribution. */
export interface FundAccounts {
  readonly owner_account: string;
  readonly counter_account: string;
}

/**
 * Accounts by fund.
 * Rule: standard postings of a co-ownership (minimum chart of the Royal Decree of 12 July 2012): 4100 and
 * 700 are the reserve, 4101 and 701 current charges, 702 special calls, and 100 the working capital that
 * stays with the building.
 */
export const FUND_ACCOUNTS: Readonly<Record<Fund, FundAccounts>> = {
  WorkingCapital: { owner_account: '4101', counter_account: '100' },
  Reserve: { owner_account: '4100', counter_account: '700' },
  Provision: { owner_account: '4101', counter_account: '701' },
  Works: { owner_account: '4101', counter_account: '702' },
};

/** Order in which a payment settles the funds of one receivable: running costs first, reserves last. */
export const SETTLING_ORDER = [
  'WorkingCapital',
  'Provision',
  'Works',
  'Reserve',
] as const satisfies readonly Fund[];

/** Parties that may be asked for the reserve in a unit under usufruct; the law leaves it open. */
export const RESERVE_BEARERS = ['Usufructuary', 'BareOwner'] as const;
export type ReserveBearer = (typeof RESERVE_BEARERS)[number];

/**
 * Returns who is charged for a call in a unit under usufruct.
 * Rule: the usufructuary pays upkeep, the bare owner major works (Civil Code, art. 3.153, 3.154); the
 * reserve follows the building's setting.
 */
export function determineFundBearer(
  fund: Fund,
  reserve_borne_by: ReserveBearer = 'Usufructuary',
): Bearer {
  const isBareOwners = fund === 'Works' || (fund === 'Reserve' && reserve_borne_by === 'BareOwner');
  return isBareOwners ? 'bare_owner' : 'usufructuary';
}
