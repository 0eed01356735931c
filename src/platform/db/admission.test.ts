import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Admission } from './admission.ts';
import { DatabaseUnavailableError } from './unavailable.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Requests admission for a purpose, and exposes its state. */
function coming(admission: Admission, purpose: string) {
  const seen: { holder?: Awaited<ReturnType<Admission['enter']>>; error?: unknown } = {};
  void admission.enter(purpose).then(
    (holder) => (seen.holder = holder),
    (error: unknown) => (seen.error = error),
  );
  return seen;
}

const after = (ms: number) => vi.advanceTimersByTimeAsync(ms);

it('lets in as many as there is room for, and the next when one leaves', async () => {
  const admission = new Admission({ regular: 1, reserve: 0 });
  const [first, second, third] = ['a', 'b', 'c'].map((purpose) => coming(admission, purpose));
  await after(0);
  expect([first, second, third].map((one) => one?.holder !== undefined)).toEqual([
    true,
    false,
    false,
  ]);
  expect(admission.waitingCount).toBe(2);
  if (first?.holder !== undefined) admission.leave(first.holder);
  await after(0);
  expect(second?.holder).toMatchObject({ purpose: 'b' });
  expect(third?.holder).toBeUndefined();
});

it('lets others pass those who are slow, one of each purpose', async () => {
  const admission = new Admission({ regular: 2, reserve: 2 });
  const slow = [coming(admission, 'journal'), coming(admission, 'journal')];
  const journal = coming(admission, 'journal');
  const [units, moreUnits] = [coming(admission, 'units'), coming(admission, 'units')];
  await after(250);
  expect(units.holder).toBeUndefined();
  await after(150);
  expect(slow.every(({ holder }) => holder !== undefined)).toBe(true);
  expect([journal, units, moreUnits].map(({ holder }) => holder !== undefined)).toEqual([
    false,
    true,
    false,
  ]);
  if (units.holder !== undefined) admission.leave(units.holder);
  await after(50);
  expect(moreUnits.holder).toMatchObject({ purpose: 'units' });
});

it('keeps those who are slow from the reserve altogether', async () => {
  const admission = new Admission({ regular: 1, reserve: 1 });
  coming(admission, 'a');
  await after(400);
  const [b, c] = [coming(admission, 'b'), coming(admission, 'c')];
  await after(1_000);
  expect([b, c].map(({ holder }) => holder !== undefined)).toEqual([true, false]);
});

it('refuses whoever has waited for five seconds', async () => {
  const admission = new Admission({ regular: 1, reserve: 0 });
  coming(admission, 'a');
  const late = coming(admission, 'b');
  await after(4_900);
  expect(late.error).toBeUndefined();
  await after(200);
  expect(late.error).toBeInstanceOf(DatabaseUnavailableError);
  expect(admission.waitingCount).toBe(0);
});

it('refuses at once where the queue is long, or stands still', async () => {
  const long = new Admission({ regular: 1, reserve: 0 });
  const many = Array.from({ length: 501 }, () => coming(long, 'a'));
  const tooMany = coming(long, 'a');
  await after(0);
  expect(tooMany.error).toBeInstanceOf(DatabaseUnavailableError);
  expect(many.every(({ error }) => error === undefined)).toBe(true);

  const still = new Admission({ regular: 1, reserve: 0 });
  coming(still, 'a');
  coming(still, 'a');
  await after(1_100);
  const next = coming(still, 'a');
  await after(0);
  expect(next.error).toBeInstanceOf(DatabaseUnavailableError);
});

it('lets wait longer by its patience, and no less where there is a standstill', async () => {
  const admission = new Admission({ regular: 1, reserve: 0, patience: 3 });
  const [holding, waiting] = [coming(admission, 'a'), coming(admission, 'b')];
  await after(2_900);
  const late = coming(admission, 'c');
  await after(12_000);
  expect(holding.holder === undefined).toBe(false);
  expect([waiting.error, late.error]).toEqual([undefined, undefined]);
  await after(200);
  expect(waiting.error).toBeInstanceOf(DatabaseUnavailableError);
});
