import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

interface Lockfile {
  readonly packages: Readonly<
    Record<string, { readonly integrity?: string; readonly link?: boolean }>
  >;
}

const ROOT = '';

it('the lockfile has the integrity of every package, those for other platforms included', () => {
  const text = readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8');
  const packages = Object.entries((JSON.parse(text) as Lockfile).packages);
  expect(packages.length).toBeGreaterThan(1);
  const unproven = packages.filter(
    ([path, { integrity, link }]) => path !== ROOT && link !== true && integrity === undefined,
  );
  expect(unproven.map(([path]) => path)).toEqual([]);
});
