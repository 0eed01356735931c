import { readFileSync } from 'node:fs';
import { unzipSync } from 'fflate';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { makePseudonym } from '#domain/privacy/erasure.ts';
import { aCaller, must, type Json } from '#test/helpers/test-app.ts';
import { asSuperuser } from '#test/helpers/test-database.ts';
import { expectAccessible, open, PHONE, settled, startWeb } from './helpers/web.ts';

const web = await startWeb();

/** Lists the file names in the archive that a button downloads. */
async function archiveOf(page: Page, name: string): Promise<Record<string, Uint8Array>> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name }).click(),
  ]);
  return unzipSync(readFileSync(await download.path()));
}

/** Adds an owner who holds and owes nothing. */
async function aStranger(name: string): Promise<string> {
  const [organization] = await asSuperuser(
    web.service.databaseUrl,
    async (client) =>
      (
        await client.query<{ organization_id: string }>(
          'select organization_id from app.buildings limit 1',
        )
      ).rows,
  );
  const organizationId = organization?.organization_id ?? '';
  const syndic = await aCaller(web.service, { organizationId, role: 'Syndic' });
  return must(await syndic.post('/owners', { name, email: 'gone@example.org' }), 201).id;
}

describe('my data', () => {
  it('is copied, taken along and asked about by its owner on a phone', async () => {
    const page = await web.enter('owner', { viewport: PHONE, acceptDownloads: true });
    await open(page, '/my-data');
    await page.getByRole('heading', { level: 1, name: 'Mijn gegevens' }).waitFor();
    await expectAccessible(page);
    const everything = await archiveOf(page, 'Alles downloaden');
    const data = JSON.parse(Buffer.from(everything['data.json'] ?? []).toString());
    const [known] = data.sections.find(({ name }: Json) => name === 'Person').records;
    expect(known.name).toBe(data.owner_name);
    expect(Object.keys(await archiveOf(page, 'Overdraagbare gegevens exporteren'))).toContain(
      'owners.csv',
    );

    await page.getByRole('link', { name: 'Nieuw AVG-verzoek' }).click();
    await settled(page);
    await expectAccessible(page);
    await page.getByRole('combobox', { name: 'Voorwerp van het verzoek' }).click();
    await page.getByRole('option', { name: 'Verbetering' }).click();
    await page.getByLabel('Toelichting').fill('Mijn huisnummer is 12.');
    await page.getByRole('button', { name: 'Verzoek versturen' }).click();
    await page.getByText('Mijn huisnummer is 12.').waitFor();
    await settled(page);
    await expectAccessible(page);
    await expect.poll(() => page.getByRole('button', { name: 'Beantwoorden' }).count()).toBe(0);
  });
});

describe('the office', () => {
  it('sees requests by their day, puts one off with a reason, and answers it', async () => {
    const owner = await web.enter('owner');
    await open(owner, '/gdpr/requests/new');
    await owner.getByLabel('Toelichting').fill('Een kopie, graag.');
    await owner.getByRole('button', { name: 'Verzoek versturen' }).click();
    await owner.getByText('Een kopie, graag.').waitFor();

    const page = await web.enter('syndic');
    await open(page, '/gdpr/requests?sort=due_on');
    await page
      .getByText(/^(2[89]|3[0-2]) jours$/)
      .first()
      .waitFor();
    await expectAccessible(page);
    await open(page, new URL(owner.url()).pathname);
    await page.getByRole('button', { name: 'Prolonger le délai' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Motif').fill('Neuf ans de papiers.');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Prolonger le délai' }).click();
    await dialog.waitFor({ state: 'detached' });
    await page.getByText('Neuf ans de papiers.').waitFor();
    await page.getByRole('button', { name: 'Répondre' }).click();
    await dialog.getByLabel('Réponse').fill('Copie remise au bureau.');
    await dialog.getByRole('button', { name: 'Répondre' }).click();
    await page.getByText('Copie remise au bureau.').waitFor();
  });

  it('corrects and restricts with a reason, and sees who has read', async () => {
    const id = await aStranger('Clara Wijns');
    const page = await web.enter('syndic', { colorScheme: 'dark' });
    await open(page, `/owners/${id}`);
    await page.getByRole('link', { name: 'Données personnelles' }).click();
    await page.getByRole('heading', { level: 1, name: 'Données personnelles' }).waitFor();
    await settled(page);
    await expectAccessible(page);
    const dialog = page.getByRole('dialog');
    await page.getByRole('button', { name: 'Rectifier' }).click();
    await dialog.getByLabel('Adresse', { exact: true }).fill('Markt 12, 9000 Gent');
    await dialog.getByLabel('Motif').fill('Selon elle.');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Rectifier' }).click();
    await dialog.waitFor({ state: 'detached' });
    await page.getByRole('cell', { name: 'Markt 12, 9000 Gent' }).waitFor();
    await page.getByRole('button', { name: 'Limiter' }).click();
    await dialog.getByLabel('Motif').fill('Adresse contestée.');
    await dialog.getByRole('button', { name: 'Limiter' }).click();
    await dialog.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Lever' }).click();
    await dialog.getByLabel('Motif').fill('Confirmée.');
    await dialog.getByRole('button', { name: 'Lever' }).click();
    await page.getByText(/· Confirmée\./).waitFor();
    const read = page.getByRole('table', { name: 'Qui a consulté les données' });
    await read.getByRole('cell', { name: 'La fiche' }).first().waitFor();
  });

  it('sees what an erasure erases and keeps before it is done, and does it', async () => {
    const id = await aStranger('Dora Verlinden');
    const page = await web.enter('syndic');
    await open(page, `/gdpr/owners/${id}/erasure`);
    await page.getByRole('table', { name: 'Données à effacer' }).waitFor();
    await page.getByRole('heading', { name: 'Données conservées par la loi' }).waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Effacer définitivement' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText(/Le nom de Dora Verlinden est effacé/).waitFor();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Effacer définitivement' }).click();
    await page.getByText(makePseudonym(id)).first().waitFor();
    await expect.poll(() => page.getByText('Dora Verlinden').count()).toBe(0);
  });
});
