import { expect, it } from 'vitest';
import { keepLatestVotes } from './latest-votes.ts';

it('is the last of each owner and candidate, the others staying as they are', () => {
  const cast = (owner_id: string, candidate_id: string | null, choice: string) => ({
    owner_id,
    candidate_id,
    choice,
  });
  const votes = [
    cast('a', null, 'For'),
    cast('b', null, 'For'),
    cast('a', 'x', 'Against'),
    cast('a', null, 'Against'),
  ];
  expect([...keepLatestVotes(votes).values()]).toEqual([votes[3], votes[1], votes[2]]);
});
