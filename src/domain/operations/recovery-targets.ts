const HOUR = 60 * 60;
const DAY = 24 * HOUR;

/** Maximum time to recover each part, and maximum loss of data, in seconds. */
export const RECOVERY_TARGETS = {
  Api: { recovery: 2 * HOUR, loss: DAY },
  Database: { recovery: 4 * HOUR, loss: DAY },
  Frontend: { recovery: HOUR, loss: 0 },
  Monitoring: { recovery: 8 * HOUR, loss: 7 * DAY },
} as const;

/** Parts that can be lost and recovered separately. */
export const RECOVERED_PARTS = ['Api', 'Database', 'Frontend', 'Monitoring'] as const;
export type RecoveredPart = (typeof RECOVERED_PARTS)[number];
