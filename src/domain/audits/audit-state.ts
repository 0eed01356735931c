import { DomainError } from '#domain/kernel/domain-error.ts';
import type { TransitionTable } from '#domain/kernel/state-machine.ts';

export const AUDIT_STATUSES = ['Open', 'Reported'] as const;
export type AuditStatus = (typeof AUDIT_STATUSES)[number];

/** Lifecycle of an audit. Its report goes on the agenda and no longer changes; a new audit replaces it. */
export const auditTransitions = {
  update: { from: ['Open'], to: 'Open' },
  sample: { from: ['Open'], to: 'Open' },
  mark: { from: ['Open'], to: 'Open' },
  answer: { from: ['Open'], to: 'Open' },
  'bank-file': { from: ['Open'], to: 'Open' },
  report: { from: ['Open'], to: 'Reported' },
  agenda: { from: ['Reported'], to: 'Reported' },
} as const satisfies TransitionTable<AuditStatus>;
export type AuditOperation = keyof typeof auditTransitions;

/** Opinions of a report. */
export const AUDIT_OPINIONS = ['Approval', 'ApprovalWithRemarks', 'Refusal'] as const;
export type AuditOpinion = (typeof AUDIT_OPINIONS)[number];

/** Marks of a voucher. */
export const VOUCHER_MARKS = ['Ok', 'Question', 'Objection'] as const;
export type VoucherMark = (typeof VOUCHER_MARKS)[number];

/** Writers of messages about a voucher. */
export const AUDIT_WRITERS = ['Auditor', 'Syndic'] as const;

/** Progress of a sample that decides the opinion. */
interface AuditProgress {
  readonly objections: number;
  /** Questions that the syndic has not answered. */
  readonly unanswered_questions: number;
}

/**
 * Proposes the opinion that follows from the marks: refusal for an objection, remarks for a question that
 * the syndic has not answered. The auditor decides.
 * Rule: Civil Code, art. 3.91.
 */
export function proposeOpinion({ objections, unanswered_questions }: AuditProgress): AuditOpinion {
  if (objections > 0) return 'Refusal';
  return unanswered_questions > 0 ? 'ApprovalWithRemarks' : 'Approval';
}

/** Refuses a question or an objection without words, with question_without_text. */
export function checkMark(mark: VoucherMark, text: string | undefined): void {
  if (mark !== 'Ok' && text === undefined) {
    throw new DomainError('question_without_text', { at: ['text'] });
  }
}
