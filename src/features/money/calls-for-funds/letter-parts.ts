import type { Fund } from '#domain/funds/funds.ts';
import type { Cents } from '#domain/kernel/money.ts';
import { accountForFund, commonFund } from '#domain/payments/bank-account.ts';
import type { BankAccountRow } from '#features/register/bank-accounts/index.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { findParts, findGeneralKeys } from './parts-repository.ts';
import type { CallRow } from './repository.ts';

/** Part of a call as named on its letters. */
export interface LetterPart {
  readonly part_number: number;
  readonly fund: Fund;
  readonly amount_cents: Cents;
  readonly key: string | null;
  /** Whether it is the key of the quotas, whose name means nothing to an owner. */
  readonly is_general_key: boolean;
}

/** Reads the parts of a call as its letters name them. */
export async function readLetterParts({ db }: TenantContext, call: CallRow): Promise<LetterPart[]> {
  const parts = await findParts(db, call);
  const general = await findGeneralKeys(
    db,
    parts.map((part) => part.distribution_key_id),
  );
  return parts.map(({ part_number, fund, amount_cents, distribution_key_id, split_key_name }) => ({
    part_number,
    fund,
    amount_cents,
    key: split_key_name,
    is_general_key: general.has(distribution_key_id),
  }));
}

/** Chooses the account for payment: that of the reserve only if the whole call is for the reserve. */
export function chooseAccountForParts(
  accounts: readonly BankAccountRow[],
  parts: readonly LetterPart[],
): BankAccountRow | undefined {
  return accountForFund(accounts, commonFund(parts.map(({ fund }) => fund)));
}
