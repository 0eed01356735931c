import { describe, expect, it } from 'vitest';
import { checkSendingDay } from './sending-day.ts';

const today = '2026-03-16';
const check =
  (sent_on: string, level_changed_on: string, ...due: string[]) =>
  () =>
    checkSendingDay(sent_on, {
      today,
      level_changed_on,
      items: due.map((due_date) => ({ due_date })),
    });

describe('the day on which a person sent a reminder', () => {
  it.each([
    ['2026-03-16', '2026-03-16', '2026-02-01'],
    ['2026-03-10', '2026-03-10', '2026-02-01'],
    ['2026-03-12', '2026-03-10', '2026-03-12'],
  ])('may be %s for one of %s about an item of %s', (sent_on, entered, due) => {
    expect(check(sent_on, entered, due)).not.toThrow();
  });

  it.each([
    [
      'in the future',
      '2026-03-17',
      '2026-03-10',
      ['2026-02-01'],
      { code: 'date_in_future', params: { date: '2026-03-17' } },
    ],
    [
      'before there was a letter of this level',
      '2026-03-09',
      '2026-03-10',
      ['2026-02-01'],
      { code: 'no_letter_then', params: { date: '2026-03-09', from: '2026-03-10' } },
    ],
    [
      'before the last of its items was due',
      '2026-03-11',
      '2026-03-10',
      ['2026-02-01', '2026-03-12'],
      { code: 'no_letter_then', params: { date: '2026-03-11', from: '2026-03-12' } },
    ],
  ])('is refused %s', (_when, sent_on, entered, due, { code, params }) => {
    expect(check(sent_on, entered, ...due)).toThrow(
      expect.objectContaining({ code, params: expect.objectContaining(params) }),
    );
  });
});
