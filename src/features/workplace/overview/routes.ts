import { ref } from '#contract/common.ts';
import { exampleIds } from '#contract/examples.ts';
import { Overview, OverviewQuery } from '#contract/overview.ts';
import { routesOf, snapshotRoute } from '#platform/http/route.ts';
import type { OverviewPart } from './part.ts';
import { readOverview } from './read-overview.ts';

export function createOverviewRoutes({ overview }: { readonly overview: readonly OverviewPart[] }) {
  return routesOf('Overview', [
    snapshotRoute({
      path: '/overview',
      operationId: 'getOverview',
      access: 'overview:read',
      summary: 'What waits for the caller, by deadline, with the figures of the day',
      description:
        'By the rights of the role and in its buildings: what may be decided, paid, sent, closed or completed; for an Owner, what they owe. Of each kind the first twenty are shown; a figure counts all of the list that its link opens, or says what the list adds up to. A SuperAdmin who names no organization sees what waits on the platform.',
      query: OverviewQuery,
      answer: ref(Overview),
      answerExample: {
        items: [
          {
            kind: 'ExpenseToPay',
            title: 'Pay: Lift maintenance',
            detail: 'Park House: Liftco, €726.00.',
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
