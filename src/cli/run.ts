import { CommanderError, InvalidArgumentError } from 'commander';
import { DomainError } from '#domain/kernel/domain-error.ts';
import { withPointer } from '#platform/http/problem-handler.ts';
import { DEFAULT_LANGUAGE, translate } from '#platform/i18n/translate.ts';
import type { Environment } from '#platform/settings.ts';
import { createProgram, PROGRAM } from './program.ts';
import { writeError } from './terminal.ts';

const FAILED = 1;
const MISUSED = 2;

/**
 * Runs the command that the arguments name.
 * @returns the exit code
 */
export async function runCli(args: readonly string[], env: Environment): Promise<number> {
  try {
    if (args.length === 0)
      throw new InvalidArgumentError(`a command is missing, see ${PROGRAM} --help`);
    await createProgram(env).parseAsync(args, { from: 'user' });
    return 0;
  } catch (error) {
    const isMisused = error instanceof CommanderError;
    // The help that was asked for is also thrown.
    if (isMisused && error.exitCode === 0) return 0;
    writeError(`${PROGRAM}: ${messageOf(error)}`);
    return isMisused ? MISUSED : FAILED;
  }
}

/** Describes an error in one sentence, without a stack. */
function messageOf(error: unknown): string {
  if (error instanceof CommanderError) return error.message.replace(/^error: /, '');
  if (error instanceof DomainError)
    return translate(DEFAULT_LANGUAGE, `problem.${error.code}.detail`, withPointer(error.params));
  if (error instanceof AggregateError) return messageOf(error.errors[0]);
  return error instanceof Error ? error.message || error.name : String(error);
}
