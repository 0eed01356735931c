import {
  type SweepDependencies,
  visibleMeetings,
  type RecordKind,
} from '#features/shared/index.ts';
import { enterDemoMeeting } from './demo.ts';
import { discloseCandidacies } from './disclosure-repository.ts';
import { eraseFromMeetings } from './erasure-repository.ts';
import { meetingNotificationTypes } from './notification-types.ts';
import { meetingsOverview } from './overview.ts';
import { createDailyMeetingReminders } from './remind-task.ts';
import { meetingRoutes } from './routes.ts';
import { meetingSearch } from './search-repository.ts';
import { tables } from './tables.ts';

export {
  addAgendaItem,
  addRepetition,
  amendAgendaItem,
  remarkOnItem,
  requireAgendaItem,
  toAgendaItem,
} from './agenda.ts';
export { replaceExclusions } from './exclusions.ts';
export { findSyndicAmong } from './syndic.ts';
export { meetingCreated, meetingMinutesPublished } from './notification-types.ts';
export { listAgendaItems, type AgendaRow } from './agenda-repository.ts';
export { meetingCalledOff, meetingEnded, secondSessionScheduled } from './changes.ts';
export { beginMeeting, correctDay, endMeeting, factsOf, markConvened } from './commands.ts';
export {
  dayOf,
  decidedOn,
  findLockedMeeting,
  lockMeetingInAnyVersion,
  lockForOperation,
  lockToConvene,
  refuse,
  requireMeeting,
  refuseWrittenDecision,
  requireUnfinished,
  toMeeting,
} from './meeting.ts';
export { selectBudgetLines, toBudget } from './budget.ts';
export { budgetTable } from './budget-table.ts';
export { findSecondSession } from './repository.ts';
export { findOpeningQuorum, recordQuorum, type QuorumFound } from './quorum-checks.ts';

const records: readonly RecordKind[] = [
  { type: 'Meeting', table: 'meetings', access: 'meetings:read', visible: visibleMeetings },
];

export const meetingsFeature = {
  demo: enterDemoMeeting,
  tables,
  disclosure: discloseCandidacies,
  erasure: eraseFromMeetings,
  routes: meetingRoutes,
  notificationTypes: meetingNotificationTypes,
  records,
  search: meetingSearch,
  overview: meetingsOverview,
  tasks: (deps: SweepDependencies) => [createDailyMeetingReminders(deps)],
};
