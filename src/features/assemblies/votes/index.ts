import { discloseVotes } from './disclosure-repository.ts';
import { keepVotes } from './erasure-repository.ts';
import { voteRoutes } from './routes.ts';

export const votesFeature = { disclosure: discloseVotes, erasure: keepVotes, routes: voteRoutes };
