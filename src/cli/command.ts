import type { Config } from '#platform/config.ts';

/** A failure that its one line says all about. */
export class CliError extends Error {}

/** What is wrong with how the program was called. */
export class UsageError extends CliError {}

/** An option as `parseArgs` takes it, and as `--help` explains it. */
interface Option {
  readonly type: 'string' | 'boolean';
  readonly help: string;
  /** What a string stands for: `--email E`. */
  readonly value?: string;
  readonly required?: true;
}

/** How a command is called: all that its arguments are read by and its help is made of. */
export interface Call {
  readonly name: string;
  readonly summary: string;
  /** What stands without a name of its own, in this order: `DIR_OR_XLSX`. */
  readonly positionals: readonly string[];
  readonly options: Readonly<Record<string, Option>>;
  /** Whether it goes on until it is told to end. */
  readonly isService?: true;
}

type ValueOf<Given extends Option> = Given['type'] extends 'boolean'
  ? boolean
  : Given extends { readonly required: true }
    ? string
    : string | undefined;

type Texts<Names extends readonly string[]> = { readonly [Index in keyof Names]: string };

/** What a command is run with: its arguments, each of the type that its call declares. */
export interface Invocation<Of extends Call = Call> {
  readonly positionals: Texts<Of['positionals']>;
  readonly values: { readonly [Name in keyof Of['options']]: ValueOf<Of['options'][Name]> };
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly config: Config;
}

export type Run<Of extends Call> = (invocation: Invocation<Of>) => Promise<void>;

export interface Command {
  readonly call: Call;
  /** What the command does is read only when it is called. */
  readonly load: () => Promise<Run<Call>>;
}

/** @param load reads the module that does what the call asks for */
export function command<Of extends Call>(call: Of, load: () => Promise<Run<Of>>): Command {
  // The arguments of a command are read by its own call.
  return { call, load: load as Command['load'] };
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
