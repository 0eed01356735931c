import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { open, PHONE, startWeb, type Person } from './helpers/web.ts';

/** Where the pictures of the documentation stand; SCREENSHOTS=1 has them made anew. */
const FOLDER = join(import.meta.dirname, '../../docs/screenshots');
const isTaken = process.env['SCREENSHOTS'] !== undefined;

const DESK = { width: 1280, height: 820 };
const web = await startWeb();

/** The first record that a list leads to. */
async function firstOf(page: Page, list: string): Promise<string> {
  await open(page, list);
  return (await page.locator('main tbody a').first().getAttribute('href')) ?? '';
}

type Address = (page: Page) => string | Promise<string>;

/** The main pages: how the picture is called, who reads the page, on what, and where it is. */
const PAGES: readonly (readonly [string, Person, typeof DESK, Address])[] = [
  ['today', 'syndic', DESK, () => '/'],
  ['building', 'syndic', DESK, (page) => firstOf(page, '/buildings')],
  ['owner', 'syndic', DESK, (page) => firstOf(page, '/owners')],
  ['expenses', 'syndic', DESK, () => '/expenses'],
  ['expense', 'syndic', DESK, (page) => firstOf(page, '/expenses?status=Approved')],
  ['payments', 'syndic', DESK, () => '/payments'],
  ['journal', 'syndic', DESK, () => '/journal-entries'],
  ['income-statement', 'syndic', DESK, () => '/reports/income-statement'],
  ['cash', 'syndic', DESK, () => '/reports/cash'],
  ['owed', 'owner', PHONE, () => '/'],
  ['today-on-a-phone', 'syndic', PHONE, () => '/'],
  ['expenses-on-a-phone', 'syndic', PHONE, () => '/expenses'],
];

it.each(PAGES)('shows %s, whole, to the %s', async (name, person, viewport, addressOf) => {
  const page = await web.enter(person, { viewport });
  await open(page, await addressOf(page));
  await page.evaluate(() => document.fonts.ready);
  expect(await page.locator('main').getByRole('alert').count()).toBe(0);
  expect(await page.locator('main a, main button').count()).toBeGreaterThan(2);
  if (isTaken) {
    mkdirSync(FOLDER, { recursive: true });
    await page.screenshot({ path: join(FOLDER, `${name}.png`) });
  }
});
