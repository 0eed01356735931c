import { beforeAll, describe, expect, it } from 'vitest';
import { uuidv7Source } from '#platform/ids.ts';
import { withWholeLot } from '#test/helpers/lots.ts';
import { aTenant, must, startTestApp, type Tenant, type TestApp } from '#test/helpers/test-app.ts';

let test: TestApp;
let tenant: Tenant;
let buildingId: string;

beforeAll(async () => {
  test = await startTestApp();
  tenant = await aTenant(test);
  must(await tenant.accountant.post('/accounts/seed/belgian-pcmn'), 201);
  buildingId = await aBuilding(tenant);
});

async function aBuilding(of: Tenant): Promise<string> {
  const body = { name: 'Résidence', address: 'Rue Haute 1', total_units: 4 };
  const { id } = must(await of.syndic.post('/buildings', body), 201);
  return withWholeLot(of.syndic, id);
}

async function anOwner(of: Tenant): Promise<string> {
  return must(await of.syndic.post('/owners', { name: 'Anna', email: 'anna@example.org' }), 201).id;
}

async function aUnit(of: Tenant, building_id: string): Promise<string> {
  const unit_number = uuidv7Source.next().slice(-8);
  return must(await of.syndic.post('/units', { building_id, unit_number }), 201).id;
}

const cleaning = (amount: number | string = 121) => [
  { account_code: '6107', debit: amount },
  { account_code: '440', credit: amount, supplier: ' Propre SA ' },
];

const anEntry = (changes: object = {}) => ({
  building_id: buildingId,
  entry_date: '2026-02-03',
  description: 'Nettoyage',
  lines: cleaning(),
  ...changes,
});

describe('posting an entry', () => {
  it('answers with the whole entry', async () => {
    const owner_id = await anOwner(tenant);
    const unit_id = await aUnit(tenant, buildingId);
    const answer = await tenant.accountant.post(
      '/journal-entries',
      anEntry({
        journal: 'Calls',
        lines: [
          {
            account_code: '4101',
            debit: '0.30',
            credit: 0,
            owner_id,
            unit_id,
            description: 'Part',
          },
          { account_code: '701', credit: 0.3, owner_id: null },
        ],
      }),
    );
    const entry = must(answer, 201);
    expect(entry).toMatchObject({
      building_id: buildingId,
      entry_date: '2026-02-03',
      journal: 'Calls',
      description: 'Nettoyage',
      source: null,
      reverses_id: null,
      reversed_by_id: null,
      created_by: tenant.accountant.userId,
      created_at: '2026-03-16T09:00:00.000Z',
      updated_at: '2026-03-16T09:00:00.000Z',
    });
    // Neither line is a cost or names a claim.
    const plain = {
      claim_id: null,
      distribution_key_id: null,
      period_from: null,
      period_to: null,
      nature: null,
      recoverable_percent: null,
      vat_amount: null,
      excluded_owner_ids: [],
      decision_id: null,
    };
    expect(entry.lines).toEqual([
      {
        ...plain,
        account_code: '4101',
        debit: 0.3,
        credit: 0,
        owner_id,
        owner_name: 'Anna',
        unit_id,
        unit_number: expect.any(String),
        supplier: null,
        description: 'Part',
        due_date: '2026-04-15',
      },
      {
        ...plain,
        account_code: '701',
        debit: 0,
        credit: 0.3,
        owner_id: null,
        owner_name: null,
        unit_id: null,
        unit_number: null,
        supplier: null,
        description: null,
        due_date: null,
      },
    ]);
    expect(entry.hash).toMatch(/^[0-9a-f]{64}$/);
    expect(answer.headers['location']).toBe(`/api/v1/journal-entries/${entry.id}`);
    const read = await tenant.auditor.get(`/journal-entries/${entry.id}`);
    expect(must(read, 200)).toEqual(entry);
    const tag = String(read.headers['etag']);
    expect(tag).toMatch(/^"1~/);
    must(await tenant.auditor.get(`/journal-entries/${entry.id}`, { 'if-none-match': tag }), 304);
  });

  it('names one supplier once, however it is written around', async () => {
    const lines = [
      { account_code: '6107', debit: 2 },
      { account_code: '440', credit: 1, supplier: 'Chauffage SPRL' },
      { account_code: '440', credit: 1, supplier: '  Chauffage SPRL' },
    ];
    const entry = must(await tenant.accountant.post('/journal-entries', anEntry({ lines })), 201);
    expect(entry.journal).toBe('Miscellaneous');
    expect(entry.lines.map(({ supplier }: { supplier: string }) => supplier)).toEqual([
      null,
      'Chauffage SPRL',
      'Chauffage SPRL',
    ]);
  });

  it('is done by those who keep the books', async () => {
    for (const caller of [tenant.boardMember, tenant.auditor])
      must(await caller.post('/journal-entries', anEntry()), 403);
    must(await tenant.syndic.post('/journal-entries', anEntry()), 201);
    must(await tenant.superAdmin.post('/journal-entries', anEntry()), 201);
  });

  it('repeats the answer of a repeated request', async () => {
    const key = { 'idempotency-key': uuidv7Source.next() };
    const first = await tenant.accountant.post('/journal-entries', anEntry(), key);
    const second = await tenant.accountant.post('/journal-entries', anEntry(), key);
    expect(must(second, 201)).toEqual(must(first, 201));
    expect(second.headers['idempotent-replayed']).toBe('true');
  });

  it.each([
    ['an unknown property', { lines: cleaning(), vat: 21 }],
    ['an unknown journal', { journal: 'Cash' }],
    ['a day that does not exist', { entry_date: '2026-02-30' }],
    ['a tenth of a cent', { lines: cleaning(0.001) }],
    ['a negative amount', { lines: cleaning(-5) }],
    ['an amount beyond the exact range', { lines: cleaning('22517998136852.48') }],
    ['no description', { description: ' ' }],
  ])('refuses %s as malformed', async (_, changes) => {
    expect(
      must(await tenant.accountant.post('/journal-entries', anEntry(changes)), 400).errors,
    ).not.toEqual([]);
  });

  it.each([
    [[], 'invalid_entry_line', '/body/lines', { reason: 'too_few_lines' }],
    [cleaning().slice(0, 1), 'invalid_entry_line', '/body/lines', { reason: 'too_few_lines' }],
    [
      [...cleaning(), { account_code: '551' }],
      'invalid_entry_line',
      '/body/lines/2',
      { reason: 'no_side' },
    ],
    [
      [{ account_code: '6107', debit: 1, credit: 1 }, ...cleaning()],
      'invalid_entry_line',
      '/body/lines/0',
      { reason: 'both_sides' },
    ],
    [
      [
        { account_code: '6107', debit: 100.01 },
        { account_code: '551', credit: 100 },
      ],
      'unbalanced_entry',
      '/body/lines',
      { debit: 100.01, credit: 100 },
    ],
    [
      [
        { account_code: '6107', debit: 1 },
        { account_code: '999999', credit: 1 },
      ],
      'account_missing',
      '/body/lines/1/account_code',
      { code: 'account_missing' },
    ],
    [
      [
        { account_code: '61', debit: 1 },
        { account_code: '551', credit: 1 },
      ],
      'account_not_postable',
      '/body/lines/0/account_code',
      {},
    ],
    [
      [
        { account_code: '4100', debit: 1 },
        { account_code: '700', credit: 1 },
      ],
      'owner_required',
      '/body/lines/0/owner_id',
      {},
    ],
    [
      [
        { account_code: '63', debit: 1 },
        { account_code: '417', credit: 1 },
      ],
      'owner_required',
      '/body/lines/1/owner_id',
      {},
    ],
    [
      [
        { account_code: '6107', debit: 1, due_date: '2026-04-30' },
        { account_code: '551', credit: 1 },
      ],
      'invalid_entry_line',
      '/body/lines/0/due_date',
      { detail: 'Only a line on an account of co-owners (410, 417) has a due date.' },
    ],
  ])('refuses lines that are no entry: %#', async (lines, code, pointer, facts) => {
    const problem = must(await tenant.accountant.post('/journal-entries', anEntry({ lines })), 422);
    expect(problem).toMatchObject({ code, errors: [{ pointer }], ...facts });
  });

  it('refuses an account out of use', async () => {
    const { id } = must(await tenant.accountant.get('/accounts/code/74'), 200);
    must(await tenant.accountant.put(`/accounts/${id}`, { is_active: false }), 200);
    const lines = [
      { account_code: '551', debit: 1 },
      { account_code: '74', credit: 1 },
    ];
    const problem = must(await tenant.accountant.post('/journal-entries', anEntry({ lines })), 422);
    expect(problem).toMatchObject({
      code: 'account_inactive',
      errors: [{ pointer: '/body/lines/1/account_code' }],
    });
  });

  it.each(['1899-12-31', '2201-01-01'])('refuses the date %s', async (entry_date) => {
    const problem = must(
      await tenant.accountant.post('/journal-entries', anEntry({ entry_date })),
      400,
    );
    expect(problem).toMatchObject({
      code: 'invalid_request',
      errors: [{ pointer: '/body/entry_date' }],
    });
  });

  it("refuses what is unknown, another building's or another organization's", async () => {
    const other = await aTenant(test);
    const [theirOwner, theirBuilding] = [await anOwner(other), await aBuilding(other)];
    const elsewhere = await aUnit(tenant, await aBuilding(tenant));
    const [debit, credit] = cleaning();
    for (const [changes, pointer] of [
      [{ building_id: uuidv7Source.next() }, '/body/building_id'],
      [{ building_id: theirBuilding }, '/body/building_id'],
      [{ lines: [debit, { ...credit, owner_id: theirOwner }] }, '/body/lines/1/owner_id'],
      [{ lines: [{ ...debit, unit_id: elsewhere }, credit] }, '/body/lines/0/unit_id'],
    ] as const) {
      const problem = must(await tenant.accountant.post('/journal-entries', anEntry(changes)), 422);
      expect(problem).toMatchObject({ code: 'unknown_reference', errors: [{ pointer }] });
    }
    const mine = must(await tenant.accountant.post('/journal-entries', anEntry()), 201);
    must(await other.auditor.get(`/journal-entries/${mine.id}`), 404);
    expect(must(await other.auditor.get('/journal-entries'), 200)).toEqual([]);
  });

  it('keeps the books as a whole within the exact range', async () => {
    const own = await aTenant(test);
    must(await own.accountant.post('/accounts/seed/belgian-pcmn'), 201);
    const building_id = await aBuilding(own);
    const most = anEntry({ building_id, lines: cleaning('22517998136852.47') });
    expect(must(await own.accountant.post('/journal-entries', most), 201).lines[0].debit).toBe(
      22517998136852.47,
    );
    const more = anEntry({ building_id, lines: cleaning(0.01) });
    expect(must(await own.accountant.post('/journal-entries', more), 422).code).toBe(
      'amount_out_of_range',
    );
    const proof = must(await own.auditor.get('/ledger/proof'), 200);
    expect(proof).toMatchObject({
      balanced: true,
      chain_intact: true,
      total_debit: 22517998136852.47,
    });
  });
});

describe('reversing an entry', () => {
  it('exchanges the sides, once', async () => {
    const entry = must(
      await tenant.accountant.post('/journal-entries', anEntry({ journal: 'Purchases' })),
      201,
    );
    const answer = await tenant.accountant.post(`/journal-entries/${entry.id}/reverse`, {
      entry_date: '2026-02-10',
      description: 'Erreur',
    });
    const reversal = must(answer, 201);
    expect(reversal).toMatchObject({
      entry_date: '2026-02-10',
      description: 'Erreur',
      journal: 'Purchases',
      reverses_id: entry.id,
      lines: [
        { account_code: '6107', debit: 0, credit: 121, supplier: null },
        { account_code: '440', debit: 121, credit: 0, supplier: 'Propre SA' },
      ],
    });
    expect(answer.headers['location']).toBe(`/api/v1/journal-entries/${reversal.id}`);
    const read = await tenant.auditor.get(`/journal-entries/${entry.id}`);
    expect(must(read, 200).reversed_by_id).toBe(reversal.id);
    expect(read.headers['etag']).toMatch(/^"2~/);
    const again = await tenant.accountant.post(`/journal-entries/${entry.id}/reverse`);
    expect(must(again, 409)).toMatchObject({
      code: 'already_reversed',
      reversed_by_id: reversal.id,
    });
  });

  it('is dated today unless told otherwise, and may itself be reversed', async () => {
    const entry = must(await tenant.accountant.post('/journal-entries', anEntry()), 201);
    const reversal = must(
      await tenant.accountant.post(`/journal-entries/${entry.id}/reverse`),
      201,
    );
    expect(reversal.entry_date).toBe('2026-03-16');
    expect(reversal.description).not.toBe('');
    const back = must(await tenant.accountant.post(`/journal-entries/${reversal.id}/reverse`), 201);
    expect(back.lines).toEqual(entry.lines);
  });

  it('happens once when two ask at the same time', async () => {
    const entry = must(await tenant.accountant.post('/journal-entries', anEntry()), 201);
    const answers = await Promise.all(
      [1, 2, 3].map(() => tenant.accountant.post(`/journal-entries/${entry.id}/reverse`)),
    );
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([201, 409, 409]);
  });

  it('works on an account that went out of use since', async () => {
    const lines = [
      { account_code: '76', credit: 5 },
      { account_code: '551', debit: 5 },
    ];
    const entry = must(await tenant.accountant.post('/journal-entries', anEntry({ lines })), 201);
    const { id } = must(await tenant.accountant.get('/accounts/code/76'), 200);
    must(await tenant.accountant.put(`/accounts/${id}`, { is_active: false }), 200);
    must(await tenant.accountant.post(`/journal-entries/${entry.id}/reverse`), 201);
  });

  it('is refused to others, and for what is not there', async () => {
    const entry = must(await tenant.accountant.post('/journal-entries', anEntry()), 201);
    must(await tenant.auditor.post(`/journal-entries/${entry.id}/reverse`), 403);
    must(await tenant.accountant.post(`/journal-entries/${uuidv7Source.next()}/reverse`), 404);
    must(
      await tenant.accountant.post(`/journal-entries/${entry.id}/reverse`, { date: '2026-02-10' }),
      400,
    );
  });
});
