import { beforeEach, describe, expect, it } from 'vitest';
import { countDifferences } from '#features/books/owner-accounts/index.ts';
import { codes } from '#test/helpers/building-files.ts';
import { nonEmpty } from '#test/helpers/non-empty.ts';
import {
  enterAcacias,
  makeAcaciasTakeover,
  packTables,
  readAcacias,
  sendTakeover,
  splitYear,
  type AcaciasRegister,
  type Row,
  type Tables,
} from '#test/helpers/takeover.ts';
import {
  aCaller,
  aTenant,
  must,
  startTestApp,
  type Caller,
  type Json,
  type Tenant,
} from '#test/helpers/test-app.ts';

const test = await startTestApp();
let tenant: Tenant;
let acacias: AcaciasRegister;

beforeEach(async () => {
  test.clock.set('2025-07-02T09:00:00Z');
  tenant = await aTenant(test);
  acacias = await enterAcacias(test, tenant);
});

const send = (tables: Tables, more: { readonly dry_run?: 'true'; readonly as?: Caller } = {}) =>
  sendTakeover(packTables(tables), {
    as: tenant.accountant,
    building_id: acacias.buildingId,
    ...more,
  });

const balances = async (): Promise<Map<string, number>> => {
  const query = `building_id=${acacias.buildingId}&year=2025`;
  const { accounts } = must(await tenant.auditor.get(`/reports/trial-balance?${query}`), 200);
  return new Map(accounts.map(({ code, balance }: Json) => [code, balance] as const));
};

const differences = () => test.database.read(tenant.organizationId, (db) => countDifferences(db));

const list = async (path: string): Promise<Json[]> =>
  must(await tenant.syndic.get(`${path}?building_id=${acacias.buildingId}&limit=100`), 200);

describe('a takeover', () => {
  it('is shown by a dry run, which writes nothing', async () => {
    const answer = must(await send(makeAcaciasTakeover(), { dry_run: 'true' }), 200);
    expect(answer).toMatchObject({
      building_id: acacias.buildingId,
      entry_id: null,
      created: { invoices: 3, cost_lines: 11, calls: 7, meters: 4, readings: 5 },
    });
    expect(must(await tenant.syndic.get('/ledger/proof'), 200).entry_count).toBe(0);
    expect(await list('/expenses')).toEqual([]);
    expect(must(await tenant.syndic.get(`/buildings/${acacias.buildingId}/meters`), 200)).toEqual(
      [],
    );
  });

  it('books what the trial balance says, with open items, invoices and meters', async () => {
    const tables = makeAcaciasTakeover();
    const answer = must(await send(tables), 201);
    expect(await balances()).toEqual(
      new Map(
        answer.balances.map(({ account_code, debit, credit }: Json) => [
          account_code,
          debit - credit,
        ]),
      ),
    );
    expect(must(await tenant.syndic.get('/ledger/proof'), 200)).toMatchObject({
      balanced: true,
      chain_intact: true,
    });
    expect(await differences()).toBe(0);
    const anne = `/owners/${acacias.ownerIds.get('O3')}/account?building_id=${acacias.buildingId}`;
    const { receivables } = must(await tenant.syndic.get(anne), 200);
    expect(receivables.length).toBeGreaterThan(3);
    for (const { due_date } of nonEmpty<Json>(receivables)) expect(due_date).toBe('2025-06-30');
    const expenses = await list('/expenses');
    expect(
      expenses.map(({ supplier, kind, amount, due_date, status }: Json) =>
        [supplier, kind, amount, due_date, status].join(' '),
      ),
    ).toEqual(
      expect.arrayContaining([
        'Schindler SA Invoice 318.27 2025-07-30 Approved',
        'Schindler SA CreditNote 18.27  Approved',
        'Nettoyage Bruxelles Invoice 635.25 2025-07-28 Approved',
      ]),
    );
    const meters = must(await tenant.syndic.get(`/buildings/${acacias.buildingId}/meters`), 200);
    expect(meters.map(({ last_reading }: Json) => last_reading.index).sort()).toEqual([
      1204, 2210, 461, 877,
    ]);
  });

  it('makes invoices that are paid like others, and not cancelled or credited', async () => {
    must(await send(makeAcaciasTakeover()), 201);
    const [invoice] = (await list('/expenses')).filter(
      ({ amount, kind }: Json) => kind === 'Invoice' && amount === 635.25,
    );
    expect(invoice.allowed_actions).not.toContain('cancel');
    const { accountant } = tenant;
    const cancelled = await tenant.syndic.put(`/expenses/${invoice.id}/cancel`, { reason: 'No' });
    expect(must(cancelled, 409).code).toBe('entry_has_source');
    const note = {
      building_id: acacias.buildingId,
      kind: 'CreditNote',
      credits_expense_id: invoice.id,
      amount: 10,
      description: 'Less',
      category: 'Other',
      expense_date: '2025-07-02',
    };
    expect(must(await accountant.post('/expenses', note), 422)).toMatchObject({
      code: 'credit_refused',
      reason: 'taken_over',
    });
    const distribution = must(await accountant.get(`/expenses/${invoice.id}/distribution`), 200);
    expect(distribution).toMatchObject({ lines: [], total: 0 });
    must(await accountant.put(`/expenses/${invoice.id}/mark-paid`), 200);
    expect((await balances()).get('440')).toBe(-300);
  });

  it('is undone by reversing its entry', async () => {
    const { entry_id } = must(await send(makeAcaciasTakeover()), 201);
    const path = `/journal-entries/${entry_id}/reverse`;
    must(await tenant.accountant.post(path, {}), 201);
    const sums = nonEmpty([...(await balances()).values()]);
    for (const balance of sums) expect(balance).toBe(0);
    expect(await differences()).toBe(0);
    for (const { status } of nonEmpty(await list('/expenses'))) expect(status).toBe('Cancelled');
    for (const { status } of nonEmpty(await list('/calls-for-funds')))
      expect(status).toBe('Cancelled');
    const { meters: _, ...again } = makeAcaciasTakeover();
    must(await send(again), 201);
    expect(await differences()).toBe(0);
  });

  it('is undone too where the owners have paid everything', async () => {
    const { calls = [] } = makeAcaciasTakeover();
    const total = calls.reduce((sum, { amount }) => sum + Number(amount) * 100, 0) / 100;
    const provisions = calls.filter(({ fund }) => fund === 'Provision');
    const asked = provisions.reduce((sum, { amount }) => sum + Number(amount) * 100, 0) / 100;
    expect(total).toBeGreaterThan(asked);
    const { entry_id } = must(
      await send({
        calls: provisions,
        trial_balance: [
          { account_code: '701', balance: String(-asked) },
          { account_code: '551', balance: String(asked) },
        ],
      }),
      201,
    );
    expect(await differences()).toBe(0);
    must(await tenant.accountant.post(`/journal-entries/${entry_id}/reverse`, {}), 201);
    expect(await differences()).toBe(0);
  });

  it('cannot be undone once an invoice of it is paid', async () => {
    const { entry_id } = must(await send(makeAcaciasTakeover()), 201);
    const [invoice] = (await list('/expenses')).filter(({ kind }: Json) => kind === 'Invoice');
    must(await tenant.accountant.put(`/expenses/${invoice.id}/mark-paid`), 200);
    const undone = await tenant.accountant.post(`/journal-entries/${entry_id}/reverse`, {});
    expect(must(undone, 409).code).toBe('invalid_transition');
  });
});

describe('one statement after a takeover in mid-year', () => {
  it('covers both halves to the cent', async () => {
    must(await send(makeAcaciasTakeover()), 201);
    const { laterCosts, laterCalls } = splitYear('2025-07-01');
    test.clock.set('2026-01-15T09:00:00Z');
    const { organizationId } = tenant;
    const syndic = await aCaller(test, { role: 'Syndic', organizationId });
    for (const cost of laterCosts) must(await syndic.post('/journal-entries', toEntry(cost)), 201);
    for (const call of laterCalls) {
      const { id } = must(await syndic.post('/calls-for-funds', toCall(call)), 201);
      must(await syndic.put(`/calls-for-funds/${id}/send`), 200);
    }
    for (const { unit_number, ...reading } of readAcacias('meters').slice(0)) {
      if ((reading['read_on'] ?? '') < '2025-07-01') continue;
      const meters: Json[] = must(await syndic.get(`/buildings/${acacias.buildingId}/meters`), 200);
      const meter = meters.find((one) => one.unit_number === unit_number);
      const body = { read_on: reading['read_on'], index: Number(reading['index']) };
      must(await syndic.post(`/meters/${meter.id}/readings`, body), 201);
    }
    const period = { period_from: '2025-01-01', period_to: '2025-12-31' };
    const run = must(await syndic.post(`/buildings/${acacias.buildingId}/statements`, period), 201);
    const ties: Json[] = must(await syndic.get(`/statements/${run.id}/ties`), 200);
    for (const { difference } of nonEmpty(ties)) expect(difference).toBe(0);
    const owners: Json[] = must(await syndic.get(`/statements/${run.id}/owners`), 200);
    const shown = owners.map((owner) => [
      owner.owner_name,
      owner.charges.ordinary,
      owner.charges.extraordinary,
      owner.called.ordinary,
      owner.called.extraordinary,
      owner.reserve,
    ]);
    const expected = readAcacias('expected_owners')
      .filter(({ owner_ref }) => owner_ref !== 'total')
      .map((row) => [
        row['owner_name'],
        ...[
          'ordinary_charges',
          'extraordinary_charges',
          'provisions_called',
          'works_called',
          'reserve_called',
        ].map((column) => Number(row[column])),
      ]);
    const byName = (rows: unknown[][]) => rows.sort(([a], [b]) => (String(a) < String(b) ? -1 : 1));
    expect(byName(shown)).toEqual(byName(expected));
    for (const owner of owners) await expectClosing(syndic, owner);
  });
});

/** The closing balance of the draft is the balance of the account and the settlement to come. */
async function expectClosing(syndic: Caller, owner: Json): Promise<void> {
  const path = `/owners/${owner.owner_id}/account?building_id=${acacias.buildingId}`;
  const { balance } = must(await syndic.get(path), 200);
  const { ordinary, extraordinary } = owner.settlement;
  expect(owner.closing_balance).toBeCloseTo(balance + ordinary + extraordinary, 2);
}

function toEntry(cost: Row): Json {
  const amount = Number(cost['amount']);
  const sides = (value: number) => (value > 0 ? { debit: value } : { credit: -value });
  return {
    building_id: acacias.buildingId,
    entry_date: cost['period_to'] ?? '',
    description: cost['description'] ?? '',
    lines: [
      {
        account_code: cost['account_code'],
        ...sides(amount),
        distribution_key_id: acacias.keyIds.get(cost['key'] ?? ''),
        period_from: cost['period_from'],
        period_to: cost['period_to'],
        nature: cost['nature'],
        recoverable_percent: Number(cost['recoverable_percent']),
        vat_amount: Math.abs(Number(cost['vat'])),
      },
      { account_code: '440', ...sides(-amount), supplier: 'Suppliers' },
    ],
  };
}

function toCall({ call, fund, key, call_date, amount }: Row): Json {
  return {
    building_id: acacias.buildingId,
    title: call,
    fund,
    total_amount: Number(amount),
    call_date,
    due_date: '2026-01-31',
    distribution_key_id: acacias.keyIds.get(key ?? ''),
  };
}

describe('a takeover is refused as a whole', () => {
  const change = (file: string, rows: (before: Row[]) => Row[]) => {
    const tables = makeAcaciasTakeover();
    return { ...tables, [file]: rows(tables[file] ?? []) };
  };

  it('with every fault by file, row and column', async () => {
    const tables = change('opening_balances', (rows) => [
      { ...rows[0], owner_ref: 'O99' },
      ...rows.slice(1),
    ]);
    const faulty = {
      ...tables,
      calls: (tables['calls'] ?? []).map((row, index) =>
        index === 3 ? { ...row, key: 'Moat' } : row,
      ),
      meters: [{ unit_number: 'Z9', read_on: '2025-13-01', index: '1', key: 'Water' }],
    };
    expect(codes(await send(faulty))).toEqual([
      'opening_balances.csv:2 owner_ref unknown_owner_ref',
      'calls.csv:5 key unknown_key',
      'meters.csv:2 read_on invalid_date',
      'meters.csv:2 unit_number unknown_unit',
    ]);
    expect(must(await tenant.syndic.get('/ledger/proof'), 200).entry_count).toBe(0);
  });

  it('unless each account comes to its balance, and both sides agree', async () => {
    const short = change('working_capital', (rows) => rows.slice(1));
    expect(codes(await send(short))).toEqual(['working_capital.csv:null amount total_differs']);
    const unbalanced = change('trial_balance', (rows) =>
      rows.filter(({ account_code }) => account_code !== '551'),
    );
    expect(codes(await send(unbalanced))).toEqual([
      'trial_balance.csv:null null takeover_unbalanced',
    ]);
  });

  it('for an account that the chart lacks or that takes no entries, by its row', async () => {
    for (const [account_code, code] of [
      ['5599', 'account_missing'],
      ['55', 'account_not_postable'],
      ['417', 'owner_required'],
    ]) {
      const tables = change('trial_balance', (rows) =>
        rows.map((row) =>
          row['account_code'] === '550' ? { ...row, account_code: account_code ?? '' } : row,
        ),
      );
      const row =
        (tables['trial_balance'] ?? []).findIndex((one) => one['account_code'] === account_code) +
        2;
      expect(codes(await send(tables))).toEqual([`trial_balance.csv:${row} account_code ${code}`]);
    }
  });

  it('once the books have entries, but for meters alone', async () => {
    const { meters = [], ...others } = makeAcaciasTakeover();
    must(await send(others), 201);
    expect(codes(await send(others))).toEqual(['trial_balance.csv:null null books_begun']);
    must(await send({ meters }), 201);
    expect(codes(await send({ meters }))).toEqual(
      meters.map(
        (_, index) =>
          expect.stringMatching(/^meters.csv:\d+ read_on reading_known$/) as string & typeof index,
      ),
    );
  });

  it('to those who may not keep the books, and for other buildings', async () => {
    const tables = makeAcaciasTakeover();
    for (const as of [tenant.auditor, tenant.boardMember]) must(await send(tables, { as }), 403);
    const stranger = await aTenant(test);
    expect(must(await send(tables, { as: stranger.syndic }), 422).code).toBe('unknown_reference');
    const two = { require_second_approver: true };
    must(await tenant.syndic.put(`/buildings/${acacias.buildingId}`, two), 200);
    expect(must(await send(tables, { as: tenant.syndic }), 403).code).toBe('accountant_required');
  });

  it('if the file is none of its tables', async () => {
    const options = { as: tenant.accountant, building_id: acacias.buildingId };
    const nothing = await sendTakeover(Buffer.from('a;b\n1;2\n'), {
      ...options,
      name: 'other.csv',
    });
    expect(codes(nothing)).toEqual(['trial_balance.csv:null null missing_file']);
    expect(codes(await sendTakeover(Buffer.from('PK'), options))).toEqual([
      'takeover.zip:null null not_a_zip',
    ]);
  });
});

describe('the template', () => {
  it.each(['zip', 'xlsx'])('can be downloaded and sent back as %s', async (format) => {
    const language = { 'accept-language': 'nl' };
    const path = `/imports/takeover/template?format=${format}`;
    const template = await tenant.syndic.get(path, language);
    must(template, 200);
    const options = { as: tenant.syndic, building_id: acacias.buildingId };
    const answer = await sendTakeover(template.raw, { ...options, name: `template.${format}` });
    expect(must(answer, 201)).toMatchObject({ entry_id: null, balances: [], ignored: [] });
  });

  it('takes one table with Dutch column names', async () => {
    const table = 'Kavel;Sleutel;Opnamedatum;Meterstand\nA1;Water;31/12/2024;1.204,5\n';
    const options = { as: tenant.syndic, building_id: acacias.buildingId, name: 'meters.csv' };
    const answer = must(await sendTakeover(Buffer.from(table), options), 201);
    expect(answer.created).toMatchObject({ meters: 1, readings: 1 });
  });
});
