import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { aBankFile, sendBankFile } from '#test/helpers/bank-files.ts';
import { ACCOUNTS, ownerIban, supplierIban } from '#test/helpers/bank-year.ts';
import type { WrittenMovement } from '#test/helpers/coda-writer.ts';
import { LIMITS } from '#test/helpers/limits.ts';
import { must, type Caller, type Json } from '#test/helpers/test-app.ts';
import { tabTo, take } from './helpers/keys.ts';
import { openDemoOffice } from './helpers/office.ts';
import { today } from './helpers/today.ts';
import { expectAccessible, open, settled, startWeb } from './helpers/web.ts';

/** A file of 40 transactions of all kinds, processed with the keyboard only. */

const web = await startWeb();
const TODAY = today();
const LIFTS = supplierIban(1);
const NAMES = ['Aerts', 'Baert', 'Claes', 'Daems', 'Evens', 'Feys', 'Geens', 'Hens'];
const BACK = { code: '00503000', return_kind: '2', return_reason: 'AM04' };
/** Amount that each owner is charged, in euro. */
const FIRST = 100;
const SECOND = 200;

let syndic: Caller;
let buildingId: string;
const owners: string[] = [];
const communications: Record<number, string[]> = { [FIRST]: [], [SECOND]: [] };

const created = async (path: string, body: object): Promise<string> =>
  must(await syndic.post(path, body), 201).id;

/** Calls the same amount from every owner. */
async function call(each: number): Promise<void> {
  const id = await created('/calls-for-funds', {
    building_id: buildingId,
    title: `Appel de ${each}`,
    fund: 'Provision',
    total_amount: each * NAMES.length,
    call_date: TODAY,
    due_date: TODAY,
  });
  must(await syndic.put(`/calls-for-funds/${id}/send`), 200);
  const asked: Json[] = must(await syndic.get(`/calls-for-funds/${id}/receivables`), 200);
  communications[each] = owners.map((owner) => {
    const item = asked.find(({ owner_id: of }) => of === owner);
    return item?.structured_communication.replaceAll(/\D/g, '') ?? '';
  });
}

async function anExpense(amount: number, more: object = {}): Promise<string> {
  const id = await created('/expenses', {
    building_id: buildingId,
    description: `Facture de ${amount}`,
    supplier: 'Ascenseurs du Parc',
    amount,
    expense_date: TODAY,
    category: 'Maintenance',
    ...more,
  });
  must(await syndic.put(`/expenses/${id}/submit-for-approval`), 200);
  must(await syndic.put(`/expenses/${id}/approve`, { approval_notes: 'Vu' }), 200);
  return id;
}

beforeAll(async () => {
  ({ syndic } = await openDemoOffice(web));
  const address = { name: 'Clavier', address: 'Rue Haute 1', total_units: NAMES.length };
  buildingId = await created('/buildings', address);
  for (const name of NAMES) {
    const owner_id = await created('/owners', { name, email: `${name}@example.org` });
    owners.push(owner_id);
    const unit = { building_id: buildingId, unit_number: name, quota: 1_000 / NAMES.length };
    const holder = { owner_id, ownership_share: '1/1', start_date: '2024-01-01' };
    await created(`/units/${await created('/units', unit)}/owners`, holder);
  }
  for (const [iban, account_code] of [
    [ACCOUNTS.working, '551'],
    [ACCOUNTS.reserve, '550'],
  ]) {
    const account = { iban, holder: 'ACP', account_code };
    await created(`/buildings/${buildingId}/bank-accounts`, account);
  }
  await call(FIRST);
  await call(SECOND);
  for (const amount of [311, 312, 313, 77.1, 77.1]) await anExpense(amount);
  // The credit note's invoice is fully paid, so that the supplier owes the note to the building.
  const paid = await anExpense(500);
  must(await syndic.put(`/expenses/${paid}/mark-paid`), 200);
  await anExpense(55, { kind: 'CreditNote', credits_expense_id: paid });
}, LIMITS.longTest);

type Act = (page: Page) => Promise<void>;
type Step = readonly [amount: number, how: Partial<WrittenMovement>, act?: Act];

const exactly = (each: number, owner: number) => ({
  structured: { kind: '101', data: communications[each]?.[owner] ?? '' },
});
const from = (owner: number) => ({ counterparty_account: ownerIban(owner) });
const press = async (page: Page, ...keys: readonly string[]) => {
  for (const key of keys) await page.keyboard.press(key);
};
const accept: Act = (page) => press(page, 'Enter');
const second: Act = (page) => press(page, '2', 'Enter');

/** Types into the focused field and takes its first option. */
async function type(page: Page, typed: string): Promise<void> {
  await page.keyboard.type(typed);
  await take(page.getByRole('option', { name: typed }).first());
}

/** Returns the dialog's field by its label; the last of several. */
const inDialog = (page: Page, label: string) =>
  page.getByRole('dialog').getByLabel(label, { exact: true }).last();

/** Waits until the dialog is open and its first field has the focus. */
async function dialog(page: Page, first: string): Promise<void> {
  const field = page.getByRole('dialog').getByRole('combobox', { name: first }).first();
  await expect.poll(() => field.evaluate((one) => one === document.activeElement)).toBe(true);
}

/** Searches for the owner who paid. */
const find =
  (name: string): Act =>
  async (page) => {
    await press(page, 'f');
    await dialog(page, 'Copropriétaire');
    await type(page, name);
    await tabTo(inDialog(page, 'Montant'));
    await press(page, 'Enter');
  };

/** Gives a transaction another purpose than the usual one. */
const findOther =
  (label: string, typed: string): Act =>
  async (page) => {
    await press(page, 'f');
    await dialog(page, 'Copropriétaire');
    await tabTo(inDialog(page, 'Partie 1'));
    await press(page, 'Enter');
    await take(page.getByRole('option', { name: label, exact: true }));
    await tabTo(inDialog(page, label));
    await type(page, typed);
    await page.getByText('Tout est ventilé').waitFor();
    await tabTo(inDialog(page, 'Montant'));
    await press(page, 'Enter');
  };

const split: Act = async (page) => {
  await press(page, 's');
  await dialog(page, 'Copropriétaire');
  await type(page, 'Aerts');
  await tabTo(page.getByRole('dialog').getByLabel('Montant', { exact: true }).first());
  await page.keyboard.type('40');
  await tabTo(inDialog(page, 'Copropriétaire'));
  await type(page, 'Baert');
  await tabTo(inDialog(page, 'Montant'));
  await page.keyboard.type('50');
  await page.getByText('Tout est ventilé').waitFor();
  await press(page, 'Enter');
};

/** Makes a rule for the insurer's account and books with it. */
const rule: Act = async (page) => {
  await press(page, 'r');
  const form = page.getByRole('dialog', { name: 'Nouvelle règle' });
  await form.waitFor();
  await tabTo(inDialog(page, 'Comptabilisée comme'));
  await press(page, 'Enter');
  await take(page.getByRole('option', { name: 'Écriture sur un compte', exact: true }));
  await tabTo(inDialog(page, 'Compte comptable'));
  await type(page, '6140');
  await tabTo(inDialog(page, 'Clé de répartition'));
  await press(page, 'Shift+Tab', 'Shift+Tab', 'Shift+Tab', 'Enter');
  await form.waitFor({ state: 'hidden' });
  await page.getByText(/sur le compte 6140/).waitFor();
  await press(page, 'Enter');
};

/** Lists the transactions and the keys to press: two statements, 40 transactions in all. */
function steps(): readonly [first: readonly Step[], second: readonly Step[]] {
  const insurer = { counterparty_account: supplierIban(2) };
  const reserve = { counterparty_account: ACCOUNTS.reserve };
  const costs = { code: '08002000' };
  const paidInWords = `charges +++${communications[SECOND]?.[1]}+++ merci`;
  return [
    [
      ...NAMES.map((_name, owner): Step => [FIRST, { ...exactly(FIRST, owner), ...from(owner) }]),
      [-7.5, costs],
      [-8.5, costs],
      [1.25, { code: '03501000' }],
      [-311, { counterparty_account: LIFTS }],
      [-312, {}],
      [-77.1, {}, second],
      [-77.1, {}],
      [-500, reserve],
      [500, reserve],
    ],
    [
      [SECOND, from(0)],
      [SECOND, { communication: paidInWords }],
      [SECOND - 80, { ...exactly(SECOND, 2), ...from(2) }],
      [80, { ...exactly(SECOND, 2), ...from(2) }],
      [SECOND, { ...exactly(SECOND, 4), ...from(3) }, second],
      [SECOND, { ...exactly(SECOND, 4), counterparty_account: ownerIban(20) }],
      [SECOND, { ...exactly(SECOND, 5), ...from(5) }],
      [SECOND, { ...exactly(SECOND, 5), ...from(5) }],
      [-SECOND, from(5)],
      [SECOND, { ...exactly(SECOND, 6), ...from(6) }],
      [-SECOND, { ...exactly(SECOND, 6), ...from(6), ...BACK }],
      [SECOND + 50, { ...exactly(SECOND, 7), ...from(7) }],
      [311, { counterparty_account: LIFTS, ...BACK }],
      [-311, { counterparty_account: LIFTS }],
      [-313, {}],
      [41.25, {}, find('Daems')],
      [55, {}, findOther('Facture ou note de crédit', 'Facture de 55')],
      [12.3, {}, findOther('Compte comptable', '4990')],
      [90, {}, split],
      [-31.4, insurer, rule],
      [-18.6, insurer],
      [-9.5, costs],
      [3.33, {}, (page) => press(page, 'p')],
    ],
  ];
}

/**
 * Sends the file, each line under a unique name.
 * @returns what to press for each
 */
async function send(): Promise<readonly (readonly [name: string, act: Act])[]> {
  let opening_cents = 0;
  let line = 0;
  const acts: (readonly [string, Act])[] = [];
  const statements = steps().map((lines, index) => {
    const movements = lines.map(([amount, how, act = accept]) => {
      line += 1;
      const counterparty_name = `Ligne ${String(line).padStart(2, '0')}`;
      acts.push([counterparty_name, act]);
      const amount_cents = Math.round(amount * 100);
      return { amount_cents, booked_on: TODAY, ...how, counterparty_name };
    });
    const statement = { iban: ACCOUNTS.working, number: index + 1, date: TODAY, opening_cents };
    opening_cents += movements.reduce((sum, { amount_cents }) => sum + amount_cents, 0);
    return { ...statement, movements };
  });
  const [first, ...others] = statements;
  if (first === undefined) throw new Error('there are two statements');
  const path = `/buildings/${buildingId}/bank-statements`;
  const file = aBankFile(first, ...others);
  const answer = must(await sendBankFile(web.service, syndic, file, { path }), 201);
  expect(answer.statements.map(({ status }: Json) => status)).toEqual(['Accepted', 'Accepted']);
  return acts;
}

/** Waits until this many are left and the page shows the one with this name, ready for keys. */
async function left(page: Page, count: number, name: string): Promise<void> {
  const words = count === 1 ? 'Encore 1 opération' : `Encore ${count} opérations`;
  await page.getByRole('status').filter({ hasText: words }).waitFor();
  await page.getByRole('heading', { name }).waitFor();
  await settled(page);
  await page.getByRole('button', { name: 'Passer', disabled: false }).waitFor();
}

describe('40 transactions of a file', () => {
  it(
    'are matched by keyboard alone, until the page says that none is left',
    async () => {
      const acts = await send();
      expect(acts).toHaveLength(40);
      const page = await web.enter('syndic');
      await open(page, `/bank-transactions/match?building_id=${buildingId}`);
      for (const [index, [name, act]] of acts.entries()) {
        await left(page, acts.length - index, name);
        await act(page);
        if (index !== 9) continue;
        // Two are undone, the last first, and accepted again.
        await left(page, 30, 'Ligne 11');
        await press(page, 'z');
        await left(page, 31, 'Ligne 10');
        await press(page, 'z');
        await left(page, 32, 'Ligne 09');
        await accept(page);
        await left(page, 31, 'Ligne 10');
        await accept(page);
      }
      await page.getByRole('heading', { name: 'Tout est rapproché' }).waitFor();
      await settled(page);
      await expectAccessible(page);

      const of = `building_id=${buildingId}&limit=100`;
      const [matched, parked, paid] = await Promise.all([
        syndic.get(`/bank-transactions?${of}&status=Matched`),
        syndic.get(`/bank-transactions?${of}&status=Parked`),
        syndic.get(`/expenses?${of}&status=Paid`),
      ]);
      expect(must(matched, 200)).toHaveLength(39);
      expect(must(parked, 200)).toHaveLength(1);
      // Five invoices and the note, besides the one paid manually.
      expect(must(paid, 200)).toHaveLength(7);
      const integrity = must(await syndic.get('/owner-accounts/integrity'), 200);
      expect(integrity).toMatchObject({ balanced: true });
    },
    LIMITS.longTest,
  );
});
