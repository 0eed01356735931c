import { DomainError } from '#domain/kernel/domain-error.ts';
import { transition, type TransitionTable } from '#domain/kernel/state-machine.ts';

export const IBAN_STATES = ['None', 'Unconfirmed', 'Confirmed'] as const;
/** How far the account of a supplier can be relied on. */
export type IbanState = (typeof IBAN_STATES)[number];

/** What makes the account of a supplier payable. */
export const ibanTransitions: TransitionTable<IbanState, 'confirm-iban'> = {
  'confirm-iban': { from: ['Unconfirmed'], to: 'Confirmed' },
};

/** How far an account can be relied on, and who entered it. */
export interface EnteredIban {
  readonly iban_state: IbanState;
  /** Null: nobody, it came by mail. */
  readonly iban_entered_by: string | null;
}

/**
 * What somebody's confirming makes of an account: of one that nobody entered they vouch, as if they had
 * entered it. Refuses invalid_transition unless there is an account that waits for it, and
 * second_person_required to whoever entered it.
 * Rule: a changed account is confirmed by a second person, through a channel that is known, before it
 * is paid: whoever alone could change it could send the money to themself.
 */
export function confirmationBy(userId: string, supplier: EnteredIban): 'Vouched' | 'Confirmed' {
  transition(ibanTransitions, 'confirm-iban', supplier.iban_state);
  if (supplier.iban_entered_by === userId) throw new DomainError('second_person_required');
  return supplier.iban_entered_by === null ? 'Vouched' : 'Confirmed';
}
