import { describe, expect, inject, it } from 'vitest';
import { accountHelpers } from '#test/helpers/accounts.ts';
import { call, must } from '#test/helpers/test-app.ts';
import { expectAccessible, open, people, settled, startWeb } from './helpers/web.ts';

const web = await startWeb();
const { bearer, login, mailedToken } = accountHelpers(web.service);

/** Adds a building, so that access can be restricted to some of them. */
async function anotherBuilding(): Promise<void> {
  const tokens = must(
    await login(people.syndic, inject('demoPasswords')[people.syndic] ?? ''),
    200,
  );
  const body = { name: 'Résidence du Parc', address: 'Avenue du Parc 1', total_units: 2 };
  must(await call(web.service.app, 'POST', '/buildings', { ...bearer(tokens), body }), 201);
}

describe('users in a browser', () => {
  it('are invited for some buildings, accept by mail, and see those alone', async () => {
    await anotherBuilding();
    const page = await web.enter('syndic');
    await open(page, '/users/new');
    await page.getByLabel('Nom', { exact: true }).fill('Lou Renard');
    await page.getByLabel('E-mail').fill('lou@example.org');
    await page.getByRole('combobox', { name: 'Immeubles' }).click();
    await page.getByRole('option', { name: 'Résidence du Parc' }).click();
    await page.keyboard.press('Escape');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Envoyer l’invitation' }).click();
    await page.getByRole('heading', { level: 1, name: 'Lou Renard' }).waitFor();
    await page.getByRole('cell', { name: 'Résidence du Parc' }).waitFor();
    await expectAccessible(page);

    const token = await mailedToken('lou@example.org', 'accept-invitation');
    const invited = await web.visit();
    await open(invited, `/accept-invitation?token=${token}`);
    await invited.getByLabel('Mot de passe', { exact: true }).fill('renards-roux-sous-la-pluie');
    await invited.getByRole('button', { name: 'Accepter l’invitation' }).click();
    await invited.locator('main#main').waitFor();
    await open(invited, '/buildings');
    const listed = invited.locator('tbody').getByRole('link');
    await expect.poll(() => listed.count()).toBe(1);
    await invited.getByRole('link', { name: 'Résidence du Parc', exact: true }).waitFor();
    await open(invited, '/users');
    await invited.getByRole('heading', { name: /Votre rôle n’a pas accès/ }).waitFor();
  });

  it('are deactivated with the consequence named, by keyboard alone, and act again', async () => {
    const page = await web.enter('syndic');
    await open(page, '/users?role_type=Auditor');
    await page.locator('tbody a').first().focus();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Jürgen Schmitz' }).waitFor();
    await page.getByRole('button', { name: 'Désactiver' }).focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await dialog.getByText(/ses sessions se ferment aussitôt/).waitFor();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Désactiver' }).focus();
    await page.keyboard.press('Enter');
    await page.getByText('Désactivé', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Réactiver' }).click();
    await page.getByText('Actif', { exact: true }).waitFor();
  });

  it('get another role, and leave the organization', async () => {
    const page = await web.enter('syndic');
    await open(page, '/users?role_type=BoardMember');
    await page.locator('tbody a').first().click();
    await page.getByRole('link', { name: 'Modifier' }).click();
    await page.getByRole('button', { name: 'Ajouter un rôle' }).click();
    await page.getByRole('button', { name: 'Enregistrer' }).click();
    await page.getByRole('cell', { name: 'Comptable' }).waitFor();
    await settled(page);
    await page.getByRole('button', { name: 'Retirer de l’organisation' }).click();
    await page
      .getByRole('dialog')
      .getByText(/perd ses 2 rôles/)
      .waitFor();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Retirer/ })
      .click();
    await page.getByRole('heading', { level: 1, name: 'Utilisateurs' }).waitFor();
    await settled(page);
    await expect.poll(() => page.getByRole('link', { name: 'Nathalie Gobert' }).count()).toBe(0);
  });
});
