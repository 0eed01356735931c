import { createNightlyProof, type ProofDependencies } from './nightly-task.ts';

export { findLastProofRun } from './repository.ts';

/** Nightly integrity checks. */
export const proofsFeature = {
  routes: [],
  tasks: (deps: ProofDependencies) => [createNightlyProof(deps)],
};
