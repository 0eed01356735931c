import type { Cents } from '#domain/kernel/money.ts';
import type { BankTransaction } from './bank-statement.ts';
import { proposal, type Evidence, type Proposal } from './proposal.ts';

/** References by which a bank transaction may identify the one that it reverses. */
interface FirstLine {
  readonly end_to_end_id: string | null;
  readonly structured_communication: string | null;
  /** Accounts of the other party. */
  readonly ibans: readonly string[];
}

/** A payment by an owner that the bank may have returned. */
export interface ReturnablePayment extends FirstLine {
  readonly id: string;
  readonly owner_id: string;
  readonly amount_cents: Cents;
}

/** A paid expense whose money the bank may have returned. */
export interface ReturnableExpense extends FirstLine {
  readonly id: string;
  readonly paid_cents: Cents;
}

/** Payments and expenses that may have been returned, most recent first. */
export interface ReturnFacts {
  readonly payments: readonly ReturnablePayment[];
  readonly paid_expenses: readonly ReturnableExpense[];
}

type Returning = Pick<BankTransaction, 'amount_cents' | 'counterparty_iban' | 'end_to_end_id'>;

/** Written by banks where no reference was given. */
const NOT_PROVIDED = 'NOTPROVIDED';

interface Candidate {
  readonly named_by: readonly Evidence[];
  readonly line: Proposal['lines'][number];
}

/**
 * Proposes the payments that a return may reverse: of an owner, or of an expense, for the same amount.
 * Likely is the best match by reference, communication or account; the others are hints.
 * @param communications in the return
 */
export function proposeReturns(
  returning: Returning,
  communications: readonly string[],
  { payments, paid_expenses }: ReturnFacts,
): Proposal[] {
  const { amount_cents } = returning;
  const candidates: Candidate[] = [
    ...payments
      .filter((payment) => payment.amount_cents === -amount_cents)
      .map((payment) => ({
        named_by: nameOf(returning, communications, payment),
        line: { owner_id: payment.owner_id, payment_id: payment.id, amount_cents },
      })),
    ...paid_expenses
      .filter(({ paid_cents }) => paid_cents === amount_cents)
      .map((expense) => ({
        named_by: nameOf(returning, communications, expense),
        line: { expense_id: expense.id, amount_cents },
      })),
  ].toSorted((one, other) => other.named_by.length - one.named_by.length);
  const [best, next] = candidates.map(({ named_by }) => named_by.length);
  const isNamed = best !== undefined && best > (next ?? 0);
  return candidates.map(({ named_by, line }, place) => {
    const certainty = place === 0 && isNamed ? 'Likely' : 'Hint';
    return proposal('Return', certainty, [...named_by, 'Code', 'Amount'], line);
  });
}

function nameOf(
  { end_to_end_id, counterparty_iban }: Returning,
  communications: readonly string[],
  first: FirstLine,
): Evidence[] {
  const isReference = end_to_end_id !== null && end_to_end_id !== NOT_PROVIDED;
  const { structured_communication: asked } = first;
  return [
    ...(isReference && first.end_to_end_id === end_to_end_id ? ['EndToEnd' as const] : []),
    ...(asked !== null && communications.includes(asked) ? ['Communication' as const] : []),
    ...(counterparty_iban !== null && first.ibans.includes(counterparty_iban)
      ? ['Iban' as const]
      : []),
  ];
}
