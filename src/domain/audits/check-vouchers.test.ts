import { describe, expect, it } from 'vitest';
import type {
  AuditExpense,
  AuditFacts,
  AuditFinding,
  AuditPayment,
  AuditSupplier,
} from './audit-facts.ts';
import { checkVouchers, limitToYear } from './check-vouchers.ts';

const expense = (id: string, given: Partial<AuditExpense> = {}): AuditExpense => ({
  id,
  kind: 'Invoice',
  supplier_id: 's',
  invoice_number: null,
  dated_on: '2025-06-02',
  amount_cents: 10_000,
  account_code: '6107',
  has_document: true,
  has_quotes: false,
  contract_id: null,
  ...given,
});

const payment = (id: string, given: Partial<AuditPayment> = {}): AuditPayment => ({
  id,
  paid_on: '2025-07-01',
  amount_cents: 10_000,
  counterparty_iban: 'NEW',
  supplier_id: 's',
  expense_ids: ['e'],
  account_codes: ['440'],
  ...given,
});

const supplier = (given: Partial<AuditSupplier> = {}): AuditSupplier => ({
  id: 's',
  name: 'Roofs SRL',
  enterprise_number: '0123456749',
  email: 'info@roofs.example',
  phone: '+3225550001',
  address: 'Rue Haute 1, 1000 Bruxelles',
  ibans: [{ iban: 'OLD', entered_on: '2024-01-01' }],
  ...given,
});

const facts = (given: Partial<AuditFacts> = {}): AuditFacts => ({
  expenses: [],
  payments: [],
  suppliers: [],
  syndic: [],
  contracts: [],
  quote_threshold_cents: 500_000,
  ...given,
});

const show = ({ check, expense_ids, payment_ids }: AuditFinding) =>
  [check, ...expense_ids, ...payment_ids].join(' ');
const found = (given: Partial<AuditFacts>) => checkVouchers(facts(given)).map(show);

describe('payments without voucher', () => {
  it.each<readonly [string, Partial<AuditPayment>, Partial<AuditExpense>, readonly string[]]>([
    ['paid by an invoice', {}, {}, []],
    ['on a supplier’s account', { expense_ids: [] }, {}, ['payment_without_voucher p']],
    ['on a cost', { expense_ids: [], account_codes: ['6107'] }, {}, ['payment_without_voucher p']],
    ['on no account', { expense_ids: [], account_codes: [] }, {}, ['payment_without_voucher p']],
    [
      'partly bank costs',
      { expense_ids: [], account_codes: ['65', '6107'] },
      {},
      ['payment_without_voucher p'],
    ],
    ['bank costs', { expense_ids: [], account_codes: ['65'] }, {}, []],
    ['to an owner', { expense_ids: [], account_codes: ['4101'] }, {}, []],
    ['between own accounts', { expense_ids: [], account_codes: ['58'] }, {}, []],
    ['with an unfiled invoice', {}, { has_document: false }, ['payment_without_voucher e p']],
    ['with an unknown invoice', { expense_ids: ['x'] }, {}, ['payment_without_voucher x p']],
  ])('are found: %s', (_what, paid, invoiced, expected) => {
    const year = { payments: [payment('p', paid)], expenses: [expense('e', invoiced)] };
    expect(found(year)).toEqual(expected);
  });
});

describe('an account changed before a payment', () => {
  const changed = (entered_on: string) =>
    supplier({
      ibans: [
        { iban: 'NEW', entered_on },
        { iban: 'OLD', entered_on: '2020-01-01' },
      ],
    });
  const expenses = [expense('e')];

  it.each([
    ['2025-07-01', 1],
    ['2025-06-01', 1],
    ['2025-05-31', 0],
    ['2025-07-02', 0],
  ])('entered on %s, paid on 1 July: %i findings', (entered_on, count) => {
    const year = { expenses, payments: [payment('p')], suppliers: [changed(entered_on)] };
    expect(found(year)).toHaveLength(count);
  });

  it('is not the first account, nor one that is not paid to', () => {
    const first = supplier({ ibans: [{ iban: 'NEW', entered_on: '2025-06-30' }] });
    expect(found({ expenses, payments: [payment('p')], suppliers: [first] })).toEqual([]);
    const old = payment('p', { counterparty_iban: 'OLD' });
    expect(found({ expenses, payments: [old], suppliers: [changed('2025-06-30')] })).toEqual([]);
  });

  it('is one finding for all payments to it', () => {
    const payments = [payment('p'), payment('q', { paid_on: '2025-07-10', expense_ids: ['f'] })];
    const year = { payments, expenses: [expense('e'), expense('f', { amount_cents: 20_000 })] };
    const findings = found({ ...year, suppliers: [changed('2025-06-30')] });
    expect(findings).toEqual(['iban_changed_before_payment e f p q']);
  });
});

describe('invoices around the quote threshold', () => {
  it.each<readonly [string, readonly Partial<AuditExpense>[], readonly string[]]>([
    ['at it', [{ amount_cents: 500_000 }], ['quotes_missing e0']],
    ['below it', [{ amount_cents: 499_999 }], []],
    ['at it, with quotes', [{ amount_cents: 500_000, has_quotes: true }], []],
    ['at it, by contract', [{ amount_cents: 500_000, contract_id: 'c' }], []],
    [
      'two just under it',
      [{ amount_cents: 400_000 }, { amount_cents: 499_999, dated_on: '2025-07-02' }],
      ['split_below_threshold e0 e1'],
    ],
    [
      'two, 31 days apart',
      [{ amount_cents: 400_001 }, { amount_cents: 499_999, dated_on: '2025-07-03' }],
      [],
    ],
    ['one a cent too low', [{ amount_cents: 399_999 }, { amount_cents: 499_999 }], []],
    [
      'two of two suppliers',
      [{ amount_cents: 400_001 }, { amount_cents: 499_999, supplier_id: 't' }],
      [],
    ],
    [
      'two, one with quotes',
      [{ amount_cents: 400_001 }, { amount_cents: 499_999, has_quotes: true }],
      [],
    ],
    [
      'two credit notes',
      [
        { amount_cents: 400_001, kind: 'CreditNote' },
        { amount_cents: 499_999, kind: 'CreditNote' },
      ],
      [],
    ],
  ])('%s', (_what, given, expected) => {
    expect(found({ expenses: given.map((one, index) => expense(`e${index}`, one)) })).toEqual(
      expected,
    );
  });

  it('are not checked where the assembly set none', () => {
    const expenses = [expense('e', { amount_cents: 9_000_000 })];
    expect(found({ expenses, quote_threshold_cents: null })).toEqual([]);
  });
});

describe('an amount invoiced or paid twice', () => {
  const later = { dated_on: '2025-06-12' };
  it.each<readonly [string, readonly Partial<AuditExpense>[], readonly string[]]>([
    ['ten days apart', [{}, later], ['same_amount_twice e0 e1']],
    ['eleven days apart', [{}, { dated_on: '2025-06-13' }], []],
    ['as a fixed price', [{}, later, { dated_on: '2025-09-01' }], []],
    ['by contract', [{ contract_id: 'c' }, { contract_id: 'c', ...later }], []],
    ['and credited', [{}, later, { kind: 'CreditNote', dated_on: '2025-06-20' }], []],
    [
      'under one number written in two ways',
      [
        { invoice_number: 'F25/00731' },
        { invoice_number: 'f25-731', dated_on: '2025-10-01' },
        { dated_on: '2025-08-01' },
      ],
      ['same_amount_twice e0 e1'],
    ],
    [
      'under numbers that only look alike',
      [{ invoice_number: 'F1-11' }, { invoice_number: 'F11-2', dated_on: '2025-10-01' }],
      [],
    ],
    ['by two suppliers', [{}, { supplier_id: 't', ...later }], []],
  ])('%s', (_what, given, expected) => {
    expect(found({ expenses: given.map((one, index) => expense(`e${index}`, one)) })).toEqual(
      expected,
    );
  });

  it.each<readonly [string, readonly Partial<AuditPayment>[], readonly string[]]>([
    ['paid in two parts', [{ amount_cents: 4_000 }, { amount_cents: 6_000 }], []],
    ['paid twice', [{}, {}], ['same_amount_twice e p0 p1']],
    [
      'paid once with another, and once alone',
      [{ amount_cents: 17_000, expense_ids: ['e', 'f'] }, {}],
      ['same_amount_twice e f p0 p1'],
    ],
    [
      'paid together, in parts',
      [
        { amount_cents: 10_000, expense_ids: ['e', 'f'] },
        { amount_cents: 7_000, expense_ids: ['f'] },
      ],
      [],
    ],
  ])('%s', (_what, given, expected) => {
    const expenses = [expense('e'), expense('f', { amount_cents: 7_000, dated_on: '2025-01-07' })];
    const payments = given.map((one, index) => payment(`p${index}`, one));
    expect(found({ expenses, payments })).toEqual(expected);
  });
});

describe('invoices at a weekend', () => {
  const dates = (...days: readonly string[]) =>
    days.map((dated_on, index) => expense(`e${index}`, { dated_on, amount_cents: index + 1 }));

  it('are found where a supplier hardly has any', () => {
    expect(found({ expenses: dates('2025-06-07', '2025-06-09') })).toEqual(['weekend_invoice e0']);
    expect(found({ expenses: dates('2025-06-08') })).toEqual(['weekend_invoice e0']);
    expect(found({ expenses: dates('2025-06-07', '2025-06-08', '2025-06-10') })).toEqual([]);
  });

  it('are usual for energy, water, insurance and banks', () => {
    const [saturday] = dates('2025-06-07');
    const codes = ['6121', '6140', '65'].map((account_code) =>
      saturday === undefined ? [] : found({ expenses: [{ ...saturday, account_code }] }),
    );
    expect(codes).toEqual([[], [], []]);
  });
});

describe('invoice numbers', () => {
  const numbered = (...numbers: readonly string[]) =>
    numbers.map((invoice_number, index) =>
      expense(`e${index}`, {
        invoice_number,
        dated_on: `2025-07-${String(index + 1).padStart(2, '0')}`,
        amount_cents: index + 1,
        account_code: '6121',
      }),
    );
  it.each([
    ['rise with the dates', ['1', '2', '3', '10'], []],
    ['have one that is too low', ['7', '8', '2', '9'], ['number_out_of_order e2']],
    ['have one that is too high', ['7', '80', '8', '9'], ['number_out_of_order e1']],
    ['are too few', ['7', '8', '2'], []],
    ['are by customer', ['7', '3', '8', '2', '9', '1'], []],
    ['start again each year', ['2024/7', '2024/8', '2025/1', '2025/2', '2025/3', '2025/4'], []],
    ['are missing', ['', '', '', ''], []],
  ])('%s', (_what, numbers, expected) => {
    expect(found({ expenses: numbered(...numbers) })).toEqual(expected);
  });

  it.each([
    [20, 3, 3],
    [20, 4, 0],
    [13, 2, 0],
    [14, 2, 2],
  ])('of %i invoices with %i out of order show %i', (length, out, expected) => {
    const rising = Array.from({ length: length - out }, (_, index) => String(index + 100));
    const low = Array.from({ length: out }, (_, index) => String(out - index));
    const findings = found({ expenses: numbered(...rising, ...low) });
    expect(findings).toHaveLength(expected);
  });

  it('of one day may come in any order', () => {
    const expenses = numbered('1', '4', '3', '5').map((one, index) => ({
      ...one,
      dated_on: index === 2 ? '2025-07-02' : one.dated_on,
    }));
    expect(found({ expenses })).toEqual([]);
  });
});

describe('a supplier linked to the syndic', () => {
  const party = {
    name: 'Syndic SA',
    enterprise_number: null,
    email: null,
    phone: null,
    address: null,
    ibans: [],
  };
  it.each([
    ['nothing in common', {}, []],
    ['the enterprise number', { enterprise_number: '0123456749' }, ['enterprise_number']],
    ['an account', { ibans: ['OLD'] }, ['iban']],
    ['the name in another form', { name: 'ROOFS S.A.' }, ['name']],
    ['the domain of its mail', { email: 'boss@ROOFS.example' }, ['email']],
    ['the telephone', { phone: '+3225550001' }, ['phone']],
    ['the address', { address: 'rue haute, 1 - 1000 BRUXELLES' }, ['address']],
  ])('shares %s', (_what, given, shared) => {
    const findings = checkVouchers(
      facts({
        expenses: [expense('e')],
        suppliers: [supplier()],
        syndic: [{ ...party, ...given }],
      }),
    );
    expect(findings.map((one) => one.facts['shared'])).toEqual(shared);
  });

  it('is not one that shares a public mail service, has no invoices, or is the syndic', () => {
    const syndic = [{ ...party, email: 'a@gmail.com', phone: '+3225550001' }];
    const gmail = supplier({ email: 'b@gmail.com', phone: null });
    expect(found({ expenses: [expense('e')], suppliers: [gmail], syndic })).toEqual([]);
    expect(found({ suppliers: [supplier()], syndic })).toEqual([]);
    const contract = {
      supplier_id: 's',
      from: '2025-01-01',
      to: null,
      instalment_cents: 10_000,
      instalments_per_year: 4,
      extra_prices_cents: [],
    };
    const own = { expenses: [expense('e')], suppliers: [supplier()], syndic };
    expect(found({ ...own, contracts: [contract] })).toEqual([]);
  });
});

describe('fees of the syndic', () => {
  const contract = {
    supplier_id: 's',
    from: '2025-01-01',
    to: '2025-12-31',
    instalment_cents: 100_000,
    instalments_per_year: 2,
    extra_prices_cents: [5_000],
  };
  it.each([
    ['are two instalments', [100_000, 100_000], []],
    ['have one too many', [100_000, 100_000, 100_000], ['fee_above_contract e2']],
    ['are above the instalment', [100_001], ['fee_above_contract e0']],
    ['have a listed extra, three times', [15_000], []],
    ['have an extra that is not listed', [7_000], ['fee_above_contract e0']],
  ])('%s', (_what, amounts, expected) => {
    const expenses = amounts.map((amount_cents, index) =>
      expense(`e${index}`, { amount_cents, contract_id: 'c', dated_on: `2025-0${index + 2}-04` }),
    );
    expect(found({ expenses, contracts: [contract] })).toEqual(expected);
  });

  it('are compared with the contract of their day', () => {
    const expenses = [expense('e', { amount_cents: 7_000, dated_on: '2026-01-02' })];
    expect(found({ expenses, contracts: [contract] })).toEqual([]);
  });
});

describe('findings of a year', () => {
  it('leave out invoices of other years alone, not those that were paid in it', () => {
    const finding = (expense_ids: string[], payment_ids: string[] = []): AuditFinding => ({
      check: 'weekend_invoice',
      supplier_id: null,
      expense_ids,
      payment_ids,
      facts: {},
    });
    const [own, shared, paid] = [finding(['a']), finding(['a', 'old']), finding(['old'], ['p'])];
    const all = [own, finding(['old']), shared, paid];
    expect(limitToYear(all, new Set(['a']))).toEqual([own, shared, paid]);
  });
});
