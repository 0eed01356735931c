import { CommanderError, type Command } from 'commander';
import { describe, expect, it } from 'vitest';
import { createProgram, formatUsage } from './program.ts';

/** A command that only parses its arguments. */
function commandOf(name: string): Command {
  const command = createProgram({}).commands.find((one) => one.name() === name);
  if (command === undefined) throw new Error(`there is no command ${name}`);
  return command.action(() => undefined);
}

const parse = (name: string, args: readonly string[]) =>
  commandOf(name).parse(args, { from: 'user' });

describe('the arguments of a command', () => {
  it('may come in any order, and are trimmed', () => {
    const given = parse('import', ['--dry-run', '--organization= 3 ', 'folder']);
    expect(given.args).toEqual(['folder']);
    expect(given.opts()).toEqual({ dryRun: true, organization: '3' });
  });

  it('are absent if they are blank', () => {
    const { name } = parse('create-admin', ['--email', 'e', '--name', ' ']).opts();
    expect(name).toBeUndefined();
  });

  it.each([
    ['import', ['--organization', '3'], "missing required argument 'DIR_OR_XLSX'"],
    ['import', ['a', 'b', '--organization', '3'], 'too many arguments'],
    ['import', ['a'], "required option '--organization <ID>' not specified"],
    [
      'import',
      ['a', '--organization', ' '],
      "option '--organization <ID>' argument ' ' is invalid",
    ],
    ['import', ['a', '--organization', '3', '--fast'], "unknown option '--fast'"],
    ['import', ['a', '--organization'], "option '--organization <ID>' argument missing"],
    ['import', ['a', '--organization', '3', '--dry-run=no'], '--dry-run=no'],
    ['files', ['remove'], 'Allowed choices are verify'],
    ['drill', ['--base', '--monitoring'], "cannot be used with option '--base'"],
  ])('are refused for %s: %j', (name, args, message) => {
    expect(() => parse(name, args)).toThrow(CommanderError);
    expect(() => parse(name, args)).toThrow(message);
  });
});

describe('help', () => {
  it('of a command names its arguments and options, and what they mean', () => {
    expect(formatUsage(commandOf('import'))).toBe(
      'millieme import DIR_OR_XLSX --organization ID [--dry-run]',
    );
    const help = commandOf('import').helpInformation();
    expect(help).toContain(`Usage: ${formatUsage(commandOf('import'))}`);
    expect(help).toMatch(/ {2}--organization ID {2}ID of the organization/);
    expect(help).toMatch(/ {2}-h, --help {2,}Show this/);
  });

  it('of the program lists its commands', () => {
    const help = createProgram({}).helpInformation();
    expect(help).toContain('Usage: millieme COMMAND [OPTIONS]');
    expect(help).toMatch(/ {2}start {2,}Serve requests/);
    expect(help).toMatch(/ {2}openapi {2,}Print the API description/);
  });
});
