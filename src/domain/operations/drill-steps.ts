/** What restoring a backup consists of, in its order. */
export const DRILL_STEPS = ['verify', 'migrate', 'load', 'upgrade', 'prove'] as const;
