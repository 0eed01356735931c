import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nonEmpty } from '#test/helpers/non-empty.ts';
import { planDigest } from './digest.ts';

const TEN_MINUTES = 600_000;

describe('planDigest', () => {
  it('sends the first at once and opens a window of ten minutes', () => {
    expect(planDigest(null, 1_000)).toEqual({ action: 'Send', window_ends_at: 601_000 });
  });

  it.each([1_001, 600_999])('at %i collects until the window ends', (now) => {
    expect(planDigest(601_000, now)).toEqual({ action: 'Collect', until: 601_000 });
  });

  it.each([601_000, 900_000])('at %i, the window over, sends at once again', (now) => {
    expect(planDigest(601_000, now)).toEqual({ action: 'Send', window_ends_at: now + TEN_MINUTES });
  });

  it('sends two at once never within ten minutes, and keeps none longer than that', () => {
    const times = fc.array(fc.integer({ min: 0, max: 10_000_000 }), { minLength: 1 });
    fc.assert(
      fc.property(times, (unsorted) => {
        let window: number | null = null;
        let lastSent = -TEN_MINUTES;
        for (const now of nonEmpty(unsorted.sort((a, b) => a - b))) {
          const step = planDigest(window, now);
          if (step.action === 'Send') {
            expect(now - lastSent).toBeGreaterThanOrEqual(TEN_MINUTES);
            [window, lastSent] = [step.window_ends_at, now];
          } else {
            expect(step.until - now).toBeGreaterThan(0);
            expect(step.until - now).toBeLessThanOrEqual(TEN_MINUTES);
          }
        }
      }),
    );
  });
});
