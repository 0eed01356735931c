import { discloseActivity } from './disclosure-repository.ts';
import { eraseFromAudit } from './erasure-repository.ts';
import { findAuditFaults } from './proof.ts';
import { auditChain, auditLog } from './repository.ts';
import { createAuditRetentionTask } from './retention-task.ts';
import { auditRoutes } from './routes.ts';
import { tables } from './tables.ts';

export { isAuditedToday } from './repository.ts';
export { createAuditWriter } from './write-audit.ts';

export const auditFeature = {
  tables,
  disclosure: discloseActivity,
  erasure: eraseFromAudit,
  proof: findAuditFaults,
  chain: auditChain,
  log: auditLog,
  routes: auditRoutes,
  tasks: (deps: Parameters<typeof createAuditRetentionTask>[0]) => [createAuditRetentionTask(deps)],
};
