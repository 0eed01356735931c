import type { RecoveredPart } from './recovery-targets.ts';

/**
 * Steps of restoring a backup, in order; `recover` and `files` only for a copy of the database, `unpack`
 * only for monitoring.
 */
export const DRILL_STEPS = [
  'unpack',
  'verify',
  'migrate',
  'load',
  'recover',
  'files',
  'upgrade',
  'prove',
] as const;

/** Backups restored in a drill: an archive of rows, a copy of the database with its log, or monitoring. */
export const DRILL_KINDS = ['Rows', 'Base', 'Monitoring'] as const;
export type DrillKind = (typeof DRILL_KINDS)[number];

/** The part whose recovery targets a drill must meet. */
export const PART_OF_DRILL = {
  Rows: 'Database',
  Base: 'Database',
  Monitoring: 'Monitoring',
} as const satisfies Record<DrillKind, RecoveredPart>;
