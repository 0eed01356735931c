import { systemAlert, systemMaintenance } from './system.ts';

/** The types that no other feature brings. */
export const generalNotificationTypes = [systemAlert, systemMaintenance];
