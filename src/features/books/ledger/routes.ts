import { Type, ref } from '#contract/common.ts';
import { AccountMovement, LedgerProof, ListAccountMovements } from '#contract/journal-entries.ts';
import { visibleBuildings } from '#features/shared/index.ts';
import { found } from '#platform/http/request-context.ts';
import { routesOf, snapshotRoute } from '#platform/http/route.ts';
import { listAccountMovements } from './movement-repository.ts';
import { proveLedger } from './proof.ts';
import { findChartAccount } from './repository.ts';

export const ledgerRoutes = [
  ...routesOf('Journal', [
    snapshotRoute({
      path: '/ledger/proof',
      operationId: 'proveLedger',
      access: 'books:read',
      summary:
        "Recompute the chain and the sums of the organization's books, all buildings together",
      description: 'Reads all entries. What is wrong shows in the answer, never as an error.',
      answer: ref(LedgerProof),
      handler: (ctx) => proveLedger(ctx),
    }),
  ]),
  ...routesOf('Accounts', [
    snapshotRoute({
      path: '/accounts/:id/ledger',
      operationId: 'listAccountMovements',
      access: 'books:read',
      summary:
        'Movements of an account, or of those below a heading, oldest first with running balance',
      description:
        'The balance after each movement counts from the very first one in the buildings shown, whatever the days asked for.',
      query: ListAccountMovements,
      answer: Type.Array(ref(AccountMovement)),
      handler: async (ctx, { params: { id }, query }) => {
        const account = found(await findChartAccount(ctx.db, id), 'account', id);
        const visible = visibleBuildings(ctx, 'building_id');
        return listAccountMovements(ctx.db, account, query, { visible, language: ctx.language });
      },
    }),
  ]),
];
