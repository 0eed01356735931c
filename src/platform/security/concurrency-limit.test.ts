import { describe, expect, test } from 'vitest';
import { createConcurrencyLimit, TooBusyError } from './concurrency-limit.ts';

function controlledWork() {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  return { work: () => promise, resolve, reject };
}

describe('concurrency limit', () => {
  test('runs no more at once than allowed, first come first served', async () => {
    const limit = createConcurrencyLimit({ running: 2, waiting: 10 });
    const pieces = Array.from({ length: 4 }, controlledWork);
    const started: number[] = [];
    const results = pieces.map(({ work }, index) =>
      limit.run(() => {
        started.push(index);
        return work();
      }),
    );
    await Promise.resolve();
    expect(started).toEqual([0, 1]);
    pieces[1]?.resolve('b');
    expect(await results[1]).toBe('b');
    await Promise.resolve();
    expect(started).toEqual([0, 1, 2]);
    for (const { resolve } of pieces) resolve('done');
    expect(await Promise.all(results)).toEqual(['done', 'b', 'done', 'done']);
    expect(started).toEqual([0, 1, 2, 3]);
  });

  test('refuses when the queue is full, and works again afterwards', async () => {
    const limit = createConcurrencyLimit({ running: 1, waiting: 1 });
    const piece = controlledWork();
    const running = limit.run(piece.work);
    const waiting = limit.run(piece.work);
    await expect(limit.run(piece.work)).rejects.toThrow(TooBusyError);
    piece.resolve('done');
    await Promise.all([running, waiting]);
    expect(await limit.run(async () => 'again')).toBe('again');
  });

  test('frees the place of work that fails', async () => {
    const limit = createConcurrencyLimit({ running: 1, waiting: 0 });
    await expect(limit.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await limit.run(async () => 'next')).toBe('next');
  });
});
