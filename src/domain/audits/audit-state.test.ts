import { describe, expect, it } from 'vitest';
import { allowedOperations } from '#domain/kernel/state-machine.ts';
import {
  AUDIT_STATUSES,
  auditTransitions,
  proposeOpinion,
  type MarkedVoucher,
} from './audit-state.ts';

describe('an audit', () => {
  it('takes marks and answers until its report', () => {
    expect(AUDIT_STATUSES.map((status) => allowedOperations(auditTransitions, status))).toEqual([
      ['mark', 'answer', 'report'],
      [],
    ]);
  });

  const voucher = (mark: MarkedVoucher['mark'], is_answered = false) => ({ mark, is_answered });

  it.each<readonly [string, readonly MarkedVoucher[]]>([
    ['Approval', []],
    ['Approval', [voucher('Ok')]],
    ['Approval', [voucher('Ok'), voucher('Question', true)]],
    ['ApprovalWithRemarks', [voucher('Ok'), voucher('Question')]],
    ['Refusal', [voucher('Objection', true), voucher('Question')]],
  ])('proposes %s (%#)', (opinion, vouchers) => {
    expect(proposeOpinion(vouchers)).toBe(opinion);
  });
});
