import { describe, expect, it } from 'vitest';
import { isMonthAndDay, findProposalWindow, findAssemblyWindow } from './assembly-window.ts';
import {
  calculateConveningTerm,
  isDueOnAgenda,
  mayAskForAssembly,
  proposalStatus,
} from './owners-ask.ts';

describe('the window of the ordinary assembly (art. 3.85 §3)', () => {
  it.each([
    ['before it', '05-15', '2026-03-01', '2026-05-15', '2026-05-29'],
    ['on its first day', '05-15', '2026-05-15', '2026-05-15', '2026-05-29'],
    ['on its last day', '05-15', '2026-05-29', '2026-05-15', '2026-05-29'],
    ['after it', '05-15', '2026-05-30', '2027-05-15', '2027-05-29'],
    ['over the new year', '12-25', '2026-01-03', '2025-12-25', '2026-01-08'],
  ])('%s', (_, start, day, first, last) => {
    expect(findAssemblyWindow(start, day)).toEqual({ first, last });
  });

  it.each([
    ['05-31', true],
    ['06-31', false],
    ['02-28', true],
    ['02-29', false],
    ['13-01', false],
    ['5-1', false],
  ])('begins on %s: %s', (day, isOne) => {
    expect(isMonthAndDay(day)).toBe(isOne);
  });
});

describe('a proposal for the agenda (art. 3.87 §3)', () => {
  it.each([
    ['three weeks before the window', '2026-04-24', '2026-05-15'],
    ['a day less', '2026-04-25', '2027-05-15'],
  ])('that came %s is for the window of %s', (_, receivedOn, first) => {
    expect(findProposalWindow('05-15', receivedOn).first).toBe(first);
  });

  it.each([
    ['in time for the window', '2026-04-24', '05-15', '2026-05-20', true],
    ['too late for it', '2026-04-25', '05-15', '2026-05-20', false],
    ['in time, for an assembly that comes late', '2026-04-24', '05-15', '2026-06-20', true],
    ['three weeks before, without a window', '2026-04-29', null, '2026-05-20', true],
    ['a day less, without a window', '2026-04-30', null, '2026-05-20', false],
  ])('%s', (_, receivedOn, start, meeting, isDue) => {
    expect(isDueOnAgenda(receivedOn, start, meeting)).toBe(isDue);
  });

  it.each([
    [null, null, 'Received'],
    [null, 'item', 'OnAgenda'],
    ['2026-01-01', null, 'Withdrawn'],
  ])('withdrawn on %s, item %s: %s', (withdrawn_on, agenda_item_id, status) => {
    expect(proposalStatus({ withdrawn_on, agenda_item_id })).toBe(status);
  });
});

describe('asking for an assembly (art. 3.87 §2)', () => {
  it.each([
    [200, 1000, true],
    [199, 1000, false],
    [201, 1001, true],
    [200, 1001, false],
    [0, 0, false],
  ])('with %i of %i shares: %s', (shares, total, may) => {
    expect(mayAskForAssembly(shares, total)).toBe(may);
  });

  it('gives thirty days to convene', () => {
    const term = { target_on: '2026-03-14', due_on: '2026-03-16' };
    expect(calculateConveningTerm('2026-02-10').due_on).toBe('2026-03-12');
    expect(calculateConveningTerm('2026-02-12')).toEqual(term);
  });
});
