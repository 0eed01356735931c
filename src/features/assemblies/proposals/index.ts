import { eraseFromProposals } from './erasure-repository.ts';
import { discloseProposals } from './repository.ts';
import { proposalRoutes } from './routes.ts';

export { requireProposalsTaken } from './commands.ts';

export const proposalsFeature = {
  disclosure: discloseProposals,
  erasure: eraseFromProposals,
  routes: proposalRoutes,
};
