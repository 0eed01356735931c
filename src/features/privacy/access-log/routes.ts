import { ref, Type } from '#contract/common.ts';
import { AccessLogProof, DataAccess, ListDataAccesses } from '#contract/data-accesses.ts';
import { requireOwner } from '#features/register/owners/index.ts';
import { routesOf, snapshotRoute } from '#platform/http/route.ts';
import { proveAccesses } from './proof.ts';
import { listAccesses } from './repository.ts';

export const accessLogRoutes = routesOf('GDPR', [
  snapshotRoute({
    path: '/gdpr/owners/:id/accesses',
    operationId: 'listDataAccesses',
    access: 'gdpr:read',
    summary: 'Who has read the data of an owner, the latest first',
    description:
      'Each reading of their record, account, statement, letter or export by anybody but themselves. An Owner sees who has read theirs.',
    query: ListDataAccesses,
    answer: Type.Array(ref(DataAccess)),
    handler: async (ctx, { params: { id }, query }) => {
      await requireOwner(ctx, id);
      return listAccesses(ctx.db, id, query);
    },
  }),
  snapshotRoute({
    path: '/gdpr/accesses/proof',
    operationId: 'proveDataAccesses',
    access: 'gdpr:write',
    summary: 'Recompute the chain of the log of who has read whose data',
    description: 'Reads all of it. What is wrong shows in the answer, never as an error.',
    answer: ref(AccessLogProof),
    handler: (ctx) => proveAccesses(ctx),
  }),
]);
