import { DomainError } from '#domain/kernel/domain-error.ts';
import type { LocalDate } from '#domain/kernel/local-date.ts';
import type { TransitionTable } from '#domain/kernel/state-machine.ts';
import { workingDayAfter } from '#domain/kernel/working-days.ts';

/**
 * States of a price that the notary withholds: Withheld to be paid to the association, Contested by the
 * seller, Attached by the association, then Paid to it or Released to the seller.
 */
export const HOLD_STATUSES = ['Withheld', 'Contested', 'Attached', 'Paid', 'Released'] as const;
export type HoldStatus = (typeof HOLD_STATUSES)[number];

/** Statuses in which the notary still has the money; no reminder is sent for the lot meanwhile. */
export const RUNNING_HOLD_STATUSES: readonly HoldStatus[] = ['Withheld', 'Contested', 'Attached'];

export type HoldOperation = 'contest' | 'attach' | 'pay' | 'release';

/**
 * Lifecycle of a hold; what is not listed is refused. A price that was attached is released only by a
 * judge, whose decision is recorded by the same operation.
 * Rule: Civil Code, art. 3.95.
 */
export const holdTransitions: TransitionTable<HoldStatus, HoldOperation> = {
  contest: { from: ['Withheld'], to: 'Contested' },
  attach: { from: ['Contested'], to: 'Attached' },
  pay: { from: RUNNING_HOLD_STATUSES, to: 'Paid' },
  release: { from: RUNNING_HOLD_STATUSES, to: 'Released' },
};

/** Whether the notary still has the money. */
export function isPriceWithheld(status: HoldStatus): boolean {
  return RUNNING_HOLD_STATUSES.includes(status);
}

/**
 * Applies what the notary reports to the status of a hold: a registered letter says that the seller contests,
 * and nothing leads back.
 */
export function applyReport(
  status: HoldStatus,
  {
    contested,
    letter_sent_on,
  }: { readonly contested: boolean; readonly letter_sent_on: LocalDate | null },
): HoldStatus {
  const isContested = contested || letter_sent_on !== null;
  return status === 'Withheld' && isContested ? 'Contested' : status;
}

/** Working days within which the notary reports that the seller contests. */
const LETTER_DAYS = 3;
/** Working days from the sending of that letter within which an attachment is notified. */
const ATTACHMENT_DAYS = 20;
/** Working days after the letter with an alarm. */
const ALARM_DAYS = [15, 18, 20] as const;

/** Terms of a hold. */
export interface HoldTerms {
  /** Last day of the notary's registered letter. */
  readonly letter_due_on: LocalDate;
  /** Last day to notify an attachment; null: no letter was sent yet. */
  readonly attachment_last_on: LocalDate | null;
  readonly alarms: readonly LocalDate[];
}

/**
 * Calculates the terms of a hold in working days: the third after the deed for the notary's letter, the
 * twentieth after its sending for an attachment, with alarms on the 15th, 18th and 20th. Refuses
 * invalid_period for a letter before the deed.
 * Rule: Civil Code, art. 3.95 and 1.7.
 */
export function calculateHoldTerms(
  deed_on: LocalDate,
  letter_sent_on: LocalDate | null,
): HoldTerms {
  const letter_due_on = workingDayAfter(deed_on, LETTER_DAYS);
  if (letter_sent_on === null) return { letter_due_on, attachment_last_on: null, alarms: [] };
  if (letter_sent_on < deed_on) {
    throw new DomainError('invalid_period', {
      date: letter_sent_on,
      from: deed_on,
      to: letter_due_on,
    });
  }
  return {
    letter_due_on,
    attachment_last_on: workingDayAfter(letter_sent_on, ATTACHMENT_DAYS),
    alarms: ALARM_DAYS.map((days) => workingDayAfter(letter_sent_on, days)),
  };
}

/** Events that a hold may await. */
export const HOLD_AWAITS = ['Payment', 'Letter', 'Attachment', 'Judgment'] as const;

/** A hold on a day: what is awaited, and whether there is an alarm. */
interface HoldOutlook {
  /** Null: nothing is awaited. */
  readonly awaits: (typeof HOLD_AWAITS)[number] | null;
  /** Last day of what is awaited; null: none by law. */
  readonly due_on: LocalDate | null;
  /** Whether today is a day of alarm, or the term has passed. */
  readonly is_alarm: boolean;
}

/**
 * Describes what a hold awaits on a day. Without an attachment notified in time, the notary pays a
 * contested price to the seller, and the association loses its hold on it.
 */
export function describeHold(status: HoldStatus, terms: HoldTerms, today: LocalDate): HoldOutlook {
  const { letter_due_on, attachment_last_on, alarms } = terms;
  if (status === 'Withheld') {
    return { awaits: 'Payment', due_on: null, is_alarm: false };
  }
  if (status === 'Contested' && attachment_last_on === null) {
    return { awaits: 'Letter', due_on: letter_due_on, is_alarm: today > letter_due_on };
  }
  if (status === 'Contested' && attachment_last_on !== null) {
    const is_alarm = alarms.includes(today) || today > attachment_last_on;
    return { awaits: 'Attachment', due_on: attachment_last_on, is_alarm };
  }
  const awaits = status === 'Attached' ? 'Judgment' : null;
  return { awaits, due_on: null, is_alarm: false };
}

/** Letters about a withheld price: a request to the notary to pay, and one to the lawyer to attach it. */
export const HOLD_LETTERS = ['Claim', 'Attachment'] as const;
export type HoldLetter = (typeof HOLD_LETTERS)[number];

/** Chooses the letter that a hold needs next: once the seller contests, only an attachment secures the price. */
export function chooseHoldLetter(status: HoldStatus): HoldLetter {
  return status === 'Withheld' ? 'Claim' : 'Attachment';
}
