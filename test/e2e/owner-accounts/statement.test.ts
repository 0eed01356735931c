import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { textsOf } from '#test/helpers/pdf.ts';
import { must, type Caller, type Json } from '#test/helpers/test-app.ts';
import { aStage, type Stage } from './stage.ts';

/**
 * The account of one owner of the residence in the first quarter of 2026: O039, who holds A6.2 and two
 * parking spaces, 315 of 10,000 in all.
 */

let stage: Stage;
let path: string;

beforeAll(async () => {
  stage = await aStage('2026-01-05');
  path = `/owners/${stage.owner('O039')}`;
  const arrears = { day: '2025-12-31', debit: '4101', credit: '701', amount: 45.55 };
  await stage.post('O039', { ...arrears, description: 'Décompte 2025' });
  const workingCapital = { title: 'Fonds de roulement', fund: 'WorkingCapital' };
  await stage.aSentCall({ ...workingCapital, total_amount: 10_000, due_date: '2026-01-20' });
  await stage.onDay('2026-01-12');
  await stage.pay('O039', 360.55);
  await stage.onDay('2026-02-02');
  const first = { title: 'Provision T1', fund: 'Provision', total_amount: 12_345.67 };
  const provision = await stage.aSentCall({ ...first, due_date: '2026-02-28' });
  await stage.onDay('2026-02-10');
  const roof = { title: 'Réserve toiture', fund: 'Reserve', total_amount: 4_000 };
  const reserve = await stage.aSentCall({ ...roof, due_date: '2026-03-31' });
  const communicationOf = async ({ id }: Json): Promise<string> =>
    (await stage.receivable(id, 'O039')).structured_communication;
  await stage.onDay('2026-02-20');
  await stage.pay('O039', 200, { communication: await communicationOf(provision) });
  await stage.onDay('2026-03-02');
  const bounced = await stage.pay('O039', 50, { received_on: '2026-02-27' });
  await stage.onDay('2026-03-09');
  must(
    await stage.as.accountant.put(`/payments/${bounced.id}/reverse`, { reason: 'Bounced' }),
    200,
  );
  await stage.onDay('2026-03-16');
  const costs = { day: '2026-03-16', debit: '4101', credit: '643', amount: 7.5 };
  await stage.post('O039', { ...costs, description: 'Frais de rappel' });
  const cash = { method: 'Cash', communication: await communicationOf(reserve) };
  await stage.pay('O039', 130, cash);
});

afterEach(() => stage.expectAgreement());

// Of 10,000.00: 315.00; of 12,345.67: 354.32 + 17.28 + 17.28 = 388.88; of 4,000.00: 126.00.
const MOVEMENTS = [
  ['2026-01-05', 'Calls', 315, 0, 360.55],
  ['2026-01-12', 'Bank', 0, 360.55, 0],
  ['2026-02-02', 'Calls', 388.88, 0, 388.88],
  ['2026-02-10', 'Calls', 126, 0, 514.88],
  ['2026-02-20', 'Bank', 0, 200, 314.88],
  ['2026-02-27', 'Bank', 0, 50, 264.88],
  ['2026-03-09', 'Bank', 50, 0, 314.88],
  ['2026-03-16', 'Miscellaneous', 7.5, 0, 322.38],
  ['2026-03-16', 'Bank', 0, 130, 192.38],
];

const shownMovements = ({ movements }: Json): unknown[] =>
  movements.map(({ date, journal, debit, credit, balance }: Json) => [
    date,
    journal,
    debit,
    credit,
    balance,
  ]);

const shownItems = (items: readonly Json[]): unknown[] =>
  items.map(({ description, due_date, amount, open_amount, days_overdue }) => [
    description,
    due_date,
    amount,
    open_amount,
    days_overdue,
  ]);

// The payment named the reserve, leaving 4.00: 388.88 − 200.00 − 4.00 remain of the provision. An amount
// due today is not overdue yet.
const OPEN = [
  ['Provision T1', '2026-02-28', 388.88, 184.88, 16],
  ['Frais de rappel', '2026-03-16', 7.5, 7.5, 0],
];

describe('the account of an owner', () => {
  it('is what they owe, what of it is late, and how it came about', async () => {
    const account = await stage.account('O039');
    expect(account).toMatchObject({
      owner_id: stage.owner('O039'),
      building_id: stage.buildingId,
      balance: 192.38,
      overdue: 184.88,
      opening_balance: 0,
      credits: [],
    });
    expect(shownItems(account.receivables)).toEqual(OPEN);
    expect(shownMovements(account)).toEqual([
      ['2025-12-31', 'Miscellaneous', 45.55, 0, 45.55],
      ...MOVEMENTS,
    ]);
  });
});

describe('their statement', () => {
  const statement = (query: string, caller: Caller = stage.as.auditor) =>
    caller.get(`${path}/statement?building_id=${stage.buildingId}${query}`);

  it('leads from the balance at New Year to that of today', async () => {
    const body = must(await statement(''), 200);
    expect(body).toMatchObject({
      from: '2026-01-01',
      to: '2026-03-16',
      opening_balance: 45.55,
      // 315.00 + 388.88 + 126.00 + 50.00 + 7.50, and 360.55 + 200.00 + 50.00 + 130.00.
      total_debit: 887.38,
      total_credit: 740.55,
      closing_balance: 192.38,
      overdue: 184.88,
    });
    expect(shownMovements(body)).toEqual(MOVEMENTS);
    expect(shownItems(body.open_items)).toEqual(OPEN);
  });

  it('is that of any other days as well', async () => {
    const body = must(await statement('&from=2026-02-01&to=2026-02-28'), 200);
    expect(body).toMatchObject({
      opening_balance: 0,
      total_debit: 514.88,
      total_credit: 250,
      closing_balance: 264.88,
    });
    expect(shownMovements(body)).toEqual(MOVEMENTS.slice(2, 6));
  });

  it('is a table in their language', async () => {
    const { open_items } = must(await statement(''), 200);
    const [provision, costs] = open_items.map((item: Json) => item.structured_communication);
    expect(must(await statement('&format=csv'), 200)).toBe(
      [
        '\u{FEFF}Date;Journal;Description;Débit;Crédit;Solde',
        "2026-01-01;;Solde d'ouverture;;;45,55",
        '2026-01-05;Appels de fonds;Fonds de roulement;315,00;;360,55',
        '2026-01-12;Banque;Paiement d’un copropriétaire (virement);;360,55;0,00',
        '2026-02-02;Appels de fonds;Provision T1;388,88;;388,88',
        '2026-02-10;Appels de fonds;Réserve toiture;126,00;;514,88',
        '2026-02-20;Banque;Paiement d’un copropriétaire (virement);;200,00;314,88',
        '2026-02-27;Banque;Paiement d’un copropriétaire (virement);;50,00;264,88',
        '2026-03-09;Banque;Paiement d’un copropriétaire rejeté par la banque;50,00;;314,88',
        '2026-03-16;Opérations diverses;Frais de rappel;7,50;;322,38',
        '2026-03-16;Banque;Paiement d’un copropriétaire (espèces);;130,00;192,38',
        '2026-03-16;;Solde de clôture;887,38;740,55;192,38',
        'Montants à payer;;;;;',
        `2026-02-28;;Provision T1 · ${provision};388,88;204,00;184,88`,
        `2026-03-16;;Frais de rappel · ${costs};7,50;0,00;7,50`,
        ';;Total – Montants à payer;396,38;204,00;192,38',
        ';;Dont échus;;;184,88',
        '',
      ].join('\r\n'),
    );
  });

  it('is the same on paper', async () => {
    const { raw, headers } = await statement('&format=pdf');
    expect(headers['content-type']).toBe('application/pdf');
    const text = (await textsOf(raw)).join(' ');
    for (const part of [
      'Relevé de compte du copropriétaire Youssef Hermans · Erables · 01/01/2026 – 16/03/2026',
      "01/01/2026 Solde d'ouverture 45,55",
      '12/01/2026 Banque Paiement d’un copropriétaire (virement) 360,55 0,00',
      '16/03/2026 Solde de clôture 887,38 740,55 192,38',
      '388,88 204,00 184,88',
      'Total – Montants à payer 396,38 204,00 192,38 Dont échus 184,88',
    ]) {
      expect(text).toContain(part);
    }
  });
});

describe('the owner', () => {
  let owner: Caller;

  beforeAll(async () => {
    owner = await stage.asOwner('O039');
  });

  it('sees the same', async () => {
    for (const view of ['account', 'statement']) {
      const query = `${path}/${view}?building_id=${stage.buildingId}`;
      const seen = must(await owner.get(query), 200);
      expect(seen).toEqual(must(await stage.as.auditor.get(query), 200));
    }
    const calls: Json[] = must(await owner.get('/calls-for-funds?sort=call_date'), 200);
    expect(calls.map(({ title, open_amount }) => [title, open_amount])).toEqual([
      ['Fonds de roulement', 0],
      ['Provision T1', 184.88],
      ['Réserve toiture', 0],
    ]);
    const payments: Json[] = must(await owner.get('/payments?sort=id'), 200);
    expect(payments.map(({ amount, status }) => [amount, status])).toEqual([
      [360.55, 'Recorded'],
      [200, 'Recorded'],
      [50, 'Reversed'],
      [130, 'Recorded'],
    ]);
    const receivables = must(await owner.get(`/calls-for-funds/${calls[1].id}/receivables`), 200);
    expect(receivables.map(({ amount }: Json) => amount)).toEqual([388.88]);
    expect(receivables[0].lines.map(({ amount }: Json) => amount)).toEqual([354.32, 17.28, 17.28]);
  });

  it('sees nobody else’s, and changes nothing', async () => {
    for (const view of ['account', 'statement', 'payment-reminders']) {
      must(await owner.get(`/owners/${stage.owner('O040')}/${view}`), 404);
    }
    must(await owner.get('/owner-accounts/integrity'), 403);
    must(await owner.post('/payments', {}), 403);
    await stage.expectProof();
  });
});
