import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sumCents } from '#domain/kernel/money.ts';
import { readXml } from '#platform/xml/read-xml.ts';
import { writeCamt, type WrittenCamt, type WrittenEntry } from '#test/helpers/camt-writer.ts';
import { readCamt } from './camt.ts';

const IBAN = 'BE68539007547034';
const OTHER_IBAN = 'BE71096123456769';
const VERSIONS = ['02', '08'] as const;

type WrittenStatement = WrittenCamt['statements'][number];

function camtOf(
  version: WrittenCamt['version'],
  entries: readonly WrittenEntry[],
  changes: Partial<WrittenStatement> = {},
): string {
  const statement = { iban: IBAN, number: '12', date: '2026-03-16', opening_cents: -5, entries };
  return writeCamt({ version, statements: [{ ...statement, ...changes }] });
}

const read = (text: string) => readCamt(readXml(Buffer.from(text)));
const entry = (changes: Partial<WrittenEntry> = {}): WrittenEntry => ({
  amount_cents: 5_000,
  booked_on: '2026-03-16',
  details: [{}],
  ...changes,
});

describe.each(VERSIONS)('camt.053.001.%s', (version) => {
  const transactionsOf = (changes: Partial<WrittenEntry>) =>
    read(camtOf(version, [entry(changes)]))[0]?.transactions;

  it('gives account, number, day and balances', () => {
    expect(read(camtOf(version, [entry()]))).toMatchObject([
      {
        account: IBAN,
        currency: 'EUR',
        number: '12',
        date: '2026-03-16',
        opening_cents: -5,
        closing_cents: 4_995,
        is_annex: false,
        faults: [],
      },
    ]);
  });

  it('gives every field of a transaction', () => {
    const detail = {
      end_to_end_id: 'E2E',
      name: 'Müller & Söhne',
      iban: OTHER_IBAN,
      words: ['Facture', '2026/17'],
    };
    expect(
      transactionsOf({
        amount_cents: -12_345,
        value_date: '2026-03-17',
        details: [detail],
        code: 'PMNT/ICDT/ESCT',
      }),
    ).toEqual([
      {
        position: '0001.0000',
        booked_on: '2026-03-16',
        value_date: '2026-03-17',
        amount_cents: -12_345,
        counterparty_name: 'Müller & Söhne',
        counterparty_iban: OTHER_IBAN,
        communication: 'Facture 2026/17',
        structured_communication: null,
        end_to_end_id: 'E2E',
        code: 'PMNT/ICDT/ESCT',
        nature: 'Other',
        return_reason: null,
      },
    ]);
  });

  it.each(['090933755493', 'RF18539007547034'])('knows the reference %s', (reference) => {
    expect(transactionsOf({ details: [{ reference }] })).toMatchObject([
      { structured_communication: reference, end_to_end_id: null },
    ]);
  });

  it('takes a batch apart where its payments add up, else as a whole', () => {
    const parts = (...amounts: number[]) => ({
      amount_cents: -5_000,
      details: amounts.map((amount_cents) => ({ amount_cents })),
    });
    const positions = (changes: Partial<WrittenEntry>) =>
      transactionsOf(changes)?.map(({ position, amount_cents }) => [position, amount_cents]);
    expect(positions(parts(2_000, 3_000))).toEqual([
      ['0001.0001', -2_000],
      ['0001.0002', -3_000],
    ]);
    expect(positions(parts(2_000, 2_999))).toEqual([['0001.0000', -5_000]]);
    expect(positions({ amount_cents: -5_000, details: [{ amount_cents: 2_000 }, {}] })).toEqual([
      ['0001.0000', -5_000],
    ]);
  });

  it('knows what came back, by whom it had been given and why', () => {
    const details = [{ iban: OTHER_IBAN, return_reason: 'AC04' }];
    expect(transactionsOf({ is_reversal: true, details })).toMatchObject([
      { nature: 'Return', return_reason: 'AC04', counterparty_iban: OTHER_IBAN },
    ]);
  });

  it.each([
    ['a reversal in digits', { is_reversal: '1' as const }, {}, null],
    ['a reason of the bank', {}, { return_information: '<Rsn><Prtry>4-7</Prtry></Rsn>' }, '4-7'],
    ['no reason', {}, { return_information: '<AddtlInf>Impayé</AddtlInf>' }, null],
  ])('knows what came back by %s', (_what, changes, detail, return_reason) => {
    const details = [{ iban: OTHER_IBAN, ...detail }];
    expect(transactionsOf({ ...changes, details })).toMatchObject([
      { nature: 'Return', return_reason, counterparty_iban: OTHER_IBAN },
    ]);
  });

  it.each([
    ['ACMT/MDOP/CHRG', -5_000, 'Costs'],
    ['ACMT/MCOP/INTR', 5_000, 'Interest'],
    ['PMNT/RCDT/ESCT', 5_000, 'Other'],
    ['03501000', -5_000, 'Costs'],
  ])('with code %s of %i cents is %s', (code, amount_cents, nature) => {
    expect(transactionsOf({ code, amount_cents })).toMatchObject([{ nature, code }]);
  });

  it('leaves out what is not booked', () => {
    const [statement] = read(
      camtOf(version, [entry({ status: 'PDNG' }), entry({ amount_cents: -1 })]),
    );
    expect(statement?.transactions.map(({ amount_cents }) => amount_cents)).toEqual([-1]);
    expect(statement?.faults).toEqual([]);
  });

  it('sets what the file says against what is found', () => {
    const [statement] = read(camtOf(version, [entry()], { wrong: { closing_cents: 1, count: 3 } }));
    expect(statement?.faults).toEqual([
      { code: 'wrong_count', stated: 3, found: 1 },
      { code: 'wrong_balance', stated_cents: 1, found_cents: 4_995 },
    ]);
  });

  it('sets its sums against all entries, those that are not booked too', () => {
    const entries = [entry(), entry({ status: 'PDNG' }), entry({ amount_cents: -300 })];
    const faultsOf = (wrong: WrittenStatement['wrong']) =>
      read(camtOf(version, entries, wrong === undefined ? {} : { wrong }))[0]?.faults;
    expect(faultsOf(undefined)).toEqual([]);
    expect(faultsOf({ credits: 1 })).toEqual([{ code: 'wrong_count', stated: 1, found: 2 }]);
    expect(faultsOf({ credit_cents: 5_000, debit_cents: 0 })).toEqual([
      { code: 'wrong_debit', stated_cents: 0, found_cents: 300 },
      { code: 'wrong_credit', stated_cents: 5_000, found_cents: 10_000 },
    ]);
  });

  it('adds up, whatever was written', () => {
    const cents = fc.integer({ min: -99_999_999, max: 99_999_999 }).filter((value) => value !== 0);
    const single = cents.map((amount_cents) => entry({ amount_cents }));
    const batch = fc
      .array(fc.integer({ min: 1, max: 9_999_999 }), { minLength: 2, maxLength: 4 })
      .map((amounts) =>
        entry({
          amount_cents: -sumCents(amounts),
          details: amounts.map((amount_cents) => ({ amount_cents })),
        }),
      );
    const entries = fc.array(fc.oneof(single, batch), { maxLength: 6 });
    fc.assert(
      fc.property(fc.array(entries, { minLength: 1, maxLength: 3 }), (files) => {
        const statements = files.map((written, index) => ({
          iban: IBAN,
          number: String(index + 1),
          date: '2026-03-16',
          opening_cents: index,
          entries: written,
        }));
        const found = read(writeCamt({ version, statements }));
        expect(found.map(({ faults }) => faults)).toEqual(files.map(() => []));
        expect(
          found.map(({ transactions }) => sumCents(transactions.map((t) => t.amount_cents))),
        ).toEqual(files.map((written) => sumCents(written.map((e) => e.amount_cents))));
      }),
    );
  });
});

describe('what cannot be read', () => {
  const text = camtOf('08', [entry()]);
  it.each([
    ['another version', text.replace('053.001.08', '053.001.99'), 'unknown_format', 2],
    ['another message', text.replace('camt.053', 'camt.052'), 'unknown_format', 2],
    ['no statement', text.replaceAll('Stmt>', 'Rpt>'), 'element_missing', 2],
    ['no closing balance', text.replace('CLBD', 'XXXX'), 'element_missing', 4],
    ['a debit that is neither', text.replaceAll('CRDT', 'BOTH'), 'bad_amount', 8],
    ['letters in a count', text.replace('s>1<', 's>I<'), 'bad_amount', 7],
    ['letters in an amount', text.replaceAll('>50.00<', '>5O.00<'), 'bad_amount', 8],
    ['a tenth of a cent', text.replaceAll('>50.00<', '>50.001<'), 'bad_amount', 8],
    [
      'the 31st of February',
      text.replace('<BookgDt><Dt>2026-03-16', '<BookgDt><Dt>2026-02-31'),
      'bad_date',
      8,
    ],
  ])('is refused with its line and why: %s', (_what, changed, reason, line) => {
    expect(() => read(changed)).toThrow(
      expect.objectContaining({
        code: 'bank_file_invalid',
        params: expect.objectContaining({ reason, line }) as unknown,
      }) as Error,
    );
  });
});
