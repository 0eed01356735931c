import { expect, it, vi } from 'vitest';
import { WindowCounts } from './window-counts.ts';

it('counts each caller by itself, anew when the window that began with the first has ended', () => {
  vi.useFakeTimers();
  const counts = new WindowCounts();
  expect(counts.count('a', 60_000)).toEqual({ count: 1, endsInMs: 60_000 });
  vi.advanceTimersByTime(59_000);
  expect(counts.count('a', 60_000)).toEqual({ count: 2, endsInMs: 1_000 });
  expect(counts.count('b', 60_000)).toEqual({ count: 1, endsInMs: 60_000 });
  vi.advanceTimersByTime(1_000);
  expect(counts.count('a', 60_000)).toEqual({ count: 1, endsInMs: 60_000 });
  vi.useRealTimers();
});
