import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { invertIds } from '#test/helpers/imported-residence.ts';
import { codesOf, textsOf } from '#test/helpers/pdf.ts';
import { must, statusesOf, type Json } from '#test/helpers/test-app.ts';
import { expectedSplit, sumByOwner, type ExpectedLine } from './expected-split.ts';
import { RESERVE_IBAN, WORKING_IBAN, aStage, cents, type Stage } from './stage.ts';

/** Calls for funds of the residence, from the draft to the books and the letter, to the cent. */

let stage: Stage;
let unitNames: ReadonlyMap<string, string>;
let ownerNames: ReadonlyMap<string, string>;

beforeAll(async () => {
  stage = await aStage('2026-03-16');
  unitNames = invertIds(stage.unitIds);
  ownerNames = invertIds(stage.ownerIds);
});

afterEach(() => stage.expectAgreement());

const provision = {
  title: 'Provision, second quarter',
  fund: 'Provision',
  total_amount: 12_345.67,
  call_date: '2026-04-01',
  due_date: '2026-04-30',
};

const get = async (path: string): Promise<Json> => must(await stage.as.auditor.get(path), 200);
const linesOf = async (id: string): Promise<Json> =>
  (await get(`/calls-for-funds/${id}/preview`)).lines;
const receivablesOf = (id: string): Promise<Json[]> => get(`/calls-for-funds/${id}/receivables`);

/** Formats each line as "unit owner cents". */
const shown = (lines: readonly Json[]): string[] =>
  lines
    .map(
      ({ unit_id, owner_id, amount }) =>
        `${unitNames.get(unit_id)} ${ownerNames.get(owner_id)} ${cents(amount)}`,
    )
    .sort();
const wanted = (lines: readonly ExpectedLine[]): string[] =>
  lines.map(({ unit, owner, cents: amount }) => `${unit} ${owner} ${amount}`).sort();

const sum = (rows: readonly Json[], field: string): number =>
  rows.reduce((total: number, row) => total + cents(row[field]), 0);

const communicationsOf = async (id: string): Promise<string[]> =>
  (await receivablesOf(id)).map(({ structured_communication }) => structured_communication);

/** Checks ten digits and their remainder by 97, which is never 00. */
function expectValid(communication: string): void {
  expect(communication).toMatch(/^\+{3}\d{3}\/\d{4}\/\d{5}\+{3}$/);
  const digits = communication.replaceAll(/\D/g, '');
  const remainder = BigInt(digits.slice(0, 10)) % 97n;
  expect(BigInt(digits.slice(10))).toBe(remainder === 0n ? 97n : remainder);
}

describe('the bank accounts of the residence', () => {
  it('are one for the money of every day and one for the reserve', async () => {
    const path = `/buildings/${stage.buildingId}/bank-accounts`;
    expect(await get(path)).toMatchObject([
      { iban: WORKING_IBAN, account_code: '551', purpose: 'Working' },
      { iban: RESERVE_IBAN, account_code: '550', purpose: 'Reserve' },
    ]);
    const mistyped = { iban: 'BE68539007547043', holder: 'ACP Erables', account_code: '551' };
    must(await stage.as.accountant.post(path, mistyped), 400);
    const again = { iban: WORKING_IBAN, holder: 'ACP Erables', account_code: '551' };
    must(await stage.as.accountant.post(path, again), 409);
  });
});

describe('a provision of 12,345.67', () => {
  let call: Json;
  let preview: Json[];

  beforeAll(async () => {
    call = await stage.aCall(provision);
    preview = await linesOf(call.id);
    expect(call).toMatchObject({ status: 'Draft', open_amount: null, journal_entry_ids: [] });
    expect(await receivablesOf(call.id)).toEqual([]);
    const send = () => stage.as.accountant.put(`/calls-for-funds/${call.id}/send`);
    expect(statusesOf(await Promise.all([send(), send()]))).toEqual([200, 409]);
    must(await send(), 409);
    call = await get(`/calls-for-funds/${call.id}`);
  });

  it('is sent as it was previewed, each owner bearing their largest-remainder part', async () => {
    expect(call).toMatchObject({ status: 'Sent', total_amount: 12_345.67, open_amount: 12_345.67 });
    expect(shown(preview)).toEqual(wanted(expectedSplit(1_234_567n, '2026-04-01')));
    expect(sum(preview, 'amount')).toBe(1_234_567);
    expect(await linesOf(call.id)).toEqual(preview);
  });

  // Quotas of 10,000: 12,345.67 × 154/10000 = 190.1233…; × 303 = 374.0738; A0.3 bears 176.54 for
  // 143, and its last cent goes to the first two of three; A5.4 bears 302.47 for 245 as 1/2, 1/4, 1/4.
  it.each([
    ['O014', 190.12],
    ['O060', 374.07],
    ['O003', 58.85],
    ['O004', 58.85],
    ['O005', 58.84],
    ['O036', 75.62],
  ])('asks %s for %d', async (ref, amount) => {
    const { owner_id, ...asked } = await stage.receivable(call.id, ref);
    expect(asked).toMatchObject({ amount, open_amount: amount, due_date: '2026-04-30' });
    expect(owner_id).toBe(stage.owner(ref));
  });

  it('makes one receivable for each owner, of its lines by unit', async () => {
    const receivables = await receivablesOf(call.id);
    expect(
      new Map(receivables.map((row) => [ownerNames.get(row.owner_id), BigInt(cents(row.amount))])),
    ).toEqual(sumByOwner(expectedSplit(1_234_567n, '2026-04-01')));
    expect(receivables).toHaveLength(59);
    expect(sum(receivables, 'open_amount')).toBe(1_234_567);
    for (const { lines, amount } of receivables) expect(sum(lines, 'amount')).toBe(cents(amount));
    const lines = receivables.flatMap(({ owner_id, lines: own }) =>
      own.map((line: Json) => ({ ...line, owner_id })),
    );
    expect(shown(lines)).toEqual(shown(preview));
    // The seller of 2025 is not charged.
    expect(receivables.map(({ owner_id }) => owner_id)).not.toContain(stage.owner('O024'));
  });

  it('gives each receivable a valid communication of its own', async () => {
    const written = await communicationsOf(call.id);
    expect(new Set(written).size).toBe(59);
    written.forEach(expectValid);
  });

  it('is one entry: what each owner owes for each unit, against the provisions', async () => {
    const [entryId, ...others] = call.journal_entry_ids;
    expect(others).toEqual([]);
    const { entry_date, journal, lines } = await get(`/journal-entries/${entryId}`);
    expect({ entry_date, journal }).toEqual({ entry_date: '2026-04-01', journal: 'Calls' });
    const debits = lines.filter(({ debit }: Json) => debit > 0);
    expect(new Set(debits.map(({ account_code }: Json) => account_code))).toEqual(
      new Set(['4101']),
    );
    expect(shown(debits.map((line: Json) => ({ ...line, amount: line.debit })))).toEqual(
      shown(preview.filter(({ amount }) => amount > 0)),
    );
    expect(lines.filter(({ debit }: Json) => debit === 0)).toMatchObject([
      { account_code: '701', credit: 12_345.67, owner_id: null, unit_id: null },
    ]);
    expect(await stage.books()).toEqual({ '4101': 12_345.67, '701': -12_345.67 });
  });

  it('reaches the owner on paper, in their language, with a code for their telephone', async () => {
    const path = `/calls-for-funds/${call.id}/letters/${stage.owner('O014')}`;
    const { raw } = await stage.as.accountant.get(path);
    const { structured_communication: words } = await stage.receivable(call.id, 'O014');
    const [text = ''] = await textsOf(raw);
    for (const part of ['Fatima Lambert', '190,12', 'BE68 5390 0754 7034', words, 'A2.1']) {
      expect(text).toContain(part);
    }
    const [code] = await codesOf(raw);
    expect(code?.split('\n').slice(0, 11)).toEqual([
      'BCD',
      '002',
      '1',
      'SCT',
      '',
      'ACP Erables',
      WORKING_IBAN,
      'EUR190.12',
      '',
      '',
      words,
    ]);
  });

  it('is taken back by its mirror image', async () => {
    const cancelled = must(
      await stage.as.accountant.put(`/calls-for-funds/${call.id}/cancel`, { reason: 'Mistyped' }),
      200,
    );
    expect(cancelled).toMatchObject({ status: 'Cancelled', open_amount: 0 });
    expect(cancelled.journal_entry_ids).toHaveLength(2);
    expect(await stage.books()).toEqual({});
    expect(await stage.account('O014')).toMatchObject({ balance: 0, overdue: 0, receivables: [] });
    must(await stage.as.accountant.put(`/calls-for-funds/${call.id}/send`), 409);
  });
});

describe('calls of the other funds, by other keys', () => {
  it.each([
    ['Reserve', 'Lift', 4_000, '4100', '700'],
    ['Works', 'Heating', 25_000.01, '4101', '702'],
    ['WorkingCapital', 'General', 9_999.99, '4101', '100'],
    ['Provision', 'Lift', 0.5, '4101', '701'],
  ])('books %s by %s', async (fund, key, total_amount, owed, counter) => {
    const before = await stage.books();
    const distribution_key_id = stage.key(key);
    const call = await stage.aSentCall({ ...provision, fund, total_amount, distribution_key_id });
    const split = expectedSplit(BigInt(cents(total_amount)), '2026-04-01', key);
    const lines = await linesOf(call.id);
    expect(shown(lines)).toEqual(wanted(split));
    expect(sum(lines, 'amount')).toBe(cents(total_amount));
    const after = await stage.books();
    const change = (code: string) => cents(after[code] ?? 0) - cents(before[code] ?? 0);
    expect([change(owed), change(counter)]).toEqual([cents(total_amount), -cents(total_amount)]);
    // An owner of 0.00 has no receivable.
    const owing = [...sumByOwner(split).values()].filter((amount) => amount > 0n);
    expect(await receivablesOf(call.id)).toHaveLength(owing.length);
  });
});

describe('the letter of a reserve call', () => {
  it('asks for the money on the account of the reserve', async () => {
    const reserve = { ...provision, fund: 'Reserve', total_amount: 4_000 };
    const { id } = await stage.aSentCall(reserve);
    const path = `/calls-for-funds/${id}/letters/${stage.owner('O014')}`;
    const [code] = await codesOf((await stage.as.accountant.get(path)).raw);
    // 4000.00 × 154/10000
    expect(code?.split('\n').slice(6, 8)).toEqual([RESERVE_IBAN, 'EUR61.60']);
  });
});

describe('a year of 12,345.67 in four provisions', () => {
  it('adds up to the year, in all and for every unit', async () => {
    const before = cents((await stage.books())['701'] ?? 0);
    const series = { ...provision, instalments: 4, due_date: '2026-04-30' };
    const { buildingId: building_id, as } = stage;
    const year: Json[] = must(
      await as.accountant.post('/calls-for-funds/series', { building_id, ...series }),
      201,
    );
    expect(
      year.map(({ total_amount, call_date, due_date }) => [total_amount, call_date, due_date]),
    ).toEqual([
      // Cents left over from dividing a unit's year go to its first instalments.
      [3_086.63, '2026-04-01', '2026-04-30'],
      [3_086.46, '2026-07-01', '2026-07-31'],
      [3_086.35, '2026-10-01', '2026-10-31'],
      [3_086.23, '2027-01-01', '2027-01-31'],
    ]);
    const byUnit = new Map<string, number>();
    const written: string[] = [];
    for (const { id } of year) {
      must(await as.accountant.put(`/calls-for-funds/${id}/send`), 200);
      written.push(...(await communicationsOf(id)));
      for (const { unit_id, amount } of await linesOf(id)) {
        const unit = unitNames.get(unit_id) ?? '';
        byUnit.set(unit, (byUnit.get(unit) ?? 0) + cents(amount));
      }
    }
    const expected = new Map<string, number>();
    for (const { unit, cents: amount } of expectedSplit(1_234_567n, '2026-04-01')) {
      expected.set(unit, (expected.get(unit) ?? 0) + Number(amount));
    }
    expect(byUnit).toEqual(expected);
    // More than two rounds of 97 numbers.
    expect(new Set(written).size).toBe(4 * 59);
    written.forEach(expectValid);
    expect(cents((await stage.books())['701'] ?? 0)).toBe(before - 1_234_567);
    await stage.expectProof();
  });
});
