import { describe, expect, it } from 'vitest';
import { addDays } from '#domain/kernel/local-date.ts';
import { planStep, type ClaimableItem, type RunningOfDebtor } from './plan-step.ts';
import { USUAL_RULES } from './run-rules.ts';

const today = '2026-03-16';

const item = (days: number, facts: Partial<ClaimableItem> = {}): ClaimableItem => ({
  due_date: addDays(today, -days),
  open_cents: 10_000,
  source_id: 'call 1',
  in_running: false,
  in_cancelled: false,
  ...facts,
});

const sent: RunningOfDebtor = {
  level: 'Gentle',
  status: 'Sent',
  is_paused: false,
  sent_date: addDays(today, -20),
  call_for_funds_id: null,
};

const plan = (overdue: readonly ClaimableItem[], running: RunningOfDebtor | null = null) =>
  planStep({ today, rules: USUAL_RULES, running, overdue });

describe('planStep', () => {
  it('claims all that is overdue, and counts the days from the oldest', () => {
    const overdue = [item(3), item(15), item(1)];
    expect(plan(overdue)).toEqual({ step: { kind: 'create', level: 'Gentle' }, items: overdue });
  });

  it('waits while even the oldest is too young', () => {
    const overdue = [item(14)];
    expect(plan(overdue).step).toEqual({ kind: 'skip', reason: 'not_yet_due' });
  });

  it('does not ask again for what a person took back', () => {
    const overdue = [item(90, { in_cancelled: true })];
    expect(plan(overdue)).toEqual({ step: { kind: 'skip', reason: 'cancelled' }, items: [] });
  });

  it('asks for what came since, and counts the days from that', () => {
    const [cancelled, since] = [item(90, { in_cancelled: true }), item(20)];
    expect(plan([cancelled, since])).toEqual({
      step: { kind: 'create', level: 'Gentle' },
      items: [since],
    });
    expect(plan([cancelled, item(5)]).step).toEqual({ kind: 'skip', reason: 'not_yet_due' });
  });

  it('goes on with what a person claims in spite of an earlier cancellation', () => {
    const overdue = [item(90, { in_cancelled: true, in_running: true })];
    expect(plan(overdue, sent)).toEqual({
      step: { kind: 'escalate', to: 'Formal' },
      items: overdue,
    });
  });

  it('adds to a running reminder what has become overdue, but nothing that was taken back', () => {
    const [named, added] = [item(40, { in_running: true }), item(2)];
    const { items } = plan([named, item(90, { in_cancelled: true }), added], sent);
    expect(items).toEqual([named, added]);
  });

  it('keeps a reminder that is narrowed to a call to that call', () => {
    const running = { ...sent, call_for_funds_id: 'call 2' };
    const [named, other] = [item(20, { in_running: true, source_id: 'call 2' }), item(90)];
    expect(plan([other, named], running)).toEqual({
      step: { kind: 'skip', reason: 'waiting_period' },
      items: [named],
    });
  });

  it('waits with a running reminder of which nothing is overdue', () => {
    const running = { ...sent, call_for_funds_id: 'call 2' };
    expect(plan([item(90)], running).step).toEqual({ kind: 'skip', reason: 'waiting_period' });
  });
});
