import { expect, it } from 'vitest';
import { settleInOrder } from './settle-in-order.ts';

it('throws the failure that comes first in the list, whichever happened first', async () => {
  const later = Promise.withResolvers<never>();
  const work = [later.promise, Promise.reject(new Error('second'))];
  const settled = settleInOrder(work);
  later.reject(new Error('first'));
  await expect(settled).rejects.toThrow('first');
});

it('returns all results in their order', async () => {
  expect(await settleInOrder([Promise.resolve(1), undefined, Promise.resolve('c')])).toEqual([
    1,
    undefined,
    'c',
  ]);
});
