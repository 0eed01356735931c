import { describe, expect, it } from 'vitest';
import { facts, received } from '#test/helpers/bank-proposals.ts';
import { nonEmpty } from '#test/helpers/non-empty.ts';
import { isRuleApplicable, type BankRule } from './bank-rule.ts';
import {
  findCommunications,
  proposeMatches,
  type KnownFacts,
  type Proposable,
} from './propose-matches.ts';
import type { ReturnablePayment } from './propose-returns.ts';

const OGM = '090933755493';
const OTHER_OGM = '123456789002';

const item = (owner_id: string, structured_communication: string, open_cents: number) => ({
  owner_id,
  structured_communication,
  open_cents,
});
const expense = { id: 'x', supplier: 'Lift NV', invoice_number: '2026/17', amount_cents: 5_000 };

const IBAN = 'BE71096123456769';
const back = (changes: Partial<Proposable> = {}) =>
  received({ amount_cents: -5_000, nature: 'Return', ...changes });
const named = () => ({ end_to_end_id: null, structured_communication: null, ibans: [] });
const paidBefore = (id: string, owner_id: string, changes: Partial<ReturnablePayment> = {}) => ({
  ...named(),
  id,
  owner_id,
  amount_cents: 5_000,
  ...changes,
});

/** A line of the table: known facts and the expected proposals. */
const TABLE: readonly (readonly [string, Proposable, KnownFacts, readonly string[]])[] = [
  ['nothing', received(), facts(), []],
  [
    'the exact communication of an open item',
    received({ structured_communication: OGM }),
    facts({ items: [item('a', OGM, 5_000)] }),
    ['OwnerPayment Certain Communication Amount a'],
  ],
  [
    'the exact communication, with more than is open',
    received({ structured_communication: OGM, amount_cents: 9_000 }),
    facts({ items: [item('a', OGM, 5_000)] }),
    ['OwnerPayment Certain Communication a'],
  ],
  [
    'the exact communication of a settled item',
    received({ structured_communication: OGM }),
    facts({ items: [item('a', OGM, 0)] }),
    ['OwnerPayment Likely Communication a'],
  ],
  [
    'the exact communication from an account of exactly one other owner',
    received({ structured_communication: OGM }),
    facts({ items: [item('a', OGM, 5_000)], known_owners: ['b'] }),
    ['OwnerPayment Likely Communication Amount a', 'OwnerPayment Likely Iban b'],
  ],
  [
    'the exact communication from an account of several',
    received({ structured_communication: OGM }),
    facts({ items: [item('a', OGM, 5_000)], known_owners: ['a', 'b'] }),
    ['OwnerPayment Certain Communication Iban Amount a', 'OwnerPayment Hint Iban b'],
  ],
  [
    'the communication among other words',
    received({ communication: 'Charges 090/9337/55493 merci' }),
    facts({ items: [item('a', OGM, 5_000)] }),
    ['OwnerPayment Likely Communication Amount a'],
  ],
  [
    'two communications among other words',
    received({ communication: `${OGM} et 123/4567/89002` }),
    facts({ items: [item('a', OGM, 1), item('b', OTHER_OGM, 1)] }),
    ['OwnerPayment Likely Communication a', 'OwnerPayment Likely Communication b'],
  ],
  [
    'a known account and one open item of the amount',
    received(),
    facts({ known_owners: ['a'], items: [item('a', OGM, 5_000), item('a', OTHER_OGM, 1)] }),
    ['OwnerPayment Certain Iban Amount a'],
  ],
  [
    'a known account and two open items of the amount',
    received(),
    facts({ known_owners: ['a'], items: [item('a', OGM, 5_000), item('a', OTHER_OGM, 5_000)] }),
    ['OwnerPayment Likely Iban Amount a'],
  ],
  [
    'a known account and no open item of the amount',
    received(),
    facts({ known_owners: ['a'], items: [item('a', OGM, 4_999)] }),
    ['OwnerPayment Likely Iban a'],
  ],
  [
    'an account known for two owners',
    received(),
    facts({ known_owners: ['a', 'b'], items: [item('a', OGM, 5_000)] }),
    ['OwnerPayment Hint Iban Amount a', 'OwnerPayment Hint Iban b'],
  ],
  [
    'a known account with a communication of nothing',
    received({ structured_communication: OTHER_OGM }),
    facts({ known_owners: ['a'], items: [item('a', OGM, 5_000)] }),
    ['OwnerPayment Likely Iban Amount a'],
  ],
  [
    'a known account with a communication of another among other words',
    received({ communication: `pour ${OTHER_OGM}` }),
    facts({ known_owners: ['a'], items: [item('a', OGM, 5_000), item('b', OTHER_OGM, 5_000)] }),
    ['OwnerPayment Likely Communication Amount b', 'OwnerPayment Likely Iban Amount a'],
  ],
  [
    'an expense of the amount',
    received({ amount_cents: -5_000 }),
    facts({ expenses: [expense] }),
    ['SupplierPayment Hint Amount x'],
  ],
  [
    'an expense of the amount and the name',
    received({ amount_cents: -5_000, counterparty_name: 'LIFT N.V.' }),
    facts({ expenses: [expense] }),
    ['SupplierPayment Hint Amount Name x'],
  ],
  [
    'an expense of the amount and the number',
    received({ amount_cents: -5_000, communication: 'Facture 2026-17' }),
    facts({ expenses: [expense] }),
    ['SupplierPayment Likely Communication Amount x'],
  ],
  [
    'an expense of the name alone',
    received({ amount_cents: -4_999, counterparty_name: 'Lift NV' }),
    facts({ expenses: [expense] }),
    [],
  ],
  [
    'another account of the building',
    received({ amount_cents: -5_000 }),
    facts({ is_own_account: true, expenses: [expense] }),
    ['Transfer Certain Iban 58'],
  ],
  [
    'the code of an own transfer',
    received({ nature: 'OwnTransfer' }),
    facts(),
    ['Transfer Likely Code 58'],
  ],
  [
    'the code of costs',
    received({ nature: 'Costs', amount_cents: -5 }),
    facts(),
    ['BankCosts Certain Code 65'],
  ],
  ['the code of costs of nothing', received({ nature: 'Costs', amount_cents: 0 }), facts(), []],
  ['the code of interest', received({ nature: 'Interest' }), facts(), ['Interest Certain Code 75']],
  [
    'the code of interest that is paid',
    received({ nature: 'Interest', amount_cents: -5 }),
    facts(),
    ['BankCosts Certain Code 65'],
  ],
  [
    'what came back, of which nothing went',
    received({ nature: 'Return', structured_communication: OGM }),
    facts({ items: [item('a', OGM, 5_000)] }),
    [],
  ],
  [
    'a payment that came back, named by its reference',
    back({ end_to_end_id: 'E1' }),
    facts({ payments: [paidBefore('p', 'a'), paidBefore('q', 'b', { end_to_end_id: 'E1' })] }),
    ['Return Likely EndToEnd Code Amount b q', 'Return Hint Code Amount a p'],
  ],
  [
    'a payment that came back, named by communication and account',
    back({ communication: `impayé ${OGM}`, counterparty_iban: IBAN }),
    facts({
      payments: [
        paidBefore('p', 'a', { ibans: [IBAN] }),
        paidBefore('q', 'a', { ibans: [IBAN], structured_communication: OGM }),
      ],
    }),
    ['Return Likely Communication Iban Code Amount a q', 'Return Hint Iban Code Amount a p'],
  ],
  [
    'a payment that came back, and two that are named alike',
    back({ counterparty_iban: IBAN }),
    facts({
      payments: [paidBefore('p', 'a', { ibans: [IBAN] }), paidBefore('q', 'a', { ibans: [IBAN] })],
    }),
    ['Return Hint Iban Code Amount a p', 'Return Hint Iban Code Amount a q'],
  ],
  [
    'a payment that came back, of no reference',
    back({ end_to_end_id: 'NOTPROVIDED' }),
    facts({ payments: [paidBefore('p', 'a', { end_to_end_id: 'NOTPROVIDED' })] }),
    ['Return Hint Code Amount a p'],
  ],
  [
    'a return of another amount',
    back({ amount_cents: -4_999 }),
    facts({ payments: [paidBefore('p', 'a')] }),
    [],
  ],
  [
    'what was paid to a supplier and came back',
    received({ nature: 'Return', counterparty_iban: IBAN }),
    facts({
      paid_expenses: [{ ...named(), id: 'x', paid_cents: 5_000, ibans: [IBAN] }],
      payments: [paidBefore('p', 'a')],
    }),
    ['Return Likely Iban Code Amount x'],
  ],
  [
    'what is paid back to an owner',
    received({ amount_cents: -5_000 }),
    facts({ known_owners: ['a'], credits: new Map([['a', 5_000]]) }),
    ['Refund Likely Iban Amount a'],
  ],
  [
    'what is paid back to one of several owners, of a credit that is larger',
    received({ amount_cents: -5_000 }),
    facts({
      known_owners: ['a', 'b', 'c'],
      credits: new Map([
        ['a', 5_001],
        ['b', 4_999],
        ['c', 5_000],
      ]),
    }),
    ['Refund Hint Iban a', 'Refund Hint Iban Amount c'],
  ],
  [
    'what a supplier pays back',
    received(),
    facts({ known_suppliers: ['s'] }),
    ['Refund Likely Iban 440 s'],
  ],
  [
    'costs, of which a rule says the key',
    received({ nature: 'Costs', amount_cents: -5 }),
    facts({
      rules: [
        {
          counterparty_iban: null,
          communication_part: null,
          code: '1',
          account_code: '65',
          distribution_key_id: 'k',
          supplier: null,
        },
      ],
    }),
    ['Other Certain Rule 65 k'],
  ],
];

describe('what is proposed of', () => {
  it.each(TABLE)('%s', (_what, transaction, known, expected) => {
    const proposals = proposeMatches(transaction, known);
    expect(
      proposals.map(({ kind, certainty, evidence, lines }) =>
        [
          kind,
          certainty,
          ...evidence,
          ...lines.flatMap((line) => Object.values(line).filter((v) => typeof v === 'string')),
        ].join(' '),
      ),
    ).toEqual(expected);
    expect(proposals.map(({ lines }) => lines.map(({ amount_cents }) => amount_cents))).toEqual(
      expected.map(() => [transaction.amount_cents]),
    );
  });

  it('no transaction is ever by a name alone', () => {
    const all = TABLE.flatMap(([, transaction, known]) => proposeMatches(transaction, known));
    const byName = nonEmpty(all.filter(({ evidence }) => evidence.includes('Name')));
    for (const { evidence, certainty } of byName) {
      expect(evidence).not.toEqual(['Name']);
      expect(certainty).not.toBe('Certain');
    }
  });
});

describe('communications in a text', () => {
  it.each([
    ['+++090/9337/55493+++ Q1', [OGM]],
    ['ref 090933755493.', [OGM]],
    ['090 9337 55493', [OGM]],
    ['1090933755493', []],
    ['090/9337/55494', []],
    [`${OGM} ${OGM}`, [OGM]],
    ['BE68539007547034', []],
  ])('of %s are %s', (text, expected) => {
    expect(findCommunications(text)).toEqual(expected);
  });
});

describe('an entry by hand', () => {
  const byHand = (id: string, ...owner_ids: string[]) => ({
    id,
    entry_date: '2026-03-01',
    amount_cents: 5_000,
    owner_ids,
  });

  it('comes before all else, and leaves nothing certain, so that nothing is booked twice', () => {
    const transaction = received({ structured_communication: OGM });
    const known = facts({ items: [item('a', OGM, 5_000)], entries: [byHand('e', 'a')] });
    expect(proposeMatches(transaction, known)).toMatchObject([
      {
        kind: 'Other',
        certainty: 'Likely',
        evidence: ['Entry', 'Amount'],
        lines: [{ entry_id: 'e', amount_cents: 5_000 }],
      },
      { kind: 'OwnerPayment', certainty: 'Likely', evidence: ['Communication', 'Amount'] },
    ]);
  });

  it('of another owner than the communication names is none of it', () => {
    const transaction = received({ structured_communication: OGM });
    const known = facts({ items: [item('a', OGM, 5_000)], entries: [byHand('e', 'b')] });
    expect(proposeMatches(transaction, known)).toMatchObject([
      { kind: 'OwnerPayment', certainty: 'Certain' },
    ]);
  });
});

describe('a rule', () => {
  const rule = (changes: Partial<BankRule> = {}): BankRule => ({
    counterparty_iban: 'BE71096123456769',
    communication_part: null,
    code: null,
    account_code: null,
    distribution_key_id: null,
    supplier: null,
    ...changes,
  });
  const paid = received({ amount_cents: -5_000 });

  it('is certain of its account, and pays the one expense of its supplier', () => {
    expect(proposeMatches(paid, facts({ rules: [rule({ account_code: '6107' })] }))).toMatchObject([
      {
        kind: 'Other',
        certainty: 'Certain',
        evidence: ['Rule'],
        lines: [{ account_code: '6107' }],
      },
    ]);
    const known = facts({ rules: [rule({ supplier: 'LIFT nv' })], expenses: [expense] });
    expect(proposeMatches(paid, known)[0]).toMatchObject({
      kind: 'SupplierPayment',
      certainty: 'Certain',
      evidence: ['Rule', 'Amount'],
      lines: [{ expense_id: 'x' }],
    });
    const two = facts({ ...known, expenses: [expense, { ...expense, id: 'y' }] });
    expect(proposeMatches(paid, two).every(({ certainty }) => certainty === 'Hint')).toBe(true);
  });

  it('is only likely where another rule or something certain says otherwise', () => {
    const rules = [rule({ account_code: '6107' }), rule({ account_code: '65' })];
    expect(proposeMatches(paid, facts({ rules }))).toMatchObject([
      { certainty: 'Likely' },
      { certainty: 'Likely' },
    ]);
    const costs = received({ amount_cents: -5_000, nature: 'Costs' });
    const both = proposeMatches(costs, facts({ rules: [rule({ account_code: '6107' })] }));
    expect(both.map(({ certainty }) => certainty)).toEqual(['Likely', 'Likely']);
  });

  it('speaks of a transaction where all that it names holds', () => {
    const line = { ...paid, counterparty_iban: 'BE71096123456769', code: '00415000' };
    const of = (changes: Partial<BankRule>, other = line) => isRuleApplicable(rule(changes), other);
    expect(of({})).toBe(true);
    expect(of({ code: '00415000', communication_part: 'gaz' })).toBe(false);
    expect(of({ communication_part: 'gaz' }, { ...line, communication: 'ENGIE GAZ 11/26' })).toBe(
      true,
    );
    expect(of({ code: '00415001' })).toBe(false);
    expect(of({ counterparty_iban: 'BE62510007547061' })).toBe(false);
    expect(of({ supplier: 'Lift' }, { ...line, amount_cents: 1 })).toBe(false);
  });
});
