import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { PNG } from '#test/helpers/documents.ts';
import { expectAccessible, open, PHONE, settled, startWeb } from './helpers/web.ts';

/** In the format of a camera. */
const POSITION = 'N 50.85045 E 4.34878';

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
    await dialog.getByLabel('Résolution', { exact: true }).fill('Nouveau frein.');
    await dialog.getByRole('button', { name: 'Résoudre' }).click();
    await syndic.getByText('Résolution : Nouveau frein.').waitFor();

    await open(owner, new URL(syndic.url()).pathname);
    await owner.getByText('Oplossing: Nouveau frein.').waitFor();
    await owner.getByText('Le dépanneur vient mardi.').waitFor();
    await expect.poll(() => owner.getByText('Elle appelle tous les jours.').count()).toBe(0);
    await expect.poll(() => owner.getByRole('button', { name: 'Oplossen' }).count()).toBe(0);
  });

  it('sends a photograph without where it was taken, and becomes a draft of an expense', async () => {
    const owner = await web.enter('owner', { viewport: PHONE });
    await open(owner, '/tickets/new');
    const photo = await owner.evaluate(async (place) => {
      const canvas = new OffscreenCanvas(2_400, 1_200);
      canvas.getContext('2d')?.fillRect(0, 0, 1_200, 1_200);
      const drawn = await canvas.convertToBlob({ type: 'image/jpeg' });
      const [start, rest] = [await drawn.slice(0, 2).bytes(), await drawn.slice(2).bytes()];
      const told = new TextEncoder().encode(`Exif\0\0${place}`);
      const head = [0xff, 0xe1, 0, told.length + 2];
      return [...start, ...head, ...told, ...rest];
    }, POSITION);
    expect(Buffer.from(photo).includes(POSITION)).toBe(true);
    await owner.getByLabel('Onderwerp').fill('Vochtplek in de gang');
    await owner.getByLabel('Beschrijving').fill('Sinds het onweer.');
    await owner
      .locator('input[type=file]')
      .setInputFiles({ name: 'vlek.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(photo) });
    await owner.getByRole('button', { name: 'Ticket versturen' }).click();
    await owner.getByRole('img', { name: 'vlek.jpg' }).waitFor();
    const ticket = new URL(owner.url()).pathname;
    const size = await owner.getByRole('img', { name: 'vlek.jpg' }).evaluate((picture) => {
      const { naturalWidth: width, naturalHeight: height } = picture as HTMLImageElement;
      return { width, height };
    });
    expect(size).toEqual({ width: 2_000, height: 1_000 });

    await owner.getByRole('link', { name: 'vlek.jpg' }).click();
    const [file] = await Promise.all([
      owner.waitForEvent('download'),
      owner.getByRole('button', { name: 'Downloaden' }).click(),
    ]);
    const kept = await buffer(await file.createReadStream());
    expect(kept.length).toBeGreaterThan(1_000);
    expect(kept.includes(POSITION)).toBe(false);

    const syndic = await web.enter('syndic');
    await open(syndic, ticket);
    await syndic.getByRole('link', { name: 'Créer une facture' }).click();
    const description = syndic.getByLabel('Libellé');
    await description.waitFor();
    await expect.poll(() => description.inputValue()).toBe('Vochtplek in de gang');
    await syndic.getByLabel('Montant TVA comprise').fill('250');
    await syndic.getByRole('combobox', { name: 'Catégorie' }).click();
    await syndic.getByRole('option').first().click();
    await syndic.getByRole('button', { name: 'Enregistrer le brouillon' }).click();
    await syndic.getByText('Brouillon', { exact: true }).waitFor();
    await syndic.getByRole('link', { name: 'Ajouter un document' }).waitFor();
    await open(syndic, ticket);
    await syndic.getByRole('link', { name: 'Voir la facture qui en résulte' }).waitFor();
    await expect
      .poll(() => syndic.getByRole('link', { name: 'Créer une facture' }).count())
      .toBe(0);
    await expectAccessible(syndic);
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
