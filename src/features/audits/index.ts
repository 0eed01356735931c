import { visibleBuildings, type RecordKind } from '#features/shared/index.ts';
import { enterDemoAudit } from './demo.ts';
import { maskAudits } from './erasure-repository.ts';
import { auditsOverview } from './overview.ts';
import { createAuditRoutes } from './routes.ts';
import { tables } from './tables.ts';

const records: readonly RecordKind[] = [
  {
    type: 'Audit',
    table: 'audits',
    access: 'audits:read',
    visible: (ctx) => visibleBuildings(ctx, 'building_id'),
  },
];

export const auditsFeature = {
  tables,
  erasure: maskAudits,
  records,
  routes: createAuditRoutes,
  overview: auditsOverview,
  demo: enterDemoAudit,
};
