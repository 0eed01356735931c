import type { RecoveredPart } from './recovery-targets.ts';

/**
 * What restoring a backup consists of, in its order; `recover` and `files` with a copy of the database
 * alone, `unpack` with monitoring.
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

/** What is restored in a drill: an archive of rows, a copy of the database with its log, or monitoring. */
export const DRILL_KINDS = ['Rows', 'Base', 'Monitoring'] as const;
export type DrillKind = (typeof DRILL_KINDS)[number];

/** Whose recovery targets a drill is to meet. */
export const PART_OF_DRILL = {
  Rows: 'Database',
  Base: 'Database',
  Monitoring: 'Monitoring',
} as const satisfies Record<DrillKind, RecoveredPart>;
