import type { ParseArgsConfig } from 'node:util';
import type { Config } from '#platform/config.ts';

/** A failure that its one line says all about. */
export class CliError extends Error {}

/** What is wrong with how the program was called. */
export class UsageError extends CliError {}

export interface Invocation {
  readonly positionals: readonly string[];
  readonly values: Readonly<Record<string, string | boolean | undefined>>;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly config: Config;
}

export interface Command {
  readonly name: string;
  /** What follows the name: `DIR --organization ID`. */
  readonly usage: string;
  readonly summary: string;
  /** Each option with its meaning. */
  readonly options: Readonly<
    Record<string, { readonly type: 'string' | 'boolean'; readonly help: string }>
  >;
  readonly positionals: number;
  /** What the command does is read only when it is called. */
  load(): Promise<Run>;
}

export type Run = (invocation: Invocation) => Promise<void>;

export function parseOptions(command: Command): NonNullable<ParseArgsConfig['options']> {
  const own = Object.entries(command.options).map(([name, { type }]) => [name, { type }] as const);
  return { ...Object.fromEntries(own), help: { type: 'boolean', short: 'h' } };
}

export function writeLine(text: string): void {
  process.stdout.write(`${text}\n`);
}

/** One line, whatever a file or a server put into it: no line ends, no control characters. */
function oneLine(text: string): string {
  return text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim();
}

export function writeError(text: string): void {
  process.stderr.write(`${oneLine(text)}\n`);
}
