import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { nonEmpty } from '#test/helpers/non-empty.ts';

interface LockedPackage {
  readonly version?: string;
  readonly integrity?: string;
  readonly link?: boolean;
}

const lockfile = new URL('../../package-lock.json', import.meta.url);

it('every locked package, of every platform, has an integrity of SHA-512', () => {
  const { packages } = JSON.parse(readFileSync(lockfile, 'utf8')) as {
    readonly packages: Readonly<Record<string, LockedPackage>>;
  };
  const installed = Object.entries(packages).filter(
    ([path, { link = false }]) => path !== '' && !link,
  );
  const without = nonEmpty(installed).filter(
    ([, { integrity = '' }]) => !integrity.startsWith('sha512-'),
  );
  expect(without.map(([path]) => path)).toEqual([]);
});
