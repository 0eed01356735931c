import { globSync, readFileSync } from 'node:fs';
import type { Role } from '#domain/people/roles.ts';

const ROOT = new URL('../../', import.meta.url).pathname;
/** Routes and `page(…)` of `pagesOf`. */
const ADDRESS = /\b(?:path: |page\(\s*)'(\/[^']*)'/g;

const OF_OWNERS_ALONE = [
  '/charges',
  '/convocation-consent',
  '/letters',
  '/lots',
  '/my-data',
  '/owners/$id/account',
  '/owners/$id/statement',
];
const OF_OWNERS = [
  '/',
  '/decisions',
  '/documents',
  '/meetings',
  '/meetings/$id',
  '/meetings/$id/vote',
  '/statements',
  '/statements/$id',
  '/tickets',
  '/tickets/new',
  ...OF_OWNERS_ALONE,
];
const OF_THE_PLATFORM = /^\/(organizations|interest-rates|service)/;
const OF_THE_ACCOUNTANT = ['/journal-entries/new'];

/** Finds the addresses of all pages of the web application in its sources, so that new ones are included. */
export function findPageAddresses(): string[] {
  const files = globSync(`${ROOT}web/src/{app/{home,statements}.tsx,features/*/area.ts}`);
  return files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(ADDRESS)].map(([, address = '']) => address),
  );
}

/** Selects the pages that tests open as a role; a page open to several is left to the first of them. */
export function selectPages(paths: readonly string[], role: Role): readonly string[] {
  if (role === 'Owner') return OF_OWNERS;
  if (role === 'SuperAdmin') return paths.filter((path) => OF_THE_PLATFORM.test(path));
  if (role === 'Accountant') return OF_THE_ACCOUNTANT;
  const others = [...OF_OWNERS_ALONE, ...OF_THE_ACCOUNTANT];
  return paths.filter((path) => !OF_THE_PLATFORM.test(path) && !others.includes(path));
}
