import type { RecordKind } from '#features/shared/index.ts';
import { following } from '#platform/followers.ts';
import { statementsReversed, statementsSent } from './changes.ts';
import { sendDemoStatements } from './demo.ts';
import { discloseStatements } from './disclosure-repository.ts';
import { keepStatements } from './erasure-repository.ts';
import { statementsOverview } from './letters/overview.ts';
import { sendReversals, sendStatements } from './letters/send.ts';
import { statementRoutes } from './routes.ts';
import { limitToVisibleRuns } from './run-repository.ts';
import { tables } from './tables.ts';

export { findBalancesAt } from './account-repository.ts';
export { findTiesOfYear } from './ties-and-works.ts';

const records: readonly RecordKind[] = [
  {
    type: 'Statement',
    table: 'statement_runs',
    access: 'statements:read',
    visible: limitToVisibleRuns,
  },
];

export const statementsFeature = {
  tables,
  disclosure: discloseStatements,
  erasure: keepStatements,
  records,
  routes: statementRoutes,
  demo: sendDemoStatements,
  followers: [
    following(statementsSent, sendStatements),
    following(statementsReversed, sendReversals),
  ],
  overview: statementsOverview,
};
