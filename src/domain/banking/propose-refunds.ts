import type { Cents } from '#domain/kernel/money.ts';
import type { BankTransaction } from './bank-statement.ts';
import { proposal, type Proposal } from './proposal.ts';

const SUPPLIERS_ACCOUNT = '440';

/** Facts about possible refunds. */
export interface RefundFacts {
  /** Owners whose payments came from the account of the transaction on earlier statements. */
  readonly known_owners: readonly string[];
  /** Credit balance of each owner in the building, by id; owners without credit are absent. */
  readonly credits: ReadonlyMap<string, Cents>;
  /** Suppliers with this account. */
  readonly known_suppliers: readonly string[];
}

type Refunding = Pick<BankTransaction, 'amount_cents' | 'nature'>;

/**
 * Proposes refunds, to an owner in credit or by a supplier, by their accounts. Likely if there is only one,
 * otherwise hints.
 */
export function proposeRefunds(
  { amount_cents, nature }: Refunding,
  { known_owners, credits, known_suppliers }: RefundFacts,
): Proposal[] {
  if (nature !== 'Other' && nature !== 'Return') return [];
  if (amount_cents > 0) {
    const certainty = known_suppliers.length === 1 ? 'Likely' : 'Hint';
    return known_suppliers.map((supplier_id) => {
      const line = { account_code: SUPPLIERS_ACCOUNT, supplier_id, amount_cents };
      return proposal('Refund', certainty, ['Iban'], line);
    });
  }
  const owed = known_owners.filter((owner) => (credits.get(owner) ?? 0) >= -amount_cents);
  const certainty = owed.length === 1 && nature === 'Other' ? 'Likely' : 'Hint';
  return owed.map((owner_id) => {
    const isWhole = credits.get(owner_id) === -amount_cents;
    const evidence = isWhole ? (['Iban', 'Amount'] as const) : (['Iban'] as const);
    return proposal('Refund', certainty, evidence, { owner_id, amount_cents });
  });
}
