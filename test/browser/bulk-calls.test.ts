import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { must, type Json } from '#test/helpers/test-app.ts';
import { take } from './helpers/keys.ts';
import { openDemoOffice, type Office } from './helpers/office.ts';
import { expectAccessible, open, PHONE, settled, startWeb } from './helpers/web.ts';

const web = await startWeb();
let office: Office;

async function aBuilding(name: string): Promise<void> {
  const path = `/buildings/${office.buildingId}`;
  const { address, postal_code, city, total_units } = must(await office.syndic.get(path), 200);
  const building = { name, address, postal_code, city, total_units };
  must(await office.syndic.post('/buildings', building), 201);
}

beforeAll(async () => {
  office = await openDemoOffice(web);
  for (const name of ['Les Aubépines', 'Les Bouleaux', 'Les Cèdres']) await aBuilding(name);
});

const rowOf = (page: Page, table: string, building: string) =>
  page.getByRole('table', { name: table }).locator('tbody tr').filter({ hasText: building });
const boxOf = (page: Page, building: string) =>
  rowOf(page, 'Immeubles concernés', building).getByRole('checkbox');
const drafts = async (title: string): Promise<Json[]> => {
  const all: Json[] = must(await office.syndic.get('/calls-for-funds?status=Draft&limit=500'), 200);
  return all.filter((call) => call['title'] === title);
};

/** Opens the form from the list of calls and fills in the fields common to all. */
async function fillIn(page: Page, title: string, amount: string): Promise<void> {
  await open(page, '/calls-for-funds');
  await page.getByRole('link', { name: 'Appels pour plusieurs immeubles' }).press('Enter');
  await page.getByRole('heading', { level: 1, name: /pour plusieurs immeubles/ }).waitFor();
  await settled(page);
  await page.getByRole('combobox', { name: 'Trimestre' }).press('ArrowDown');
  await take(page.getByRole('option').nth(1));
  await expect.poll(() => page.getByLabel('Intitulé').inputValue()).toMatch(/^Appel de fonds T\d/);
  await page.getByLabel('Intitulé').fill(title);
  await page.getByLabel('Montant par immeuble').fill(amount);
}

describe('calls for funds for many buildings in a browser', () => {
  it('asks all but those that are left out, by keys alone, and leads to the drafts', async () => {
    const page = await web.enter('syndic');
    await fillIn(page, 'Appel du trimestre', '1 000,01');
    await page.getByText('4 immeubles, 4').waitFor();
    const all = page.getByRole('checkbox', { name: 'Sélectionner toutes les lignes affichées' });
    const isPart = () => all.evaluate((box) => (box as HTMLInputElement).indeterminate);
    expect(await isPart()).toBe(false);
    await boxOf(page, 'Les Cèdres').press('Space');
    expect(await isPart()).toBe(true);
    await page.getByLabel('Autre montant pour Les Bouleaux').fill('250');
    await page.getByText(/^3 immeubles, 2.250,02/).waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Enregistrer 3 brouillons' }).press('Enter');
    const said = page.getByText('3 brouillons enregistrés.');
    await said.waitFor();
    await expect.poll(() => said.evaluate((told) => told === document.activeElement)).toBe(true);
    await settled(page);
    await expectAccessible(page);
    const made = await drafts('Appel du trimestre');
    expect(made.map((call) => call['total_amount']).toSorted((a, b) => a - b)).toEqual([
      250, 1000.01, 1000.01,
    ]);
    await page.getByRole('link', { name: 'Voir les brouillons' }).press('Enter');
    await page.getByText('3 appels de fonds', { exact: true }).waitFor();
    await page.getByRole('link', { name: 'Appel du trimestre' }).first().press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Appel du trimestre' }).waitFor();
  });

  it('is for several funds on a dark phone, and asks for what is missing', async () => {
    const page = await web.enter('syndic', { viewport: PHONE, colorScheme: 'dark' });
    await fillIn(page, 'Deux fonds', 'mille');
    await page.getByRole('button', { name: 'Enregistrer 4 brouillons' }).click();
    await page.getByText('Un montant, par exemple 1 234,50').first().waitFor();
    await page.getByLabel('Montant par immeuble').fill('100');
    for (const _ of [1, 2]) await page.getByRole('button', { name: 'Ajouter une partie' }).click();
    await page.getByRole('textbox', { name: 'Montant' }).nth(1).fill('20');
    await page.getByText(/^4 immeubles, 480,00/).waitFor();
    await expectAccessible(page);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(PHONE.width);
    await page.getByRole('button', { name: 'Enregistrer 4 brouillons' }).click();
    await page.getByText('4 brouillons enregistrés.').waitFor();
    await expectAccessible(page);
    const made = await drafts('Deux fonds');
    expect(made.map(({ parts }) => parts.length)).toEqual([2, 2, 2, 2]);
  });
});
