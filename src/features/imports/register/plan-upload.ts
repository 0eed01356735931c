import type { ImportError, ImportFile } from '#domain/imports/import-error.ts';
import { planImport, type ImportPlan } from '#domain/imports/plan-import.ts';
import type { ImportInput } from '#platform/tabular/table-files.ts';

/** Maximum number of errors shown; the total is given as well. */
export const MAX_ERRORS_SHOWN = 200;

/** An upload, read and checked on its own: a plan, or the errors found. */
export interface PlannedUpload {
  readonly plan: ImportPlan | null;
  /** The first of `error_count` errors. */
  readonly errors: readonly ImportError[];
  readonly error_count: number;
  /** Names of files or sheets that the import ignores. */
  readonly ignored: readonly string[];
}

/** Checks everything about the tables that needs no access to the register. */
export function planUpload(input: ImportInput<ImportFile>): PlannedUpload {
  const { plan, errors } = planImport(input.sources, input.nameOf);
  const { ignored } = input;
  const all = [...input.errors, ...errors];
  return { ...takeFirstErrors(all), plan: all.length === 0 ? plan : null, ignored };
}

/** Returns the errors that are shown, and how many there are in all. */
export function takeFirstErrors(
  errors: readonly ImportError[],
): Pick<PlannedUpload, 'errors' | 'error_count'> {
  return { errors: errors.slice(0, MAX_ERRORS_SHOWN), error_count: errors.length };
}
