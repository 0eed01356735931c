import { expect, it } from 'vitest';
import { findNext } from './voucher-queue.ts';

const waiting = { mark: null, answered_at: null } as const;
const ok = { mark: 'Ok', answered_at: null } as const;
const asked = { mark: 'Question', answered_at: null } as const;
const answered = { mark: 'Question', answered_at: '2026-01-01T00:00:00.000Z' } as const;

it('goes on to the next voucher that awaits the reader, then to those before', () => {
  const vouchers = [waiting, ok, waiting, asked, answered];
  expect(findNext(vouchers, -1, 'mark')).toBe(0);
  expect(findNext(vouchers, 0, 'mark')).toBe(2);
  expect(findNext(vouchers, 2, 'mark')).toBe(0);
  expect(findNext(vouchers, -1, 'answer')).toBe(3);
  expect(findNext(vouchers, 3, 'answer')).toBe(3);
  expect(findNext([ok, answered], -1, 'mark')).toBe(0);
});
