import { globSync, readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '#domain/kernel/language.ts';
import { aBankFile, aStatement, received, sendBankFile } from '#test/helpers/bank-files.ts';
import { aDocument } from '#test/helpers/documents.ts';
import { aRequest } from '#test/helpers/gdpr.ts';
import { aMeeting } from '#test/helpers/meetings.ts';
import { must } from '#test/helpers/test-app.ts';
import { asSuperuser } from '#test/helpers/test-database.ts';
import { aTicket } from '#test/helpers/tickets.ts';
import { aDecision } from './helpers/assembly.ts';
import { accessibilityFaults } from './helpers/axe.ts';
import { aPaymentBatch, theOffice } from './helpers/office.ts';
import { people, PHONE, settled, startWeb, type Person } from './helpers/web.ts';

/**
 * Every page of the application, in every language, on a phone. The pages are read from the areas, so
 * that a new one is walked too. What a page logs and whom it asks is looked at by the helper.
 */

const ROOT = new URL('../../', import.meta.url).pathname;
const web = await startWeb();

type Messages = Readonly<Record<string, string>>;

/** What people read in the browser, by id. */
function messagesOf(language: Language): Messages {
  const files = globSync(`${ROOT}src/locales/{web,web-*,enumerations}/${language}.json`);
  const parts = files.map((file) => JSON.parse(readFileSync(file, 'utf8')) as Messages);
  return Object.assign({}, ...parts) as Messages;
}

const messages = new Map(LANGUAGES.map((language) => [language, messagesOf(language)]));

const SIGNED_OUT = [
  '/sign-in',
  '/forgot-password',
  '/reset-password',
  '/accept-invitation',
  '/confirm-email',
];
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
  '/tickets',
  '/tickets/new',
  ...OF_OWNERS_ALONE,
];
const OF_THE_PLATFORM = /^\/(organizations|interest-rates|service)/;
const OF_THE_ACCOUNTANT = ['/journal-entries/new'];

const paths = [
  '/',
  ...globSync(`${ROOT}web/src/features/*/area.ts`)
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/path: '([^']+)'/g)])
    .map(([, path = '']) => path)
    .filter((path) => !SIGNED_OUT.includes(path))
    .toSorted(),
];

/** Which pages somebody walks; what several may open is walked by the first of them. */
function pagesOf(person: Person): string[] {
  if (person === 'owner') return OF_OWNERS;
  if (person === 'superadmin') return paths.filter((path) => OF_THE_PLATFORM.test(path));
  if (person === 'accountant') return OF_THE_ACCOUNTANT;
  const others = [...OF_OWNERS_ALONE, ...OF_THE_ACCOUNTANT];
  return paths.filter((path) => !OF_THE_PLATFORM.test(path) && !others.includes(path));
}

const OTHER_TABLES: Readonly<Record<string, string>> = {
  requests: 'app.gdpr_requests',
  users: 'auth.members',
  organizations: 'auth.organizations',
};

/** Which records a page can show, where it is not each. */
const CONDITIONS: Readonly<Record<string, string>> = {
  '/expenses/$id/edit': `where status = 'Draft'`,
  '/owners/$id/account': 'where user_id is not null',
  '/owners/$id/statement': 'where user_id is not null',
};

/** A record of the demo that a page can show, as the path wants it. */
async function addressOf(path: string): Promise<string> {
  if (path.endsWith('/$code')) return path.replace('$code', '550');
  if (!path.includes('$id')) return path;
  const [, first = '', second = ''] = path.split('/');
  const name = first === 'gdpr' ? second : first;
  const table = OTHER_TABLES[name] ?? `app.${name.replaceAll('-', '_')}`;
  const [row] = await asSuperuser(
    web.service.databaseUrl,
    async (client) =>
      (
        await client.query<{ id: string }>(
          `select id from ${table} ${CONDITIONS[path] ?? ''} order by id limit 1`,
        )
      ).rows,
  );
  if (row === undefined) throw new Error(`the demo has nothing for ${path}`);
  return path.replace('$id', row.id);
}

/** What the demo begins without. */
beforeAll(async () => {
  const office = await theOffice(web);
  const { buildingId, syndic } = office;
  await aPaymentBatch(web, office);
  await aDocument(syndic, buildingId);
  await aTicket(syndic, buildingId);
  await aMeeting(syndic, buildingId);
  await aDecision(web);
  const [owner] = must(await syndic.get('/owners?limit=1'), 200);
  await aRequest(syndic, owner.id);
  const file = aBankFile(aStatement([received(12.5, { counterparty_name: 'N. N.' })]));
  must(await sendBankFile(web.service, syndic, file), 201);
  must(await syndic.post('/payment-reminders/run', { dry_run: false }), 200);
});

async function speak(person: Person, language: Language): Promise<void> {
  await asSuperuser(web.service.databaseUrl, (client) =>
    client.query(
      `with account as (update auth.users set language = $1 where email = $2 returning id)
      update auth.members set language = $1 where user_id in (select id from account)`,
      [language, people[person]],
    ),
  );
}

/** Goes to another page as a link of the application would, wherever that leads. */
async function walkTo(page: Page, address: string): Promise<void> {
  if (new URL(page.url()).pathname === address) return;
  await page.evaluate((to) => {
    document.querySelector('main h1')?.setAttribute('data-left', '');
    history.pushState({}, '', to);
  }, address);
  await page.locator('main h1:not([data-left])').waitFor();
  await settled(page);
}

/** The texts that stand on the page, each element's by itself, and those that are read out. */
function textsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const said = [...document.querySelectorAll('[aria-label], [placeholder], [title], [alt]')];
    const shown = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: (string | null)[] = said.flatMap((element) =>
      ['aria-label', 'placeholder', 'title', 'alt'].map((name) => element.getAttribute(name)),
    );
    while (shown.nextNode() !== null) {
      const { parentElement, textContent } = shown.currentNode;
      if (parentElement?.closest('script, style, noscript, [translate=no]') === null)
        texts.push(textContent);
    }
    return texts.filter((text) => text !== null).map((text) => text.trim());
  });
}

/** Texts that are in English alone: that another language does not have, whatever it says with them. */
function englishOnly(language: Language): ReadonlySet<string> {
  if (language === 'en') return new Set();
  const own = new Set(Object.values(messages.get(language) ?? {}));
  const english = Object.values(messages.get('en') ?? {});
  return new Set(
    english.filter((text) => text.length > 3 && !text.includes('{') && !own.has(text)),
  );
}

const UNRESOLVED =
  /\bweb(?:-[a-z]+)?\.[a-z_]+|\benumerations?\.|\{[a-z_]+[,}]|\bundefined\b|\bNaN\b|\[object |Invalid Date/;

/** Some walk sixty pages. */
const PATIENCE = { timeout: 420_000 };

/** Of which of them everything is looked at by axe, in what light; the words make no difference to it. */
const LIGHTS: Readonly<Partial<Record<Language, 'light' | 'dark'>>> = { fr: 'light', de: 'dark' };

/** A page is told by one heading, and begins in one place. */
async function landmarks(page: Page): Promise<string> {
  const count = (selector: string) => page.locator(selector).count();
  return `${await count('h1')} h1, ${await count('main')} main`;
}

describe.each(LANGUAGES)('every page in %s', PATIENCE, (language) => {
  const foreign = englishOnly(language);
  const own = messages.get(language) ?? {};
  const refusals = ['web.failure.forbidden', 'web.failure.title', 'web.not_found.title'].map(
    (id) => own[id],
  );

  it.each(['syndic', 'owner', 'accountant', 'superadmin'] as const)(
    'of the %s is translated, resolved, and no wider than a phone',
    async (person) => {
      await speak(person, language);
      const colorScheme = LIGHTS[language];
      const page = await web.enter(person, {
        viewport: PHONE,
        ...(colorScheme === undefined ? {} : { colorScheme }),
      });
      await settled(page);
      const faults: string[] = [];
      for (const path of pagesOf(person)) {
        await walkTo(page, await addressOf(path));
        const title = await page.locator('main h1').innerText();
        if (refusals.includes(title)) faults.push(`${path}: ${title}`);
        for (const text of await textsOf(page)) {
          if (UNRESOLVED.test(text)) faults.push(`${path}: unresolved: ${text}`);
          if (foreign.has(text)) faults.push(`${path}: in English: ${text}`);
        }
        const width = await page.evaluate(() => document.documentElement.scrollWidth);
        if (width > PHONE.width) faults.push(`${path}: ${width} wide`);
        const marks = await landmarks(page);
        if (marks !== '1 h1, 1 main') faults.push(`${path}: ${marks}`);
        if (colorScheme !== undefined)
          faults.push(...(await accessibilityFaults(page)).map((fault) => `${path}: ${fault}`));
      }
      expect(faults).toEqual([]);
    },
  );
});

it('walks all that there is', () => {
  const walked = (['syndic', 'owner', 'accountant', 'superadmin'] as const).flatMap(pagesOf);
  expect(paths.filter((path) => !walked.includes(path))).toEqual([]);
  expect(paths.length).toBeGreaterThan(70);
});
