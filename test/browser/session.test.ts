import { describe, expect, it } from 'vitest';
import { asSuperuser } from '#test/helpers/test-database.ts';
import { expectAccessible, open, people, settled, signIn, startWeb } from './helpers/web.ts';

const web = await startWeb();

describe('the session of a person', () => {
  it('begins where they wanted to go, and survives reloading', async () => {
    const page = await web.visit();
    await page.goto('/buildings?sort=-name');
    await signIn(page, 'syndic');
    await page.getByRole('heading', { level: 1, name: 'Immeubles' }).waitFor();
    await expect.poll(() => new URL(page.url()).search).toBe('?sort=-name');
    await page.reload();
    await page.getByRole('heading', { level: 1, name: 'Immeubles' }).waitFor();
    await expect
      .poll(() => page.evaluate(() => JSON.stringify([localStorage, sessionStorage])))
      .not.toMatch(/ey[\w-]+\.|@example/);
  });

  it('leaves nothing of the business in the browser, wherever one has been', async () => {
    const page = await web.enter('syndic');
    for (const path of ['/expenses', '/owners', '/bank-transactions', '/reports/balance-sheet'])
      await open(page, path);
    await open(page, '/expenses/new');
    await page.getByRole('combobox', { name: 'Fournisseur' }).fill('Toiture Moreau');
    await settled(page);
    const kept = await page.evaluate(async () => ({
      local: Object.keys(localStorage),
      session: Object.keys(sessionStorage).filter((key) => !key.startsWith('tsr-scroll')),
      databases: await indexedDB.databases(),
      caches: await caches.keys(),
      cookies: document.cookie,
    }));
    expect(kept).toEqual({
      local: ['millieme-session'],
      session: [],
      databases: [],
      caches: [],
      cookies: '',
    });
    await expect
      .poll(() => page.evaluate(() => JSON.stringify([localStorage, sessionStorage])))
      .not.toMatch(/Moreau|Vermeersch|BE\d{14}/);
  });

  it('is shared by tabs: reloaded together they stay signed in, signing out ends them all', async () => {
    const page = await web.enter('syndic', { at: '/' });
    const other = await page.context().newPage();
    await open(other, '/buildings');
    await Promise.all([page.reload(), other.reload()]);
    await Promise.all([settled(page), settled(other)]);
    await expect.poll(() => other.getByRole('navigation').first().isVisible()).toBe(true);
    await page.getByRole('button', { name: 'Camille Clairval' }).click();
    await page.getByRole('menuitem', { name: 'Se déconnecter' }).click();
    for (const tab of [page, other])
      await tab.getByRole('heading', { level: 1, name: 'Connexion' }).waitFor();
  });

  it('goes on in another role of one’s own, with what that role sees and nothing of the other', async () => {
    const page = await web.enter('board', { at: '/' });
    await asSuperuser(web.service.databaseUrl, (client) =>
      client.query(
        `insert into auth.role_assignments (id, user_id, role_type, organization_id, owner_id, accepted_at, created_at)
        select gen_random_uuid(), member.user_id, 'Owner', owner.organization_id, owner.id, now(), now()
        from auth.members as member
          join app.owners as owner on owner.organization_id = member.organization_id
            and owner.name = 'Friedrich Keutgen'
        where member.email = $1`,
        [people.board],
      ),
    );
    await page.reload();
    await page.getByRole('heading', { level: 1, name: /\d{4}$/ }).waitFor();
    await page.getByRole('button', { name: /^Nathalie Gobert/ }).click();
    await expectAccessible(page);
    await page.getByRole('menuitem', { name: /^Copropriétaire/ }).click();
    await page.getByRole('heading', { level: 1, name: 'Ce que je dois' }).waitFor();
    await settled(page);
    await open(page, '/users');
    await page
      .getByRole('heading', { level: 1, name: /Votre rôle n’a pas accès à cette page/ })
      .waitFor();
    await open(page, '/lots');
    await page.locator('main tbody tr').first().waitFor();
    await page.getByRole('button', { name: /^Nathalie Gobert/ }).click();
    await page.getByRole('menuitem', { name: /^Membre du conseil/ }).click();
    await page.getByRole('heading', { level: 1, name: /\d{4}$/ }).waitFor();
  });

  it('refuses a wrong password in words, at once and with the focus on them', async () => {
    const page = await web.visit({ mayFail: /401/ });
    await open(page, '/sign-in');
    await page.getByLabel('E-mail').fill(people.syndic);
    await page.getByLabel('Mot de passe', { exact: true }).fill('wrong');
    await page.keyboard.press('Enter');
    const refusal = page.getByRole('alert');
    await refusal.waitFor();
    await expect.poll(() => refusal.evaluate((box) => box === document.activeElement)).toBe(true);
    await expectAccessible(page);
  });
});
