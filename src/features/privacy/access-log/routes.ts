import { CONSISTENT_ONLY, LINKED_LATER } from '#contract/chain-proofs.ts';
import { ref, Type } from '#contract/common.ts';
import { AccessLogProof, DataAccess, ListDataAccesses } from '#contract/data-accesses.ts';
import { requireOwner } from '#features/register/owners/index.ts';
import { declareRoutes, snapshotRoute } from '#platform/http/route.ts';
import { proveAccesses } from './proof.ts';
import { listAccesses } from './repository.ts';

export const accessLogRoutes = declareRoutes('GDPR', [
  snapshotRoute({
    path: '/gdpr/owners/:id/accesses',
    operationId: 'listDataAccesses',
    access: 'gdpr:read',
    summary: 'List accesses to an owner’s data',
    description:
      'Returns who read the record, account, statement, letters or export, newest first.',
    rules: ['An Owner sees accesses by others to their own data.'],
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
    summary: 'Verify the access log',
    description: 'Recomputes the whole hash chain; faults are part of the answer.',
    rules: [CONSISTENT_ONLY, LINKED_LATER],
    answer: ref(AccessLogProof),
    handler: (ctx) => proveAccesses(ctx),
  }),
]);
