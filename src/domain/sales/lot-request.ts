import { addDays, daysBetween, type LocalDate } from '#domain/kernel/local-date.ts';
import type { TransitionTable } from '#domain/kernel/state-machine.ts';
import { moveTermEnd } from '#domain/kernel/working-days.ts';

/** Requests for information on a lot: before the contract or offer (3.94 §1), and before the deed (§2). */
export const LOT_REQUEST_KINDS = ['BeforeContract', 'BeforeDeed'] as const;
export type LotRequestKind = (typeof LOT_REQUEST_KINDS)[number];

/** Persons who may ask. */
export const LOT_REQUEST_ASKERS = ['Notary', 'Agent', 'Owner'] as const;

/** Ways to send an answer; a link opens without login. */
export const LOT_ANSWER_CHANNELS = ['Email', 'Link'] as const;

/** Parts of an answer that a link opens. */
export const LOT_ANSWER_PARTS = ['Page', 'Letter', 'Archive'] as const;
export type LotAnswerPart = (typeof LOT_ANSWER_PARTS)[number];

export const LOT_REQUEST_STATUSES = ['Open', 'Sent'] as const;
export type LotRequestStatus = (typeof LOT_REQUEST_STATUSES)[number];

/** Lifecycle of a request. An answer is kept as sent; updated figures are another request. */
export const lotRequestTransitions: TransitionTable<LotRequestStatus, 'update' | 'send'> = {
  update: { from: ['Open'], to: 'Open' },
  send: { from: ['Open'], to: 'Sent' },
};

/** Calendar days to answer. */
const DAYS_TO_ANSWER: Readonly<Record<LotRequestKind, number>> = {
  BeforeContract: 15,
  BeforeDeed: 30,
};

/** Term of an answer. */
export interface AnswerTerm {
  /** Last day as counted; the syndic aims at it. */
  readonly target_on: LocalDate;
  /** Last day by law. */
  readonly last_on: LocalDate;
}

/**
 * Calculates the term of an answer: 15 or 30 calendar days counted from the day after receipt, whatever day
 * that is; a term that ends on a Saturday, Sunday or legal holiday ends on the next working day.
 * Rule: Civil Code, art. 3.94 §1 and §2, art. 1.7.
 */
export function calculateAnswerTerm(kind: LotRequestKind, received_on: LocalDate): AnswerTerm {
  const target_on = addDays(received_on, DAYS_TO_ANSWER[kind]);
  return { target_on, last_on: moveTermEnd(target_on) };
}

/** Days before the target with a warning, followed by each day from the target on. */
const WARNED_DAYS_BEFORE: readonly number[] = [7, 3, 1];

/** Whether the syndic is warned today that an answer is due. */
export function isAnswerWarningDay({ target_on }: AnswerTerm, today: LocalDate): boolean {
  const left = daysBetween(today, target_on);
  return left <= 0 || WARNED_DAYS_BEFORE.includes(left);
}
