import { systemAlert, systemMaintenance } from './system.ts';

/** The types that belong to no other feature. */
export const generalNotificationTypes = [systemAlert, systemMaintenance];
