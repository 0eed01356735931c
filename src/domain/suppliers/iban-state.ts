import { DomainError } from '#domain/kernel/domain-error.ts';
import { transition, type TransitionTable } from '#domain/kernel/state-machine.ts';

export const IBAN_STATES = ['None', 'Unconfirmed', 'Confirmed'] as const;
/** How far the account of a supplier is verified. */
export type IbanState = (typeof IBAN_STATES)[number];

/** Lifecycle of a supplier's account until it is payable. */
export const ibanTransitions: TransitionTable<IbanState, 'confirm-iban'> = {
  'confirm-iban': { from: ['Unconfirmed'], to: 'Confirmed' },
};

/** Verification state of an account, and who entered it. */
export interface EnteredIban {
  readonly iban_state: IbanState;
  /** Null: no one, it was received by mail. */
  readonly iban_entered_by: string | null;
}

/**
 * Determines the effect of confirming an account: if no one entered it, the user vouches for it as if they
 * had entered it. Refuses invalid_transition unless an account awaits confirmation, and
 * second_person_required if the user entered it.
 * Rule: a second person confirms a changed account through a known channel before it is paid; otherwise one
 * person could redirect payments to themself.
 */
export function determineConfirmation(
  userId: string,
  supplier: EnteredIban,
): 'Vouched' | 'Confirmed' {
  transition(ibanTransitions, 'confirm-iban', supplier.iban_state);
  if (supplier.iban_entered_by === userId) throw new DomainError('second_person_required');
  return supplier.iban_entered_by === null ? 'Vouched' : 'Confirmed';
}
