import { Secret, TOTP } from 'otpauth';
import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { accountHelpers } from '#test/helpers/accounts.ts';
import { expectShown } from './helpers/expect-shown.ts';
import { expectAccessible, open, people, signIn, startWeb, type Person } from './helpers/web.ts';

const web = await startWeb();
const { mailedToken } = accountHelpers(web.service);
const passwordOf = (person: Person) => inject('demoPasswords')[people[person]] ?? '';

function codeOf(secret: string): string {
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  return totp.generate({ timestamp: web.service.clock.nowMs() });
}

/** Enables two-factor authentication in the dialog and returns its secret and backup codes. */
async function switchCodesOn(page: Page, person: Person) {
  await page
    .getByRole('button', { name: 'Activer la double authentification', exact: true })
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Mot de passe actuel').fill(passwordOf(person));
  await page.keyboard.press('Enter');
  await dialog.getByRole('img', { name: 'Code QR' }).waitFor();
  await expectAccessible(page);
  const secret = (await dialog.getByRole('code').innerText()).replaceAll(' ', '');
  await dialog.getByLabel('Code', { exact: true }).fill(codeOf(secret));
  await page.keyboard.press('Enter');
  const list = dialog.getByRole('list', { name: 'Codes de secours' });
  await list.waitFor();
  await expectAccessible(page);
  const codes = await list.getByRole('listitem').allInnerTexts();
  await dialog.getByRole('button', { name: 'Je les ai conservés' }).click();
  await page.getByRole('button', { name: 'Désactiver la double authentification' }).waitFor();
  return { secret, codes };
}

describe('the profile', () => {
  it('is reached by one’s name and changes what one is called, by keyboard alone', async () => {
    const page = await web.enter('board', { at: '/' });
    const name = page.getByRole('complementary').getByRole('button', { name: /Membre du conseil/ });
    await name.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('menuitem', { name: 'Mon profil' }).waitFor();
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Mon profil' }).waitFor();
    await page.getByLabel('Nom', { exact: true }).focus();
    await page.keyboard.press('Control+A');
    await page.keyboard.type('Marc du Conseil');
    await page.keyboard.press('Enter');
    await page.getByText('Enregistré.').waitFor();
    await expect.poll(() => name.innerText()).toContain('Marc du Conseil');
  });

  it.each(['light', 'dark'] as const)('is accessible in the %s', async (colorScheme) => {
    const page = await web.enter('syndic', { colorScheme });
    await open(page, '/profile');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Changer de mot de passe' }).click();
    await page.getByRole('dialog').getByLabel('Nouveau mot de passe').fill('court');
    await page.getByText('Encore 7 caractères.').waitFor();
    await expectAccessible(page);
  });

  it('switches codes on, with which one signs in, and off again by a backup code', async () => {
    const page = await web.enter('board');
    await open(page, '/profile');
    const { secret, codes } = await switchCodesOn(page, 'board');
    expect(codes).toHaveLength(10);

    web.service.clock.advance(30_000);
    const other = await web.visit({ mayFail: /401/ });
    await open(other, '/sign-in');
    await signIn(other, 'board');
    await other.getByLabel('Code', { exact: true }).fill(codeOf(secret));
    await other.keyboard.press('Enter');
    await other.locator('main#main').waitFor();

    await page.getByRole('button', { name: 'Désactiver la double authentification' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Mot de passe actuel').fill(passwordOf('board'));
    await dialog.getByLabel('Code', { exact: true }).fill(codes[0] ?? '');
    await page.keyboard.press('Enter');
    await page.getByText('Désactivé', { exact: true }).waitFor();
  });

  it('ends another of one’s sessions', async () => {
    const page = await web.enter('syndic');
    await open(page, '/profile');
    const rows = page.getByRole('table', { name: 'Sessions' }).getByRole('row');
    await rows.nth(1).waitFor();
    const before = await rows.count();
    await web.enter('syndic');
    await page.reload();
    await page
      .getByRole('button', { name: /^Fermer la session/ })
      .first()
      .click();
    await expect.poll(() => rows.count()).toBe(before);
  });

  it('changes the password, which is asked for, and ends the other sessions', async () => {
    const other = await web.enter('board', { mayFail: /401/ });
    const page = await web.enter('board', { mayFail: /401|400/ });
    await open(page, '/profile');
    await page.getByRole('button', { name: 'Changer de mot de passe' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Mot de passe actuel').fill('ce-n-est-pas-lui');
    await dialog.getByLabel('Nouveau mot de passe').fill('seize-marronniers-sous-la-neige');
    await dialog.getByText('Bon.').waitFor();
    await page.keyboard.press('Enter');
    await dialog.getByRole('alert').waitFor();
    await dialog.getByLabel('Mot de passe actuel').fill(passwordOf('board'));
    await page.keyboard.press('Enter');
    await page.getByText('Le nouveau mot de passe est actif.').waitFor();
    await other.goto('/profile');
    await expectShown(other.getByRole('heading', { level: 1, name: 'Connexion' }));
  });

  it('takes another address once it was confirmed from there', async () => {
    const page = await web.enter('syndic');
    await open(page, '/profile');
    await page.getByRole('button', { name: 'Changer d’adresse' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Nouvelle adresse').fill('ailleurs@example.org');
    await dialog.getByLabel('Mot de passe actuel').fill(passwordOf('syndic'));
    await page.keyboard.press('Enter');
    await page.getByText('Un lien a été envoyé à ailleurs@example.org').waitFor();
    const token = await mailedToken('ailleurs@example.org', 'confirm-email');
    await page.goto(`/confirm-email?token=${token}`);
    await page.getByRole('button', { name: 'Confirmer l’adresse' }).click();
    await page.getByText('Votre nouvelle adresse est confirmée.').waitFor();
    await open(page, '/profile');
    await expect.poll(() => page.getByText('ailleurs@example.org').isVisible()).toBe(true);
  });
});
