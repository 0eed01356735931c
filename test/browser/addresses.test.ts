import { globSync, readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { aRequest } from '#test/helpers/gdpr.ts';
import { LIMITS } from '#test/helpers/limits.ts';
import { aCaller, must, type Caller } from '#test/helpers/test-app.ts';
import { asSuperuser } from '#test/helpers/test-database.ts';
import { aTicket } from '#test/helpers/tickets.ts';
import { openDemoOffice } from './helpers/office.ts';
import {
  addressFor,
  landmarks,
  addMissingRecords,
  paths,
  SIGNED_OUT,
  navigateTo,
} from './helpers/pages.ts';
import { open, people, startWeb, type Person } from './helpers/web.ts';

/** Every page by its address, in every role: it shows its content, or explains why not. */

const ROOT = new URL('../../', import.meta.url).pathname;
const web = await startWeb();

beforeAll(async () => {
  await addMissingRecords(web);
  const { buildingId } = await openDemoOffice(web);
  const owner = await signInWithoutBrowser('owner');
  const [self] = must(await owner.get('/owners'), 200);
  await aTicket(owner, buildingId);
  await aRequest(owner, self.id);
});

/** Returns a text in all languages. */
function inAllLanguages(area: string, id: string): string[] {
  return globSync(`${ROOT}src/locales/${area}/*.json`).map(
    (file) => (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>)[id] ?? '',
  );
}

const EXPLAINED = [
  ...inAllLanguages('web', 'web.failure.forbidden'),
  ...inAllLanguages('web-organizations', 'web-organizations.choose.title'),
];
const FAILED = [
  ...inAllLanguages('web', 'web.failure.title'),
  ...inAllLanguages('web', 'web.not_found.title'),
];

const FORM = /\/(new|edit)$/;
const forms = paths.filter((path) => FORM.test(path));

/** Which forms open to whom. */
const FORMS: Readonly<Record<Person, readonly string[]>> = {
  superadmin: forms.filter((path) => /^\/(organizations|users)/.test(path)),
  syndic: forms.filter((path) => path !== '/organizations/new'),
  accountant: forms.filter((path) =>
    /^\/(bank-accounts|calls|documents|expenses|journal|payments|suppliers)/.test(path),
  ),
  board: ['/tickets/new'],
  auditor: [],
  owner: ['/gdpr/requests/new', '/tickets/new'],
};

/** Returns a caller with the session rights of a demo user, without a browser. */
async function signInWithoutBrowser(person: Person): Promise<Caller> {
  const { organizationId } = await openDemoOffice(web);
  const [role] = await asSuperuser(
    web.service.databaseUrl,
    async (client) =>
      (
        await client.query(
          `select role_type, owner_id from auth.role_assignments
          where user_id = (select id from auth.users where email = $1)`,
          [people[person]],
        )
      ).rows,
  );
  return aCaller(web.service, {
    organizationId: person === 'superadmin' ? null : organizationId,
    role: role?.role_type,
    ownerId: role?.owner_id ?? undefined,
  });
}

type GoTo = (page: Page, address: string) => Promise<void>;

/** Lists the faults of the page at an address; empty if it shows what it should. */
async function faultsAt(page: Page, address: string, goTo: GoTo = open): Promise<string[]> {
  const faults: string[] = [];
  const note = (text: string) => faults.push(text);
  const onMessage = (message: { type(): string; text(): string }) => {
    if (message.type() === 'error') note(message.text());
  };
  const onAnswer = (response: { status(): number; url(): string }) => {
    if (response.status() >= 400) note(`${response.status()} ${new URL(response.url()).pathname}`);
  };
  page.on('console', onMessage).on('response', onAnswer);
  await goTo(page, address);
  page.off('console', onMessage).off('response', onAnswer);
  const marks = await landmarks(page);
  if (marks !== '1 h1, 1 main') note(marks);
  return faults;
}

/** About 180 pages are opened. */
const PATIENCE = { timeout: LIMITS.longTest };

describe('every address', PATIENCE, () => {
  it.each(['superadmin', 'syndic', 'accountant', 'board', 'auditor', 'owner'] as const)(
    'shows the %s the page, or why it is not theirs',
    async (person) => {
      const caller = await signInWithoutBrowser(person);
      const page = await web.enter(person, { at: '/' });
      // Whether a page can be opened directly does not depend on the role: only one role loads each from
      // scratch.
      const goTo = person === 'syndic' ? open : navigateTo;
      const faults: string[] = [];
      const shown: string[] = [];
      for (const path of paths) {
        const found = await faultsAt(page, await addressFor(web, caller, path), goTo);
        const title = await page.locator('h1').innerText();
        if (FAILED.includes(title)) found.push(title);
        if (!EXPLAINED.includes(title)) shown.push(path);
        faults.push(...found.map((fault) => `${path}: ${fault}`));
      }
      expect(faults).toEqual([]);
      expect(shown.filter((path) => FORM.test(path))).toEqual(FORMS[person]);
    },
  );

  it('shows whoever is not signed in the page, or the way in', async () => {
    const page = await web.visit();
    const faults: string[] = [];
    for (const path of [...SIGNED_OUT, '/expenses'])
      faults.push(...(await faultsAt(page, path)).map((fault) => `${path}: ${fault}`));
    expect(faults).toEqual([]);
    expect(new URL(page.url()).pathname).toBe('/sign-in');
  });
});
