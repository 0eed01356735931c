import { readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sumCents } from '#domain/kernel/money.ts';
import { structuredCommunication } from '#domain/owner-accounts/structured-communication.ts';
import {
  writeCoda,
  type WrittenMovement,
  type WrittenStatement,
} from '#test/helpers/coda-writer.ts';
import { nonEmpty } from '#test/helpers/non-empty.ts';
import { readCoda } from './coda.ts';

const IBAN = 'BE68539007547034';
const OTHER_IBAN = 'BE71096123456769';
const latin1 = (text: string) => Buffer.from(text, 'latin1');

function statementOf(
  movements: readonly WrittenMovement[],
  changes: Partial<WrittenStatement> = {},
): WrittenStatement {
  return {
    iban: IBAN,
    number: 7,
    date: '2026-03-16',
    opening_cents: 100_000,
    movements,
    ...changes,
  };
}

function readOne(statement: WrittenStatement) {
  const [read] = readCoda(latin1(writeCoda([statement])));
  return read;
}

function transactionOf(movement: Partial<WrittenMovement>) {
  return readOne(statementOf([{ amount_cents: 5_000, booked_on: '2026-03-16', ...movement }]))
    ?.transactions[0];
}

describe('the public samples', () => {
  const read = (name: string) =>
    readCoda(readFileSync(new URL(`../../../test/data/coda/${name}.cod`, import.meta.url)));

  it.each([
    ['sample-1', '138536152215', 4, []],
    ['sample-2', 'BE62354872126588', 2, ['wrong_balance']],
    [
      'sample-3',
      '732XXXXXXXXX',
      2,
      ['wrong_count', 'wrong_debit', 'wrong_credit', 'wrong_balance'],
    ],
    [
      'sample-4',
      '732XXXXXXXXX',
      1,
      ['wrong_count', 'wrong_debit', 'wrong_credit', 'wrong_balance'],
    ],
    ['sample-5', '001548226815', 3, ['wrong_count', 'wrong_debit', 'wrong_credit']],
    ['v2.3-globalisation', 'BE12341676096039', 4, []],
    ['v2.3-single_statement', 'BE86407051416150', 30, []],
  ])('%s', (name, account, transactions, faults) => {
    const statements = read(name);
    expect(statements).toHaveLength(1);
    const [statement] = statements;
    expect({
      account: statement?.account,
      transactions: statement?.transactions.length,
      faults: statement?.faults.map(({ code }) => code),
    }).toEqual({ account, transactions, faults });
  });
});

describe('a transaction', () => {
  it('has every field that the file gives', () => {
    expect(
      transactionOf({
        amount_cents: -12_345,
        value_date: '2026-03-17',
        code: '00101000',
        communication: 'Facture 2026/17',
        end_to_end_id: '0190b0c87d1f7b0f8a2e3c4d5e6f7a8b',
        counterparty_account: OTHER_IBAN,
        counterparty_name: 'Ascenseurs SA',
      }),
    ).toEqual({
      position: '0001.0000',
      booked_on: '2026-03-16',
      value_date: '2026-03-17',
      amount_cents: -12_345,
      counterparty_name: 'Ascenseurs SA',
      counterparty_iban: OTHER_IBAN,
      communication: 'Facture 2026/17',
      structured_communication: null,
      end_to_end_id: '0190b0c87d1f7b0f8a2e3c4d5e6f7a8b',
      code: '00101000',
      nature: 'Other',
      return_reason: null,
    });
  });

  it.each([
    ['an old account number', '539-0075470-34', IBAN],
    ['a foreign account', 'NL91ABNA0417164300', 'NL91ABNA0417164300'],
    ['a wrong check', 'BE68539007547035', null],
    ['a number of no country', '3KMG0261239759', null],
    ['none', '', null],
  ])(
    'knows the other account by what stands there: %s',
    (_what, counterparty_account, expected) => {
      expect(transactionOf({ counterparty_account })?.counterparty_iban).toBe(expected);
    },
  );

  it('joins free words over all three records', () => {
    const communication = Array.from({ length: 149 }, (_, index) => index % 10).join('');
    expect(transactionOf({ communication })?.communication).toBe(communication);
  });

  it.each([
    ['101', '090933755493', '090933755493'],
    ['102', '090933755493', '090933755493'],
    ['101', '090933755494', null],
    ['100', 'RF18539007547034', 'RF18539007547034'],
    ['105', `${'0'.repeat(42)}EUR090933755493BE`, '090933755493'],
    [
      '127',
      `1603261100${'C'.repeat(34)}${'M'.repeat(35)}${'090933755493'.padEnd(62)}0`,
      '090933755493',
    ],
    ['113', '090933755493', null],
  ])('structured %s %s names %s', (kind, data, expected) => {
    expect(transactionOf({ structured: { kind, data } })?.structured_communication).toBe(expected);
  });

  it.each(['+++090/9337/55493+++', ' 090933755493 ', '***090/9337/55493***'])(
    'takes free words that are a communication and nothing else for one: %s',
    (communication) => {
      expect(transactionOf({ communication })?.structured_communication).toBe('090933755493');
    },
  );

  it('leaves a communication among other words free', () => {
    expect(transactionOf({ communication: 'Q1 +++090/9337/55493+++' })).toMatchObject({
      communication: 'Q1 +++090/9337/55493+++',
      structured_communication: null,
    });
  });

  it.each([
    ['00150000', 5_000, 'Other'],
    ['00113000', -5_000, 'OwnTransfer'],
    ['00164000', 5_000, 'OwnTransfer'],
    ['00503000', -5_000, 'Return'],
    ['08002000', -5_000, 'Costs'],
    ['00137013', -5_000, 'Costs'],
    ['03501000', 5_000, 'Interest'],
    ['03501000', -5_000, 'Costs'],
    ['83501002', 5_000, 'Interest'],
  ])('with code %s of %i cents is %s', (code, amount_cents, expected) => {
    expect(transactionOf({ code, amount_cents })?.nature).toBe(expected);
  });

  it.each([
    ['in its second record', { return_kind: '2', return_reason: 'AC04' }],
    [
      'in its structured communication',
      {
        structured: {
          kind: '127',
          data: `1603261100${'C'.repeat(34)}${'M'.repeat(35)}${' '.repeat(62)}2AC04`,
        },
      },
    ],
  ])('that came back says so and why, %s', (_where, movement) => {
    expect(transactionOf(movement)).toMatchObject({ nature: 'Return', return_reason: 'AC04' });
  });
});

describe('totals and their parts', () => {
  const part = (amount_cents: number, code: string): WrittenMovement => ({
    amount_cents,
    code,
    booked_on: '2026-03-16',
  });
  const amountsOf = (movement: WrittenMovement) =>
    readOne(statementOf([movement]))?.transactions.map(({ position, amount_cents }) => [
      position,
      amount_cents,
    ]);

  it('give their parts where these add up', () => {
    const parts = [part(-2_000, '50101000'), part(-3_000, '50101000')];
    expect(amountsOf({ ...part(-5_000, '10101000'), parts })).toEqual([
      ['0001.0001', -2_000],
      ['0001.0002', -3_000],
    ]);
  });

  it('give the total where they do not', () => {
    const parts = [part(-2_000, '50101000'), part(-2_999, '50101000')];
    expect(amountsOf({ ...part(-5_000, '10101000'), parts })).toEqual([['0001.0000', -5_000]]);
  });

  it('reach two levels down, each time only where they add up', () => {
    const parts = [
      part(1_000, '60150000'),
      part(4_000, '70150000'),
      part(1_500, '90150000'),
      part(2_500, '90150000'),
      part(2_000, '70150000'),
      part(1_999, '90150000'),
    ];
    expect(amountsOf({ ...part(7_000, '20150000'), parts })).toEqual([
      ['0001.0001', 1_000],
      ['0001.0003', 1_500],
      ['0001.0004', 2_500],
      ['0001.0005', 2_000],
    ]);
  });
});

describe('what a file says of itself', () => {
  const movement = { amount_cents: 5_000, booked_on: '2026-03-16' };

  it.each([
    ['a count', { count: 17 }, { code: 'wrong_count', stated: 17, found: 5 }],
    [
      'a balance',
      { closing_cents: 1 },
      { code: 'wrong_balance', stated_cents: 1, found_cents: 105_000 },
    ],
  ])('is set against what is found: %s', (_what, wrong, fault) => {
    expect(readOne(statementOf([movement], { wrong }))?.faults).toEqual([fault]);
  });

  it('is set against its totals too', () => {
    const text = writeCoda([statementOf([movement])]);
    const [read] = readCoda(
      latin1(text.replace('000000000050000' + ' '.repeat(75), '000000000060000' + ' '.repeat(75))),
    );
    expect(read?.faults).toEqual([
      { code: 'wrong_credit', stated_cents: 6_000, found_cents: 5_000 },
    ]);
  });

  it('holds for each of several, with messages between them', () => {
    const statements = readCoda(
      latin1(
        writeCoda([
          statementOf([movement], { messages: ['Bonne année', 'Gelukkig nieuwjaar'] }),
          statementOf([], { number: 8, opening_cents: 105_000 }),
          statementOf([movement], { number: 1, application: '00012' }),
        ]),
      ),
    );
    expect(
      statements.map(({ number, closing_cents, is_annex, faults }) => [
        number,
        closing_cents,
        is_annex,
        faults,
      ]),
    ).toEqual([
      ['007', 105_000, false, []],
      ['008', 105_000, false, []],
      ['001', 105_000, true, []],
    ]);
  });
});

describe('the alphabet', () => {
  const text = writeCoda([
    statementOf([{ amount_cents: 1, booked_on: '2026-03-16', counterparty_name: 'Müller Élodie' }]),
  ]);

  it.each(['latin1', 'utf8'] as const)('is read from %s', (encoding) => {
    const [read] = readCoda(Buffer.from(text, encoding));
    expect(read?.transactions[0]?.counterparty_name).toBe('Müller Élodie');
  });
});

describe('what cannot be read', () => {
  const lines = writeCoda([statementOf([{ amount_cents: 5_000, booked_on: '2026-03-16' }])]).split(
    '\r\n',
  );
  const without = (index: number) => lines.filter((_, at) => at !== index).join('\r\n');
  const changed = (index: number, from: number, text: string) =>
    lines
      .map((line, at) =>
        at === index ? line.slice(0, from - 1) + text + line.slice(from - 1 + text.length) : line,
      )
      .join('\r\n');

  it.each([
    ['nothing', '', 'line_length', 1],
    ['words', 'Bonjour', 'line_length', 1],
    ['a line that is cut', lines.join('\r\n').replace(/.{5}\r\n22/s, '\r\n22'), 'line_length', 3],
    ['no header', without(0), 'record_out_of_place', 1],
    ['no opening balance', without(1), 'record_out_of_place', 2],
    ['no trailer', without(6), 'cut_short', 6],
    ['an unknown record', changed(3, 1, '27'), 'record_out_of_place', 4],
    ['another sequence', changed(3, 3, '0002'), 'record_out_of_place', 4],
    ['a part without its total', changed(2, 7, '0001'), 'record_out_of_place', 3],
    ['letters in an amount', changed(2, 40, 'X'), 'bad_amount', 3],
    ['a tenth of a cent', changed(2, 47, '5'), 'bad_amount', 3],
    ['a sign that is none', changed(2, 32, '2'), 'bad_amount', 3],
    ['the 31st of February', changed(2, 116, '310226'), 'bad_date', 3],
  ])('is refused with its line and why: %s', (_what, text, reason, line) => {
    expect(() => readCoda(latin1(text))).toThrow(
      expect.objectContaining({
        code: 'bank_file_invalid',
        params: expect.objectContaining({ reason, line }) as unknown,
      }) as Error,
    );
  });
});

it('whatever statements are written add up when they are read again', () => {
  const cents = fc.integer({ min: -99_999_999, max: 99_999_999 }).filter((value) => value !== 0);
  const day = fc.integer({ min: 1, max: 28 }).map((n) => `2026-02-${String(n).padStart(2, '0')}`);
  const text = fc.string({
    unit: fc.constantFrom('a', 'Z', '9', 'é', '+', '/', '-', ' ', '.'),
    maxLength: 149,
  });
  const leaf = fc.record({
    amount_cents: cents,
    booked_on: day,
    communication: text,
    counterparty_name: text.map((name) => name.slice(0, 35)),
    counterparty_account: fc.constantFrom(OTHER_IBAN, 'NL91ABNA0417164300', '096123456769', ''),
    structured: fc.option(
      fc
        .integer({ min: 0, max: 9_999_999_999 })
        .map((n) => ({ kind: '101', data: structuredCommunication(n) })),
      { nil: undefined },
    ),
    information: fc.option(text, { nil: undefined }),
  });
  const movement = fc.oneof(
    leaf,
    fc.array(leaf, { minLength: 1, maxLength: 4 }).map((parts) => ({
      amount_cents: sumCents(parts.map(({ amount_cents }) => amount_cents)),
      booked_on: '2026-02-28',
      code: '10101000',
      parts: parts.map((part) => ({ ...part, code: '50101000' })),
    })),
  );
  const file = fc.array(
    fc.record({ opening_cents: cents, movements: fc.array(movement, { maxLength: 6 }) }),
    {
      minLength: 1,
      maxLength: 4,
    },
  );
  fc.assert(
    fc.property(file, fc.constantFrom('latin1' as const, 'utf8' as const), (written, encoding) => {
      const statements = written.map((one, index) =>
        statementOf(one.movements, { ...one, number: index + 1 }),
      );
      const read = readCoda(Buffer.from(writeCoda(statements), encoding));
      expect(read).toHaveLength(written.length);
      for (const [index, { opening_cents, movements }] of nonEmpty(written.entries())) {
        const statement = read[index];
        const leaves = movements.flatMap((one) => ('parts' in one ? one.parts : [one]));
        expect(statement?.faults).toEqual([]);
        expect(statement?.transactions.map(({ amount_cents }) => amount_cents)).toEqual(
          leaves.map(({ amount_cents }) => amount_cents),
        );
        expect(statement?.transactions.map((t) => t.structured_communication)).toEqual(
          leaves.map(({ structured, communication }) =>
            structured === undefined
              ? expect.toSatisfy(
                  (found) => found === null || communication.replaceAll(/\D/g, '') === found,
                )
              : structured.data,
          ),
        );
        expect(statement?.closing_cents).toBe(
          sumCents([opening_cents, ...leaves.map(({ amount_cents }) => amount_cents)]),
        );
      }
    }),
  );
});
