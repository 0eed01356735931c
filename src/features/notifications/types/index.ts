import { budgetApproved } from './budget-approved.ts';
import {
  meetingCancelled,
  meetingCreated,
  meetingMinutesPublished,
  meetingReminder,
} from './meetings.ts';
import { systemAlert, systemMaintenance } from './system.ts';

/** The types that no other feature brings. */
export const generalNotificationTypes = [
  meetingReminder,
  meetingCreated,
  meetingCancelled,
  meetingMinutesPublished,
  budgetApproved,
  systemAlert,
  systemMaintenance,
];
