import { globSync, readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { readFrame, goTo, WHOLE_FRAME } from './helpers/frame.ts';
import { paths } from './helpers/pages.ts';
import { settled, startWeb, type Person } from './helpers/web.ts';

/** Addresses that no page has, and known ones written in another way: the frame stays, with a way on. */

const ROOT = new URL('../../', import.meta.url).pathname;
const web = await startWeb();

/** Lists a text of the frame in all languages. */
function inAllLanguages(id: string): string[] {
  return globSync(`${ROOT}src/locales/web/*.json`).map(
    (file) => (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>)[id] ?? '',
  );
}

const NOT_FOUND = inAllLanguages('web.not_found.title');
const FORBIDDEN = inAllLanguages('web.failure.forbidden');
const FAILED = inAllLanguages('web.failure.title');

const UNKNOWN = '01890000-0000-7000-8000-000000000000';
const MALFORMED = 'abc';

/** A path with the same in the place of each of its parameters. */
const filled = (path: string, id: string) => path.replaceAll(/\$\w+/g, id);
const hasParameter = (path: string) => path.includes('$');
const withoutParameters = paths.filter((path) => path !== '/' && !hasParameter(path));

/** Parent folders of known paths that are no pages: `/gdpr` of `/gdpr/requests`. */
const above = [
  ...new Set(
    paths.flatMap((path) => {
      const parts = filled(path, UNKNOWN).split('/').slice(1);
      return parts.slice(0, -1).map((_, end) => `/${parts.slice(0, end + 1).join('/')}`);
    }),
  ),
].filter((path) => !paths.some((known) => filled(known, UNKNOWN) === path));

/** Unknown addresses beside and below known ones. */
const nowhere = [
  ...paths.map((path) => `${filled(path, UNKNOWN)}/nowhere/at-all`.replace('//', '/')),
  ...withoutParameters.map((path) => `${path}-beside`),
];

/** Lists what the frame of an address lacks; empty if complete. */
async function faultsOf(page: Page, address: string, isNowhere: boolean): Promise<string[]> {
  await settled(page);
  const { marks, title, waysOn } = await readFrame(page);
  const isRefusal = [...NOT_FOUND, ...FORBIDDEN].includes(title);
  const faults: string[] = [];
  if (marks !== WHOLE_FRAME) faults.push(marks);
  if (isRefusal && waysOn === 0) faults.push('no way on');
  if (FAILED.includes(title)) faults.push(title);
  if (isNowhere && !isRefusal) faults.push(`shows ${title}`);
  return faults.map((fault) => `${address}: ${fault}`);
}

/** Refusals, and how React reports that a page gave way to one. */
const MAY_FAIL = { mayFail: /40[034]|ApiProblem/ };

/** Signs a person in at the first page. */
const enter = (person: Person) => web.enter(person, { at: '/', ...MAY_FAIL });

describe('the frame', () => {
  it.each([
    ['syndic', [...above, ...nowhere]],
    ['owner', above],
  ] as const)('stays for the %s where there is no page, and says so', async (person, addresses) => {
    const page = await enter(person);
    const faults: string[] = [];
    for (const address of addresses) {
      await goTo(page, address);
      faults.push(...(await faultsOf(page, address, true)));
    }
    expect(faults).toEqual([]);
  });

  it.each(['syndic', 'owner'] as const)(
    'stays for the %s where there is no record, or its id cannot be one',
    async (person) => {
      const page = await enter(person);
      const faults: string[] = [];
      for (const id of [MALFORMED, UNKNOWN])
        for (const path of paths.filter(hasParameter)) {
          const address = filled(path, id);
          await goTo(page, address);
          faults.push(...(await faultsOf(page, address, false)));
        }
      expect(faults).toEqual([]);
    },
  );

  it('has the page in it where its address is in capitals or ends in a slash', async () => {
    const page = await enter('syndic');
    const faults: string[] = [];
    for (const path of withoutParameters.filter((one) => one.lastIndexOf('/') === 0)) {
      const address = `${path.toUpperCase()}/`;
      await goTo(page, address);
      faults.push(...(await faultsOf(page, address, false)));
      const title = await page.locator('h1').innerText();
      if (NOT_FOUND.includes(title)) faults.push(`${address}: ${title}`);
    }
    expect(faults).toEqual([]);
  });

  it('stays where such an address is opened by the browser', async () => {
    const page = await enter('syndic');
    const faults: string[] = [];
    for (const address of [
      '/nowhere',
      '/nowhere.php',
      '/%E0%A4%A',
      '/gdpr',
      '/expenses/new/nowhere',
      `/expenses/${UNKNOWN}`,
      '/expenses/abc/edit',
      '/expenses/%20',
    ]) {
      await page.goto(address);
      faults.push(...(await faultsOf(page, address, true)));
    }
    for (const address of ['/EXPENSES', '/expenses/']) {
      await page.goto(address);
      faults.push(...(await faultsOf(page, address, false)));
    }
    expect(faults).toEqual([]);
  });
});
