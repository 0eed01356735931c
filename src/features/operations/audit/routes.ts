import { AuditEntry, AuditProof, ListAudit } from '#contract/audit.ts';
import { ref, Type } from '#contract/common.ts';
import { routesOf, snapshotRoute } from '#platform/http/route.ts';
import { toAuditEntry } from './entry.ts';
import { proveAudit } from './proof.ts';
import { listEntries } from './repository.ts';

export const auditRoutes = routesOf('Audit', [
  snapshotRoute({
    path: '/audit',
    operationId: 'listAuditEntries',
    access: 'audit:inspect',
    summary: 'What was written in the organization, the latest first',
    description:
      'Every write: by whom, in which role, from where, what was asked for and done, and what records held before and after. Entries are only ever added, chained by hashes, and kept for seven years. What they hold of a person goes when that person is erased.',
    query: ListAudit,
    answer: Type.Array(ref(AuditEntry)),
    handler: async (ctx, { query }) => {
      const page = await listEntries(ctx.db, query);
      return { ...page, rows: page.rows.map(toAuditEntry) };
    },
  }),
  snapshotRoute({
    path: '/operations/audit',
    operationId: 'listPlatformAuditEntries',
    access: 'platform',
    summary: 'What was done on the platform, the latest first',
    description:
      'What belongs to no organization: organizations taken on, published rates, jobs tried again, and by whom which account has another password, second factor or address. Entries are chained and proved like those of organizations. They say of nobody more than that they did it.',
    query: ListAudit,
    answer: Type.Array(ref(AuditEntry)),
    handler: async (ctx, { query }) => {
      const page = await listEntries(ctx.db, query);
      return { ...page, rows: page.rows.map(toAuditEntry) };
    },
  }),
  snapshotRoute({
    path: '/audit/proof',
    operationId: 'proveAudit',
    access: 'audit:inspect',
    summary: 'Recompute the chain of the audit log',
    description: 'Reads all of it. What is wrong shows in the answer, never as an error.',
    answer: ref(AuditProof),
    handler: (ctx) => proveAudit(ctx),
  }),
]);
