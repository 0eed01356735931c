import { expect, it } from 'vitest';
import { footLines } from './printed-heads.ts';

it('a foot has a line for each head, in the language of the reader, and none without entries', () => {
  const heads = { votes: `2-${'b'.repeat(64)}`, ledger: `3-${'a'.repeat(64)}` };
  expect(footLines('en', heads)).toEqual([
    `Last hash of the ledger: ${heads.ledger}`,
    `Last hash of the votes: ${heads.votes}`,
  ]);
  expect(footLines('nl', { ledger: heads.ledger })).toEqual([
    `Laatste vingerafdruk van de boekhouding: ${heads.ledger}`,
  ]);
  expect(footLines('en', {})).toEqual([]);
});
