import { meetingEnded } from '#features/assemblies/meetings/index.ts';
import { following } from '#platform/followers.ts';
import { budgetApproved } from './budget-approved.ts';
import { registerDecisions } from './decisions.ts';
import { keepMinutes } from './erasure-repository.ts';
import { createMinutesTasks } from './file-task.ts';
import { minutesOverview } from './overview.ts';
import { minutesRoutes } from './routes.ts';
import { tables } from './tables.ts';

export const minutesFeature = {
  tables,
  erasure: keepMinutes,
  notificationTypes: [budgetApproved],
  followers: [following(meetingEnded, registerDecisions)],
  overview: minutesOverview,
  routes: minutesRoutes,
  tasks: createMinutesTasks,
};
