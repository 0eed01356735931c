import { discloseActivity } from './disclosure-repository.ts';
import { createAuditEnd } from './end-task.ts';
import { eraseFromAudit } from './erasure-repository.ts';
import { findAuditFaults } from './proof.ts';
import { auditRoutes } from './routes.ts';

export { isAuditedToday } from './repository.ts';
export { writeAudit } from './write-audit.ts';

export const auditFeature = {
  disclosure: discloseActivity,
  erasure: eraseFromAudit,
  proof: findAuditFaults,
  routes: auditRoutes,
  tasks: (deps: Parameters<typeof createAuditEnd>[0]) => [createAuditEnd(deps)],
};
