import { describe, expect, it } from 'vitest';
import { expectAccessible, open, PHONE, startWeb } from './helpers/web.ts';

const web = await startWeb();

describe('a supplier in a browser', () => {
  it('is entered by one person, and their account confirmed by another', async () => {
    const syndic = await web.enter('syndic');
    await open(syndic, '/suppliers/new');
    await syndic.getByLabel('Nom').fill('Serrurerie du Parc');
    await syndic.getByLabel('Numéro d’entreprise').fill('0202.239.952');
    await syndic.getByLabel('IBAN').fill('BE68 5390 0754 7034');
    await syndic.getByRole('button', { name: 'Créer le fournisseur' }).click();
    await syndic.getByText(/ses chiffres de contrôle sont incorrects/).waitFor();
    await syndic.getByLabel('Numéro d’entreprise').fill('0202.239.951');
    await syndic.getByRole('button', { name: 'Créer le fournisseur' }).click();
    await syndic.getByRole('heading', { level: 1, name: 'Serrurerie du Parc' }).waitFor();
    await syndic.getByText('Le compte doit être confirmé.').waitFor();
    await expect
      .poll(() => syndic.getByRole('button', { name: 'Confirmer le compte' }).count())
      .toBe(0);
    await expectAccessible(syndic);

    // This user's language is Dutch.
    const accountant = await web.enter('accountant');
    await open(accountant, '/suppliers?iban_state=Unconfirmed');
    await accountant.getByRole('link', { name: 'Serrurerie du Parc' }).click();
    await accountant.getByRole('button', { name: 'Rekening bevestigen' }).click();
    await accountant.getByText('De rekening is bevestigd.').waitFor();
    await expectAccessible(accountant);
  });

  it('is merged with who is spelled alike, and can be read on a dark phone', async () => {
    const page = await web.enter('syndic', { viewport: PHONE, colorScheme: 'dark' });
    for (const name of ['Jardins Élégants SA', 'Jardins elegants']) {
      await open(page, '/suppliers/new');
      await page.getByLabel('Nom').fill(name);
      await page.getByRole('button', { name: 'Créer le fournisseur' }).click();
      await page.getByRole('heading', { level: 1, name }).waitFor();
    }
    await open(page, '/suppliers/duplicates');
    await expectAccessible(page);
    const merge = page
      .locator('main')
      .getByRole('button', { name: 'Fusionner avec Jardins Élégants SA' });
    await merge.click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Fusionner/ })
      .click();
    await merge.waitFor({ state: 'detached' });
  });
});
