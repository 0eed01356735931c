import { buildPagePath } from '#domain/overview/page-path.ts';
import type { OverviewPart } from '#features/workplace/overview/index.ts';
import { findHeldStatements, countWaitingTransactions } from './overview-repository.ts';

const LIST = '/bank-transactions';
const QUEUE = '/bank-transactions/match';

/** Held statements and transactions that are not booked yet. */
export const bankStatementsOverview: readonly OverviewPart[] = [
  {
    access: 'bank:write',
    async read(ctx, buildingId) {
      const [held, waiting] = await Promise.all([
        findHeldStatements(ctx, buildingId),
        countWaitingTransactions(ctx, buildingId),
      ]);
      const open = waiting.filter(({ status }) => status === 'Open');
      const count = open.reduce((sum, one) => sum + one.count, 0);
      return {
        items: [
          ...held.map(({ id, number, building_id, building, due_on }) => ({
            kind: 'BankStatementHeld' as const,
            facts: { number, building },
            building_id,
            due_on,
            amount_cents: null,
            link: `/bank-statements/${id}`,
          })),
          ...waiting.map((one) => ({
            kind:
              one.status === 'Open'
                ? ('BankTransactionsOpen' as const)
                : ('BankTransactionsParked' as const),
            facts: { building: one.building, count: one.count },
            building_id: one.building_id,
            due_on: null,
            amount_cents: one.moved_cents,
            link: buildPagePath(QUEUE, { status: one.status, building_id: one.building_id }),
          })),
        ],
        figures: {
          to_match: {
            count,
            amount_cents: null,
            link: buildPagePath(LIST, { status: 'Open', building_id: buildingId }),
          },
        },
      };
    },
  },
];
