import { discloseCandidacies } from './disclosure-repository.ts';
import { eraseFromMeetings } from './erasure-repository.ts';
import { meetingNotificationTypes } from './notification-types.ts';
import { meetingRecords } from './records.ts';
import { meetingRoutes } from './routes.ts';
import { meetingSearch } from './search-repository.ts';

export { requireAgendaItem, toAgendaItem } from './agenda.ts';
export { listAgendaItems, type AgendaRow } from './agenda-repository.ts';
export { beginMeeting, endMeeting } from './commands.ts';
export {
  dayOf,
  holdMeeting,
  lockForOperation,
  refuse,
  requireMeeting,
  requireUnfinished,
  toMeeting,
} from './meeting.ts';
export { openingQuorum, recordQuorum, type QuorumFound } from './quorum-checks.ts';

export const meetingsFeature = {
  disclosure: discloseCandidacies,
  erasure: eraseFromMeetings,
  routes: meetingRoutes,
  notificationTypes: meetingNotificationTypes,
  records: meetingRecords,
  search: meetingSearch,
};
