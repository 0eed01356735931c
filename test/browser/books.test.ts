import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { aCaller, must } from '#test/helpers/test-app.ts';
import { openDemoOffice } from './helpers/office.ts';
import { thisYear } from './helpers/today.ts';
import { expectAccessible, open, settled, startWeb } from './helpers/web.ts';

const web = await startWeb();
const YEAR = thisYear();

/** Reads an amount in euro on the page, in cents. */
function centsOf(text: string): number {
  const figure = /-?\d[\d\s.\u{A0}\u{202F}]*,\d{2}/u.exec(text)?.[0] ?? '';
  return Number(figure.replaceAll(/[^\d-]/g, ''));
}

async function columnOf(page: Page, place: number): Promise<number[]> {
  const cells = await page.locator(`main tbody td:nth-child(${place})`).allInnerTexts();
  return cells.map(centsOf);
}

describe('the books in a browser', () => {
  it('opens from a figure of the income statement the entries it adds up from, and from there the expense', async () => {
    const page = await web.enter('syndic');
    await open(page, `/reports/income-statement?year=${YEAR}`);
    await page.getByRole('row', { name: /Eau et énergie/ }).waitFor();
    const row = page.getByRole('row', { name: /6122 Gaz/ });
    const figure = centsOf(await row.getByRole('link').innerText());
    await row.getByRole('link').click();
    await page.getByRole('heading', { level: 1, name: 'Journal' }).waitFor();
    await settled(page);
    const entries = await columnOf(page, 5);
    expect(entries.length).toBeGreaterThan(0);
    expect(entries.reduce((sum, cents) => sum + cents, 0)).toBe(figure);
    await page.getByRole('link', { name: 'Facture', exact: true }).first().click();
    await page.waitForURL(/\/expenses\/[0-9a-f-]{36}/);
  });

  it('opens from a figure of the balance sheet a ledger that ends on it', async () => {
    const page = await web.enter('syndic');
    await open(page, `/reports/balance-sheet?year=${YEAR}`);
    await page.getByText('Actif et passif sont égaux.').waitFor();
    const row = page.getByRole('row', { name: /^551/ });
    const figure = centsOf(await row.getByRole('link').innerText());
    await row.getByRole('link').click();
    await page.getByRole('heading', { level: 1, name: 'Grand livre' }).waitFor();
    await settled(page);
    const end = page.getByRole('row', { name: /Mouvements et solde final/ });
    expect(centsOf((await end.getByRole('cell').last().innerText()) ?? '')).toBe(figure);
  });

  it('keeps the period in the address, and gives the report as a file', async () => {
    const page = await web.enter('syndic', { acceptDownloads: true });
    await open(page, '/reports/trial-balance');
    await page.getByRole('combobox', { name: 'Partie de l’exercice' }).click();
    await page.getByRole('option', { name: 'Trimestre 1' }).click();
    await page.waitForURL(/quarter=1/);
    await settled(page);
    await page
      .getByText(new RegExp(`${YEAR}-Q1`))
      .first()
      .waitFor();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page
        .getByRole('button', { name: 'Exporter' })
        .click()
        .then(() => page.getByRole('menuitem', { name: 'PDF' }).click()),
    ]);
    expect(download.suggestedFilename()).toMatch(/\.pdf$/);
    await page.reload();
    await settled(page);
    await expect
      .poll(() => page.getByRole('combobox', { name: 'Partie de l’exercice' }).inputValue())
      .toBe('Trimestre 1');
  });

  it('books an entry by hand, says what is missing, and takes it back by a second one', async () => {
    const page = await web.enter('accountant', { mayFail: /422|400/ });
    await open(page, '/journal-entries/new');
    await page.getByLabel('Omschrijving').fill('Frais bancaires oubliés');
    await page.getByLabel('Rekening, lijn 1').fill('6107');
    await page.getByLabel('Debet').first().fill('12,5');
    await page.getByLabel('Rekening, lijn 2').fill('999999');
    await page.getByLabel('Credit').nth(1).fill('12,50');
    await page.getByText(/In evenwicht/).waitFor();
    await page.getByRole('button', { name: 'Boeken', exact: true }).click();
    const refusal = page.getByRole('alert');
    await refusal.waitFor();
    await expect
      .poll(() => page.getByLabel('Omschrijving').inputValue())
      .toBe('Frais bancaires oubliés');
    await page.getByLabel('Rekening, lijn 2').fill('440');
    await page.getByRole('button', { name: 'Boeken', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Frais bancaires oubliés' }).waitFor();
    await settled(page);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Boeking tegenboeken', exact: true }).click();
    await page.getByRole('dialog').waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Tegenboeking invoeren' }).click();
    await page.getByRole('link', { name: 'Tegenboeking van deze boeking' }).waitFor();
  });

  it('closes a year once every warning was accepted, and opens it again', async () => {
    const { syndic, organizationId } = await openDemoOffice(web);
    const accountant = await aCaller(web.service, { organizationId, role: 'Accountant' });
    const house = { name: 'Résidence Close', address: 'Rue Haute 1', total_units: 4 };
    const { id } = must(await syndic.post('/buildings', house), 201);
    const decided = { building_id: id, decided_on: `${YEAR}-01-01`, title: 'Het tekort' };
    must(await syndic.post('/decisions', decided), 201);
    const entry = {
      building_id: id,
      entry_date: `${YEAR - 1}-05-05`,
      description: 'Frais',
      // Private costs that are not charged on: they are settled with nobody and leave a result.
      lines: [
        { account_code: '643', debit: 7 },
        { account_code: '551', credit: 7 },
      ],
    };
    must(await accountant.post('/journal-entries', entry), 201);
    const draft = {
      building_id: id,
      description: 'Nettoyage',
      supplier: 'Propre SA',
      amount: 10,
      expense_date: `${YEAR - 1}-03-01`,
      category: 'Other',
    };
    must(await syndic.post('/expenses', draft), 201);

    const page = await web.enter('accountant');
    await open(page, `/fiscal-years?building_id=${id}`);
    await page.getByText('Nog geen boekjaar.').waitFor();
    await page.getByLabel('Eerste dag').fill(`${YEAR - 1}-01-01`);
    await page.getByLabel('Laatste dag').fill(`${YEAR - 1}-12-31`);
    await page.getByRole('button', { name: 'Boekjaar toevoegen' }).click();
    await page.getByRole('link', { name: `Van 01/01/${YEAR - 1} tot 31/12/${YEAR - 1}` }).click();
    await page.getByRole('heading', { level: 1, name: `${YEAR - 1} afsluiten` }).waitFor();
    await page.getByRole('link', { name: 'Controles', exact: true }).click();
    await page.getByText(/ontwerp|concept|klad/i).waitFor();
    await expectAccessible(page);

    await page.getByRole('link', { name: 'Afsluiting', exact: true }).click();
    const stage = page.getByRole('region', { name: 'Afsluiting' });
    await stage
      .getByText(
        `Na de afsluiting is geen enkele boeking meer mogelijk tot en met 31/12/${YEAR - 1}.`,
      )
      .waitFor();
    await expectAccessible(page);
    const submit = stage.getByRole('button', { name: 'Boekjaar afsluiten' });
    await expect.poll(() => submit.isDisabled()).toBe(true);
    for (const box of await stage.getByRole('checkbox').all()) await box.check();
    await stage.getByRole('combobox', { name: 'Beslissing over het resultaat' }).click();
    await page.getByRole('option', { name: /Het tekort/ }).click();
    await submit.click();
    await page.getByText('Afgesloten', { exact: true }).waitFor();
    await page.getByRole('link', { name: 'Afsluitboeking' }).waitFor();
    await expectAccessible(page);
    expect((await accountant.post('/journal-entries', entry)).status).not.toBe(201);

    await page.getByRole('button', { name: 'Heropenen' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Heropenen' }).click();
    await page.getByText('Open', { exact: true }).waitFor();
    must(await accountant.post('/journal-entries', entry), 201);
  });
});
