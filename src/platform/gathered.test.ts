import { expect, it } from 'vitest';
import { gathered } from './gathered.ts';

/** Records batches; each is written when the test lets it. */
function aWriter() {
  const batches: { readonly key: string; readonly items: readonly string[] }[] = [];
  const gates: PromiseWithResolvers<void>[] = [];
  const write = gathered<string>(async (key, items) => {
    batches.push({ key, items });
    const gate = Promise.withResolvers<void>();
    gates.push(gate);
    await gate.promise;
    if (items.includes('bad')) throw new Error('bad item');
  });
  const open = (batch: number) => gates[batch]?.resolve();
  return { batches, write, open };
}

it('writes what comes during a batch as the next one', async () => {
  const { batches, write, open } = aWriter();
  const first = write('a', 'one');
  const later = [write('a', 'two'), write('a', 'three')];
  expect(batches).toEqual([{ key: 'a', items: ['one'] }]);
  open(0);
  await first;
  await expect.poll(() => batches.at(1)).toEqual({ key: 'a', items: ['two', 'three'] });
  open(1);
  await Promise.all(later);
  const last = write('a', 'four');
  expect(batches.at(2)).toEqual({ key: 'a', items: ['four'] });
  open(2);
  await last;
});

it('writes other keys beside it', () => {
  const { batches, write } = aWriter();
  void write('a', 'one');
  void write('b', 'two');
  expect(batches.map(({ key }) => key)).toEqual(['a', 'b']);
});

it('fails only the item at fault', async () => {
  const { batches, write, open } = aWriter();
  const first = write('a', 'one');
  const bad = write('a', 'bad');
  const good = write('a', 'good');
  bad.catch(() => undefined);
  open(0);
  await first;
  await expect.poll(() => batches.length).toBe(2);
  open(1);
  await expect.poll(() => batches.length).toBe(3);
  open(2);
  await expect(bad).rejects.toThrow('bad item');
  await expect.poll(() => batches.length).toBe(4);
  open(3);
  await good;
  expect(batches.slice(2)).toEqual([
    { key: 'a', items: ['bad'] },
    { key: 'a', items: ['good'] },
  ]);
});
