import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { accountHelpers } from '#test/helpers/accounts.ts';
import { mapInParallel } from '#test/helpers/map-in-parallel.ts';
import { call, must, type Json } from '#test/helpers/test-app.ts';
import { expectShown } from './helpers/expect-shown.ts';
import { enterInvoice, heading } from './helpers/expenses.ts';
import { today } from './helpers/today.ts';
import { expectAccessible, open, people, settled, startWeb } from './helpers/web.ts';

/** Behaviour of pages with many records, a slow service, and an expired session. */

const web = await startWeb({ withJobs: true });
const { bearer, login, waitForRefusal } = accountHelpers(web.service);
/** More rows than the page shows at once. */
const MANY = 205;

const supplierOf = (number: number): string => `Lot ${String(number).padStart(3, '0')}`;

async function asSyndic() {
  const password = inject('demoPasswords')[people.syndic] ?? '';
  const tokens = must(await login(people.syndic, password), 200);
  return (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) =>
    call(web.service.app, method, path, {
      ...bearer(tokens),
      ...(body === undefined ? {} : { body }),
    });
}

beforeAll(async () => {
  const ask = await asSyndic();
  const [building] = must(await ask('GET', '/buildings'), 200);
  await mapInParallel(Array(MANY).keys(), async (index) => {
    const expense = {
      building_id: building.id,
      supplier: supplierOf(index + 1),
      description: 'Entretien',
      amount: 10,
      category: 'Maintenance',
      expense_date: today(),
    };
    must(await ask('POST', '/expenses', expense), 201);
  });
});

/** Opens the long list with all rows loaded. */
async function openMany(page: Page): Promise<void> {
  await open(page, '/expenses?q=Lot%20&sort=supplier');
  const more = page.getByRole('button', { name: 'Afficher plus de lignes' });
  while ((await more.count()) > 0) {
    const before = await page.getByRole('table').getAttribute('aria-rowcount');
    await more.click();
    await expect.poll(() => page.getByRole('table').getAttribute('aria-rowcount')).not.toBe(before);
    await settled(page);
  }
  await page.locator(`table[aria-rowcount="${MANY + 1}"]`).waitFor();
}

const rowOf = (page: Page, number: number) => page.getByRole('row', { name: supplierOf(number) });

/** Scrolls until the row is rendered and in view. */
async function scrollTo(page: Page, number: number): Promise<void> {
  await page.mouse.move(600, 400);
  await expect
    .poll(async () => {
      if ((await rowOf(page, number).count()) > 0) return true;
      await page.mouse.wheel(0, 600);
      return false;
    })
    .toBe(true);
  await rowOf(page, number).scrollIntoViewIfNeeded();
}

describe('a list of very many', () => {
  it('has the rows in sight on the page, and can be read and walked through as any other', async () => {
    const page = await web.enter('syndic');
    await openMany(page);
    await expect.poll(() => page.locator('tbody tr[data-index]').count()).toBeLessThan(100);
    await page.evaluate(() => window.scrollTo(0, 0));
    await rowOf(page, 1).waitFor();
    await expectAccessible(page);
    await page.keyboard.press('j');
    await page.keyboard.press('j');
    await page.keyboard.press('x');
    await page.getByText('1 facture sélectionnée').waitFor();
    await expect.poll(() => rowOf(page, 2).getByRole('checkbox').isChecked()).toBe(true);
  });

  it('selecting 7 says 7 and acts on exactly 7; one refusal is named, the others stand', async () => {
    const page = await web.enter('syndic');
    await openMany(page);
    const chosen = [3, 40, 77, 101, 150, 199, 204];
    await page.evaluate(() => window.scrollTo(0, 0));
    for (const number of chosen) {
      await scrollTo(page, number);
      await rowOf(page, number).getByRole('checkbox').check();
    }
    await page.getByText('7 factures sélectionnées').waitFor();
    // Another user has submitted one of them meanwhile.
    const ask = await asSyndic();
    const [one] = must(await ask('GET', '/expenses?q=Lot%20101'), 200);
    must(await ask('PUT', `/expenses/${one.id}/submit-for-approval`, {}), 200);
    await page.getByRole('button', { name: 'Soumettre' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText(/7 factures seront soumises, 70,00/).waitFor();
    await dialog.getByRole('button', { name: 'Confirmer pour 7 factures' }).click();
    await dialog.getByText(/6 traitées, 1 refusée/).waitFor();
    await dialog.getByRole('listitem').filter({ hasText: 'Lot 101' }).waitFor();
    const waiting: Json[] = must(
      await ask('GET', '/expenses?q=Lot%20&status=PendingApproval&sort=supplier&limit=100'),
      200,
    );
    expect(waiting.map(({ supplier }): string => supplier)).toEqual(chosen.map(supplierOf));
  });

  it('is found again by the way back: filter, scroll and row', async () => {
    const page = await web.enter('syndic');
    await openMany(page);
    await page.evaluate(() => window.scrollTo(0, 0));
    await scrollTo(page, 120);
    const link = rowOf(page, 120).getByRole('link');
    const before = await page.evaluate(() => window.scrollY);
    expect(before).toBeGreaterThan(1_000);
    await link.click();
    await heading(page, 'Lot 120');
    await page.goBack();
    await rowOf(page, 120).waitFor();
    await expect
      .poll(async () => Math.abs((await page.evaluate(() => window.scrollY)) - before))
      .toBeLessThan(60);
    await expect.poll(() => new URL(page.url()).search).toContain('sort=supplier');
    await expect.poll(() => rowOf(page, 120).isVisible()).toBe(true);
  });
});

/** Waits until the page is drawn. */
async function drawn(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
      }),
  );
}

describe('a slow service', () => {
  it.each(['/', '/expenses', '/buildings', '/payment-reminders'])(
    'shows where things will be at %s, and moves nothing when they come',
    async (path) => {
      const page = await web.enter('syndic');
      const { promise: isBusyShown, resolve: showBusy } = Promise.withResolvers<void>();
      // Each answer waits until the page has drawn its state without it.
      await page.route(/\/api\/v1\/(?!auth\/)/, async (route) => {
        await isBusyShown;
        await drawn(page);
        await route.continue();
      });
      await page.addInitScript(() => {
        const shifts = { sum: 0 };
        Object.assign(window, { shifts });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            const { value, hadRecentInput } = entry as PerformanceEntry & {
              value: number;
              hadRecentInput: boolean;
            };
            if (!hadRecentInput) shifts.sum += value;
          }
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await page.goto(path);
      await page.locator('[aria-busy=true]').first().waitFor();
      showBusy();
      await settled(page);
      const shift = await page.evaluate(
        () => (window as unknown as { shifts: { sum: number } }).shifts.sum,
      );
      expect(shift).toBeLessThan(0.1);
    },
  );
});

describe('a session that ends in the middle of a form', () => {
  it('asks to sign in again, keeps what was typed, and saves it once', async () => {
    const page = await web.enter('syndic', { mayFail: /401/ });
    const authorized = page.waitForRequest((request) => 'authorization' in request.headers());
    await enterInvoice(page, 'Session Perdue', '12,50');
    const access_token =
      (await authorized).headers()['authorization']?.replace('Bearer ', '') ?? '';
    const ask = await asSyndic();
    for (const { id } of must(await ask('GET', '/auth/sessions'), 200) as Json[])
      await ask('DELETE', `/auth/sessions/${id}`);
    await waitForRefusal({ access_token });
    await page.getByRole('button', { name: 'Enregistrer le brouillon' }).click();
    const again = page.getByRole('dialog', { name: /Votre session est terminée/ });
    await again.waitFor();
    await expectAccessible(page);
    await again.getByLabel('Mot de passe', { exact: true }).fill('faux');
    await page.keyboard.press('Enter');
    await again.getByRole('alert').waitFor();
    await again
      .getByLabel('Mot de passe', { exact: true })
      .fill(inject('demoPasswords')[people.syndic] ?? '');
    await page.keyboard.press('Enter');
    await heading(page, 'Session Perdue');
    await open(page, '/expenses?q=Session%20Perdue');
    await page.getByText('1 facture', { exact: true }).waitFor();
  });
});

describe('pages at four times their size', () => {
  it.each(['/', '/payment-reminders/stats'])('are no wider than 320 pixels: %s', async (path) => {
    const page = await web.enter('syndic', { viewport: { width: 320, height: 640 } });
    await open(page, path);
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
      .toBeLessThanOrEqual(320);
  });
});

describe('an expense from draft to paid', () => {
  it('goes through three people in three browsers, each told live what waits for them', async () => {
    const accountant = await web.enter('accountant');
    const board = await web.enter('board', { at: '/' });
    const syndic = await web.enter('syndic');
    await enterInvoice(syndic, 'Chauffage Trio', '320');
    await syndic.getByRole('button', { name: 'Enregistrer le brouillon' }).click();
    await heading(syndic, 'Chauffage Trio');
    await syndic.getByRole('button', { name: 'Soumettre' }).click();
    await syndic.getByRole('dialog').getByRole('button', { name: 'Soumettre' }).click();
    await board
      .getByRole('status')
      .filter({ hasText: 'Nouvelle notification : Dépense à approuver' })
      .waitFor({ state: 'attached' });
    await board.getByRole('button', { name: /^Notifications/ }).click();
    const waits = board.getByRole('dialog').getByRole('listitem');
    await waits.filter({ hasText: 'Chauffage Trio' }).getByRole('link').click();
    await heading(board, 'Chauffage Trio');
    await board.getByRole('button', { name: 'Approuver' }).click();
    await board.getByRole('dialog').getByRole('button', { name: 'Approuver' }).click();
    await syndic.getByText('Approuvée', { exact: true }).waitFor();
    await syndic.getByText(/Approuvée le .* par Nathalie Gobert/).waitFor();
    await open(accountant, '/expenses?q=Chauffage%20Trio');
    await accountant.getByRole('link', { name: 'Chauffage Trio' }).click();
    await heading(accountant, 'Chauffage Trio');
    await accountant.getByRole('button', { name: /betaald/i }).click();
    await accountant
      .getByRole('dialog')
      .getByRole('button', { name: /betaald/i })
      .click();
    await syndic.getByText('Payée', { exact: true }).waitFor();
    await expectShown(board.getByText('Payée', { exact: true }));
  });
});
