import type { Page } from 'playwright-core';
import { addDays } from '#domain/kernel/local-date.ts';
import { systemClock, findToday } from '#platform/clock.ts';
import { writeCoda } from '#test/helpers/coda-writer.ts';
import { sendBankFile } from './bank-case.ts';
import { measured, type Measurement } from './measurement.ts';
import { createTenant, type Tenant } from './tenant.ts';
import { shown, type WebDemo } from './web-demo.ts';

/** Waits that users notice while they work. */
export interface Wait {
  readonly name: string;
  readonly times: Measurement;
  /** Maximum median, in milliseconds. */
  readonly target_ms: number;
}

const TIMES = 10;

/** Measures live updates between users, the search, and matching a bank file by keyboard. */
export async function measureWork(demo: WebDemo): Promise<Wait[]> {
  const context = await demo.browser.newContext({
    locale: 'fr-BE',
    timezoneId: 'Europe/Brussels',
    baseURL: demo.origin,
  });
  const page = await context.newPage();
  await demo.signIn(page, 'syndic@example.org');
  const token = await demo.token('syndic@example.org');
  const syndic = createTenant(demo.origin, token);
  const waits = [
    {
      name: 'approval until a colleague sees it',
      times: await approvals(demo, page, syndic),
      target_ms: 2_000,
    },
    { name: 'key until the search is open', times: await searches(page), target_ms: 100 },
    // 40 transactions in four minutes.
    {
      name: 'transaction matched by keyboard',
      times: await matches(page, await sendCosts(demo, token)),
      target_ms: 6_000,
    },
  ];
  await context.close();
  return waits;
}

async function approvals(demo: WebDemo, page: Page, syndic: Tenant): Promise<Measurement> {
  const board = createTenant(demo.origin, await demo.token('board@example.org'));
  const building_id = await firstBuilding(syndic);
  const times: number[] = [];
  for (let turn = 0; turn < TIMES; turn += 1) {
    const { id } = await syndic.must<{ id: string }>('POST', '/expenses', {
      building_id,
      supplier: `Fournisseur ${turn}`,
      description: 'Entretien',
      amount: 10,
      category: 'Maintenance',
      expense_date: findToday(systemClock),
    });
    await syndic.must('PUT', `/expenses/${id}/submit-for-approval`);
    await page.goto(`/expenses/${id}`);
    await shown(page);
    await page.getByText('À approuver').waitFor();
    await board.must('PUT', `/expenses/${id}/approve`, { approval_notes: 'Vu' });
    const start = performance.now();
    await page.getByText('Approuvée', { exact: true }).waitFor();
    times.push(performance.now() - start);
  }
  return measured(times, 0, 0);
}

/** Search time on the clock of the page: from the key press to the focus in the field. */
async function searches(page: Page): Promise<Measurement> {
  await page.goto('/expenses');
  await shown(page);
  await page.evaluate(`
    times = [];
    let pressed;
    document.addEventListener('keydown', ({ key, timeStamp }) => {
      if (key === 'k') pressed = timeStamp;
    });
    document.addEventListener('focusin', ({ target, timeStamp }) => {
      if (target.role !== 'combobox' || pressed === undefined) return;
      times.push(timeStamp - pressed);
      pressed = undefined;
    // A dialog keeps its first focus from the fields around it.
    }, true);
  `);
  const field = page.getByRole('combobox', { name: 'Recherche et actions' });
  for (let turn = 0; turn < TIMES; turn += 1) {
    await page.keyboard.press('Control+k');
    await field.and(page.locator(':focus')).waitFor();
    await page.keyboard.press('Escape');
    await field.waitFor({ state: 'hidden' });
  }
  return measured(await page.evaluate<number[]>('times'), 0, 0);
}

/** Time from the key that accepts a proposal until the page takes keys for the next transaction. */
async function matches(page: Page, building_id: string): Promise<Measurement> {
  await page.goto(`/bank-transactions/match?building_id=${building_id}`);
  await shown(page);
  const times: number[] = [];
  for (let left = TIMES; left > 0; left -= 1) {
    const heading = page.getByRole('heading', { name: nameOf(left) });
    await heading.waitFor();
    await page.getByRole('button', { name: 'Passer', disabled: false }).waitFor();
    const start = performance.now();
    await page.keyboard.press('Enter');
    await heading.waitFor({ state: 'detached' });
    times.push(performance.now() - start);
  }
  return measured(times, 0, 0);
}

/** Name shown for the transaction when this many are left, itself included. */
const nameOf = (left: number): string => `Frais ${String(left).padStart(2, '0')}`;

/**
 * Uploads a bank file that contains only bank charges, for a building of its own.
 * @returns the building
 */
async function sendCosts({ origin }: WebDemo, token: string): Promise<string> {
  const syndic = createTenant(origin, token);
  const created = async (path: string, body: object) =>
    (await syndic.must<{ id: string }>('POST', path, body)).id;
  const building = await created('/buildings', {
    name: 'Clavier',
    address: 'Rue Haute 1',
    total_units: 1,
  });
  const owner_id = await created('/owners', { name: 'Aerts', email: 'aerts@example.org' });
  const unit = await created('/units', { building_id: building, unit_number: 'A', quota: 1_000 });
  const holder = { owner_id, ownership_share: '1/1', start_date: '2024-01-01' };
  await created(`/units/${unit}/owners`, holder);
  const iban = 'BE43068999999501';
  await created(`/buildings/${building}/bank-accounts`, {
    iban,
    holder: 'ACP',
    account_code: '551',
  });
  const date = addDays(findToday(systemClock), -1);
  const movements = Array.from({ length: TIMES }, (_, index) => ({
    amount_cents: -750,
    booked_on: date,
    code: '08002000',
    counterparty_name: nameOf(TIMES - index),
  }));
  const file = writeCoda([{ iban, number: 1, date, opening_cents: 100_000, movements }]);
  const { status, body } = await sendBankFile(origin, token, file);
  if (status !== 201) throw new Error(`the bank file was answered ${status}: ${body.toString()}`);
  return building;
}

async function firstBuilding(tenant: Tenant): Promise<string> {
  const [building] = await tenant.must<{ id: string }[]>('GET', '/buildings');
  if (building === undefined) throw new Error('the demo has no building');
  return building.id;
}

/** Formats the figures as a Markdown table. */
export function formatWorkTable(waits: readonly Wait[]): string {
  const rows = waits.map(({ name, times: { p50_ms, p99_ms }, target_ms }) => {
    const verdict = p50_ms <= target_ms ? 'ok' : 'missed';
    return `| ${name} | ${p50_ms.toFixed(0)} | ${p99_ms.toFixed(0)} | ≤ ${target_ms} | ${verdict} |`;
  });
  return [
    '| at work | median ms | longest ms | target | |',
    '| --- | --: | --: | --- | --- |',
    ...rows,
  ].join('\n');
}
