import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DatabaseUnavailableError } from '#platform/db/unavailable.ts';
import { nonEmpty } from '#test/helpers/non-empty.ts';
import { SerialQueue } from './serial-queue.ts';

describe('turns', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('come one after the other, in their order, for the same thing alone', async () => {
    const turns = new SerialQueue();
    const steps: string[] = [];
    const first = Promise.withResolvers<void>();
    const wait = (name: string, until?: Promise<void>) => async () => {
      steps.push(`${name} begins`);
      await until;
      steps.push(`${name} ends`);
      return name;
    };
    const all = [
      turns.take('meeting', wait('a', first.promise)),
      turns.take('meeting', wait('b')),
      turns.take('meeting', wait('c')),
    ];
    await turns.take('other', wait('x'));
    first.resolve();
    expect(await Promise.all(all)).toEqual(['a', 'b', 'c']);
    expect(steps.join(', ')).toBe(
      'a begins, x begins, x ends, a ends, b begins, b ends, c begins, c ends',
    );
    // A finished queue leaves nothing behind.
    expect(await turns.take('meeting', wait('d'))).toBe('d');
  });

  it('go on after one that was refused', async () => {
    const turns = new SerialQueue();
    const refused = turns.take('meeting', () => Promise.reject(new Error('late')));
    const next = turns.take('meeting', () => Promise.resolve('counted'));
    await expect(refused).rejects.toThrow('late');
    expect(await next).toBe('counted');
  });

  it('are given up by all who wait behind one that found no database', async () => {
    const turns = new SerialQueue();
    const gone = turns.take('meeting', () => Promise.reject(new DatabaseUnavailableError('gone')));
    const behind = [1, 2].map(() => turns.take('meeting', () => Promise.resolve('never')));
    const ended = await Promise.allSettled([gone, ...behind]);
    for (const one of nonEmpty(ended))
      expect(one).toMatchObject({ reason: expect.any(DatabaseUnavailableError) });
    expect(await turns.take('meeting', () => Promise.resolve('again'))).toBe('again');
  });

  it('are given up by who has waited too long, and by nobody else', async () => {
    const turns = new SerialQueue();
    const first = Promise.withResolvers<string>();
    const held = turns.take('meeting', () => first.promise);
    const tired = turns.take('meeting', () => Promise.resolve('never'));
    const refusal = expect(tired).rejects.toThrow(DatabaseUnavailableError);
    await vi.advanceTimersByTimeAsync(19_000);
    const patient = turns.take('meeting', () => Promise.resolve('then'));
    await vi.advanceTimersByTimeAsync(2_000);
    await refusal;
    first.resolve('at last');
    expect(await held).toBe('at last');
    expect(await patient).toBe('then');
  });

  it('are refused at once to who would be the last of a thousand', async () => {
    const turns = new SerialQueue();
    const first = Promise.withResolvers<number>();
    const held = turns.take('meeting', () => first.promise);
    const waiting = Array.from({ length: 1_000 }, (_, n) =>
      turns.take('meeting', () => Promise.resolve(n)),
    );
    await expect(turns.take('meeting', () => Promise.resolve(0))).rejects.toThrow(
      DatabaseUnavailableError,
    );
    first.resolve(-1);
    expect(await held).toBe(-1);
    expect(await Promise.all(waiting)).toHaveLength(1_000);
  });
});
