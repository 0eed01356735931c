import { parseArgs } from 'node:util';
import { DomainError } from '#domain/kernel/domain-error.ts';
import { ConfigError, loadConfig } from '#platform/config.ts';
import { DEFAULT_LANGUAGE, translate } from '#platform/i18n/translate.ts';
import {
  CliError,
  UsageError,
  parseOptions,
  writeError,
  writeLine,
  type Command,
  type Invocation,
} from './command.ts';
import { commands } from './commands.ts';

const PROGRAM = 'millieme';
const FAILED = 1;
const MISUSED = 2;

/** Runs the command that the arguments name. @returns the exit code */
export async function runCli(args: readonly string[], env: Invocation['env']): Promise<number> {
  try {
    const [name, ...rest] = args;
    if (name === '--help' || name === '-h') writeLine(overview());
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
  const command = commands.find((one) => one.name === name);
  if (command === undefined) {
    throw new UsageError(`there is no command "${name}", see ${PROGRAM} --help`);
  }
  return command;
}

async function runCommand(
  command: Command,
  args: readonly string[],
  env: Invocation['env'],
): Promise<void> {
  const { values, positionals } = parse(command, args);
  if (values['help'] === true) {
    writeLine(helpOf(command));
    return;
  }
  if (positionals.length !== command.positionals) {
    throw new UsageError(`usage: ${usageOf(command)}`);
  }
  const config = loadConfig(settingsOf(env));
  const run = await command.load();
  await run({ positionals, values, env, config });
}

function parse(command: Command, args: readonly string[]) {
  try {
    const options = parseOptions(command);
    const parsed = parseArgs({ args: [...args], options, allowPositionals: true, strict: true });
    return { ...parsed, values: parsed.values as Invocation['values'] };
  } catch (error) {
    throw new UsageError(messageOf(error), { cause: error });
  }
}

/** The administrator and the demo belong to the start of the service, not to a command. */
function settingsOf(env: Invocation['env']): Invocation['env'] {
  return {
    ...env,
    MILLIEME_ADMIN_EMAIL: undefined,
    MILLIEME_ADMIN_PASSWORD: undefined,
    MILLIEME_DEMO: '0',
  };
}

function usageOf({ name, usage }: Command): string {
  return [PROGRAM, name, usage].filter((part) => part !== '').join(' ');
}

function overview(): string {
  const width = Math.max(...commands.map(({ name }) => name.length));
  const lines = commands.map(({ name, summary }) => `  ${name.padEnd(width)}  ${summary}`);
  const more = `${PROGRAM} COMMAND --help says more.`;
  return [`Usage: ${PROGRAM} COMMAND [OPTIONS]`, '', ...lines, '', more].join('\n');
}

function helpOf(command: Command): string {
  const options = { ...command.options, help: { type: 'boolean', help: 'Show this' } };
  const named = Object.entries(options).map(([name, { type, help }]) => ({
    name: `--${name}${type === 'string' ? ` ${name.toUpperCase()}` : ''}`,
    help,
  }));
  const width = Math.max(...named.map(({ name }) => name.length));
  const lines = named.map(({ name, help }) => `  ${name.padEnd(width)}  ${help}`);
  return [`Usage: ${usageOf(command)}`, '', command.summary, '', ...lines].join('\n');
}

/** One sentence; never a stack. */
function messageOf(error: unknown): string {
  if (error instanceof CliError || error instanceof ConfigError) return error.message;
  if (error instanceof DomainError) {
    return translate(DEFAULT_LANGUAGE, `problem.${error.code}.detail`, error.params);
  }
  if (error instanceof AggregateError) return messageOf(error.errors[0]);
  return error instanceof Error ? error.message || error.name : String(error);
}
