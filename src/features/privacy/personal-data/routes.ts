import { ref, Type } from '#contract/common.ts';
import { ProcessingActivity } from '#contract/processing-register.ts';
import { routesOf, snapshotRoute } from '#platform/http/route.ts';
import { processingRegister } from './processing-register.ts';

export const personalDataRoutes = routesOf('GDPR', [
  snapshotRoute({
    path: '/gdpr/register',
    operationId: 'listProcessingActivities',
    access: 'gdpr:write',
    summary: 'The records of processing activities (art. 30)',
    description:
      'Made of what is said of every column of the database: why personal data is kept, on what basis, whose it is, who gets it, and for how long.',
    answer: Type.Array(ref(ProcessingActivity)),
    handler: () => Promise.resolve(processingRegister()),
  }),
]);
