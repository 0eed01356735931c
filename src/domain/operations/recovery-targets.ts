const HOUR = 60 * 60;
const DAY = 24 * HOUR;

/** How soon each part is to be back, and how much of the time before may be lost, in seconds. */
export const RECOVERY_TARGETS = {
  Api: { recovery: 2 * HOUR, loss: DAY },
  Database: { recovery: 4 * HOUR, loss: DAY },
  Frontend: { recovery: HOUR, loss: 0 },
  Monitoring: { recovery: 8 * HOUR, loss: 7 * DAY },
} as const;

/** What can be lost and recovered by itself. */
export const RECOVERED_PARTS = ['Api', 'Database', 'Frontend', 'Monitoring'] as const;
export type RecoveredPart = (typeof RECOVERED_PARTS)[number];
