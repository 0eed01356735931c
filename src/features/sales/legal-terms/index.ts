import type { SweepDependencies } from '#features/shared/index.ts';
import { createDailyLegalTerms } from './daily-task.ts';

export const legalTermsFeature = {
  routes: [],
  tasks: (parts: SweepDependencies) => [createDailyLegalTerms(parts)],
};
