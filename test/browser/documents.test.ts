import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { aPdf } from '#test/helpers/documents.ts';
import { expectShown } from './helpers/expect-shown.ts';
import { expectAccessible, open, PHONE, settled, startWeb } from './helpers/web.ts';

const web = await startWeb();

async function keep(page: Page, title: string, visibility: string): Promise<void> {
  await open(page, '/documents/new');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'police.pdf', mimeType: 'application/pdf', buffer: aPdf(title) });
  await page.getByLabel('Titre', { exact: true }).fill(title);
  await page.getByRole('radio', { name: visibility, exact: true }).check();
  await page.getByRole('button', { name: 'Enregistrer le document' }).click();
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  await settled(page);
}

describe('documents in a browser', () => {
  it('are kept by the syndic, shared with the owners, and read by one of them on a phone', async () => {
    const syndic = await web.enter('syndic');
    await keep(syndic, 'Police incendie', 'Bureau seulement');
    await syndic.locator('iframe[title="Police incendie"]').waitFor();
    await expectAccessible(syndic);

    const owner = await web.enter('owner', { viewport: PHONE });
    await open(owner, '/documents');
    await expect.poll(() => owner.getByRole('link', { name: 'Police incendie' }).count()).toBe(0);

    await syndic.getByRole('button', { name: 'Modifier' }).click();
    const dialog = syndic.getByRole('dialog');
    await dialog.getByRole('combobox', { name: 'Visible pour' }).click();
    await syndic.getByRole('option', { name: 'Copropriétaires', exact: true }).click();
    await expectAccessible(syndic);
    await dialog.getByRole('button', { name: 'Enregistrer' }).click();
    await dialog.waitFor({ state: 'detached' });
    await syndic.getByText('Copropriétaires', { exact: true }).first().waitFor();

    await open(owner, '/documents');
    await owner.getByRole('link', { name: 'Police incendie' }).click();
    await owner.getByRole('heading', { level: 1, name: 'Police incendie' }).waitFor();
    await settled(owner);
    await expectAccessible(owner);
    const [file] = await Promise.all([
      owner.waitForEvent('download'),
      owner.getByRole('button', { name: 'Downloaden' }).click(),
    ]);
    expect(file.suggestedFilename()).toBe('police.pdf');
  });

  it('are listed and found, in light and dark', async () => {
    const page = await web.enter('syndic', { colorScheme: 'dark' });
    await keep(page, 'Contrat d’ascenseur', 'Bureau et conseil');
    await open(page, '/documents');
    await expectAccessible(page);
    await page.getByLabel('Rechercher', { exact: true }).fill('contrat d’ascenseur');
    await page.keyboard.press('Enter');
    await page.getByText('1 document', { exact: true }).waitFor();
    await expect.poll(() => new URL(page.url()).searchParams.get('q')).toBe('contrat d’ascenseur');
  });

  it('stand among the letters of the owner to whom they were sent', async () => {
    const page = await web.enter('syndic');
    await open(page, '/owners');
    const owner = page.getByRole('row').nth(1).getByRole('link');
    const address = (await owner.getAttribute('href')) ?? '';
    const id = new URL(address, page.url()).pathname.split('/').at(-1);
    await open(page, `/documents/new?owner_id=${id}`);
    await page.locator('input[type=file]').setInputFiles({
      name: 'lettre.pdf',
      mimeType: 'application/pdf',
      buffer: aPdf('Mise au point'),
    });
    await page.getByLabel('Titre', { exact: true }).fill('Mise au point');
    await page.getByRole('combobox', { name: 'Type' }).click();
    await page.getByRole('option', { name: 'Lettre', exact: true }).click();
    await page.getByRole('radio', { name: 'Un copropriétaire', exact: true }).check();
    await page.getByRole('button', { name: 'Enregistrer le document' }).click();
    await page.getByRole('heading', { level: 1, name: 'Mise au point' }).waitFor();
    await open(page, address);
    await page.getByRole('main').getByRole('link', { name: 'Mise au point' }).waitFor();
    await expectAccessible(page);
  });

  it('take a newer file, and go when one says so', async () => {
    const page = await web.enter('syndic');
    await keep(page, 'Rapport', 'Bureau seulement');
    await page.locator('input[type=file]').setInputFiles({
      name: 'rapport-2.pdf',
      mimeType: 'application/pdf',
      buffer: aPdf('Rapport 2'),
    });
    await page.getByRole('heading', { level: 2, name: 'Versions' }).waitFor();
    await page.getByRole('cell', { name: 'rapport-2.pdf' }).waitFor();
    await page.getByRole('button', { name: 'Supprimer' }).click();
    await page.getByRole('dialog').getByText('« Rapport » est supprimé').waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Supprimer' }).click();
    await expectShown(page.getByRole('heading', { level: 1, name: 'Documents' }));
  });
});
