import { describe, expect, it } from 'vitest';
import { checkPastDay } from './past-day.ts';

const today = '2026-03-16';

describe('the day of something that has happened', () => {
  it.each([today, '2026-03-15', '1999-12-31'])('may be %s', (date) => {
    expect(() => checkPastDay(date, { today })).not.toThrow();
  });

  it('may be the first that is named, and none before it', () => {
    const named = { today, from: '2026-03-01', at: ['paid_on'] };
    expect(() => checkPastDay('2026-03-01', named)).not.toThrow();
    expect(() => checkPastDay('2026-02-28', named)).toThrow(
      expect.objectContaining({
        code: 'invalid_period',
        params: { date: '2026-02-28', from: '2026-03-01', to: today, at: ['paid_on'] },
      }),
    );
  });

  it('is not yet to come', () => {
    expect(() => checkPastDay('2026-03-17', { today })).toThrow(
      expect.objectContaining({ code: 'date_in_future', params: { date: '2026-03-17' } }),
    );
  });
});
