import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { aBankFile, aStatement, received, sendBankFile } from '#test/helpers/bank-files.ts';
import { must } from '#test/helpers/test-app.ts';
import { anAssembly } from './helpers/assembly.ts';
import { openDemoOffice } from './helpers/office.ts';
import { open, PHONE, startWeb, type Person } from './helpers/web.ts';

/** Folder of the documentation's screenshots; SCREENSHOTS=1 retakes them. */
const FOLDER = join(import.meta.dirname, '../../docs/screenshots');
const isTaken = process.env['SCREENSHOTS'] !== undefined;

const DESK = { width: 1280, height: 820 };
const web = await startWeb();

let meetingId: string;

/** Adds what the demo lacks: an assembly with attendance, and a bank file. */
beforeAll(async () => {
  const assembly = await anAssembly(web, 'Assemblée générale ordinaire', [
    { title: 'Approbation des comptes', decision_type: 'Accounts' },
    { title: 'Décharge du syndic', decision_type: 'Discharge' },
    { title: 'Réfection de la toiture', decision_type: 'CommonWorks' },
  ]);
  meetingId = assembly.id;
  for (const { id } of assembly.owners.slice(0, 9)) await assembly.comes(id);
  const { syndic, buildingId } = await openDemoOffice(web);
  const [owed] = must(
    await syndic.get(`/owners?building_id=${buildingId}&sort=-balance&limit=1`),
    200,
  );
  const account = `/owners/${owed.id}/account?building_id=${buildingId}`;
  const { receivables } = must(await syndic.get(account), 200);
  // Less than the item that it names.
  const paid = received(receivables[0].open_amount - 10, {
    counterparty_name: owed.name,
    communication: `Charges ${receivables[0].structured_communication}`,
  });
  must(await sendBankFile(web.service, syndic, aBankFile(aStatement([paid]))), 201);
});

/** Opens the first record of a list. */
async function firstOf(page: Page, list: string): Promise<string> {
  await open(page, list);
  return (await page.locator('main tbody a').first().getAttribute('href')) ?? '';
}

type Address = (page: Page) => string | Promise<string>;

/** The main pages: name of the screenshot, user, device, and address. */
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
  ['assembly', 'syndic', DESK, () => `/meetings/${meetingId}/live`],
  ['matching', 'syndic', DESK, () => '/bank-transactions/match'],
  ['owed', 'owner', PHONE, () => '/'],
  ['today-on-a-phone', 'syndic', PHONE, () => '/'],
  ['expenses-on-a-phone', 'syndic', PHONE, () => '/expenses'],
];

it.each(PAGES)('shows %s, whole, to the %s', async (name, person, viewport, addressOf) => {
  const page = await web.enter(person, { viewport });
  await open(page, await addressOf(page));
  await page.evaluate(() => document.fonts.ready);
  await expect.poll(() => page.locator('main').getByRole('alert').count()).toBe(0);
  await expect.poll(() => page.locator('main a, main button').count()).toBeGreaterThan(2);
  if (isTaken) {
    mkdirSync(FOLDER, { recursive: true });
    await page.screenshot({ path: join(FOLDER, `${name}.png`) });
  }
});
