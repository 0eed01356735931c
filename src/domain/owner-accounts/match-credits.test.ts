import {
  array,
  assert as assertProperty,
  boolean,
  constantFrom,
  integer,
  property,
  record,
  uniqueArray,
} from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FUNDS, SETTLING_ORDER } from '#domain/funds/funds.ts';
import { nonEmpty } from '#test/helpers/non-empty.ts';
import {
  computeRemainingCredit,
  matchCredits,
  type FreeCredit,
  type OpenReceivable,
} from './match-credits.ts';

function owed(id: string, due_date: string, open_cents: number, more = {}): OpenReceivable {
  return { id, due_date, open_cents, account_code: '4101', fund: null, is_cost: false, ...more };
}

const JANUARY = owed('a', '2026-01-15', 10_000);
const APRIL = owed('b', '2026-04-15', 10_000);
const RESERVE = owed('c', '2026-04-15', 5_000, { account_code: '4100' });
const COST = owed('d', '2025-12-01', 2_500, { is_cost: true });
const ALL = [APRIL, COST, RESERVE, JANUARY];

describe('matchCredits', () => {
  it.each<[string, Partial<FreeCredit>, string[]]>([
    ['exactly the oldest', { free_cents: 10_000 }, ['a 10000']],
    ['a part of the oldest', { free_cents: 1 }, ['a 1']],
    ['more than the oldest', { free_cents: 12_000 }, ['a 10000', 'b 2000']],
    ['principal before costs', { free_cents: 26_000 }, ['a 10000', 'b 10000', 'c 5000', 'd 1000']],
    ['more than all', { free_cents: 99_999 }, ['a 10000', 'b 10000', 'c 5000', 'd 2500']],
    ['the named one first', { free_cents: 12_000, names: 'b' }, ['b 10000', 'a 2000']],
    [
      'what it is to settle first, before what it names',
      { free_cents: 12_000, first: [{ receivable_id: 'c' }], names: 'b' },
      ['c 5000', 'b 7000'],
    ],
    ['a named cost first', { free_cents: 3_000, names: 'd' }, ['d 2500', 'a 500']],
    ['a named one that is not open', { free_cents: 1, names: 'x' }, ['a 1']],
    [
      'those of the preferred account first',
      { free_cents: 6_000, prefers_account: '4100' },
      ['c 5000', 'a 1000'],
    ],
  ])('settles %s', (_, credit, expected) => {
    const matches = matchCredits([{ id: 'credit', free_cents: 0, ...credit }], ALL);
    expect(matches.map((one) => `${one.receivable.id} ${one.amount_cents}`)).toEqual(expected);
  });

  it('settles of each fund what it is to settle of it first, and then by their order', () => {
    const provision = owed('r', '2026-04-15', 60_000, { fund: 'Provision' });
    const reserve = owed('r', '2026-04-15', 40_000, { fund: 'Reserve', account_code: '4100' });
    const first = [
      { receivable_id: 'r', fund: 'Provision' as const, up_to_cents: 30_000 },
      { receivable_id: 'r', fund: 'Reserve' as const, up_to_cents: 20_000 },
    ];
    const settled = (free_cents: number) =>
      matchCredits([{ id: 'credit', free_cents, first }], [reserve, provision, JANUARY]).map(
        (one) => `${one.receivable.fund ?? one.receivable.id} ${one.amount_cents}`,
      );
    expect(settled(50_000)).toEqual(['Provision 30000', 'Reserve 20000']);
    expect(settled(40_000)).toEqual(['Provision 30000', 'Reserve 10000']);
    expect(settled(75_000)).toEqual(['Provision 45000', 'Reserve 20000', 'a 10000']);
  });

  it('uses credits in turn', () => {
    const credits = [
      { id: 'first', free_cents: 7_000 },
      { id: 'second', free_cents: 7_000 },
    ];
    const matches = matchCredits(credits, [APRIL, JANUARY]);
    expect(matches.map((one) => [one.credit_id, one.receivable.id, one.amount_cents])).toEqual([
      ['first', 'a', 7_000],
      ['second', 'a', 3_000],
      ['second', 'b', 4_000],
    ]);
  });

  it('never takes more than is open or free, and leaves nothing of both', () => {
    const cents = integer({ min: 1, max: 1_000 });
    const receivables = array(
      record({ open: cents, day: integer({ min: 10, max: 28 }), cost: boolean() }),
      { minLength: 1, maxLength: 8 },
    );
    assertProperty(
      property(array(cents, { minLength: 1, maxLength: 5 }), receivables, (amounts, parts) => {
        const credits = amounts.map((free_cents, index) => ({ id: `k${index}`, free_cents }));
        const open = parts.map((part, index) =>
          owed(`r${index}`, `2026-01-${part.day}`, part.open, { is_cost: part.cost }),
        );
        const matches = matchCredits(credits, open);
        const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);
        const used = (test: (match: (typeof matches)[number]) => boolean) =>
          sum(matches.filter(test).map((match) => match.amount_cents));
        for (const credit of nonEmpty(credits)) {
          expect(used((one) => one.credit_id === credit.id)).toBeLessThanOrEqual(credit.free_cents);
        }
        for (const one of nonEmpty(open)) {
          expect(used((match) => match.receivable.id === one.id)).toBeLessThanOrEqual(
            one.open_cents,
          );
        }
        expect(used(() => true)).toBe(
          Math.min(sum(amounts), sum(open.map(({ open_cents }) => open_cents))),
        );
      }),
    );
  });

  it('settles the funds of one receivable in their order, and all of it before the next', () => {
    const anyPart = record({
      id: constantFrom('a', 'b'),
      fund: constantFrom(...FUNDS),
      open: integer({ min: 1, max: 1_000 }),
    });
    const anyParts = uniqueArray(anyPart, {
      selector: ({ id, fund }) => `${id} ${fund}`,
      minLength: 1,
    });
    assertProperty(
      property(anyParts, integer({ min: 1, max: 5_000 }), (parts, free_cents) => {
        const open = parts.map(({ id, fund, open: cents }) =>
          owed(id, '2026-01-15', cents, { fund }),
        );
        const matches = matchCredits([{ id: 'k', free_cents }], open);
        const wanted = ['a', 'b'].flatMap((id) =>
          SETTLING_ORDER.flatMap((fund) =>
            open.filter((one) => one.id === id && one.fund === fund),
          ),
        );
        const settled = matches.map(({ receivable }) => receivable);
        expect(settled).toEqual(wanted.slice(0, settled.length));
        // Only the last may be settled in part.
        const whole = nonEmpty(matches).slice(0, -1);
        expect(whole.map(({ amount_cents }) => amount_cents)).toEqual(
          whole.map(({ receivable }) => receivable.open_cents),
        );
      }),
    );
  });
});

describe('computeRemainingCredit', () => {
  it.each<[string, number, string | undefined, string[], number]>([
    ['all up to the last of them comes before', 25_000, undefined, ['a', 'b'], 5_000],
    ['what comes later does not', 12_000, undefined, ['a'], 2_000],
    ['what comes earlier does', 22_000, undefined, ['b'], 2_000],
    ['costs among them do not count', 12_000, undefined, ['a', 'd'], 2_000],
    ['what it names comes before', 12_000, 'c', [], 7_000],
    ['nothing is left of what is not enough', 9_999, undefined, ['a'], 0],
    ['exactly nothing', 10_000, undefined, ['a'], 0],
    ['all of it where none of them is open', 10_000, undefined, ['x'], 10_000],
  ])('%s', (_why, free_cents, names, principal, left) => {
    const credit = { id: 'k', free_cents, names };
    expect(computeRemainingCredit(credit, ALL, new Set(principal))).toBe(left);
  });
});
