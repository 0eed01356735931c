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
    summary: 'Create calls for several buildings',
    description: 'Creates the same draft call for each building, by its general key.',
    rules: [
      'Each runs in its own transaction: a refusal does not affect the others.',
      '`amounts` sets another amount for some buildings.',
      'Returns the draft or the problem of each, in the order of the buildings.',
    ],
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
