import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allocate } from '#domain/kernel/allocate.ts';
import { fraction, ONE } from '#domain/kernel/fraction.ts';
import { sumCents } from '#domain/kernel/money.ts';
import { nonEmpty } from '#test/helpers/non-empty.ts';
import type { ClosingCalendar } from './covered-period.ts';
import {
  checkCredit,
  creditLines,
  allocateCreditNote,
  subtractCreditNotes,
  setOffCreditNotes,
  type CreditShare,
  type Standing,
  type StandingLine,
} from './credit-note.ts';

const CALENDAR: ClosingCalendar = { fiscal_year_start_month: 1, fiscal_years: [] };
const CLOSED_2025: ClosingCalendar = {
  ...CALENDAR,
  fiscal_years: [{ start_date: '2025-01-01', end_date: '2025-12-31', status: 'Closed' }],
};
const OF_2026 = '2026-02-10';

const part = (allocation_number: number, amount_cents: number, more: object = {}) => ({
  allocation_number,
  account_code: `61${allocation_number}`,
  distribution_key_id: `key ${allocation_number}`,
  amount_cents,
  period_from: null,
  period_to: null,
  ...more,
});
const line = (
  allocation_number: number,
  owner_id: string,
  amount_cents: number,
  borne_on = OF_2026,
): StandingLine => ({
  allocation_number,
  borne_on,
  unit_id: `unit of ${owner_id}`,
  owner_id,
  amount_cents,
  weight: 1,
  total_weight: 2,
  share: ONE,
});
const standing = (more: Partial<Standing>): Standing => ({
  parts: [],
  lines: [],
  waiting: [],
  cleared: new Map(),
  ...more,
});
const note = (amount_cents: number, expense_date = '2026-03-01', is_split = true) => ({
  amount_cents,
  expense_date,
  is_split,
});
const seen = (shares: readonly CreditShare[]) =>
  shares.map(({ when, recognized_on, account_code, amount_cents, borne_on }) => [
    when,
    recognized_on,
    account_code,
    amount_cents,
    borne_on,
  ]);

/** Returns the note as it is once booked and once its deferred costs are recognized. */
function booked(invoice: Standing, shares: readonly CreditShare[]): Standing {
  return standing({
    parts: invoice.parts.map((one) => ({
      ...one,
      amount_cents: sumCents(
        shares
          .filter(({ allocation_number: number }) => number === one.allocation_number)
          .map(({ amount_cents }) => amount_cents),
      ),
    })),
    lines: shares.flatMap(({ allocation_number, borne_on, lines }) =>
      lines.map((one) => ({
        ...one,
        allocation_number,
        borne_on: borne_on ?? '',
        amount_cents: -one.amount_cents,
      })),
    ),
  });
}

/** Invoices of several parts and owners, split at random. */
const invoices = fc
  .record({
    amount: fc.integer({ min: 1, max: 10_000_000 }),
    parts: fc.array(fc.integer({ min: 1, max: 50 }), { minLength: 1, maxLength: 4 }),
    owners: fc.array(fc.integer({ min: 1, max: 1_000 }), { minLength: 1, maxLength: 7 }),
  })
  .map(({ amount, parts, owners }): Standing => {
    const amounts = allocate(amount, parts);
    return standing({
      parts: amounts.map((cents, index) => part(index + 1, cents)),
      lines: amounts.flatMap((cents, index) =>
        allocate(cents, owners).map((own, owner) => line(index + 1, `owner ${owner}`, own)),
      ),
    });
  });
const amountOf = ({ parts }: Standing) => sumCents(parts.map(({ amount_cents }) => amount_cents));

describe('a note that corrects an invoice', () => {
  const invoice = standing({
    parts: [part(1, 60), part(2, 40)],
    lines: [line(1, 'Anne', 36), line(1, 'Bart', 24), line(2, 'Bart', 40)],
  });

  it('says of the share of a lot what sales of parts of it have left', () => {
    const ofSeller = { unit_id: 'lot', owner_id: 'Anne' };
    const quarter = fraction(1, 4);
    const sold = [
      { ...line(1, 'Anne', 100), ...ofSeller },
      { ...line(1, 'Anne', -25), ...ofSeller, share: quarter },
      { ...line(1, 'Bart', 25), unit_id: 'lot', share: quarter },
      { ...line(1, 'Anne', -25), ...ofSeller, share: quarter },
      { ...line(1, 'Cleo', 25), unit_id: 'lot', share: quarter },
      // A line reduced to zero keeps its share.
      { ...line(1, 'Dirk', 40), unit_id: 'other' },
      { ...line(1, 'Dirk', -40), unit_id: 'other' },
    ];
    const { lines } = subtractCreditNotes(standing({ parts: [part(1, 100)], lines: sold }), []);
    expect(
      lines.map(({ owner_id, amount_cents, share }) => [owner_id, amount_cents, share]),
    ).toEqual([
      ['Anne', 50, fraction(1, 2)],
      ['Bart', 25, quarter],
      ['Cleo', 25, quarter],
      ['Dirk', 0, ONE],
    ]);
  });

  it.each([
    [50, [30, 20], [-18, -12, -20]],
    [33, [20, 13], [-12, -8, -13]],
    [1, [1], [-1, 0]],
    [100, [60, 40], [-36, -24, -40]],
  ])('of %s is shared like it, to the cent', (amount, amounts, lines) => {
    const shares = allocateCreditNote(note(amount), invoice, CALENDAR);
    expect(shares.map(({ amount_cents }) => amount_cents)).toEqual(amounts);
    expect(shares.flatMap((one) => one.lines.map((l) => l.amount_cents))).toEqual(lines);
  });

  it('adds up to its amount by parts, and each part by its owners, below 0', () => {
    fc.assert(
      fc.property(invoices, fc.double({ min: 0, max: 1, noNaN: true }), (of, portion) => {
        const amount = Math.max(1, Math.floor(amountOf(of) * portion));
        const shares = allocateCreditNote(note(amount), of, CALENDAR);
        expect(sumCents(shares.map(({ amount_cents }) => amount_cents))).toBe(amount);
        for (const share of nonEmpty(shares)) {
          expect(sumCents(share.lines.map((l) => l.amount_cents))).toBe(-share.amount_cents);
          expect(share.lines.every((l) => l.amount_cents <= 0)).toBe(true);
        }
      }),
    );
  });

  it('leaves nothing with any owner, on any part, once several come to all of it', () => {
    fc.assert(
      fc.property(
        invoices,
        fc.array(fc.integer({ min: 1, max: 100 }), { minLength: 1, maxLength: 5 }),
        (of, weights) => {
          const notes: Standing[] = [];
          for (const amount of allocate(amountOf(of), weights).filter((cents) => cents > 0)) {
            const shares = allocateCreditNote(
              note(amount),
              subtractCreditNotes(of, notes),
              CALENDAR,
            );
            notes.push(booked(of, shares));
          }
          const left = subtractCreditNotes(of, notes);
          expect(left.parts.map(({ amount_cents }) => amount_cents)).toEqual(of.parts.map(() => 0));
          const taken = notes.flatMap(({ lines }) => lines);
          for (const one of nonEmpty(of.lines)) {
            const back = taken.filter(
              (l) => l.owner_id === one.owner_id && l.allocation_number === one.allocation_number,
            );
            expect(sumCents(back.map((l) => l.amount_cents))).toBe(one.amount_cents);
          }
        },
      ),
    );
  });

  it('has no lines where one owner or an insurer bears it', () => {
    const shares = allocateCreditNote(note(50, '2026-03-01', false), invoice, CALENDAR);
    expect(shares.map(({ amount_cents, lines }) => [amount_cents, lines])).toEqual([
      [30, []],
      [20, []],
    ]);
  });

  it('goes to who bears the invoice since a sale', () => {
    const sold = subtractCreditNotes(
      standing({
        parts: [part(1, 60)],
        lines: [
          line(1, 'Anne', 60),
          line(1, 'Anne', -60),
          { ...line(1, 'Anne', 60), owner_id: 'Cleo' },
        ],
      }),
      [],
    );
    const [share] = allocateCreditNote(note(10), sold, CALENDAR);
    expect(share?.lines.map((l) => [l.owner_id, l.amount_cents])).toEqual([
      ['Anne', 0],
      ['Cleo', -10],
    ]);
  });
});

describe('a note on an invoice with a period', () => {
  const year = { period_from: '2025-07-01', period_to: '2026-06-30' };
  const released = standing({
    parts: [part(1, 100, year)],
    lines: [line(1, 'Anne', 50, '2025-07-10'), line(1, 'Anne', 50, '2026-01-01')],
  });
  const waiting = standing({
    parts: [part(1, 100, year)],
    lines: [line(1, 'Anne', 50, '2025-07-10')],
    waiting: [{ allocation_number: 1, borne_on: '2026-01-01', amount_cents: 50, vat_cents: 10 }],
  });

  it.each([
    [
      'is less of a year before on its last day while that is open',
      [released, '2026-03-01', CALENDAR],
      [
        ['Earlier', '2025-12-31', '611', 30, '2025-07-10'],
        ['Current', '2026-03-01', '611', 30, '2026-01-01'],
      ],
    ],
    [
      'is less of its own day once that year is closed',
      [released, '2026-03-01', CLOSED_2025],
      [
        ['Current', '2026-03-01', '611', 30, '2025-07-10'],
        ['Current', '2026-03-01', '611', 30, '2026-01-01'],
      ],
    ],
    [
      'waits with the invoice for a year to come',
      [waiting, '2025-09-01', CALENDAR],
      [
        ['Current', '2025-09-01', '611', 30, '2025-07-10'],
        ['Later', '2026-01-01', '611', 30, '2026-01-01'],
      ],
    ],
    [
      'waits with it even where its own date lies in that year',
      [waiting, '2026-03-01', CALENDAR],
      [
        ['Earlier', '2025-12-31', '611', 30, '2025-07-10'],
        ['Later', '2026-01-01', '611', 30, '2026-01-01'],
      ],
    ],
  ] as const)('%s', (_what, [of, day, calendar], expected) => {
    expect(seen(allocateCreditNote(note(60, day), of, calendar))).toEqual(expected);
  });

  it('opens again what the invoice cleared, which nobody bears', () => {
    const cleared = standing({
      parts: [part(1, 100, year)],
      lines: [line(1, 'Anne', 40)],
      cleared: new Map([
        ['444', 40],
        ['492', 20],
      ]),
    });
    expect(seen(allocateCreditNote(note(50), cleared, CALENDAR))).toEqual([
      ['Current', '2026-03-01', '611', 20, OF_2026],
      ['Cleared', '2026-03-01', '444', 20, null],
      ['Cleared', '2026-03-01', '492', 10, null],
    ]);
    const taken = standing({ cleared: new Map([['444', 25]]) });
    expect([...subtractCreditNotes(cleared, [taken]).cleared]).toEqual([
      ['444', 15],
      ['492', 20],
    ]);
  });
});

describe('the lines of a note', () => {
  it('are none where nothing of the invoice is left', () => {
    expect(creditLines(5, [line(1, 'Anne', 0)])).toEqual([]);
  });
});

describe('whether a note may correct an invoice', () => {
  const invoice = {
    kind: 'Invoice',
    status: 'Approved',
    supplier_id: 'a',
    amount_cents: 100,
    opening_entry_id: null,
  } as const;
  const wanted = { supplier_id: 'a', amount_cents: 40 };

  it('is so up to its amount, with the notes before it', () => {
    expect(() => checkCredit(wanted, invoice, [30, 30])).not.toThrow();
    expect(() => checkCredit(wanted, invoice, [30, 31])).toThrow(
      expect.objectContaining({
        code: 'credit_exceeds',
        params: expect.objectContaining({ invoice_amount: 1, left: 0.39 }) as unknown,
      }),
    );
  });

  it.each([
    ['note', { kind: 'CreditNote' as const }],
    ['cancelled', { status: 'Cancelled' as const }],
    ['taken_over', { opening_entry_id: 'o' }],
    ['supplier', { supplier_id: 'b' }],
    ['supplier', { supplier_id: null }],
  ])('is refused with %s', (reason, more) => {
    expect(() => checkCredit(wanted, { ...invoice, ...more }, [])).toThrow(
      expect.objectContaining({
        code: 'credit_refused',
        params: expect.objectContaining({ reason }) as unknown,
      }),
    );
  });
});

describe('setting off', () => {
  it.each([
    [100, [40, 80, 5], [40, 60]],
    [100, [30], [30]],
    [0, [30], []],
    [50, [], []],
  ])('of %s open against %j', (open, notes, amounts) => {
    const credits = setOffCreditNotes(
      open,
      notes.map((open_cents) => ({ open_cents })),
    );
    expect(credits.map(({ amount_cents }) => amount_cents)).toEqual(amounts);
  });
});
