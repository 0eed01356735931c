import jsQR from 'jsqr';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { must } from '#test/helpers/test-app.ts';
import { openDemoOffice } from './helpers/office.ts';
import { today } from './helpers/today.ts';
import { expectAccessible, open, PHONE, settled, startWeb } from './helpers/web.ts';

const web = await startWeb();

/** Reads the QR code on the page as a phone would. */
async function readCode(page: Page): Promise<string> {
  const code = page.getByRole('img', { name: /QR-code voor betaling/ });
  await code.scrollIntoViewIfNeeded();
  const png = (await code.screenshot()).toString('base64');
  const { width, height, data } = await page.evaluate(async (source) => {
    const bytes = Uint8Array.from(atob(source), (character) => character.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
    if (context === null) throw new Error('nothing can be drawn');
    context.drawImage(bitmap, 0, 0);
    const picture = context.getImageData(0, 0, bitmap.width, bitmap.height);
    return { width: bitmap.width, height: bitmap.height, data: [...picture.data] };
  }, png);
  return jsQR.default(Uint8ClampedArray.from(data), width, height)?.data ?? '';
}

/** Opens the page of the demo's owner, whose language is Dutch, on a phone. */
async function enterOwner(options: Parameters<typeof web.enter>[1] = {}): Promise<Page> {
  return web.enter('owner', { at: '/', viewport: PHONE, ...options });
}

/** Reads `€ 2.356,00` in cents. */
function cents(text: string): number {
  return Number(text.replaceAll(/\D/g, ''));
}

/** Reads the QR code of the open line and the details beside it, by label. */
async function payable(page: Page) {
  const value = async (label: string) => {
    const text = await page.locator(`dt:text-is("${label}") + dd`).innerText();
    return text.trim();
  };
  return {
    code: (await readCode(page)).split('\n'),
    holder: await value('Begunstigde'),
    iban: (await value('IBAN')).replaceAll(' ', ''),
    amount: (cents(await value('Bedrag')) / 100).toFixed(2),
    communication: await value('Mededeling'),
  };
}

/** Opens the oldest item, below what pays everything at once. */
async function openOldest(page: Page): Promise<void> {
  await page.locator('section details').nth(1).locator('summary').click();
  await settled(page);
}

const sumOwed = async (page: Page) =>
  cents(await page.locator('section strong').first().innerText());

describe('what an owner owes', () => {
  it('is read from the code on a phone, paid, and then no longer asked for', async () => {
    const page = await enterOwner();
    await page.getByRole('heading', { level: 1, name: 'Wat ik verschuldigd ben' }).waitFor();
    const before = await sumOwed(page);
    await page.locator('summary', { hasText: 'Alles betalen' }).press('Enter');
    await settled(page);
    const all = await payable(page);
    expect(cents(all.amount)).toBe(before);
    await expectAccessible(page);
    await openOldest(page);
    const first = await payable(page);
    expect(first.code).toEqual([
      'BCD',
      '002',
      '1',
      'SCT',
      expect.stringMatching(/^[A-Z0-9]{8}$/),
      first.holder,
      first.iban,
      `EUR${first.amount}`,
      '',
      '',
      first.communication,
    ]);
    expect(first.communication).toMatch(/^\+{3}\d{3}\/\d{4}\/\d{5}\+{3}$/);

    const office = await web.enter('syndic');
    await open(office, '/payments/new');
    await office.getByLabel('Communication').fill(first.communication);
    await office.getByLabel('Montant').fill(first.amount.replace('.', ','));
    await office.getByRole('status').filter({ hasText: 'Paiement de Hugo Vermeersch' }).waitFor();
    await office.getByRole('button', { name: 'Enregistrer le paiement' }).click();
    await office.getByRole('heading', { level: 1, name: 'Hugo Vermeersch' }).waitFor();

    await open(page, '/');
    await expect.poll(() => sumOwed(page)).toBe(before - cents(first.amount));
    await openOldest(page);
    await expect
      .poll(async () => (await payable(page)).communication)
      .not.toBe(first.communication);
    await expect.poll(() => page.getByText(first.communication).count()).toBe(0);
  });

  it('opens by keys, one line at a time, and is copied', async () => {
    const page = await enterOwner({ permissions: ['clipboard-read', 'clipboard-write'] });
    await openOldest(page);
    const earlier = await payable(page);
    await page.locator('summary', { hasText: '(3/4)' }).focus();
    await page.keyboard.press('Enter');
    await page.locator('details[open] summary', { hasText: '(3/4)' }).waitFor();
    await settled(page);
    await expect.poll(() => page.locator('details[open]').count()).toBe(1);
    const later = await payable(page);
    expect(later.communication).not.toBe(earlier.communication);
    expect(later.code).toContain(later.communication);
    await page.getByRole('button', { name: 'Kopiëren: IBAN' }).press('Enter');
    await page.getByText('Gekopieerd: IBAN').waitFor();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(later.iban);
  });

  it('for several funds is paid at once, and says how much of it is for which', async () => {
    const { buildingId, syndic } = await openDemoOffice(web);
    const call = {
      building_id: buildingId,
      title: 'Kwartaal in delen',
      due_date: today(),
      parts: [
        { fund: 'Reserve', total_amount: 300 },
        { fund: 'Provision', total_amount: 900 },
      ],
    };
    const { id } = must(await syndic.post('/calls-for-funds', call), 201);
    must(await syndic.put(`/calls-for-funds/${id}/send`), 200);
    const page = await enterOwner();
    const line = page.locator('details', { hasText: 'Kwartaal in delen' });
    if ((await line.getAttribute('open')) === null) await line.locator('summary').press('Enter');
    await line.getByText('Wat u betaalt, in deze volgorde').waitFor();
    await settled(page);
    // In settling order, not in the order of the letter.
    const parts = await line.locator('ol li').allInnerTexts();
    expect(parts).toEqual([
      expect.stringMatching(/^Provisie voor gemeenschappelijke lasten: €/),
      expect.stringMatching(/^Reservekapitaal: €/),
    ]);
    const sum = parts.map((part) => cents(/: (€.[\d.]+,\d\d) van/.exec(part)?.[1] ?? ''));
    expect(sum.reduce((total, part) => total + part, 0) / 100).toBe(
      Number((await payable(page)).amount),
    );
    await expectAccessible(page);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(PHONE.width);
  });
});

describe('the pages of an owner', () => {
  it('are these few, fit a phone, and can be used by everybody, in any light', async () => {
    for (const colorScheme of ['light', 'dark'] as const) {
      const page = await enterOwner({ colorScheme });
      for (const path of ['/', '/charges', '/letters', '/lots', '/reports/balance-sheet']) {
        await open(page, path);
        await expectAccessible(page);
        const width = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(width).toBeLessThanOrEqual(PHONE.width);
      }
      await page.getByRole('button', { name: 'Menu' }).click();
      const main = page.getByRole('navigation', { name: 'Hoofdnavigatie' }).last();
      await main.waitFor();
      await expect
        .poll(() => main.getByRole('link').allInnerTexts())
        .toEqual(['Start', 'Lasten', 'Vergadering', 'Ik']);
    }
  });

  it('explain each charge: the key, the weight and the cents', async () => {
    const page = await enterOwner();
    await open(page, '/charges');
    const charge = page.locator('details').first();
    const own = /€.[\d.,]+/.exec(await charge.innerText())?.[0] ?? '';
    const parts = charge.locator('dl').locator('dd').filter({ hasText: '€' });
    await charge.getByText('Uw aandeel', { exact: true }).first().waitFor();
    const amounts = (await parts.allInnerTexts()).map(cents);
    // Each calculation has the amount of the building, and that of the owner.
    const sum = amounts.filter((_, place) => place % 2 === 1);
    expect(sum.reduce((total, part) => total + part, 0)).toBe(cents(own));
    await settled(page);
    await expectAccessible(page);
  });

  it('give a letter as it was sent', async () => {
    const page = await enterOwner({ acceptDownloads: true });
    await open(page, '/letters');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page
        .getByRole('button', { name: /^PDF: Provisies/ })
        .first()
        .click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/\.pdf$/);
  });
});

describe('how an owner is convened', () => {
  it('is by e-mail from when they say so, on a phone, until they take it back', async () => {
    const page = await enterOwner();
    await open(page, '/convocation-consent');
    await page.getByText('Per aangetekende brief.', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Oproepingen per e-mail aanvaarden' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText(/U aanvaardt uitdrukkelijk/).waitFor();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Oproepingen per e-mail aanvaarden' }).click();
    await page.getByText(/^Per e-mail aan /).waitFor();

    // The office sees it, and who said so.
    const syndic = await web.enter('syndic');
    await open(syndic, '/owners');
    await syndic.getByRole('link', { name: 'Hugo Vermeersch' }).first().click();
    await syndic.getByText(/^En ligne, par le copropriétaire : depuis le/).waitFor();
    await expectAccessible(syndic);

    await page.getByRole('button', { name: 'Akkoord intrekken' }).click();
    await dialog.getByRole('button', { name: 'Akkoord intrekken' }).click();
    await page.getByText('Per aangetekende brief.', { exact: true }).waitFor();
    await settled(page);
    await expectAccessible(page);
  });

  it('is noted by the office where they have written so', async () => {
    const page = await web.enter('syndic');
    await open(page, '/owners');
    await page.getByRole('link', { name: 'Karim Benali' }).first().click();
    await page.getByRole('button', { name: 'Enregistrer un accord écrit' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Date de l’accord').fill('2026-01-12');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Enregistrer un accord écrit' }).click();
    await page.getByText('Sur papier : depuis le 12/01/2026').waitFor();
  });
});

describe('an owner without a connection', () => {
  it('sees the last known figures with their time, until they sign out', async () => {
    const page = await web.enter('owner', {
      at: '/',
      inChromium: true,
      mayFail: /ERR_INTERNET_DISCONNECTED/,
    });
    const owed = await page.locator('section strong').first().innerText();
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    await expect.poll(() => page.evaluate(() => caches.has('millieme-offline'))).toBe(true);
    await page.context().setOffline(true);
    await page.goto('/');
    await page.getByRole('heading', { level: 1, name: 'Geen verbinding' }).waitFor();
    await page.getByText(owed, { exact: true }).waitFor();
    await page.getByText(/^Laatst bekende cijfers, gelezen op \d/).waitFor();
    await expectAccessible(page);
    await page.context().setOffline(false);
    await page.getByRole('link', { name: 'Opnieuw proberen' }).click();
    await settled(page);
    await page.getByRole('button', { name: /Hugo Vermeersch/ }).click();
    await page.getByRole('menuitem', { name: 'Afmelden' }).click();
    await page.getByRole('heading', { level: 1, name: 'Connexion' }).waitFor();
    await expect.poll(() => page.evaluate(() => caches.has('millieme-offline'))).toBe(false);
  });
});
