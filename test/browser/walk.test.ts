import { globSync, readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '#domain/kernel/language.ts';
import { LIMITS } from '#test/helpers/limits.ts';
import { selectPages } from '#test/helpers/page-addresses.ts';
import { asSuperuser } from '#test/helpers/test-database.ts';
import { accessibilityFaults } from './helpers/axe.ts';
import { addressOf, landmarks, addMissingRecords, paths, navigateTo } from './helpers/pages.ts';
import { DESK, people, PHONE, startWeb, type Circumstances, type Person } from './helpers/web.ts';

/**
 * Every page of the application in every language, on a phone or a desk. The pages are read from the
 * areas, so that new ones are included. The helper checks console and requests.
 */

const ROOT = new URL('../../', import.meta.url).pathname;
const web = await startWeb();

type Messages = Readonly<Record<string, string>>;

/** Returns the messages of the web application, by id. */
function messagesOf(language: Language): Messages {
  const files = globSync(`${ROOT}src/locales/{web,web-*,enumerations}/${language}.json`);
  const parts = files.map((file) => JSON.parse(readFileSync(file, 'utf8')) as Messages);
  return Object.assign({}, ...parts) as Messages;
}

const messages = new Map(LANGUAGES.map((language) => [language, messagesOf(language)]));

/** Roles of the people who walk. */
const ROLES = {
  syndic: 'Syndic',
  owner: 'Owner',
  accountant: 'Accountant',
  superadmin: 'SuperAdmin',
} as const;

/** Lists the pages that a user opens; a page open to several is left to the first of them. */
function pagesOf(person: Person): readonly string[] {
  return selectPages(paths, person in ROLES ? ROLES[person as keyof typeof ROLES] : 'Syndic');
}

beforeAll(() => addMissingRecords(web));

async function speak(person: Person, language: Language): Promise<void> {
  await asSuperuser(web.service.databaseUrl, (client) =>
    client.query(
      `with account as (update auth.users set language = $1 where email = $2 returning id)
      update auth.members set language = $1 where user_id in (select id from account)`,
      [language, people[person]],
    ),
  );
}

/** Lists the texts on the page, element by element, including those for screen readers. */
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

/** Lists the texts that exist only in English: no message of another language equals them. */
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

/** Some users open sixty pages. */
const PATIENCE = { timeout: LIMITS.longTest };

/**
 * How the pages of each language are shown: to a phone, a desk, and a screen of 1280 × 1024 enlarged to
 * 400 and 200 %, which a browser lays out as a small one.
 */
const SHOWN: Readonly<Record<Language, Circumstances>> = {
  fr: { colorScheme: 'light', viewport: PHONE },
  nl: { colorScheme: 'dark', viewport: DESK },
  de: { colorScheme: 'dark', viewport: { width: 320, height: 256 } },
  en: { reducedMotion: 'reduce', viewport: { width: 640, height: 512 } },
};
/** Languages in which axe checks everything; the words make no difference to it. */
const CHECKED: readonly Language[] = ['fr', 'nl'];

describe.each(LANGUAGES)('every page in %s', PATIENCE, (language) => {
  const foreign = englishOnly(language);
  const own = messages.get(language) ?? {};
  const refusals = ['web.failure.forbidden', 'web.failure.title', 'web.not_found.title'].map(
    (id) => own[id],
  );

  it.each(['syndic', 'owner', 'accountant', 'superadmin'] as const)(
    'of the %s is translated, resolved, and no wider than the screen',
    async (person) => {
      await speak(person, language);
      const page = await web.enter(person, { at: '/', ...SHOWN[language] });
      const faults: string[] = [];
      for (const path of pagesOf(person)) {
        await navigateTo(page, await addressOf(web, path));
        const title = await page.locator('main h1').innerText();
        if (refusals.includes(title)) faults.push(`${path}: ${title}`);
        for (const text of await textsOf(page)) {
          if (UNRESOLVED.test(text)) faults.push(`${path}: unresolved: ${text}`);
          if (foreign.has(text)) faults.push(`${path}: in English: ${text}`);
        }
        const [width, screen] = await page.evaluate(() => [
          document.documentElement.scrollWidth,
          innerWidth,
        ]);
        if (width > screen) faults.push(`${path}: ${width} wide`);
        const marks = await landmarks(page);
        if (marks !== '1 h1, 1 main') faults.push(`${path}: ${marks}`);
        if (CHECKED.includes(language))
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
