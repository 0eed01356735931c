import type { Page } from 'playwright-core';
import { open, settled } from './web.ts';

/** Opens the form of a new expense and fills it in, in French, without sending it. */
export async function enterInvoice(page: Page, supplier: string, amount: string): Promise<void> {
  await open(page, '/expenses/new');
  await fillInvoice(page, supplier, amount);
}

/** Fills in the open form of an expense, in French. */
export async function fillInvoice(page: Page, supplier: string, amount: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Fournisseur' }).fill(supplier);
  await page.getByLabel('Libellé').fill(`Travaux de ${supplier}`);
  await page.getByLabel('Montant TVA comprise').fill(amount);
  await page.getByRole('combobox', { name: 'Catégorie' }).click();
  await page.getByRole('option', { name: 'Réparations' }).click();
}

/** Waits until the page with this heading is loaded. */
export async function heading(page: Page, name: string): Promise<void> {
  await page.getByRole('heading', { level: 1, name }).waitFor();
  await settled(page);
}
