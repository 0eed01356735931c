import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { aDocument } from '#test/helpers/documents.ts';
import { must } from '#test/helpers/test-app.ts';
import { asSuperuser } from '#test/helpers/test-database.ts';
import { heading } from './helpers/expenses.ts';
import { arrowTo, choose, confirm, expectKept, press, tabTo, type } from './helpers/keys.ts';
import { openDemoOffice } from './helpers/office.ts';
import { today } from './helpers/today.ts';
import { open, people, settled, startWeb } from './helpers/web.ts';

/** Work other than money and books, by keyboard only. */

const web = await startWeb({ withJobs: true });

const button = (page: Page, name: string | RegExp) =>
  page.locator('main').getByRole('button', { name });
const link = (page: Page, name: string | RegExp) =>
  page.locator('main').getByRole('link', { name, exact: true });

/** Submits an expense, which notifies the board. */
async function submit(supplier: string): Promise<void> {
  const { buildingId: building_id, syndic } = await openDemoOffice(web);
  const expense_date = today();
  const draft = {
    building_id,
    description: `Travaux de ${supplier}`,
    supplier,
    amount: 100,
    expense_date,
    category: 'Other',
  };
  const { id } = must(await syndic.post('/expenses', draft), 201);
  must(await syndic.put(`/expenses/${id}/submit-for-approval`), 200);
}

describe('by keyboard alone', () => {
  it('one acts in another role of one’s own', async () => {
    await asSuperuser(web.service.databaseUrl, (client) =>
      client.query(
        `insert into auth.role_assignments (id, user_id, role_type, organization_id, owner_id, accepted_at, created_at)
        select gen_random_uuid(), member.user_id, 'Owner', owner.organization_id, owner.id, now(), now()
        from auth.members as member
          join app.owners as owner on owner.organization_id = member.organization_id
            and owner.name = 'Friedrich Keutgen'
        where member.email = $1`,
        [people.auditor],
      ),
    );
    const page = await web.enter('auditor', { at: '/' });
    const person = page.getByRole('complementary').getByRole('button').last();
    await press(person);
    await arrowTo(page.getByRole('menuitem', { name: /^Eigentümer|^Miteigentümer/ }));
    await page.keyboard.press('Enter');
    await link(page, 'Meine Kosten').first().waitFor();
    await settled(page);
    await expectKept(page);
  });

  it('notifications are read, marked and deleted, and what was deleted is taken back', async () => {
    for (const supplier of ['Façade Un', 'Façade Deux', 'Façade Trois']) await submit(supplier);
    const page = await web.enter('board', { at: '/' });
    const bell = page.getByRole('button', { name: /^Notifications/ });
    await page.getByRole('button', { name: /^Notifications, [3-9] non lues/ }).waitFor();
    await press(bell);
    const panel = page.getByRole('dialog');
    const marks = panel.getByRole('button', { name: /^Marquer comme lu :/ });
    await marks.first().waitFor();
    const count = await marks.count();
    await press(marks.first());
    await expect.poll(() => marks.count()).toBe(count - 1);
    await expect
      .poll(() => panel.evaluate((one) => one.contains(document.activeElement)))
      .toBe(true);
    await tabTo(panel.getByRole('tab', { name: 'Non lues' }));
    await page.keyboard.press('ArrowRight');
    await panel.getByRole('tab', { name: 'Toutes', selected: true }).waitFor();
    await page.keyboard.press('Escape');
    await panel.waitFor({ state: 'hidden' });
    await expect.poll(() => bell.evaluate((one) => one === document.activeElement)).toBe(true);

    await open(page, '/notifications?notification_type=ExpenseSubmitted');
    const row = page.getByRole('row').filter({ hasText: 'Façade Deux' });
    await press(row.getByRole('button', { name: /^Supprimer/ }));
    await row.waitFor({ state: 'detached' });
    // The focus moves to the next one.
    const next = page.getByRole('row').getByRole('button', { name: /^Supprimer/ });
    await expect
      .poll(() => next.evaluateAll((all) => all.includes(document.activeElement as HTMLElement)))
      .toBe(true);
    await press(page.getByRole('button', { name: 'Annuler l’action' }));
    await row.waitFor();
    await expectKept(page);
  });

  it('a document is shared with the owners', async () => {
    const { buildingId, syndic } = await openDemoOffice(web);
    const id = await aDocument(syndic, buildingId);
    const page = await web.enter('syndic');
    await open(page, `/documents/${id}`);
    await press(button(page, 'Modifier'));
    const dialog = page.getByRole('dialog');
    await choose(dialog.getByRole('combobox', { name: 'Visible pour' }), 'Copropriétaires');
    await confirm(page, 'Enregistrer');
    await page.getByText('Copropriétaires', { exact: true }).first().waitFor();
    await expect
      .poll(() => button(page, 'Modifier').evaluate((one) => one === document.activeElement))
      .toBe(true);
  });

  it('a ticket is sent by an owner, commented and resolved', async () => {
    const owner = await web.enter('owner');
    await open(owner, '/tickets');
    await owner.keyboard.press('c');
    await owner.getByLabel('Onderwerp').waitFor();
    await type(owner.getByLabel('Onderwerp'), 'De lift staat stil');
    await type(owner.getByLabel('Beschrijving'), 'Sinds vanmorgen.');
    await press(button(owner, 'Ticket versturen'));
    await heading(owner, 'De lift staat stil');

    const syndic = await web.enter('syndic');
    await open(syndic, new URL(owner.url()).pathname);
    await type(syndic.getByLabel('Commentaire'), 'Le dépanneur vient mardi.');
    await press(button(syndic, 'Ajouter le commentaire'));
    await syndic.locator('main').getByText('Le dépanneur vient mardi.').last().waitFor();
    await expectKept(syndic);
    await press(button(syndic, 'Résoudre'));
    await type(
      syndic.getByRole('dialog').getByLabel('Résolution', { exact: true }),
      'Nouveau frein.',
    );
    await confirm(syndic, 'Résoudre');
    await syndic.getByText('Résolution : Nouveau frein.').waitFor();
    await expectKept(syndic);
  });

  it('an owner reads what is known of them, and takes it along', async () => {
    const page = await web.enter('owner', { at: '/', acceptDownloads: true });
    await press(page.locator('aside').getByRole('link', { name: 'Ik', exact: true }));
    await heading(page, 'Mijn kavels');
    await press(page.getByRole('navigation').getByRole('link', { name: 'Mijn gegevens' }));
    await heading(page, 'Mijn gegevens');
    await tabTo(button(page, 'Alles downloaden'));
    const [file] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
    expect(file.suggestedFilename()).toMatch(/\.zip$/);
    await expectKept(page);
    await press(link(page, 'Nieuw AVG-verzoek'));
    await type(page.getByLabel('Toelichting'), 'Mijn huisnummer is 12.');
    await press(button(page, 'Verzoek versturen'));
    await page.getByText('Mijn huisnummer is 12.').waitFor();
    await expectKept(page);
  });

  it('an owner opens another amount and copies what to pay it by', async () => {
    const permissions = ['clipboard-read', 'clipboard-write'];
    const page = await web.enter('owner', { at: '/', permissions });
    await press(page.locator('summary').filter({ hasText: '(3/4)' }));
    await page.locator('details[open] summary').filter({ hasText: '(3/4)' }).waitFor();
    await settled(page);
    await page.getByRole('img', { name: /QR-code voor betaling/ }).waitFor();
    await press(button(page, 'Kopiëren: IBAN'));
    await page.getByText('Gekopieerd: IBAN').waitFor();
    await expectKept(page);
  });

  it('an organization is taken on, entered and left', async () => {
    const page = await web.enter('superadmin', { at: '/' });
    await press(page.getByRole('navigation').getByRole('link', { name: 'Organizations' }));
    await heading(page, 'Organizations');
    await page.keyboard.press('c');
    await heading(page, 'New organization');
    await type(page.getByLabel('Name'), 'Office of the Park');
    await type(page.getByLabel('E-mail'), 'park@example.org');
    await press(button(page, 'Create organization'));
    await heading(page, 'Office of the Park');
    await press(button(page, 'Work in this organization'));
    const bar = page.getByRole('region', { name: 'Selected organization' });
    await bar.waitFor();
    await settled(page);
    await expectKept(page);
    await press(bar.getByRole('button', { name: 'Leave' }));
    await bar.waitFor({ state: 'detached' });
    await expectKept(page);
    await open(page, '/buildings');
    await press(page.getByRole('button', { name: 'Open Gestion Clairval' }));
    await heading(page, 'Buildings');
    await expectKept(page);
  });

  it('a building is made ready by its first steps', async () => {
    const page = await web.enter('syndic');
    await open(page, '/buildings');
    await page.keyboard.press('c');
    await heading(page, 'Nouvel immeuble');
    await type(page.getByLabel('Nom', { exact: true }), 'Résidence Neuve');
    await type(page.getByLabel('Rue et numéro'), 'Rue Haute 12');
    await type(page.getByLabel('Code postal'), '1000');
    await type(page.getByLabel('Commune', { exact: true }), 'Bruxelles');
    await type(page.getByLabel('Nombre de lots'), '1');
    await press(button(page, 'Créer l’immeuble'));
    await heading(page, 'Mise en route : Résidence Neuve');
    const step = (name: string) => page.getByRole('listitem').filter({ hasText: name });
    await press(step('clés').getByRole('button', { name: 'Passer cette étape' }));
    await step('clés').getByText('Passé', { exact: true }).waitFor();
    await expectKept(page);
    await press(link(page, 'Encoder en grille'));
    await heading(page, 'Lots et copropriétaires');
    await type(page.getByLabel('Lot, ligne 1'), 'N1');
    await type(page.getByLabel('Quotités, ligne 1'), '1000');
    await type(page.getByLabel('Copropriétaire, ligne 1'), 'Hugo Vermeersch');
    await press(button(page, 'Enregistrer 1 lot'));
    await heading(page, 'Mise en route : Résidence Neuve');
    await step('Copropriétaires de chaque lot').getByText('Fait', { exact: true }).waitFor();
    await expectKept(page);
  });
});
