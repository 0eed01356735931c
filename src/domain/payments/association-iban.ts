/** IBAN of an association’s bank account, and the one that a second person has to confirm. */
interface AssociationIban {
  readonly iban: string;
  /** Null: nothing awaits confirmation. */
  readonly pending_iban: string | null;
  readonly pending_bic: string | null;
}

/**
 * Whether letters may name the account: a change awaiting confirmation leaves the former IBAN in force, a
 * new account that awaits it has none.
 */
export function isInForce({ iban, pending_iban }: Omit<AssociationIban, 'pending_bic'>): boolean {
  return pending_iban !== iban;
}

/**
 * Whether a second person has to confirm a new account of a building.
 * Rule: the first IBAN of a building and those of a building that has not called any money yet are free;
 * afterwards one person could redirect the payments of the owners.
 */
export function isConfirmationNeeded(building: {
  readonly has_accounts: boolean;
  readonly has_sent_calls: boolean;
}): boolean {
  return building.has_accounts && building.has_sent_calls;
}

/** Columns that follow from the bank details that were given for an account; undefined: unchanged. */
interface IbanChange {
  /** Whether the caller entered an IBAN that another person has to confirm. */
  readonly kind: 'Kept' | 'Requested' | 'Withdrawn';
  readonly iban?: string;
  readonly bic?: string | null | undefined;
  readonly pending_iban?: string | null;
  readonly pending_bic?: string | null;
}

/**
 * Plans the change of an account to the given IBAN and BIC; undefined leaves them as they are. Another
 * IBAN waits for its second person, and does not keep the former BIC. Giving the IBAN in force withdraws
 * one that waits.
 */
export function planIbanChange(
  account: AssociationIban,
  { iban, bic }: { readonly iban?: string | undefined; readonly bic?: string | null | undefined },
): IbanChange {
  const { pending_iban, pending_bic } = account;
  if (iban === undefined) return { kind: 'Kept', bic };
  const asked = bic ?? null;
  if (!isInForce(account)) {
    if (iban === account.iban) return { kind: 'Kept', bic };
    return { kind: 'Requested', iban, bic: asked, pending_iban: iban, pending_bic: null };
  }
  if (iban === account.iban) {
    return pending_iban === null
      ? { kind: 'Kept', bic }
      : { kind: 'Withdrawn', bic, pending_iban: null, pending_bic: null };
  }
  const isAskedAgain = iban === pending_iban && (bic === undefined || bic === pending_bic);
  return isAskedAgain
    ? { kind: 'Kept' }
    : { kind: 'Requested', pending_iban: iban, pending_bic: asked };
}
