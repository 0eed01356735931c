import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectShown } from './helpers/expect-shown.ts';
import { expectAccessible, open, PHONE, settled, startWeb } from './helpers/web.ts';

const web = await startWeb();

async function heading(page: Page, name: string | RegExp): Promise<void> {
  await page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
  await settled(page);
}

async function choose(page: Page, label: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: label }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

/** Adds a building for a test, through its page. */
async function enterBuilding(page: Page, name: string): Promise<void> {
  await open(page, '/buildings/new');
  await page.getByLabel('Nom', { exact: true }).fill(name);
  await page.getByLabel('Rue et numéro').fill('Rue Haute 12');
  await page.getByLabel('Code postal').fill('1000');
  await page.getByLabel('Commune', { exact: true }).fill('Bruxelles');
  await page.getByLabel('Nombre de lots').fill('2');
  await page.getByRole('button', { name: 'Créer l’immeuble' }).click();
  await heading(page, `Mise en route : ${name}`);
}

/** Enters a building with one lot that has all quotas, and opens the form of its owners. */
async function enterOnlyLot(page: Page, building: string, number: string): Promise<void> {
  await enterBuilding(page, building);
  await page.getByRole('button', { name: 'Continuer plus tard' }).click();
  await page.getByRole('link', { name: 'Nouveau lot' }).click();
  await page.getByLabel('Numéro du lot').fill(number);
  await page.getByLabel('Quotités', { exact: true }).fill('1000');
  await page.getByRole('button', { name: 'Créer le lot' }).click();
  await heading(page, `Lot ${number}`);
  await page.getByText(/n’a pas encore de copropriétaire/).waitFor();
  await page.getByRole('link', { name: 'Encoder les copropriétaires' }).click();
  await heading(page, 'Encoder les copropriétaires');
}

describe('the register, entered in a browser', () => {
  it('takes a building with its lots, owners, keys and bank account', async () => {
    const page = await web.enter('syndic');
    await enterBuilding(page, 'Résidence du Parc');
    await page.getByRole('button', { name: 'Continuer plus tard' }).click();
    await heading(page, 'Résidence du Parc');
    await page.getByText('Aucun lot pour l’instant.').waitFor();
    await expectAccessible(page);

    for (const [number, quota, sum] of [
      ['A1', '600', /600 quotités sur 1.000 : il en reste 400/],
      ['A2', '400', /1.000 quotités sur 1.000 : toutes sont attribuées/],
    ] as const) {
      await page.getByRole('link', { name: 'Nouveau lot' }).click();
      await heading(page, 'Nouveau lot');
      await page.getByLabel('Numéro du lot').fill(number);
      await page.getByLabel('Quotités', { exact: true }).fill(quota);
      await page.getByText(sum).waitFor();
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Créer le lot' }).click();
      await heading(page, `Lot ${number}`);
      await page.getByRole('link', { name: 'Résidence du Parc' }).click();
      await heading(page, 'Résidence du Parc');
    }
    await page.getByText(/Les 1.000 quotités sont toutes attribuées/).waitFor();

    await page.getByRole('link', { name: 'Clés', exact: true }).click();
    await page.getByRole('link', { name: 'Nouvelle clé' }).click();
    await heading(page, 'Nouvelle clé');
    await page.getByLabel('Nom de la clé').fill('Ascenseur');
    await page.getByLabel('Total d’après l’acte').fill('100');
    await page.getByLabel('Poids du lot A1').fill('30');
    await page.getByLabel('Poids du lot A2').fill('60');
    await page.getByText('Le total des poids est 90 ; l’acte indique 100.').waitFor();
    await page.getByRole('button', { name: 'Créer la clé' }).click();
    await expect
      .poll(() => page.getByText('Le total des poids est 90 ; l’acte indique 100.').count())
      .toBe(2);
    await page.getByLabel('Poids du lot A2').fill('70');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Créer la clé' }).click();
    await heading(page, 'Ascenseur');
    await page.locator('tfoot').getByText('100', { exact: true }).waitFor();
    await expectAccessible(page);

    await page.getByRole('link', { name: 'Résidence du Parc' }).click();
    await heading(page, 'Résidence du Parc');
    await page.getByRole('link', { name: 'Comptes bancaires', exact: true }).click();
    await page.getByRole('link', { name: 'Nouveau compte bancaire' }).click();
    await heading(page, 'Nouveau compte bancaire');
    await page.getByLabel('IBAN').fill('BE68 5390 0754 7035');
    await page.getByLabel('Titulaire').fill('ACP Résidence du Parc');
    await page.getByText('Un IBAN, par exemple BE68 5390 0754 7034').waitFor();
    await page.getByLabel('IBAN').fill('BE68539007547034');
    await page.getByRole('button', { name: 'Créer le compte' }).click();
    await heading(page, 'BE68 5390 0754 7034');
    await expectAccessible(page);
  });

  it('says who owns a lot, a new owner among them, and takes no other sum than the whole', async () => {
    const page = await web.enter('syndic');
    await enterOnlyLot(page, 'Résidence des Parts', 'B1');
    await choose(page, 'Copropriétaire 1', 'Hugo Vermeersch');
    await page.getByLabel('Part 1').fill('1/3');
    await page.getByText('1/3 du lot : il reste 2/3 à attribuer.').waitFor();
    const save = page.getByRole('button', { name: 'Enregistrer les parts' });
    await expect.poll(() => save.isDisabled()).toBe(true);
    await page.getByRole('button', { name: 'Ajouter un copropriétaire' }).click();
    await page.getByRole('button', { name: 'Nouveau', exact: true }).last().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Nom', { exact: true }).fill('Zoé Zimmer');
    await dialog.getByLabel('E-mail').fill('zoe@example.org');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Créer le copropriétaire' }).click();
    await dialog.waitFor({ state: 'detached' });
    await page.getByLabel('Part 2').fill('2/3');
    await page.getByText('Tout le lot est attribué.', { exact: true }).waitFor();
    await expectAccessible(page);
    await save.click();
    await heading(page, 'Lot B1');
    await page.getByRole('link', { name: 'Zoé Zimmer' }).waitFor();
    await page.getByText('Tout le lot est attribué aujourd’hui.').waitFor();

    const row = page.getByRole('row', { name: /Zoé Zimmer/ });
    await row.getByRole('link', { name: 'Corriger' }).click();
    await heading(page, 'Corriger une part');
    await page.getByLabel('Contact principal du lot').check();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Enregistrer' }).click();
    await heading(page, 'Lot B1');
    await row.getByText('contact principal').waitFor();
  });

  it('enters a new owner on the way and nothing else, and asks before what was typed is lost', async () => {
    const page = await web.enter('syndic');
    await enterOnlyLot(page, 'Résidence du Dialogue', 'D1');
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') sent.push(new URL(request.url()).pathname);
    });
    await choose(page, 'Copropriétaire 1', 'Hugo Vermeersch');
    await page.getByRole('button', { name: 'Nouveau', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Nom', { exact: true }).fill('Dora Dumont');
    for (const close of [
      () => page.keyboard.press('Escape'),
      () => page.mouse.click(5, 400),
      () => dialog.getByRole('button', { name: 'Retour' }).click(),
    ]) {
      await close();
      await dialog.getByText('Votre saisie n’est pas encore enregistrée.').waitFor();
      await dialog.getByRole('button', { name: 'Continuer la saisie' }).click();
      await expect
        .poll(() => dialog.getByLabel('Nom', { exact: true }).inputValue())
        .toBe('Dora Dumont');
    }
    await page.keyboard.press('Escape');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Continuer la saisie' }).click();
    await dialog.getByLabel('E-mail').fill('dora@example.org');
    await dialog.getByRole('button', { name: 'Créer le copropriétaire' }).click();
    await dialog.waitFor({ state: 'detached' });
    await expect
      .poll(() => page.getByRole('combobox', { name: 'Copropriétaire 1' }).inputValue())
      .toBe('Dora Dumont');
    await heading(page, 'Encoder les copropriétaires');
    expect(sent.filter((path) => path.endsWith('owners')).length).toBe(1);

    // If nothing was typed, there is no confirmation.
    await page.getByRole('button', { name: 'Nouveau', exact: true }).click();
    await dialog.waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });

    await page.locator('aside').getByRole('link', { name: 'Copropriétaires', exact: true }).click();
    await dialog.getByText('Quitter sans enregistrer ?').waitFor();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Continuer la saisie' }).click();
    await dialog.waitFor({ state: 'detached' });
    await heading(page, 'Encoder les copropriétaires');
    await page.goBack();
    await dialog.getByRole('button', { name: 'Quitter sans enregistrer' }).click();
    await heading(page, 'Lot D1');
  });

  it('asks before a form is left, by the browser too, and never once it is saved', async () => {
    const page = await web.enter('syndic');
    await open(page, '/owners/new');
    await page.getByLabel('Nom', { exact: true }).fill('Ulla Unger');
    const asked: string[] = [];
    page.on('dialog', (one) => {
      asked.push(one.type());
      void one.dismiss();
    });
    await page.evaluate(() => location.reload());
    await expect.poll(() => asked).toEqual(['beforeunload']);
    await page.locator('aside').getByRole('link', { name: 'Immeubles', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Continuer la saisie' }).click();
    await expect
      .poll(() => page.getByLabel('Nom', { exact: true }).inputValue())
      .toBe('Ulla Unger');
    await page.getByLabel('E-mail').fill('ulla@example.org');
    await page.getByRole('button', { name: 'Créer le copropriétaire' }).click();
    await heading(page, 'Ulla Unger');
    await page.getByRole('link', { name: 'Modifier' }).click();
    await heading(page, 'Modifier le copropriétaire');
    await page.locator('aside').getByRole('link', { name: 'Immeubles', exact: true }).click();
    await heading(page, 'Immeubles');
  });

  it('is made ready step by step, goes on from Today, and says what follows of passing over', async () => {
    const page = await web.enter('syndic');
    await enterBuilding(page, 'Résidence Neuve');
    await page.getByText(/1 étape sur 7 est faite/).waitFor();
    const step = (name: string) => page.getByRole('listitem').filter({ hasText: name });
    await step('Lots et quotités')
      .getByText(/aucun appel de fonds/)
      .waitFor();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Encoder en grille' }).click();
    await heading(page, 'Lots et copropriétaires');
    await page.getByLabel('Lot, ligne 1').fill('N1');
    await page.getByLabel('Quotités, ligne 1').fill('1000');
    await page.getByRole('button', { name: 'Enregistrer 1 lot' }).click();
    await heading(page, 'Mise en route : Résidence Neuve');

    await open(page, '/');
    await page.getByRole('link', { name: 'Mise en route : Résidence Neuve' }).click();
    await heading(page, 'Mise en route : Résidence Neuve');
    await page.getByText(/2 étapes sur 7 sont faites/).waitFor();
    await step('Lots et quotités').getByText('Fait', { exact: true }).waitFor();
    await page.getByRole('link', { name: 'Attribuer le lot suivant' }).waitFor();
    const left = [
      'Copropriétaires de chaque lot',
      'clés',
      'comptes bancaires',
      'Soldes d’ouverture',
      'Premier appel de fonds',
    ];
    for (const name of left)
      await step(name).getByRole('button', { name: 'Passer cette étape' }).click();
    await step('clés').getByText('Passé', { exact: true }).waitFor();
    const other = await web.enter('syndic', { viewport: PHONE, colorScheme: 'dark' });
    await open(other, new URL(page.url()).pathname);
    await other.getByText('Passé', { exact: true }).first().waitFor();
    await expectAccessible(other);
    await page.getByRole('button', { name: 'Terminer' }).click();
    await heading(page, 'Résidence Neuve');
    await open(page, '/');
    await expect
      .poll(() => page.getByRole('link', { name: 'Mise en route : Résidence Neuve' }).count())
      .toBe(0);
  });

  it('is entered by keyboard alone', async () => {
    const page = await web.enter('syndic');
    await open(page, '/buildings');
    await page.keyboard.press('Control+k');
    await page
      .getByRole('combobox', { name: 'Recherche et actions' })
      .fill('nouveau coproprietaire');
    await page.getByRole('option', { name: 'Nouveau copropriétaire' }).waitFor();
    await page.keyboard.press('Enter');
    await heading(page, 'Nouveau copropriétaire');
    await page.getByLabel('Nom', { exact: true }).focus();
    await page.keyboard.type('Wanda Wauters');
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Tab');
    await page.keyboard.type('wanda@example.org');
    await page.keyboard.press('Enter');
    await expectShown(page.getByRole('heading', { level: 1, name: 'Wanda Wauters', exact: true }));
  });

  it.each([
    '/buildings/new',
    '/units/new',
    '/owners/new',
    '/distribution-keys/new',
    '/bank-accounts/new',
  ])('can be read by everybody at %s, light on a desk and dark on a phone', async (path) => {
    const desk = await web.enter('syndic');
    await open(desk, path);
    await expectAccessible(desk);
    const phone = await web.enter('syndic', { viewport: PHONE, colorScheme: 'dark' });
    await open(phone, path);
    await expectAccessible(phone);
    const width = await phone.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(PHONE.width);
  });
});
