import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { aBankFile, aStatement } from '#test/helpers/bank-files.ts';
import { aCaller, must, type Json } from '#test/helpers/test-app.ts';
import { confirm, expectKept, giveFiles, press, tabTo, type } from './helpers/keys.ts';
import { openDemoOffice } from './helpers/office.ts';
import { thisYear } from './helpers/today.ts';
import { expectAccessible, open, startWeb } from './helpers/web.ts';

/** The audit of the closed year of the demo, by keyboard only: sample, question, answer, bank, report. */

const web = await startWeb();
const YEAR = thisYear() - 1;

const button = (page: Page, name: string | RegExp) =>
  page.locator('main').getByRole('button', { name });
const tab = (page: Page, name: string) =>
  page.locator('main').getByRole('link', { name, exact: true });

/** Finds the audit that the demo has begun. */
async function findAudit(): Promise<Json> {
  const { syndic } = await openDemoOffice(web);
  const [audit] = must(await syndic.get('/audits?status=Open'), 200);
  return audit;
}

/** Writes a statement of the audited year on the account of the demo, of which the service has none. */
async function aFile(): Promise<Buffer> {
  const { buildingId, syndic } = await openDemoOffice(web);
  const [account] = must(await syndic.get(`/buildings/${buildingId}/bank-accounts`), 200);
  const booked_on = `${YEAR}-06-12`;
  const movement = { amount_cents: -4_321, booked_on, communication: 'Cash' };
  return Buffer.from(aBankFile(aStatement([movement], { iban: account.iban, date: booked_on })));
}

describe('by keyboard alone', () => {
  it('the Auditor draws, marks and asks, the Syndic answers, and the Auditor reports', async () => {
    const { id, vouchers } = await findAudit();
    const { organizationId, syndic } = await openDemoOffice(web);
    const page = await web.enter('auditor');
    await open(page, `/audits/${id}`);
    await press(button(page, 'Stichprobe ziehen'));
    await type(page.getByRole('dialog').getByLabel('Zufällig'), '12');
    await confirm(page, 'Stichprobe ziehen');
    await press(tab(page, 'Beleg für Beleg'));
    await page.getByRole('heading', { level: 2, name: /^Beleg \d+ von/ }).waitFor();
    await expectAccessible(page);

    const progress = page.locator('main [role=status]').first();
    const before = await progress.textContent();
    await page.keyboard.press('o');
    await expect.poll(() => progress.textContent()).not.toBe(before);
    await page.keyboard.press('q');
    await tabTo(page.getByRole('dialog').getByLabel('Text'));
    await page.keyboard.type('Wo ist das Angebot?');
    await confirm(page, 'Frage stellen');
    const { vouchers: after } = must(await syndic.get(`/audits/${id}`), 200);
    expect(after).toMatchObject({ ok: vouchers.ok + 1, questions: vouchers.questions + 1 });

    const office = await web.enter('syndic');
    for (let left = after.unanswered; left > 0; left -= 1) {
      await open(office, `/audits/${id}/vouchers`);
      await office.keyboard.press('a');
      await tabTo(office.getByRole('dialog').getByLabel('Texte'));
      await office.keyboard.type('Il est dans le dossier.');
      await confirm(office, 'Répondre');
    }
    await expect
      .poll(async () => must(await syndic.get(`/audits/${id}`), 200).vouchers.unanswered)
      .toBe(0);

    await press(tab(page, 'Prüfpunkte'));
    await page.getByRole('table', { name: 'Abstimmungen' }).waitFor();
    await expectAccessible(page);
    await press(tab(page, 'Datei der Bank'));
    const file = { name: 'bank.cod', mimeType: 'text/plain', buffer: await aFile() };
    await giveFiles(page.getByLabel('Datei wählen'), [file]);
    await page.getByText(/1 Umsatz verglichen/).waitFor();
    await expectAccessible(page);

    await press(tab(page, 'Stichprobe'));
    await press(button(page, 'Bericht erstatten'));
    await tabTo(page.getByRole('dialog').getByLabel('Text für die Miteigentümer'));
    await page.keyboard.type('Ein sorgfältiges Jahr.');
    await confirm(page, 'Bericht abgeben');
    await page.getByText('Bericht erstattet', { exact: true }).waitFor();
    await expectKept(page);
    const reported = must(await syndic.get(`/audits/${id}`), 200);
    expect(reported.reports).toHaveLength(4);
    const auditor = await aCaller(web.service, { organizationId, role: 'Auditor' });
    const meeting = must(await auditor.get(`/meetings/${reported.meeting_id}/agenda-items`), 200);
    expect(meeting.map(({ text_key }: Json) => text_key)).toContain('auditor_report');
  });
});
