import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectShown } from './helpers/expect-shown.ts';
import { enterInvoice, heading } from './helpers/expenses.ts';
import { expectAccessible, open, settled, startWeb } from './helpers/web.ts';

const web = await startWeb({ withJobs: true });

/** Submits an expense for the board and the accountant to approve. */
async function submit(page: Page, supplier: string): Promise<void> {
  await enterInvoice(page, supplier, '100');
  await page.getByRole('button', { name: 'Enregistrer le brouillon' }).click();
  await heading(page, supplier);
  await page.getByRole('button', { name: 'Soumettre' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Soumettre' }).click();
  await page.getByText('À approuver').waitFor();
}

const bellOf = (page: Page) => page.getByRole('button', { name: /^Notifications/ });

async function unreadOf(page: Page): Promise<number> {
  const label = await bellOf(page).getAttribute('aria-label');
  return Number(/(\d+) non lue/.exec(label ?? '')?.[1] ?? 0);
}

describe('the bell', () => {
  it('counts what is unread as it comes, says it once, and leads to the thing', async () => {
    const board = await web.enter('board', { at: '/' });
    const before = await unreadOf(board);
    const syndic = await web.enter('syndic');
    await submit(syndic, 'Ascenseurs Piron');
    await board
      .getByRole('status')
      .filter({ hasText: 'Nouvelle notification : Dépense à approuver' })
      .waitFor({ state: 'attached' });
    await expect.poll(() => unreadOf(board)).toBe(before + 1);

    await bellOf(board).click();
    const panel = board.getByRole('dialog');
    await panel.getByRole('tab', { name: 'Non lues' }).waitFor();
    await expectAccessible(board);
    await board.keyboard.press('Escape');
    await panel.waitFor({ state: 'hidden' });
    await expect
      .poll(() => bellOf(board).evaluate((bell) => bell === document.activeElement))
      .toBe(true);

    await bellOf(board).click();
    await panel
      .getByRole('listitem')
      .filter({ hasText: 'Ascenseurs Piron' })
      .getByRole('link')
      .click();
    await heading(board, 'Ascenseurs Piron');
    await expect.poll(() => unreadOf(board)).toBe(before);
  });

  it('marks one, then all as read', async () => {
    const board = await web.enter('board', { at: '/' });
    const syndic = await web.enter('syndic');
    for (const supplier of ['Façade Un', 'Façade Deux']) await submit(syndic, supplier);
    await expect.poll(() => unreadOf(board)).toBeGreaterThanOrEqual(2);
    const before = await unreadOf(board);
    await bellOf(board).click();
    const panel = board.getByRole('dialog');
    await panel
      .getByRole('button', { name: /^Marquer comme lu :/ })
      .first()
      .click();
    await expect.poll(() => unreadOf(board)).toBe(before - 1);
    await panel.getByRole('button', { name: 'Tout marquer comme lu' }).click();
    await panel.getByText('Aucune notification non lue').waitFor();
    await expect.poll(() => bellOf(board).getAttribute('aria-label')).toBe('Notifications');
    await panel.getByRole('tab', { name: 'Toutes' }).click();
    await panel.getByText('Façade Deux').waitFor();
  });
});

describe('the page of notifications', () => {
  it('keeps its filters in the address, and deletes what nobody takes back', async () => {
    const syndic = await web.enter('syndic');
    for (const supplier of ['Égouts Un', 'Égouts Deux']) await submit(syndic, supplier);
    const board = await web.enter('board');
    await open(board, '/notifications?read=false&notification_type=ExpenseSubmitted');
    const first = board.getByRole('row').filter({ hasText: 'Égouts Un' });
    const second = board.getByRole('row').filter({ hasText: 'Égouts Deux' });
    await first.waitFor();
    await expectAccessible(board);

    await first.getByRole('button', { name: /^Supprimer/ }).click();
    await first.waitFor({ state: 'detached' });
    await board.getByRole('button', { name: 'Annuler l’action' }).click();
    await first.waitFor();

    // The undo period of the first is over when the second is deleted.
    await first.getByRole('button', { name: /^Supprimer/ }).click();
    await first.waitFor({ state: 'detached' });
    await second.getByRole('button', { name: /^Supprimer/ }).click();
    await board.clock.install();
    await board.getByRole('button', { name: 'Annuler l’action' }).click();
    await second.waitFor();
    await board.reload();
    await second.waitFor();
    await expect.poll(() => first.count()).toBe(0);

    await second.getByRole('checkbox').check();
    await board.getByText('1 notification sélectionnée').waitFor();
    await board
      .getByRole('region', { name: 'Notifications sélectionnées' })
      .getByRole('button', { name: 'Marquer comme lu' })
      .click();
    await second.waitFor({ state: 'detached' });
  });

  it('asks nothing before it deletes, and does so when the ten seconds to take it back are over', async () => {
    const syndic = await web.enter('syndic');
    await submit(syndic, 'Égouts Trois');
    const board = await web.enter('board');
    await open(board, '/notifications?read=false&notification_type=ExpenseSubmitted');
    const deleted: string[] = [];
    board.on('request', (request) => {
      if (request.method() === 'DELETE') deleted.push(request.url());
    });
    const row = board.getByRole('row').filter({ hasText: 'Égouts Trois' });
    await row.waitFor();
    await board.clock.install();
    await row.getByRole('button', { name: /^Supprimer/ }).click();
    await row.waitFor({ state: 'detached' });
    const offer = board.getByRole('button', { name: 'Annuler l’action' });
    await board.clock.fastForward(4_000);
    await expect.poll(() => offer.isVisible()).toBe(true);
    expect(deleted).toEqual([]);
    await board.clock.fastForward(6_500);
    await offer.waitFor({ state: 'detached' });
    await expect.poll(() => deleted.length).toBe(1);
    await board.reload();
    await settled(board);
    await expect.poll(() => row.count()).toBe(0);
  });
});

describe('the preferences', () => {
  it('are kept tick by tick, and nothing is sent of what is not wanted at all', async () => {
    const page = await web.enter('board');
    await open(page, '/notification-preferences');
    await expect.poll(() => page.locator('tbody tr').count()).toBe(22);
    const row = page.getByRole('row').filter({ hasText: 'Rappels d’assemblée' });
    const sms = row.getByRole('checkbox', { name: /SMS$/ });
    const own = row.getByRole('checkbox', { name: /Dans l’application$/ });
    await expect.poll(() => sms.isChecked()).toBe(false);
    await sms.click();
    await page.getByText(/^Enregistré : Rappels d’assemblée/).waitFor();
    await page.reload();
    await settled(page);
    await expect.poll(() => sms.isChecked()).toBe(true);
    await own.click();
    await expect.poll(() => sms.isDisabled()).toBe(true);
    await expect.poll(() => sms.isChecked()).toBe(false);
  });

  it('say clearly that the browser takes no push messages', async () => {
    const page = await web.enter('board', { permissions: [] });
    await open(page, '/notification-preferences');
    await expectShown(page.getByText(/Ce navigateur bloque les notifications de ce site/));
  });
});

/** Global scope of the service worker, with its notifications. */
interface ShowingScope {
  readonly registration: ServiceWorkerRegistration;
  shown: Promise<void>;
}

describe('a push message', () => {
  it('is shown by the program of the pages, which keeps only the page for lost connections', async () => {
    const page = await web.enter('owner', { at: '/', inChromium: true });
    await page.context().grantPermissions(['notifications'], { origin: web.origin });
    const scope = await page.evaluate(async () => (await navigator.serviceWorker.ready).scope);
    expect(scope).toBe(`${web.origin}/`);
    const [worker] = page.context().serviceWorkers();
    if (worker === undefined) throw new Error('the page has no program');
    const debuggers = await page.context().newCDPSession(page);
    const versions = Promise.withResolvers<string>();
    debuggers.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations;
      if (first !== undefined) versions.resolve(first.registrationId);
    });
    await debuggers.send('ServiceWorker.enable');
    // If closed before it is displayed, Chromium forgets the notification.
    await worker.evaluate(() => {
      const program = globalThis as unknown as ShowingScope;
      const { registration } = program;
      program.shown = new Promise((resolve) => {
        const show = registration.showNotification.bind(registration);
        registration.showNotification = (title, options) => {
          const showing = show(title, options);
          resolve(showing);
          return showing;
        };
      });
    });
    const data = {
      id: 'n-1',
      title: 'Dépense à approuver',
      message: 'Toiture',
      link: `${web.origin}/expenses`,
      language: 'fr',
    };
    await debuggers.send('ServiceWorker.deliverPushMessage', {
      origin: web.origin,
      registrationId: await versions.promise,
      data: JSON.stringify(data),
    });
    await worker.evaluate(() => (globalThis as unknown as ShowingScope).shown);
    const shown = await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      const notifications = await registration.getNotifications();
      return notifications.map(({ title, body }) => [title, body]);
    });
    expect(shown).toEqual([['Dépense à approuver', 'Toiture']]);
    await expect.poll(() => worker.evaluate(() => caches.keys())).toEqual(['millieme-offline']);
  });
});
