import type { Restored } from '#app/restore.ts';
import { CliError, writeLine } from './command.ts';

/** Prints the result of a restore. */
export function report({ applied, erased, unproved }: Restored): void {
  if (applied.length > 0) writeLine(`Applied: ${applied.join(', ')}`);
  if (erased > 0) writeLine(`${erased} who were erased since had come back, and are erased again`);
  for (const fault of unproved) writeLine(fault);
  if (unproved.length > 0)
    throw new CliError('everything is restored as it was saved, but it was not sound: see above');
  writeLine('Books, votes and the log of accesses are proved');
}
