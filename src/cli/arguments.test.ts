import { describe, expect, it } from 'vitest';
import { argumentsOf, formatHelp, overviewOf } from './arguments.ts';
import { UsageError, type Call } from './command.ts';

const call = {
  name: 'sow',
  summary: 'Put seed into a field',
  positionals: ['FIELD', 'SEED'],
  options: {
    depth: { type: 'string', value: 'CM', help: 'How deep', required: true },
    'row-width': { type: 'string', value: 'CM', help: 'How wide (30)' },
    dry: { type: 'boolean', help: 'Without water' },
  },
} as const satisfies Call;

describe('the arguments of a command', () => {
  it('are what its call declares, wherever they stand', () => {
    expect(argumentsOf(call, ['--dry', 'east', '--depth= 3 ', 'rye'])).toEqual({
      positionals: ['east', 'rye'],
      values: { depth: '3', 'row-width': undefined, dry: true },
    });
    expect(argumentsOf(call, ['east', 'rye', '--depth', '3', '--row-width', ''])?.values).toEqual({
      depth: '3',
      'row-width': undefined,
      dry: false,
    });
  });

  it.each([
    [
      ['east', '--depth', '3'],
      'usage: millieme sow FIELD SEED --depth CM [--row-width CM] [--dry]',
    ],
    [['east', 'rye', 'oat', '--depth', '3'], 'usage: millieme sow FIELD SEED'],
    [['east', 'rye'], '--depth CM is missing'],
    [['east', 'rye', '--depth', ' '], '--depth CM is missing'],
    [['east', 'rye', '--deep', '3'], '--deep'],
    [['east', 'rye', '--depth'], '--depth'],
    [['east', 'rye', '--depth', '3', '--dry=no'], '--dry'],
  ])('%j are refused', (args, message) => {
    expect(() => argumentsOf(call, args)).toThrow(UsageError);
    expect(() => argumentsOf(call, args)).toThrow(message);
  });

  it.each(['--help', '-h'])('with %s ask for help, whatever else is missing', (help) => {
    expect(argumentsOf(call, [help])).toBeUndefined();
  });
});

describe('help', () => {
  it('of a command names its options and what they mean', () => {
    expect(formatHelp(call))
      .toBe(`Usage: millieme sow FIELD SEED --depth CM [--row-width CM] [--dry]

Put seed into a field

  --depth CM      How deep
  --row-width CM  How wide (30)
  --dry           Without water
  --help          Show this`);
  });

  it('of the program lists its commands', () => {
    const reap = { ...call, name: 'harvest', summary: 'Bring it in' };
    expect(overviewOf([call, reap])).toContain(
      '  sow      Put seed into a field\n  harvest  Bring it in\n',
    );
  });
});
