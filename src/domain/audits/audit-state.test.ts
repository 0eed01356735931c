import { describe, expect, it } from 'vitest';
import { allowedOperations } from '#domain/kernel/state-machine.ts';
import { AUDIT_STATUSES, auditTransitions, checkMark, proposeOpinion } from './audit-state.ts';

describe('an audit', () => {
  it('takes samples, marks and answers until its report, which then goes on the agenda', () => {
    expect(AUDIT_STATUSES.map((status) => allowedOperations(auditTransitions, status))).toEqual([
      ['update', 'sample', 'mark', 'answer', 'bank-file', 'report'],
      ['agenda'],
    ]);
  });

  it.each([
    ['Approval', 0, 0],
    ['ApprovalWithRemarks', 0, 1],
    ['Refusal', 1, 0],
    ['Refusal', 1, 1],
  ] as const)(
    'proposes %s for %i objections and %i open questions',
    (opinion, objections, unanswered_questions) => {
      expect(proposeOpinion({ objections, unanswered_questions })).toBe(opinion);
    },
  );

  it('asks for the words of a question and of an objection', () => {
    expect(() => checkMark('Ok', undefined)).not.toThrow();
    expect(() => checkMark('Question', 'Why?')).not.toThrow();
    expect(() => checkMark('Question', undefined)).toThrow('question_without_text');
    expect(() => checkMark('Objection', undefined)).toThrow('question_without_text');
  });
});
