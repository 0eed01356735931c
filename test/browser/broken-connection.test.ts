import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { LIMITS } from '#test/helpers/limits.ts';
import { mapInParallel } from '#test/helpers/map-in-parallel.ts';
import { nonEmpty } from '#test/helpers/non-empty.ts';
import { must } from '#test/helpers/test-app.ts';
import { readFrame, goTo, WHOLE_FRAME } from './helpers/frame.ts';
import { openDemoOffice } from './helpers/office.ts';
import { addMissingRecords, addressOf, navigateTo, paths } from './helpers/pages.ts';
import { expectAccessible, people, settled, startWeb } from './helpers/web.ts';

/** Faults between a page and the service: the frame stays, words explain, and no typed text is lost. */

const web = await startWeb();

beforeAll(() => addMissingRecords(web));

interface Fault {
  readonly name: string;
  /** Breaks the connection; returns a function that restores it. */
  readonly begin: (page: Page) => Promise<() => Promise<void>>;
  /** Message shown for it. */
  readonly words: RegExp;
}

const API = '**/api/**';
const NO_SERVICE = JSON.stringify({
  type: 'about:blank',
  title: 'Service indisponible',
  status: 503,
  code: 'service_unavailable',
  detail: 'Le service est momentanément indisponible.',
  request_id: 'broken',
});
/** Answer of the service once a session has ended, also to a request for another token. */
const noSession = (code: string) =>
  JSON.stringify({
    type: 'about:blank',
    title: 'Non authentifié',
    status: 401,
    code,
    detail: 'La session est terminée.',
    request_id: 'broken',
  });

/** Answers requests to an address with something else. */
function answering(
  address: string,
  status: number,
  bodyOf: (url: string) => string,
): Fault['begin'] {
  return async (page) => {
    await page.route(address, (route) =>
      route.fulfill({
        status,
        body: bodyOf(route.request().url()),
        contentType: 'application/problem+json',
      }),
    );
    return () => page.unroute(address);
  };
}

const OFFLINE: Fault = {
  name: 'no network',
  begin: async (page) => {
    await page.context().setOffline(true);
    return () => page.context().setOffline(false);
  },
  words: /Vous êtes hors ligne/,
};
const DEPLOYED: Fault = {
  name: 'a page that is gone after a deployment',
  begin: answering('**/assets/*.js', 404, () => ''),
  words: /Le chargement a échoué/,
};
const UNAVAILABLE: Fault = {
  name: 'an unavailable service',
  begin: answering(API, 503, () => NO_SERVICE),
  words: /Le service ne répond pas|Service indisponible/,
};
const ABORTED: Fault = {
  name: 'requests that break off',
  begin: async (page) => {
    await page.route(API, (route) => route.abort());
    return () => page.unroute(API);
  },
  words: /Le service ne répond pas|Service indisponible/,
};
const ENDED: Fault = {
  name: 'a session that has ended',
  begin: answering(API, 401, (url) =>
    noSession(url.endsWith('/auth/refresh') ? 'invalid_refresh_token' : 'unauthorized'),
  ),
  words: /Votre session est terminée/,
};

/** Where something is said: above the page, in its place, or over it. */
const saidOn = (page: Page) => page.locator('main [role=status], main [role=alert], [role=dialog]');

const tryAgain = (page: Page) => page.locator('main').getByRole('button', { name: 'Réessayer' });

const reload = (page: Page) => page.getByRole('button', { name: 'Recharger la page' });

/** Lists the addresses of the menu: its entries, their tabs, and the pages under “More”. */
async function readMenu(): Promise<readonly string[]> {
  const page = await web.enter('syndic', { at: '/' });
  const linked = (links: Locator) =>
    links.evaluateAll((all) => all.map((a) => a.getAttribute('href') ?? ''));
  const found = new Set<string>();
  for (const entry of nonEmpty(await linked(page.locator('nav a[href]')))) {
    await navigateTo(page, entry);
    const tabs = await linked(page.locator('main nav').first().locator('a[href]'));
    for (const address of [entry, ...tabs]) found.add(address);
  }
  await page.getByRole('button', { name: 'Plus', exact: true }).click();
  const more = page.getByRole('menuitem');
  await more.first().waitFor();
  for (const address of await linked(more)) found.add(address);
  // Another view of a page has its heading, which then shows no arrival.
  const pages = Map.groupBy(found, (address) => address.split('?')[0]);
  return [...pages.values()].flatMap(([first = '/']) => (first === '/' ? [] : [first]));
}

let menu: readonly string[] | undefined;

/** Opens the first page as a syndic, with nothing of the others loaded, and lists their addresses. */
async function enter(): Promise<{ readonly page: Page; readonly entries: readonly string[] }> {
  menu ??= await readMenu();
  return { page: await web.enter('syndic', { at: '/', mayFail: /./ }), entries: menu };
}

/** Goes to a page while the connection is broken, and expects the frame around it. */
async function goFramed(page: Page, address: string): Promise<void> {
  await goTo(page, address);
  await expectFramed(page, address);
}

/** Expects the frame around a page, once the page before it is gone. */
async function expectFramed(page: Page, address: string): Promise<void> {
  const marks = async () => `${address}: ${(await readFrame(page)).marks}`;
  await expect.poll(marks).toBe(`${address}: ${WHOLE_FRAME}`);
}

/** The other addresses of the application, with a record of the demo where they need one. */
async function otherAddresses(entries: readonly string[]): Promise<readonly string[]> {
  const all = await mapInParallel(paths, (path) => addressOf(web, path));
  const others = nonEmpty(all.filter((address) => address !== '/' && !entries.includes(address)));
  // One area after another: pages of one area may share a heading, which then shows no arrival.
  const middle = Math.ceil(others.length / 2);
  return others
    .slice(0, middle)
    .flatMap((one, index) => [one, ...others.slice(middle + index, middle + index + 1)]);
}

/** Goes to a page while the connection is broken, and expects the message inside the frame. */
async function goBroken(page: Page, address: string, fault: Fault): Promise<void> {
  await goTo(page, address);
  await saidOn(page).filter({ hasText: fault.words }).first().waitFor();
  await expectFramed(page, address);
  // Without a network, reloading would lose the page.
  if (fault === OFFLINE) expect(await reload(page).count()).toBe(0);
}

/** Expects the page without fault message. */
async function expectWhole(page: Page, { words }: Fault): Promise<void> {
  await settled(page);
  await expect.poll(() => saidOn(page).filter({ hasText: words }).count()).toBe(0);
  await expect.poll(() => tryAgain(page).count()).toBe(0);
}

async function signInAgain(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog
    .getByLabel('Mot de passe', { exact: true })
    .fill(inject('demoPasswords')[people.syndic] ?? '');
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'detached' });
}

/** Fills in a form, breaks the connection, leaves and saves it; once restored, it is saved as filled in. */
async function expectKept(page: Page, fault: Fault): Promise<void> {
  const { syndic } = await openDemoOffice(web);
  const [owner] = must(await syndic.get('/owners?limit=1'), 200);
  const address = `Rue de la Panne 1, ${fault.name}`;
  await goTo(page, `/owners/${owner.id}/edit`);
  const field = page.getByLabel(/^Adresse/);
  await field.fill(address);
  const mend = await fault.begin(page);
  await page.getByRole('navigation').getByRole('link', { name: 'Factures' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Continuer la saisie' }).click();
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await saidOn(page).filter({ hasText: /./ }).first().waitFor();
  // The service has received it; only the page that shows it fails to load.
  if (fault !== DEPLOYED) await expect.poll(() => field.inputValue()).toBe(address);
  await mend();
  if (fault === ENDED) await signInAgain(page);
  else if (fault === DEPLOYED) await tryAgain(page).click();
  else await page.getByRole('button', { name: 'Enregistrer' }).click();
  await page.getByRole('heading', { level: 1, name: owner.name }).waitFor();
  await page.getByText(address).first().waitFor();
}

/** Every address is opened. */
const PATIENCE = { timeout: LIMITS.longTest };

describe.each([OFFLINE, DEPLOYED, UNAVAILABLE, ABORTED])('$name', PATIENCE, (fault) => {
  it('leaves what is typed, and the frame at every address, until it is over', async () => {
    const { page, entries } = await enter();
    await expectKept(page, fault);
    const others = await otherAddresses(entries);
    const mend = await fault.begin(page);
    for (const address of others) await goFramed(page, address);
    for (const address of entries) {
      await goBroken(page, address, fault);
      await tryAgain(page).first().waitFor();
    }
    await mend();
    // A restored connection retries on its own.
    if (fault !== OFFLINE) await tryAgain(page).last().click();
    await expectWhole(page, fault);
    expect(entries.length).toBeGreaterThan(20);
  });
});

describe(ENDED.name, PATIENCE, () => {
  it('leaves what is typed, and the frame at every address, until one signs in', async () => {
    const { page, entries } = await enter();
    await expectKept(page, ENDED);
    const others = await otherAddresses(entries);
    const mend = await ENDED.begin(page);
    for (const address of others) await goFramed(page, address);
    for (const address of entries) await goBroken(page, address, ENDED);
    await mend();
    await signInAgain(page);
    await expectWhole(page, ENDED);
  });
});

describe('a part of the frame that is gone', () => {
  it('says so in its place, and leaves the page', async () => {
    const { page } = await enter();
    await DEPLOYED.begin(page);
    await page.keyboard.press('?');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('alert').filter({ hasText: DEPLOYED.words }).waitFor();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /^Notifications/ }).click();
    await dialog.getByRole('alert').filter({ hasText: DEPLOYED.words }).waitFor();
    expect((await readFrame(page)).marks).toBe(WHOLE_FRAME);
  });
});

describe('a page that is gone for good', () => {
  it('is said to be so again, and comes by reloading, which nobody does unasked', async () => {
    const { page } = await enter();
    const mend = await DEPLOYED.begin(page);
    await goBroken(page, '/expenses', DEPLOYED);
    await page.evaluate(() => document.documentElement.setAttribute('data-not-reloaded', ''));
    await page.locator('h1').evaluate((h1) => h1.setAttribute('data-left', ''));
    await tryAgain(page).click();
    await page.locator('[data-not-reloaded] h1:focus:not([data-left])').waitFor();
    await expectAccessible(page);
    await mend();
    await reload(page).click();
    await page.getByRole('heading', { level: 1, name: 'Factures' }).waitFor();
  });
});
