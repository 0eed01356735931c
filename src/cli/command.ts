import type { Config } from '#platform/config.ts';

/** A failure that one line explains completely. */
export class CliError extends Error {}

/** A mistake in the arguments of the program. */
export class UsageError extends CliError {}

/** An option, as `parseArgs` takes it and `--help` explains it. */
interface Option {
  readonly type: 'string' | 'boolean';
  readonly help: string;
  /** Placeholder of the value of a string option: `--email E`. */
  readonly value?: string;
  readonly required?: true;
}

/** Signature of a command: its arguments are parsed by it and its help is made of it. */
export interface Call {
  readonly name: string;
  readonly summary: string;
  /** Positional arguments in order: `DIR_OR_XLSX`. */
  readonly positionals: readonly string[];
  readonly options: Readonly<Record<string, Option>>;
  /** Whether it runs until it is stopped. */
  readonly isService?: true;
}

type ValueOf<Given extends Option> = Given['type'] extends 'boolean'
  ? boolean
  : Given extends { readonly required: true }
    ? string
    : string | undefined;

type Texts<Names extends readonly string[]> = { readonly [Index in keyof Names]: string };

/** Input of a command: its arguments, typed as its call declares. */
export interface Invocation<Of extends Call = Call> {
  readonly positionals: Texts<Of['positionals']>;
  readonly values: { readonly [Name in keyof Of['options']]: ValueOf<Of['options'][Name]> };
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly config: Config;
}

export type Run<Of extends Call> = (invocation: Invocation<Of>) => Promise<void>;

export interface Command {
  readonly call: Call;
  /** Loads the module of the command only when it is called. */
  readonly load: () => Promise<Run<Call>>;
}

/**
 * Declares a command.
 * @param load imports the module that runs it
 */
export function command<Of extends Call>(call: Of, load: () => Promise<Run<Of>>): Command {
  // The arguments of a command are parsed by its own call.
  return { call, load: load as Command['load'] };
}

export function writeLine(text: string): void {
  process.stdout.write(`${text}\n`);
}

/** Forces a message from a file or server onto one line, without control characters. */
function oneLine(text: string): string {
  return text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim();
}

export function writeError(text: string): void {
  process.stderr.write(`${oneLine(text)}\n`);
}
