import { createNightlyProof, type ProofDependencies } from './nightly-task.ts';
import { tables } from './tables.ts';

export { findLastProofRun } from './repository.ts';

/** Nightly integrity checks. */
export const proofsFeature = {
  tables,
  routes: [],
  tasks: (deps: ProofDependencies) => [createNightlyProof(deps)],
};
