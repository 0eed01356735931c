import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { COMMAND_FLAGS, ENGINE_FLAGS } from './engine.ts';

/** Default of each flag of this Node version, written as a flag. */
const options = execFileSync(process.execPath, ['--v8-options'], { encoding: 'utf8' });
const defaults = [...options.matchAll(/ default: (--\S+)/g)].map(([, flag = '']) => flag);

/** Name of a flag: `pretenuring` for `--no-pretenuring`, `size` for `--size=460`. */
function nameOf(flag: string): string {
  return flag.replace(/^--(no-)?/, '').replace(/=.*/, '');
}

// An unknown flag would only be reported on standard error, and a default one is not needed.
test.each([...ENGINE_FLAGS, ...COMMAND_FLAGS])(
  'this Node knows %s, and does otherwise by itself',
  (flag) => {
    const initial = defaults.filter((one) => nameOf(one) === nameOf(flag));
    expect(initial).toHaveLength(1);
    expect(initial).not.toEqual([flag]);
  },
);
