import { ref } from '#contract/common.ts';
import { exampleIds } from '#contract/examples.ts';
import { Overview, OverviewQuery } from '#contract/overview.ts';
import { declareRoutes, snapshotRoute } from '#platform/http/route.ts';
import type { OverviewPart } from './part.ts';
import { readOverview } from './read-overview.ts';

export function createOverviewRoutes({ overview }: { readonly overview: readonly OverviewPart[] }) {
  return declareRoutes('Overview', [
    snapshotRoute({
      path: '/overview',
      operationId: 'getOverview',
      access: 'overview:read',
      summary: 'Get your tasks and key figures',
      description: 'Returns the open tasks of your role, by deadline, and the figures of the day.',
      rules: [
        'An Owner sees what they owe.',
        'The first twenty tasks of each kind are returned.',
        'Each figure counts, or adds up, the list that its link opens.',
        'A SuperAdmin without an organization sees the tasks of the platform.',
      ],
      query: OverviewQuery,
      answer: ref(Overview),
      answerExample: {
        items: [
          {
            kind: 'ExpenseToPay',
            title: 'Pay: Lift maintenance',
            detail: 'Park House: Liftco, €726.00.',
            building_id: exampleIds.building,
            building_name: 'Park House',
            due_on: '2026-03-31',
            amount: 726,
            link: `/expenses/${exampleIds.expense}`,
          },
        ],
        figures: {
          cash: { count: null, amount: 18_250.4, link: '/reports/cash-series?months=1' },
          to_pay: { count: 1, amount: 726, link: '/expenses?status=Approved&sort=due_date' },
        },
      },
      handler: (ctx, { query }) => readOverview(ctx, overview, query),
    }),
  ]);
}
