import { openingReversed } from '#features/books/ledger/index.ts';
import { ownerAccountsMoved } from '#features/books/owner-accounts/index.ts';
import type { RecordKind } from '#features/shared/index.ts';
import { following } from '#platform/followers.ts';
import { followReversedOpening } from './commands/take-over-calls.ts';
import { enterDemoCalls } from './demo.ts';
import { discloseCalls } from './disclosure-repository.ts';
import { keepCalls } from './erasure-repository.ts';
import { followCalls } from './follow-calls.ts';
import { callForFundsIssued } from './notification-types.ts';
import { callsOverview } from './overview.ts';
import { limitToVisibleCalls } from './repository.ts';
import { callForFundsRoutes } from './routes.ts';
import { callSearch } from './search-repository.ts';
import { tables } from './tables.ts';

export { workingCapitalCalled, type CalledCapital } from './called-capital.ts';
export { toCall } from './call.ts';
export { listCallsOfUnits } from './calls-of-units.ts';
export { createCallSeries } from './commands/create-series.ts';
export { moveCalls } from './commands/move-calls.ts';
export { takeOverCalls } from './commands/take-over-calls.ts';
export { sendDemoCalls } from './demo.ts';
export { findReserveBearer } from './repository.ts';

const records: readonly RecordKind[] = [
  {
    type: 'CallForFunds',
    table: 'calls_for_funds',
    access: 'funds:read',
    visible: (ctx) => limitToVisibleCalls(ctx).visible,
  },
];

export const callsForFundsFeature = {
  tables,
  disclosure: discloseCalls,
  erasure: keepCalls,
  search: callSearch,
  records,
  routes: callForFundsRoutes,
  followers: [
    following(ownerAccountsMoved, followCalls),
    following(openingReversed, followReversedOpening),
  ],
  notificationTypes: [callForFundsIssued],
  overview: callsOverview,
  demo: enterDemoCalls,
};
