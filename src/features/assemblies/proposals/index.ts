import { meetingCalledOff } from '#features/assemblies/meetings/index.ts';
import { following } from '#platform/followers.ts';
import { releaseProposals } from './commands.ts';
import { eraseFromProposals } from './erasure-repository.ts';
import { discloseProposals } from './repository.ts';
import { proposalRoutes } from './routes.ts';
import { tables } from './tables.ts';

export { requireProposalsTaken } from './commands.ts';

export const proposalsFeature = {
  tables,
  disclosure: discloseProposals,
  erasure: eraseFromProposals,
  followers: [following(meetingCalledOff, releaseProposals)],
  routes: proposalRoutes,
};
