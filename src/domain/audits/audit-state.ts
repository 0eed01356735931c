import type { TransitionTable } from '#domain/kernel/state-machine.ts';

export const AUDIT_STATUSES = ['Open', 'Reported'] as const;
export type AuditStatus = (typeof AUDIT_STATUSES)[number];

/** Lifecycle of an audit. Its report goes on the agenda and no longer changes; a new audit replaces it. */
export const auditTransitions: TransitionTable<AuditStatus, 'mark' | 'answer' | 'report'> = {
  mark: { from: ['Open'], to: 'Open' },
  answer: { from: ['Open'], to: 'Open' },
  report: { from: ['Open'], to: 'Reported' },
};

/** Opinions of a report. */
const AUDIT_OPINIONS = ['Approval', 'ApprovalWithRemarks', 'Refusal'] as const;
type AuditOpinion = (typeof AUDIT_OPINIONS)[number];

/** Marks of a voucher. */
const VOUCHER_MARKS = ['Ok', 'Question', 'Objection'] as const;
type VoucherMark = (typeof VOUCHER_MARKS)[number];

/** A marked voucher, and whether the syndic has answered since. */
export interface MarkedVoucher {
  readonly mark: VoucherMark;
  readonly is_answered: boolean;
}

/**
 * Proposes the opinion that follows from the marks: refusal for an objection, remarks for a question that
 * the syndic has not answered. The auditor decides.
 * Rule: Civil Code, art. 3.91.
 */
export function proposeOpinion(vouchers: readonly MarkedVoucher[]): AuditOpinion {
  if (vouchers.some(({ mark }) => mark === 'Objection')) return 'Refusal';
  const isOpen = vouchers.some(({ mark, is_answered }) => mark === 'Question' && !is_answered);
  return isOpen ? 'ApprovalWithRemarks' : 'Approval';
}
