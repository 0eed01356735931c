import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { COMMAND_FLAGS, ENGINE_FLAGS } from './engine.ts';

/** Each flag of this Node with what it is unless told otherwise, written as a flag. */
const options = execFileSync(process.execPath, ['--v8-options'], { encoding: 'utf8' });
const defaults = [...options.matchAll(/ default: (--\S+)/g)].map(([, flag = '']) => flag);

/** `--no-pretenuring` and `--size=460` are of `pretenuring` and `size`. */
function nameOf(flag: string): string {
  return flag.replace(/^--(no-)?/, '').replace(/=.*/, '');
}

// A flag that is gone would only be reported on standard error, and one that is the default is not needed.
test.each([...ENGINE_FLAGS, ...COMMAND_FLAGS])(
  'this Node knows %s, and does otherwise by itself',
  (flag) => {
    const initial = defaults.filter((one) => nameOf(one) === nameOf(flag));
    expect(initial).toHaveLength(1);
    expect(initial).not.toEqual([flag]);
  },
);
