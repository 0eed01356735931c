import { globSync, readFileSync } from 'node:fs';

const ROOT = new URL('../../', import.meta.url).pathname;
/** Routes and `page(…)` of `pagesOf`. */
const ADDRESS = /\b(?:path: |page\(\s*)'(\/[^']*)'/g;

/** Finds the addresses of all pages of the web application in its sources, so that new ones are included. */
export function findPageAddresses(): string[] {
  const files = globSync(`${ROOT}web/src/{app/home.tsx,features/*/area.ts}`);
  return files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(ADDRESS)].map(([, address = '']) => address),
  );
}
