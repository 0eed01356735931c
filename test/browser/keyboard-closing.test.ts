import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { must, type Json } from '#test/helpers/test-app.ts';
import { enterWholeYear } from '#test/helpers/worked-service.ts';
import { readWorkedBuilding } from '#test/helpers/worked-statement.ts';
import { confirm, expectKept, press, tabTo, tick } from './helpers/keys.ts';
import { openDemoOffice } from './helpers/office.ts';
import { aBankAccount } from './helpers/statements.ts';
import { thisYear } from './helpers/today.ts';
import { open, startWeb } from './helpers/web.ts';

/** The closing of a year from its list of steps, by keyboard only. */

const web = await startWeb();
const YEAR = thisYear();

const button = (page: Page, name: string | RegExp) =>
  page.locator('main').getByRole('button', { name });
const link = (page: Page, name: string | RegExp) =>
  page.locator('main').getByRole('link', { name, exact: true });

/** Ticks every warning of the open dialog. */
async function acceptAll(page: Page): Promise<void> {
  await tickAll(page.getByRole('dialog'));
}

/** Ticks every warning of the stage that closes the year. */
async function acceptWarnings(page: Page): Promise<void> {
  const stage = page.getByRole('region', { name: /^(Clôture|Afsluiting)$/ });
  await stage.waitFor();
  await tickAll(stage);
}

async function tickAll(within: Locator): Promise<void> {
  for (const box of await within.getByRole('checkbox').all()) await tick(box);
}

/** Finds the financial year of a building. */
async function findYear(building_id: string, number: number): Promise<string> {
  const { syndic } = await openDemoOffice(web);
  const years: Json[] = must(await syndic.get(`/buildings/${building_id}/fiscal-years`), 200);
  return years.find(({ end_date }) => end_date === `${number}-12-31`)?.['id'];
}

describe('by keyboard alone', () => {
  it('the Syndic settles and closes the year of Les Acacias', async () => {
    const { organizationId, syndic } = await openDemoOffice(web);
    const { buildingId } = await enterWholeYear(
      web.service,
      organizationId,
      readWorkedBuilding('les-acacias'),
    );
    await aBankAccount(syndic, buildingId);
    const id = await findYear(buildingId, 2025);
    const page = await web.enter('syndic');
    await open(page, `/fiscal-years/${id}`);
    await press(link(page, 'Envoyer les décomptes'));
    await press(button(page, 'Nouveau décompte'));
    await confirm(page, 'Créer le brouillon');
    await press(button(page, 'Figer'));
    await acceptAll(page);
    await confirm(page, 'Figer les décomptes');
    await press(button(page, 'Envoyer'));
    await tabTo(page.getByRole('dialog').getByLabel('Échéance'));
    await page.keyboard.type(`3112${YEAR}`);
    await confirm(page, /^Envoyer/);
    await page.getByText('Envoyé', { exact: true }).first().waitFor();

    await open(page, `/fiscal-years/${id}`);
    const appropriate = button(page, 'Affecter la réserve');
    await press(appropriate);
    await appropriate.waitFor({ state: 'detached' });
    await press(link(page, 'Continuer : Clôture'));
    await acceptWarnings(page);
    await press(button(page, 'Clôturer l’exercice'));
    await page.getByText('Clôturé', { exact: true }).waitFor();
    await expectKept(page);
    const closed = must(await syndic.get(`/fiscal-years/${id}`), 200);
    expect(closed).toMatchObject({ status: 'Closed', result_decision_id: null });
  });

  it('the Accountant opens the closed year of the demo again, and closes it', async () => {
    const { buildingId } = await openDemoOffice(web);
    const page = await web.enter('accountant');
    await open(page, `/fiscal-years/${await findYear(buildingId, YEAR - 1)}`);
    await press(button(page, 'Heropenen'));
    await confirm(page, 'Heropenen');
    await page.getByText('Open', { exact: true }).waitFor();
    await acceptWarnings(page);
    await press(button(page, 'Boekjaar afsluiten'));
    await page.getByText('Afgesloten', { exact: true }).waitFor();
    await expectKept(page);
  });
});
