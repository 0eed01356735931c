import { describe, expect, it } from 'vitest';
import { PNG } from '#test/helpers/documents.ts';
import { expectAccessible, open, PHONE, settled, startWeb } from './helpers/web.ts';

const web = await startWeb();
describe('a ticket in a browser', () => {
  it('goes from an owner with a photograph on a phone to resolved, and back to the owner', async () => {
    const owner = await web.enter('owner', { viewport: PHONE });
    await open(owner, '/tickets/new');
    await expectAccessible(owner);
    await owner.getByLabel('Onderwerp').fill('De lift staat stil');
    await owner.getByLabel('Beschrijving').fill('Sinds vanmorgen, tussen twee verdiepingen.');
    await owner
      .locator('input[type=file]')
      .setInputFiles({ name: 'lift.png', mimeType: 'image/png', buffer: PNG });
    await owner.getByRole('button', { name: 'Ticket versturen' }).click();
    await owner.getByRole('heading', { level: 1, name: 'De lift staat stil' }).waitFor();
    await owner.getByRole('img', { name: 'lift.jpg' }).waitFor();
    await settled(owner);
    await expectAccessible(owner);

    const syndic = await web.enter('syndic');
    await open(syndic, '/tickets');
    await expectAccessible(syndic);
    await syndic.getByRole('link', { name: 'De lift staat stil' }).click();
    await syndic.getByRole('button', { name: 'Attribuer', exact: true }).click();
    const dialog = syndic.getByRole('dialog');
    await dialog.getByRole('combobox', { name: 'Responsable' }).click();
    await syndic.getByRole('option').first().click();
    await expectAccessible(syndic);
    await dialog.getByRole('button', { name: 'Attribuer', exact: true }).click();
    await dialog.waitFor({ state: 'detached' });
    await syndic.getByText(/suivi par/).waitFor();

    await syndic.getByLabel('Commentaire').fill('Le dépanneur vient mardi.');
    await syndic.getByRole('button', { name: 'Ajouter le commentaire' }).click();
    await syndic.getByText('Le dépanneur vient mardi.').waitFor();
    await syndic.getByLabel('Commentaire').fill('Elle appelle tous les jours.');
    await syndic.getByLabel(/^Interne/).check();
    await syndic.getByRole('button', { name: 'Ajouter le commentaire' }).click();
    await syndic.getByText('Elle appelle tous les jours.').waitFor();

    await syndic.getByRole('button', { name: 'Résoudre' }).click();
    await dialog.getByLabel('Comment', { exact: true }).fill('Nouveau frein.');
    await dialog.getByRole('button', { name: 'Résoudre' }).click();
    await syndic.getByText('Résolution : Nouveau frein.').waitFor();

    await open(owner, new URL(syndic.url()).pathname);
    await owner.getByText('Oplossing: Nouveau frein.').waitFor();
    await owner.getByText('Le dépanneur vient mardi.').waitFor();
    expect(await owner.getByText('Elle appelle tous les jours.').count()).toBe(0);
    expect(await owner.getByRole('button', { name: 'Oplossen' }).count()).toBe(0);
  });

  it('stands on a board under its state, in the dark too', async () => {
    const page = await web.enter('syndic', { colorScheme: 'dark' });
    await open(page, '/tickets/new');
    await page.getByLabel('Objet').fill('Ampoule du hall');
    await page.getByLabel('Description').fill('Elle clignote.');
    await page.getByRole('button', { name: 'Envoyer le ticket' }).click();
    await page.getByRole('heading', { level: 1, name: 'Ampoule du hall' }).waitFor();
    await open(page, '/tickets?view=board');
    const column = page.locator('section', {
      has: page.getByRole('heading', { level: 2, name: /^Ouvert \(/ }),
    });
    await column.getByRole('link', { name: 'Ampoule du hall' }).waitFor();
    await expectAccessible(page);
  });
});
