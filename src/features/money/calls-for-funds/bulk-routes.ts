import { BulkCallResults, BulkCalls } from '#contract/calls-for-funds.ts';
import { ref } from '#contract/common.ts';
import { exampleIds } from '#contract/examples.ts';
import { longRoute } from '#platform/http/route.ts';
import { bulkCalls } from './commands/bulk-calls.ts';

export const bulkCallRoutes = [
  longRoute({
    method: 'POST',
    path: '/calls-for-funds/bulk',
    operationId: 'bulkCreateCalls',
    access: 'funds:write',
    summary: 'Enter the same call for many buildings, as drafts',
    description:
      'Each in a transaction of its own, by the general key of its building: what is refused to one changes nothing for the others. `amounts` names what is asked of buildings of which another amount is asked. Answers, in the order of the buildings, the draft or the problem that entering it by itself would have been refused with.',
    body: BulkCalls,
    example: {
      building_ids: [exampleIds.building],
      title: 'Provision, second quarter',
      fund: 'Provision',
      total_amount: 12000,
      call_date: '2026-04-01',
      due_date: '2026-04-30',
    },
    status: 200,
    answer: ref(BulkCallResults),
    answerExample: {
      results: [
        {
          building_id: exampleIds.building,
          building_name: 'Linden Court',
          id: exampleIds.callForFunds,
          status: 'Draft',
        },
      ],
    },
    problems: ['parts_instead', 'unknown_reference'],
    handler: (ctx, { body }) => bulkCalls(ctx, body),
  }),
];
