import type { ImportError } from '#domain/imports/import-error.ts';
import { planImport, type ImportPlan } from '#domain/imports/plan-import.ts';
import type { ImportInput } from './sources.ts';

/** More than this many findings help nobody; how many there are in all is said beside them. */
export const MAX_ERRORS_SHOWN = 200;

/** What was sent, read and checked by itself: a plan, or what is wrong with it. */
export interface PlannedUpload {
  readonly plan: ImportPlan | null;
  /** The first findings, of `error_count`. */
  readonly errors: readonly ImportError[];
  readonly error_count: number;
  /** Names of files or sheets that an import does not read. */
  readonly ignored: readonly string[];
}

/** Checks the tables by themselves: everything that can be said without the register. */
export function planUpload(input: ImportInput): PlannedUpload {
  const { plan, errors } = planImport(input.sources, input.nameOf);
  const { ignored } = input;
  const all = [...input.errors, ...errors];
  return { ...firstOf(all), plan: all.length === 0 ? plan : null, ignored };
}

/** As many findings as are shown, and how many there are. */
export function firstOf(
  errors: readonly ImportError[],
): Pick<PlannedUpload, 'errors' | 'error_count'> {
  return { errors: errors.slice(0, MAX_ERRORS_SHOWN), error_count: errors.length };
}
