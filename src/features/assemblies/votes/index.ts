import type { SweepDependencies } from '#features/shared/index.ts';
import { discloseVotes } from './disclosure-repository.ts';
import { keepVotes } from './erasure-repository.ts';
import { votesOverview } from './overview.ts';
import { findVoteFaults } from './queries.ts';
import { votesChain } from './repository.ts';
import { voteRoutes } from './routes.ts';
import { createEndWrittenDecisions } from './silence-task.ts';
import { tables } from './tables.ts';

export {
  findHead,
  listChain,
  listRounds,
  namesOf,
  type RoundRow,
  type VoteRow,
} from './repository.ts';
export { resultOf, findValidRound } from './results.ts';

export const votesFeature = {
  tables,
  disclosure: discloseVotes,
  erasure: keepVotes,
  proof: findVoteFaults,
  chain: votesChain,
  routes: voteRoutes,
  overview: votesOverview,
  tasks: (deps: SweepDependencies) => [createEndWrittenDecisions(deps)],
};
