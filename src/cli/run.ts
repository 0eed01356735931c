import { DomainError } from '#domain/kernel/domain-error.ts';
import { tuneCommand } from '#platform/engine.ts';
import { DEFAULT_LANGUAGE, translate } from '#platform/i18n/translate.ts';
import { ConfigError } from '#platform/settings.ts';
import { argumentsOf, formatHelp, overviewOf, PROGRAM } from './arguments.ts';
import {
  CliError,
  UsageError,
  writeError,
  writeLine,
  type Command,
  type Invocation,
} from './command.ts';
import { commands } from './commands.ts';
import { commandConfig } from './settings.ts';

const FAILED = 1;
const MISUSED = 2;

/**
 * Runs the command that the arguments name.
 * @returns the exit code
 */
export async function runCli(args: readonly string[], env: Invocation['env']): Promise<number> {
  try {
    const [name, ...rest] = args;
    if (name === '--help' || name === '-h') writeLine(overviewOf(commands.map(({ call }) => call)));
    else if (name === undefined)
      throw new UsageError(`a command is missing, see ${PROGRAM} --help`);
    else await runCommand(commandOf(name), rest, env);
    return 0;
  } catch (error) {
    writeError(`${PROGRAM}: ${messageOf(error)}`);
    return error instanceof UsageError ? MISUSED : FAILED;
  }
}

function commandOf(name: string): Command {
  const command = commands.find(({ call }) => call.name === name);
  if (command === undefined) {
    throw new UsageError(`there is no command "${name}", see ${PROGRAM} --help`);
  }
  return command;
}

async function runCommand(
  { call, load }: Command,
  args: readonly string[],
  env: Invocation['env'],
): Promise<void> {
  const given = argumentsOf(call, args);
  if (given === undefined) {
    writeLine(formatHelp(call));
    return;
  }
  const config = commandConfig(env);
  if (call.isService !== true) tuneCommand();
  const run = await load();
  await run({ ...given, env, config });
}

/** Describes an error in one sentence, without a stack. */
function messageOf(error: unknown): string {
  if (error instanceof CliError || error instanceof ConfigError) return error.message;
  if (error instanceof DomainError) {
    return translate(DEFAULT_LANGUAGE, `problem.${error.code}.detail`, error.params);
  }
  if (error instanceof AggregateError) return messageOf(error.errors[0]);
  return error instanceof Error ? error.message || error.name : String(error);
}
