import { AuditEntry, AuditProof, ListAudit } from '#contract/audit.ts';
import { CONSISTENT_ONLY, LINKED_LATER, LogHead } from '#contract/chain-proofs.ts';
import { ref, Type } from '#contract/common.ts';
import { declareRoutes, snapshotRoute } from '#platform/http/route.ts';
import { toAuditEntry } from './entry.ts';
import { proveAudit, readAuditHead } from './proof.ts';
import { listEntries } from './repository.ts';

export const auditRoutes = declareRoutes('Audit', [
  snapshotRoute({
    path: '/audit',
    operationId: 'listAuditEntries',
    access: 'audit:inspect',
    summary: 'List the audit log',
    description:
      'Returns every write in the organization, newest first, with values before and after.',
    rules: [
      'Each entry names user, role, address, request and outcome.',
      'Entries are chained by hashes and kept for seven years.',
      'Personal data in it is erased with the person.',
    ],
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
    summary: 'List the platform audit log',
    description: 'Returns the actions that belong to no organization, newest first.',
    rules: [
      'Such as new organizations, published rates, retried jobs and changes of credentials.',
      'Entries are chained and verified like those of organizations.',
    ],
    query: ListAudit,
    answer: Type.Array(ref(AuditEntry)),
    handler: async (ctx, { query }) => {
      const page = await listEntries(ctx.db, query);
      return { ...page, rows: page.rows.map(toAuditEntry) };
    },
  }),
  snapshotRoute({
    path: '/audit/head',
    operationId: 'getAuditHead',
    access: 'audit:inspect',
    summary: 'Get the head of the audit log',
    description: 'Returns the number of linked entries, and the hash of the last of them.',
    rules: [LINKED_LATER],
    answer: ref(LogHead),
    handler: (ctx) => readAuditHead(ctx),
  }),
  snapshotRoute({
    path: '/audit/proof',
    operationId: 'proveAudit',
    access: 'audit:inspect',
    summary: 'Verify the audit log',
    description: 'Recomputes the whole hash chain; faults are part of the answer.',
    rules: [CONSISTENT_ONLY, LINKED_LATER],
    answer: ref(AuditProof),
    handler: (ctx) => proveAudit(ctx),
  }),
]);
