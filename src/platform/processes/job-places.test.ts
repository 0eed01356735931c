import { describe, expect, it } from 'vitest';
import { DomainError } from '#domain/kernel/domain-error.ts';
import { findCaller, JobPlaces, workFor, type Caller } from './job-places.ts';

/** Jobs that end when the test says so; `begun` lists those in flight, or ended, in their order. */
function aPlace() {
  const places = new JobPlaces();
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  return {
    begun,
    run: (caller: Caller | undefined, name: string) =>
      places.run(caller, () => {
        begun.push(name);
        const { promise, resolve } = Promise.withResolvers<string>();
        ends.set(name, () => resolve(name));
        return promise;
      }),
    end: async (name: string) => {
      ends.get(name)?.();
      await settle();
    },
  };
}

/** Lets everything happen that waits for nothing else. */
const settle = () => new Promise((resolve) => setImmediate(resolve));
const of = (office: string, account: string | null): Caller => ({ office, account });

describe('places for jobs', () => {
  it('let two of an account in, and the others one by one', async () => {
    const { run, begun, end } = aPlace();
    const all = ['1', '2', '3', '4'].map((name) => run(of('a', 'anne'), name));
    await settle();
    expect(begun).toEqual(['1', '2']);
    await end('2');
    expect(begun).toEqual(['1', '2', '3']);
    await end('1');
    await end('3');
    await end('4');
    expect(await Promise.all(all)).toEqual(['1', '2', '3', '4']);
  });

  it('let four of an office in, and its accounts take turns for the next', async () => {
    const { run, begun, end } = aPlace();
    for (const account of ['anne', 'bert'])
      for (const name of ['1', '2', '3', '4']) void run(of('a', account), `${account} ${name}`);
    void run(of('a', 'carl'), 'carl 1');
    void run(of('a', null), 'job 1');
    await settle();
    expect(begun).toEqual(['anne 1', 'anne 2', 'bert 1', 'bert 2']);
    begun.length = 0;
    await end('anne 1');
    expect(begun).toEqual(['anne 3']);
    await end('bert 1');
    await end('anne 2');
    await end('bert 2');
    expect(begun).toEqual(['anne 3', 'bert 3', 'carl 1', 'job 1']);
  });

  it('are there for an office whatever another one asks for', async () => {
    const { run, begun } = aPlace();
    for (let number = 0; number < 20; number += 1) void run(of('a', 'anne'), `anne ${number}`);
    void run(of('b', 'bea'), 'bea');
    await settle();
    expect(begun).toEqual(['anne 0', 'anne 1', 'bea']);
  });

  it('are refused to an account with a hundred that wait, and to nobody else', async () => {
    const { run, begun } = aPlace();
    const running = Array.from({ length: 102 }, (_, number) => run(of('a', 'anne'), `${number}`));
    await expect(run(of('a', 'anne'), 'late')).rejects.toThrow(DomainError);
    await expect(run(of('a', 'anne'), 'late')).rejects.toMatchObject({ code: 'too_many_requests' });
    void run(of('a', 'bert'), 'bert');
    await settle();
    expect(begun).toEqual(['0', '1', 'bert']);
    expect(running).toHaveLength(102);
  });

  it('do not limit the service itself, and are free again after a failure', async () => {
    const places = new JobPlaces();
    const caller = of('a', 'anne');
    const failing = Array.from({ length: 5 }, () =>
      places.run(caller, () => Promise.reject(new Error('broken'))),
    );
    const ended = await Promise.allSettled(failing);
    expect(ended.map(({ status }) => status)).toEqual(Array(5).fill('rejected'));
    expect(await places.run(caller, () => Promise.resolve('free'))).toBe('free');
    const { run, begun } = aPlace();
    for (const name of ['1', '2', '3', '4', '5']) void run(undefined, name);
    await settle();
    expect(begun).toHaveLength(5);
  });

  it('know for whom work is done, through what it waits for', async () => {
    const caller = of('a', 'anne');
    const found = await workFor(caller, async () => {
      await settle();
      return findCaller();
    });
    expect(found).toBe(caller);
    expect(findCaller()).toBeUndefined();
  });
});
