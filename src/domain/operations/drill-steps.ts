/** What restoring a backup consists of, in its order; `recover` and `files` with a copy of the database alone. */
export const DRILL_STEPS = [
  'verify',
  'migrate',
  'load',
  'recover',
  'files',
  'upgrade',
  'prove',
] as const;

/** What is restored in a drill: an archive of rows, or a copy of the database with its log. */
export const DRILL_KINDS = ['Rows', 'Base'] as const;
export type DrillKind = (typeof DRILL_KINDS)[number];
