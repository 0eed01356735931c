import { parseArgs } from 'node:util';
import { UsageError, type Call, type Invocation } from './command.ts';

export const PROGRAM = 'millieme';
const HELP = { type: 'boolean', short: 'h', help: 'Show this' } as const;

/**
 * Parses the arguments as their call declares; undefined when they ask for help. Throws a
 * UsageError that explains the mistake.
 */
export function argumentsOf(
  call: Call,
  args: readonly string[],
): Pick<Invocation, 'positionals' | 'values'> | undefined {
  const { values, positionals } = parsed(call, args);
  if (values['help'] === true) return undefined;
  if (positionals.length !== call.positionals.length)
    throw new UsageError(`usage: ${formatUsage(call)}`);
  const given = Object.entries(call.options).map(([name, option]) => {
    const value = values[name];
    if (option.type === 'boolean') return [name, value === true] as const;
    const text = String(value ?? '').trim();
    if (text === '' && option.required === true)
      throw new UsageError(`${nameOf(name, option)} is missing`);
    return [name, text === '' ? undefined : text] as const;
  });
  return { positionals, values: Object.fromEntries(given) as Invocation['values'] };
}

function parsed(call: Call, args: readonly string[]) {
  try {
    const options: Call['options'] = { ...call.options, help: HELP };
    return parseArgs({ args: [...args], options, allowPositionals: true, strict: true });
  } catch (error) {
    throw new UsageError((error as Error).message, { cause: error });
  }
}

/** `--organization ID`, `--dry-run`. */
function nameOf(name: string, { value }: Call['options'][string]): string {
  return value === undefined ? `--${name}` : `--${name} ${value}`;
}

/** Usage line of a command: `millieme import DIR_OR_XLSX --organization ID [--dry-run]`. */
export function formatUsage({ name, positionals, options }: Call): string {
  const named = Object.entries(options).map(([option, given]) =>
    given.required === true ? nameOf(option, given) : `[${nameOf(option, given)}]`,
  );
  return [PROGRAM, name, ...positionals, ...named].join(' ');
}

/** Text of `millieme --help`. */
export function overviewOf(calls: readonly Call[]): string {
  const lines = aligned(calls.map(({ name, summary }) => [name, summary]));
  const more = `${PROGRAM} COMMAND --help says more.`;
  return [`Usage: ${PROGRAM} COMMAND [OPTIONS]`, '', ...lines, '', more].join('\n');
}

/** Text of `millieme COMMAND --help`. */
export function formatHelp(call: Call): string {
  const options = Object.entries({ ...call.options, help: HELP });
  const lines = aligned(options.map(([name, option]) => [nameOf(name, option), option.help]));
  return [`Usage: ${formatUsage(call)}`, '', call.summary, '', ...lines].join('\n');
}

function aligned(rows: readonly (readonly [string, string])[]): string[] {
  const width = Math.max(...rows.map(([name]) => name.length));
  return rows.map(([name, text]) => `  ${name.padEnd(width)}  ${text}`);
}
