import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { aBankFile, aStatement, received, sendBankFile } from '#test/helpers/bank-files.ts';
import { must, type Json } from '#test/helpers/test-app.ts';
import { openDemoOffice, type Office } from './helpers/office.ts';
import { today } from './helpers/today.ts';
import { expectAccessible, open, PHONE, settled, startWeb } from './helpers/web.ts';

type Movements = Parameters<typeof aStatement>[0];

const web = await startWeb();

let office: Office;
let account: Json;
let owners: readonly Json[];
const TODAY = today();

beforeAll(async () => {
  office = await openDemoOffice(web);
  const { syndic, buildingId } = office;
  const accounts: Json[] = must(await syndic.get(`/buildings/${buildingId}/bank-accounts`), 200);
  account = accounts.find(({ account_code: code }) => code === '551');
  owners = must(await syndic.get(`/owners?building_id=${buildingId}&sort=-balance&limit=10`), 200);
});

/** Makes the next statement: these movements, all booked. */
async function statementOf(number: number, movements: Movements): Promise<Uint8Array> {
  const path = `/bank-accounts/${account.id}/reconciliation?on=${TODAY}`;
  const { books } = must(await office.syndic.get(path), 200);
  return aBankFile(
    aStatement(movements, { number, date: TODAY, opening_cents: Math.round(books * 100) }),
  );
}

/** Leaves only these to be matched, parking all other open transactions. */
async function leaveOnly(number: number, movements: Movements): Promise<void> {
  const { syndic } = office;
  const others: Json[] = must(await syndic.get('/bank-transactions?status=Open'), 200);
  for (const { id } of others) must(await syndic.put(`/bank-transactions/${id}/park`), 200);
  const file = await statementOf(number, movements);
  const { statements } = must(await sendBankFile(web.service, syndic, file), 201);
  if (statements[0].status !== 'Held') return;
  const release = `/bank-statements/${statements[0].id}/release`;
  must(await syndic.put(release, { reason: 'Les numéros entre les deux manquent' }), 200);
}

async function drop(page: Page, name: string, content: Uint8Array): Promise<void> {
  const buffer = Buffer.from(content);
  await page
    .getByLabel('Choisir des fichiers de la banque')
    .setInputFiles([{ name, mimeType: 'text/plain', buffer }]);
}

/** Waits until the page says how many transactions are left. */
async function left(page: Page, words: string): Promise<void> {
  await page.getByRole('status').filter({ hasText: words }).waitFor();
  await settled(page);
}

const inText = (amount: number) => amount.toFixed(2).replace('.', ',');

describe('the files of a bank in a browser', () => {
  it('go from upload to reconciled, the certain ones at once and the rest by keyboard alone', async () => {
    const { syndic, buildingId } = office;
    const page = await web.enter('syndic');
    const [debtor, other, third] = owners;
    const { receivables } = must(
      await syndic.get(`/owners/${debtor.id}/account?building_id=${buildingId}`),
      200,
    );
    const item = receivables.find(({ open_amount: amount }: Json) => amount > 0);
    const data = item.structured_communication.replaceAll(/\D/g, '');
    const [expense] = must(
      await syndic.get(`/expenses?building_id=${buildingId}&status=Approved&limit=1`),
      200,
    );
    const on = { booked_on: TODAY };
    const file = await statementOf(1, [
      received(item.open_amount, { ...on, structured: { kind: '101', data } }),
      received(-7.5, { ...on, code: '03537000' }),
      received(-expense.amount, { ...on, counterparty_name: expense.supplier ?? 'X' }),
      received(41.25, { ...on, counterparty_name: 'Sans communication' }),
      received(90, { ...on, counterparty_name: 'Deux à la fois' }),
      received(3.33, { ...on, counterparty_name: 'Personne' }),
    ]);

    await open(page, '/bank-statements');
    await expectAccessible(page);
    await drop(page, 'jour.cod', file);
    await page.getByText('1 extrait importé').waitFor();
    await page.getByRole('link', { name: /^Extrait 001/ }).waitFor();
    await expectAccessible(page);
    await drop(page, 'jour.cod', file);
    await page.getByText('rien de nouveau, 1 ignoré').waitFor();

    await open(page, '/');
    await page.getByRole('link', { name: '6 opérations bancaires à rapprocher' }).click();
    await left(page, 'Encore 6 opérations');
    await page
      .getByRole('button', { name: 'Accepter les propositions certaines', exact: true })
      .click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText(/^2 opérations sont comptabilisées/).waitFor();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Accepter 2 opérations' }).click();
    await dialog.waitFor({ state: 'hidden' });
    await left(page, 'Encore 4 opérations');
    await expectAccessible(page);

    // The expense is proposed by its amount.
    await page.getByText('Paiement à un fournisseur').first().waitFor();
    await page.keyboard.press('1');
    await page.keyboard.press('Enter');
    await left(page, 'Encore 3 opérations');
    await page.keyboard.press('z');
    await left(page, 'Encore 4 opérations');
    await page.keyboard.press('Enter');
    await left(page, 'Encore 3 opérations');

    // Nothing is known of the next, so it is searched for.
    await page.getByRole('heading', { name: 'Sans communication' }).waitFor();
    await page.keyboard.press('f');
    await chooseOwner(page, 'Copropriétaire', 0, other.name);
    await expectAccessible(page);
    await page.getByText('Tout est ventilé').waitFor();
    await page.getByRole('dialog').getByLabel('Montant').press('Enter');
    await left(page, 'Encore 2 opérations');

    await page.getByRole('heading', { name: 'Deux à la fois' }).waitFor();
    await page.keyboard.press('s');
    await chooseOwner(page, 'Copropriétaire', 0, other.name);
    await page.getByRole('dialog').getByLabel('Montant').nth(0).fill('40');
    await chooseOwner(page, 'Copropriétaire', 1, third.name);
    const rest = page.getByRole('dialog').getByLabel('Montant').nth(1);
    await rest.fill(inText(50));
    await page.getByText('Tout est ventilé').waitFor();
    await rest.press('Enter');
    await left(page, 'Encore 1 opération');

    await page.getByRole('heading', { name: 'Personne' }).waitFor();
    await page.keyboard.press('p');
    await page.getByRole('heading', { name: 'Tout est rapproché' }).waitFor();
    await expectAccessible(page);

    await open(page, `/bank-accounts/${account.id}/reconciliation`);
    await page.getByText('Concorde', { exact: true }).waitFor();
    await page.getByText('Aucun écart.').waitFor();
    await expectAccessible(page);
  });

  it('show what was parked until somebody knows better', async () => {
    const page = await web.enter('syndic');
    await open(page, '/');
    await page.getByRole('link', { name: '1 opération en attente sur le compte 4990' }).click();
    await left(page, '1 opération en attente');
    await page.keyboard.press('f');
    await chooseOwner(page, 'Copropriétaire', 0, owners[0].name);
    await page.getByRole('dialog').getByLabel('Montant').press('Enter');
    await page.getByRole('heading', { name: 'Rien n’est en attente' }).waitFor();
    await open(page, '/bank-transactions?q=Personne');
    await page.getByRole('link', { name: 'Personne' }).click();
    await page.getByRole('heading', { level: 1, name: 'Personne' }).waitFor();
    await settled(page);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Annuler le rapprochement', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Motif').fill('C’était quelqu’un d’autre');
    await dialog.getByRole('button', { name: 'Annuler le rapprochement' }).click();
    await page.getByText('À traiter', { exact: true }).waitFor();
  });

  it('hold what does not add up, with its reason, until it is discarded or accepted', async () => {
    const page = await web.enter('syndic', { colorScheme: 'dark', viewport: PHONE });
    const file = aBankFile(aStatement([], { number: 7, date: TODAY, wrong: { closing_cents: 1 } }));
    must(await sendBankFile(web.service, office.syndic, file), 201);
    await open(page, '/');
    await page.getByRole('link', { name: 'Extrait de compte 007 à vérifier' }).click();
    await page.getByText(/Le solde final est de/).waitFor();
    await settled(page);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Écarter', exact: true }).click();
    await page.getByLabel('Motif').fill('Fichier d’essai');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Écarter l’extrait' }).click();
    await page.getByText('Écarté', { exact: true }).waitFor();
    await page.getByText(/Fichier d’essai/).waitFor();
    for (const path of ['/bank-statements', '/bank-transactions', '/bank-transactions/match']) {
      await open(page, path);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width, path).toBeLessThanOrEqual(PHONE.width);
      await expectAccessible(page);
    }
  });

  it('take a key for the next one as soon as it is shown, whatever else is still asked for', async () => {
    const page = await web.enter('syndic');
    const amounts = ['Avant', 'Après'].map((counterparty_name) =>
      received(0.5, { booked_on: TODAY, counterparty_name }),
    );
    await leaveOnly(8, amounts);
    await open(page, '/bank-transactions/match');
    await left(page, 'Encore 2 opérations');
    await page.getByRole('heading', { name: 'Avant' }).waitFor();
    const told = Promise.withResolvers<void>();
    await page.route('**/api/v1/buildings?*', async (route) => {
      await told.promise;
      await route.continue();
    });
    await page.keyboard.press('p');
    await page.getByRole('heading', { name: 'Après' }).waitFor();
    await page.keyboard.press('p');
    await page.getByRole('heading', { name: 'Tout est rapproché' }).waitFor();
    // Both can be undone, the last first.
    await page.keyboard.press('z');
    await page.getByRole('heading', { name: 'Après' }).waitFor();
    await page.keyboard.press('z');
    await page.getByRole('heading', { name: 'Avant' }).waitFor();
    told.resolve();
    await left(page, 'Encore 2 opérations');
  });

  it('teach rules: by a key from the transaction in hand, changed and deleted on their page', async () => {
    const page = await web.enter('syndic', { mayFail: /422.*bank-rules/ });
    const on = { booked_on: TODAY, counterparty_account: 'BE43068999999501' };
    const insurer = { ...on, counterparty_name: 'Assurances du Parc', communication: 'POLICE 12' };
    await leaveOnly(20, [received(-31.4, insurer), received(-18.6, insurer)]);
    await open(page, '/bank-transactions/match');
    await left(page, 'Encore 2 opérations');
    await page.getByRole('heading', { name: 'Assurances du Parc' }).waitFor();
    await page.keyboard.press('?');
    const help = page.getByRole('dialog', { name: 'Raccourcis clavier' });
    await help.getByText('Créer une règle').waitFor();
    await page.keyboard.press('Escape');
    await help.waitFor({ state: 'hidden' });

    await page.keyboard.press('r');
    const dialog = page.getByRole('dialog', { name: 'Nouvelle règle' });
    const theirs = dialog.getByLabel('Compte de la contrepartie');
    await expect.poll(() => theirs.inputValue()).toBe('BE43068999999501');
    await expect
      .poll(() => dialog.getByRole('combobox', { name: 'Fournisseur' }).inputValue())
      .toBe('Assurances du Parc');
    await expectAccessible(page);
    await choose(page, 'Comptabilisée comme', 'Écriture sur un compte');
    await dialog.getByRole('button', { name: 'Enregistrer la règle' }).click();
    await dialog.getByText('Choisissez de quoi il s’agit.').waitFor();
    await choose(page, 'Compte comptable', '6140', /^6140 /);
    await dialog.getByLabel('Code de la banque').press('Enter');
    await dialog.waitFor({ state: 'hidden' });

    // Both are certain now, and booked as the rule says.
    await page.getByText(/sur le compte 6140/).waitFor();
    await page.keyboard.press('Enter');
    await left(page, 'Encore 1 opération');
    await page.getByText('Règle', { exact: true }).waitFor();

    await page.getByRole('link', { name: 'Règles bancaires' }).click();
    await page.getByText('Compte BE43 0689 9999 9501').waitFor();
    await settled(page);
    await expectAccessible(page);
    await page.getByRole('button', { name: /^Modifier : Compte BE43/ }).click();
    const change = page.getByRole('dialog', { name: 'Modifier cette règle' });
    await change.getByLabel('Mots de la communication').fill('tout autre chose');
    await change.getByRole('button', { name: 'Enregistrer la règle' }).click();
    await change.waitFor({ state: 'hidden' });
    await page.getByText('Communication avec « tout autre chose »').waitFor();

    await page.getByRole('button', { name: /^Supprimer : / }).click();
    const gone = page.getByRole('dialog', { name: 'Supprimer cette règle' });
    await gone.getByText(/ce qu’elle a fait comptabiliser reste/i).waitFor();
    await expectAccessible(page);
    await gone.getByRole('button', { name: 'Supprimer la règle' }).click();
    await page.getByText(/^Aucune règle\./).waitFor();
    await expectAccessible(page);

    // An empty one is refused with what is missing.
    await page.getByRole('button', { name: 'Nouvelle règle' }).first().click();
    await choose(page, 'Compte comptable', '6140', /^6140 /);
    await dialog.getByRole('button', { name: 'Enregistrer la règle' }).click();
    await dialog.getByRole('alert').waitFor();
    await expectAccessible(page);
  });
});

/** Types into a select field of the dialog and takes its option. */
async function choose(
  page: Page,
  label: string,
  typed: string,
  name: string | RegExp = typed,
): Promise<void> {
  const field = page.getByRole('dialog').getByRole('combobox', { name: label });
  await field.click();
  if (await field.isEditable()) await field.fill(typed);
  await page.getByRole('option', { name }).first().click();
}

/** Types a name into one of the owner fields of the dialog and takes the first match. */
async function chooseOwner(page: Page, label: string, place: number, name: string): Promise<void> {
  const field = page.getByRole('dialog').getByRole('combobox', { name: label }).nth(place);
  await field.waitFor();
  await field.fill(name);
  const option = page.getByRole('option', { name }).first();
  await option.waitFor();
  await field.press('ArrowDown');
  await expect.poll(() => option.getAttribute('data-combobox-selected')).toBe('true');
  await field.press('Enter');
  await expect.poll(() => field.inputValue()).toBe(name);
}
