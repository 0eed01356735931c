import { beforeEach, describe, expect, it } from 'vitest';
import { aBankFile, aStatement, IBAN, received, sendBankFile } from '#test/helpers/bank-files.ts';
import { writeCamt } from '#test/helpers/camt-writer.ts';
import type { WrittenStatement } from '#test/helpers/coda-writer.ts';
import { aBuilding, aFixture, type Fixture } from '#test/helpers/fixture.ts';
import { nonEmpty } from '#test/helpers/non-empty.ts';
import {
  aCaller,
  aTenant,
  must,
  startTestApp,
  type Json,
  type Tenant,
} from '#test/helpers/test-app.ts';

const OTHER_IBAN = 'BE71096123456769';
const UNKNOWN_IBAN = 'BE62510007547061';

const test = await startTestApp();
let tenant: Tenant;
let fixture: Fixture;
let accountId: string;

beforeEach(async () => {
  tenant = await aTenant(test);
  fixture = await aFixture(test, tenant);
  accountId = await anAccount(fixture.buildingId, IBAN);
});

async function anAccount(buildingId: string, iban: string): Promise<string> {
  const account = { iban, holder: 'ACP', account_code: '551' };
  const path = `/buildings/${buildingId}/bank-accounts`;
  return must(await tenant.accountant.post(path, account), 201).id;
}

const send = (content: Uint8Array, options: Parameters<typeof sendBankFile>[3] = {}) =>
  sendBankFile(test, tenant.accountant, content, options);

async function taken(...statements: [WrittenStatement, ...WrittenStatement[]]): Promise<Json> {
  return must(await send(aBankFile(...statements)), 201);
}

const codesOf = ({ problems }: Json): string[] => problems.map(({ code }: Json) => code);
const transactions = async (query = '') =>
  must(await tenant.auditor.get(`/bank-transactions?${query}`), 200);

describe('a file', () => {
  it('brings its statements with their transactions', async () => {
    const movement = received(512.4, {
      structured: { kind: '101', data: '090933755493' },
      counterparty_name: 'Dupont',
      counterparty_account: OTHER_IBAN,
      end_to_end_id: 'E2E',
    });
    const { statements, skipped } = await taken(aStatement([movement, received(-5.5)]));
    expect(skipped).toEqual([]);
    expect(statements).toMatchObject([
      {
        building_id: fixture.buildingId,
        bank_account_id: accountId,
        year: 2026,
        number: '001',
        date: '2026-03-02',
        opening_balance: 1000,
        closing_balance: 1506.9,
        transactions: 2,
        status: 'Accepted',
        problems: [],
        allowed_actions: [],
      },
    ]);
    const [statement] = statements;
    const shown = must(await tenant.auditor.get(`/bank-statements/${statement.id}`), 200);
    expect(shown).toMatchObject({ id: statement.id, file_name: 'bank.cod' });
    expect(await transactions('sort=amount')).toMatchObject([
      { amount: -5.5, structured_communication: null, status: 'Open' },
      {
        statement_id: statement.id,
        booked_on: '2026-03-02',
        amount: 512.4,
        counterparty_name: 'Dupont',
        counterparty_iban: OTHER_IBAN,
        structured_communication: '090933755493',
        end_to_end_id: 'E2E',
        code: '00150000',
      },
    ]);
  });

  it('brings no transaction for what moves nothing, and counts it where the bank does', async () => {
    const free = { amount_cents: 0, booked_on: '2026-03-02', code: '08002000' };
    const parts = [received(2, { code: '50150000' }), { ...free, code: '50150000' }];
    const total = received(2, { code: '10150000', parts });
    const { statements } = await taken(aStatement([free, total]));
    expect(statements).toMatchObject([{ status: 'Accepted', transactions: 1 }]);
    expect(await transactions()).toMatchObject([{ amount: 2 }]);
  });

  it('changes nothing the second time', async () => {
    const file = aBankFile(
      aStatement([received(1)]),
      aStatement([], { number: 2, opening_cents: 100_100 }),
    );
    must(await send(file), 201);
    expect(must(await send(file), 200)).toEqual({
      statements: [],
      skipped: [
        { account: IBAN, number: '001', reason: 'AlreadyKnown' },
        { account: IBAN, number: '002', reason: 'AlreadyKnown' },
      ],
    });
    expect(await transactions()).toHaveLength(1);
  });

  it('sent twice at once is taken once', async () => {
    const file = aBankFile(aStatement([received(1)]));
    const answers = await Promise.all([send(file), send(file), send(file)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 200, 201]);
    expect(await transactions()).toHaveLength(1);
  });

  it('has what another file sent at once has as well taken once', async () => {
    const shared = aStatement([received(1)]);
    const next = aStatement([received(2)], {
      number: 2,
      date: '2026-03-03',
      opening_cents: 100_100,
    });
    const answers = await Promise.all([send(aBankFile(shared)), send(aBankFile(shared, next))]);
    const bodies: Json[] = answers.map(({ body }) => body);
    expect(bodies.flatMap(({ statements }) => statements)).toHaveLength(2);
    expect(bodies.flatMap(({ skipped }) => skipped)).toEqual([
      { account: IBAN, number: '001', reason: 'AlreadyKnown' },
    ]);
    for (const { status } of answers) expect([200, 201]).toContain(status);
    const kept: Json[] = must(await tenant.auditor.get('/bank-statements?sort=date'), 200);
    expect(kept.map(({ number, status }) => [number, status])).toEqual([
      ['001', 'Accepted'],
      ['002', 'Accepted'],
    ]);
    expect(await transactions()).toHaveLength(2);
  });

  it('whose statement another one sent at once tells otherwise is held, or that one is', async () => {
    const answers = await Promise.all(
      [1, 2].map((amount) => send(aBankFile(aStatement([received(amount)])))),
    );
    const both: Json[] = answers.flatMap((answer) => must(answer, 201).statements);
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set(['Accepted', 'Held']));
    const held = both.find(({ status }) => status === 'Held');
    expect(codesOf(held)).toEqual(['statement_differs']);
  });

  it('is answered the same for the same key', async () => {
    const headers = { 'idempotency-key': 'march' };
    const file = aBankFile(aStatement([received(1)]));
    const first = must(await send(file, { headers }), 201);
    const again = await send(file, { headers });
    expect(must(again, 201)).toEqual(first);
    expect(again.headers['idempotent-replayed']).toBe('true');
  });

  it.each(['02', '08'] as const)('may be camt.053.001.%s', async (version) => {
    const entries = [{ amount_cents: 700, booked_on: '2026-03-02', details: [{}] }];
    const statement = { iban: IBAN, number: '4', date: '2026-03-02', opening_cents: 0, entries };
    const text = writeCamt({ version, statements: [statement] });
    const { statements } = must(await send(Buffer.from(text)), 201);
    expect(statements).toMatchObject([{ number: '4', closing_balance: 7, status: 'Accepted' }]);
  });

  it.each([
    ['words', 'Bonjour', 'unknown_format', null],
    [
      'a file that was cut',
      Buffer.from(aBankFile()).subarray(0, 200).toString('latin1'),
      'line_length',
      2,
    ],
    ['other XML', '<html/>', 'unknown_format', 1],
    ['an entity', '<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>', 'bad_xml', 1],
  ])(
    'that cannot be read is refused with its line and why: %s',
    async (_what, text, reason, line) => {
      const problem = must(await send(Buffer.from(text, 'latin1')), 422);
      expect(problem).toMatchObject({ code: 'bank_file_invalid', reason, line });
      expect(must(await tenant.auditor.get('/bank-statements'), 200)).toEqual([]);
    },
  );
});

describe('the account', () => {
  it('unknown to all is refused by name, beside a known one skipped', async () => {
    const unknown = aStatement([], { iban: UNKNOWN_IBAN });
    const problem = must(await send(aBankFile(unknown)), 422);
    expect(problem).toMatchObject({ code: 'unknown_bank_account', accounts: UNKNOWN_IBAN });
    const { statements, skipped } = await taken(unknown, aStatement());
    expect(statements).toHaveLength(1);
    expect(skipped).toEqual([{ account: UNKNOWN_IBAN, number: '001', reason: 'UnknownAccount' }]);
  });

  it('is that of the building where one is named', async () => {
    const other = must(await tenant.syndic.post('/buildings', aBuilding), 201).id;
    const path = `/buildings/${other}/bank-statements`;
    expect(must(await send(aBankFile(), { path }), 422).code).toBe('unknown_bank_account');
    const here = `/buildings/${fixture.buildingId}/bank-statements`;
    expect(must(await send(aBankFile(), { path: here }), 201).statements).toHaveLength(1);
  });

  it('that several buildings have is found by the building alone', async () => {
    const other = must(await tenant.syndic.post('/buildings', aBuilding), 201).id;
    await anAccount(other, IBAN);
    expect(must(await send(aBankFile()), 422).code).toBe('unknown_bank_account');
    const path = `/buildings/${other}/bank-statements`;
    const { statements } = must(await send(aBankFile(), { path }), 201);
    expect(statements).toMatchObject([{ building_id: other }]);
  });

  it('is not deleted while a statement names it', async () => {
    await taken(aStatement());
    expect(must(await tenant.accountant.delete(`/bank-accounts/${accountId}`), 409).code).toBe(
      'in_use',
    );
  });

  it('is not that of another organization, nor of buildings out of reach', async () => {
    const { statements } = await taken(aStatement([received(1)]));
    const [line] = await transactions();
    const stranger = await aTenant(test);
    const other = must(await tenant.syndic.post('/buildings', aBuilding), 201).id;
    const { organizationId } = tenant;
    const narrowed = await aCaller(test, {
      role: 'Accountant',
      organizationId,
      buildingIds: [other],
    });
    for (const caller of [stranger.accountant, narrowed]) {
      expect(must(await sendBankFile(test, caller, aBankFile()), 422).code).toBe(
        'unknown_bank_account',
      );
      must(await caller.get(`/bank-statements/${statements[0].id}`), 404);
      must(await caller.get(`/bank-transactions/${line.id}`), 404);
      must(await caller.put(`/bank-statements/${statements[0].id}/discard`, { reason: 'x' }), 404);
      expect(must(await caller.get('/bank-transactions'), 200)).toEqual([]);
    }
  });
});

describe('a statement that does not add up', () => {
  it.each([
    ['counts', { count: 17 }, ['wrong_count']],
    ['balances', { closing_cents: 1 }, ['wrong_balance']],
  ])('by its %s is held, and nothing of it counts', async (_what, wrong, expected) => {
    const { statements } = await taken(aStatement([received(1)], { wrong }));
    expect(statements).toMatchObject([{ status: 'Held', allowed_actions: ['release', 'discard'] }]);
    expect(codesOf(statements[0])).toEqual(expected);
    expect(await transactions()).toEqual([]);
  });

  it('counts once it is released, with the reason', async () => {
    const { statements } = await taken(aStatement([received(1)], { wrong: { count: 17 } }));
    const path = `/bank-statements/${statements[0].id}`;
    const reason = 'The bank confirms';
    expect(must(await tenant.syndic.put(`${path}/release`, { reason }), 200)).toMatchObject({
      status: 'Accepted',
      decision_reason: reason,
    });
    expect(await transactions()).toHaveLength(1);
    must(await tenant.syndic.put(`${path}/release`, { reason }), 409);
    must(await tenant.syndic.put(`${path}/discard`, { reason }), 409);
  });

  it('leaves its number when it is discarded', async () => {
    const { statements } = await taken(aStatement([received(1)], { wrong: { count: 17 } }));
    const reason = 'A test of the bank';
    const path = `/bank-statements/${statements[0].id}/discard`;
    expect(must(await tenant.syndic.put(path, { reason }), 200).status).toBe('Discarded');
    expect((await taken(aStatement([received(1)]))).statements).toMatchObject([
      { number: '001', status: 'Accepted' },
    ]);
  });

  it('says so in every language', async () => {
    const { statements } = await taken(aStatement([received(1)], { wrong: { closing_cents: 1 } }));
    const details = await Promise.all(
      ['fr', 'nl', 'de', 'en'].map(async (language) => {
        const headers = { 'accept-language': language };
        const path = `/bank-statements/${statements[0].id}`;
        return must(await tenant.auditor.get(path, headers), 200).problems[0].detail as string;
      }),
    );
    expect(new Set(details).size).toBe(4);
    for (const detail of nonEmpty(details))
      expect(detail).toMatch(/1[\s.,\u{202F}\u{A0}]?001[.,]00/u);
  });
});

describe('one statement after the other', () => {
  const chain = (number: number, opening_cents: number, amount: number) =>
    aStatement([received(amount)], { number, opening_cents, date: `2026-03-0${number}` });

  it('waits for the one that is missing, and is accepted when it comes', async () => {
    await taken(chain(1, 0, 10));
    const early = await taken(chain(3, 1_500, 1), chain(4, 1_600, 1));
    expect(early.statements.map(({ status }: Json) => status)).toEqual(['Held', 'Held']);
    expect(codesOf(early.statements[0])).toEqual(['balance_gap']);
    await taken(chain(2, 1_000, 5));
    const all = must(await tenant.auditor.get('/bank-statements?sort=date'), 200);
    expect(all.map(({ number, status }: Json) => [number, status])).toEqual([
      ['001', 'Accepted'],
      ['002', 'Accepted'],
      ['003', 'Accepted'],
      ['004', 'Accepted'],
    ]);
    expect(await transactions()).toHaveLength(4);
  });

  it('is held when it does not fit between two', async () => {
    await taken(chain(1, 0, 10));
    await taken(chain(3, 1_000, 1));
    const { statements } = await taken(chain(2, 1_000, 5));
    expect(codesOf(statements[0])).toEqual(['balance_gap']);
  });

  it('is held with another content under the same number, and not accepted beside it', async () => {
    await taken(chain(1, 0, 10));
    const { statements } = await taken(chain(1, 0, 11));
    expect(codesOf(statements[0])).toEqual(['statement_differs']);
    const path = `/bank-statements/${statements[0].id}/release`;
    expect(must(await tenant.syndic.put(path, { reason: 'x' }), 409).code).toBe('duplicate');
  });

  it('follows by the count of its number where there are several in a day', async () => {
    const day = (number: string, opening_cents: number) => ({
      iban: IBAN,
      number,
      date: '2026-03-02',
      opening_cents,
      entries: [{ amount_cents: 100, booked_on: '2026-03-02', details: [{}] }],
    });
    const file = (...statements: ReturnType<typeof day>[]) =>
      Buffer.from(writeCamt({ version: '08', statements }));
    const files = [file(day('10', 200), day('9', 100)), file(day('8', 0)), file(day('11', 300))];
    for (const one of files) {
      const { statements } = must(await send(one), 201);
      expect(statements.map(({ status }: Json) => status)).not.toContain('Held');
    }
    const path = `/bank-accounts/${accountId}/reconciliation?on=2026-03-02`;
    expect(must(await tenant.auditor.get(path), 200).bank).toBe(4);
  });

  it('begins a year with the number one again', async () => {
    await taken(aStatement([], { number: 1, date: '2026-01-02' }));
    const { statements } = await taken(aStatement([], { number: 1, date: '2027-01-02' }));
    expect(statements).toMatchObject([{ year: 2027, status: 'Accepted' }]);
  });
});

describe('transactions', () => {
  it('are found by day, account, status and words', async () => {
    const { statements } = await taken(
      aStatement([
        received(1, { counterparty_name: 'Müller', communication: 'Charges 100%' }),
        received(-2, { booked_on: '2026-03-01', counterparty_account: OTHER_IBAN }),
      ]),
    );
    const amounts = async (query: string) =>
      (await transactions(query)).map(({ amount }: Json) => amount);
    expect(await amounts('')).toEqual([1, -2]);
    expect(await amounts('q=müll')).toEqual([1]);
    expect(await amounts('q=100%25')).toEqual([1]);
    expect(await amounts(`q=${OTHER_IBAN}`)).toEqual([-2]);
    expect(await amounts('date_from=2026-03-02')).toEqual([1]);
    expect(await amounts('status=Matched,Parked')).toEqual([]);
    expect(await amounts(`bank_account_id=${accountId}&status=Open`)).toEqual([1, -2]);
    expect(await amounts(`statement_id=${statements[0].id}`)).toEqual([1, -2]);
    expect(await amounts(`building_id=${fixture.buildingId}&sort=amount`)).toEqual([-2, 1]);
  });

  it('are for those who keep or read the books', async () => {
    await taken(aStatement([received(1)]));
    must(await fixture.owner.get('/bank-transactions'), 403);
    must(await fixture.owner.get('/bank-statements'), 403);
    must(await tenant.boardMember.get('/bank-statements'), 200);
    expect((await sendBankFile(test, tenant.boardMember, aBankFile())).status).toBe(403);
  });
});
