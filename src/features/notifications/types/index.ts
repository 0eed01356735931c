import { budgetApproved } from './budget-approved.ts';
import { gdprRequestCompleted } from './gdpr-request-completed.ts';
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
  gdprRequestCompleted,
  systemAlert,
  systemMaintenance,
];
