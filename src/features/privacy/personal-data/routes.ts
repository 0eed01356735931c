import { ref, Type } from '#contract/common.ts';
import { ProcessingActivity } from '#contract/processing-register.ts';
import { declareRoutes, snapshotRoute, type Route } from '#platform/http/route.ts';

/** Creates the routes of the records of processing activities. */
export const createPersonalDataRoutes = ({
  processings,
}: {
  readonly processings: readonly ProcessingActivity[];
}): readonly Route[] =>
  declareRoutes('GDPR', [
    snapshotRoute({
      path: '/gdpr/register',
      operationId: 'listProcessingActivities',
      access: 'gdpr:write',
      summary: 'List the processing activities',
      description:
        'Returns the records of processing (art. 30 GDPR), built from the annotations of every column.',
      rules: ['Each with purpose, legal basis, data subjects, recipients and retention.'],
      answer: Type.Array(ref(ProcessingActivity)),
      handler: () => Promise.resolve([...processings]),
    }),
  ]);
