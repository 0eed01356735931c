import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { press } from './helpers/keys.ts';
import { expectAccessible, open, PHONE, settled, startWeb } from './helpers/web.ts';

const web = await startWeb();
const CHECK = 'Vérifier sans rien enregistrer';

describe('a handover in a browser', () => {
  it('is made and downloaded by keyboard, and refused where the building is already', async () => {
    const page = await web.enter('syndic', { mayFail: /409|422/, acceptDownloads: true });
    const button = (name: string) => page.locator('main').getByRole('button', { name });
    await open(page, '/handovers');
    await settled(page);
    await expectAccessible(page);
    await press(button('Transmettre un immeuble').first());
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Fin du mandat').focus();
    await page.keyboard.type('t');
    await expectAccessible(page);
    await press(dialog.getByRole('button', { name: 'Constituer le dossier' }));
    await page.getByRole('heading', { name: 'Manque' }).waitFor();
    await page.getByText('Statuts (acte de base).').waitFor();
    await page.getByRole('cell', { name: 'Lots et quotités' }).waitFor();
    await expectAccessible(page);
    const [receipt] = await Promise.all([
      page.waitForEvent('download'),
      press(button('Reçu (PDF)')),
    ]);
    expect(receipt.suggestedFilename()).toMatch(/^handover-.*-receipt\.pdf$/);
    const [archive] = await Promise.all([
      page.waitForEvent('download'),
      press(button('Télécharger l’archive')),
    ]);
    expect(archive.suggestedFilename()).toMatch(/^handover-.*\.zip$/);
    const bytes = readFileSync(await archive.path());

    await open(page, '/imports/handover');
    await settled(page);
    await expectAccessible(page);
    const choose = (buffer: Buffer) =>
      page
        .getByLabel('Archive', { exact: true })
        .setInputFiles({ name: 'handover.zip', mimeType: 'application/zip', buffer });
    await choose(bytes.subarray(0, bytes.length - 100));
    await press(button(CHECK));
    await page.getByRole('heading', { name: '1 erreur dans l’archive' }).waitFor();
    await page.getByRole('cell', { name: /tronqué/ }).waitFor();
    await expectAccessible(page);
    await choose(bytes);
    await press(button(CHECK));
    await page.getByRole('alert').getByText(/immeuble/).waitFor();
  });

  it('can be read on a dark phone', async () => {
    const page = await web.enter('syndic', { viewport: PHONE, colorScheme: 'dark' });
    for (const path of ['/handovers', '/imports/handover']) {
      await open(page, path);
      await expectAccessible(page);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width).toBeLessThanOrEqual(PHONE.width);
    }
  });
});
