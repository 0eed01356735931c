import { createNightlyProof, type ProofDependencies } from './nightly-task.ts';

export { findLastProofRun } from './repository.ts';

/** Whether what is kept proof of still holds, night by night. */
export const proofsFeature = {
  routes: [],
  tasks: (deps: ProofDependencies) => [createNightlyProof(deps)],
};
