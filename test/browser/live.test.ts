import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { enterInvoice, heading } from './helpers/expenses.ts';
import { open, settled, startWeb } from './helpers/web.ts';

const web = await startWeb({ withJobs: true });
/** The browser logs that a connection failed. */
const CUT = /net::ERR_/;

/** Collects the announcements to screen readers when the page changes. */
async function announcements(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.evaluate(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    const region = document.querySelector('[role=status][aria-live=polite]');
    if (region === null) throw new Error('nothing announces what happens');
    new MutationObserver(() => said.push(region.textContent)).observe(region, {
      childList: true,
      subtree: true,
      characterData: true,
    });
  });
  return () => page.evaluate(() => (window as unknown as { said: string[] }).said);
}

async function submitted(page: Page, supplier: string): Promise<string> {
  await enterInvoice(page, supplier, '100');
  await page.getByRole('button', { name: 'Enregistrer le brouillon' }).click();
  await heading(page, supplier);
  await page.getByRole('button', { name: 'Soumettre' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Soumettre' }).click();
  await page.getByText('À approuver').waitFor();
  return new URL(page.url()).pathname;
}

describe('what another person does', () => {
  it('appears on the pages of all who look at it, and is said once', async () => {
    const syndic = await web.enter('syndic');
    const path = await submitted(syndic, 'Toiture Moreau');
    const board = await web.enter('board');
    await open(board, path);
    const accountant = await web.enter('accountant');
    await open(accountant, '/expenses?q=Moreau');
    const said = await announcements(accountant);
    await board.getByRole('button', { name: 'Approuver' }).click();
    await board.getByRole('dialog').getByRole('button', { name: 'Approuver' }).click();
    await board.getByText('Approuvée', { exact: true }).waitFor();
    await syndic.getByText('Approuvée', { exact: true }).waitFor();
    await accountant.getByRole('cell', { name: 'Goedgekeurd' }).waitFor();
    await expect.poll(said).toHaveLength(1);
  });

  it('reaches every tab of a browser by one stream', async () => {
    const first = await web.enter('accountant', { at: '/' });
    const second = await first.context().newPage();
    const streams: string[] = [];
    const ended: string[] = [];
    second.on('request', (request) => {
      if (request.url().endsWith('/notifications/stream')) streams.push(request.url());
    });
    second.on('requestfailed', (request) => {
      if (request.url().endsWith('/notifications/stream')) ended.push(request.url());
    });
    await open(second, '/expenses?q=Jardins');
    expect(streams).toHaveLength(0);
    const syndic = await web.enter('syndic');
    await submitted(syndic, 'Jardins Renard');
    await second.getByRole('link', { name: 'Jardins Renard' }).waitFor();
    // The tab that listened for both is closed; the other one takes over.
    await first.close();
    await expect.poll(() => streams.length).toBe(1);
    await submitted(syndic, 'Jardins Lefort');
    await second.getByRole('link', { name: 'Jardins Lefort' }).waitFor();
    const menu = second.getByRole('button', { name: /Bram Goossens/ });
    await menu.click();
    await second.getByRole('menuitem', { name: 'Afmelden' }).click();
    await second.getByRole('heading', { level: 1, name: 'Connexion' }).waitFor();
    await expect.poll(() => ended.length).toBe(1);
  });

  it('is shown after the connection was away, without a fault of the page', async () => {
    const board = await web.enter('board', { mayFail: CUT });
    await open(board, '/expenses?q=Couvreur');
    await board.getByText('Aucune facture ne correspond.').waitFor();
    await board.context().setOffline(true);
    const syndic = await web.enter('syndic');
    await submitted(syndic, 'Couvreur Noël');
    await expect.poll(() => board.getByRole('link', { name: 'Couvreur Noël' }).count()).toBe(0);
    await board.context().setOffline(false);
    await board.getByRole('link', { name: 'Couvreur Noël' }).waitFor();
    await settled(board);
  });
});
