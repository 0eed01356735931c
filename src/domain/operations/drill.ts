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

/** Result of a test restore of a backup. */
export interface Drill {
  readonly started_at: string;
  /** Absent in older results, which are about archives of rows. */
  readonly kind?: DrillKind;
  /** Name of the backup that was restored. */
  readonly archive: string;
  /** Potential data loss: age of the backup at the start of the drill. */
  readonly loss_seconds: number;
  /** Duration of each step of the recovery. */
  readonly step_seconds: Readonly<Record<string, number>>;
  readonly recovery_seconds: number;
  /** Null: everything was restored without faults. */
  readonly failure: string | null;
}

/** Returns the kind of backup that a drill restored. */
export function kindOfDrill({ kind = 'Rows' }: Pick<Drill, 'kind'>): DrillKind {
  return kind;
}

/** The part whose recovery targets a drill must meet. */
export const PART_OF_DRILL = {
  Rows: 'Database',
  Base: 'Database',
  Monitoring: 'Monitoring',
} as const satisfies Record<DrillKind, RecoveredPart>;
