import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  ZERO,
  add,
  fraction,
  multiply,
  parseShare,
  subtract,
  sumFractions,
  toShareText,
} from '#domain/kernel/fraction.ts';
import { addDays } from '#domain/kernel/local-date.ts';
import {
  filterActive,
  ownershipPeriods,
  planTransfer,
  OWNERSHIP_RIGHTS,
  type OwnershipRight,
  type TransferPlan,
  type TransferRequest,
  type TransferableRelation,
} from './ownership.ts';

function relation(
  owner_id: string,
  share: string,
  start_date: string,
  more: Partial<TransferableRelation> = {},
): TransferableRelation {
  const right = more.right ?? 'FullOwnership';
  return {
    id: `${owner_id}-${right}-${start_date}`,
    owner_id,
    right,
    share: parseShare(share) ?? ZERO,
    start_date,
    end_date: null,
    is_primary_contact: false,
    is_voting_mandatary: false,
    ...more,
  };
}

function plan(relations: TransferableRelation[], request: Partial<TransferRequest> = {}) {
  return planTransfer({
    relations,
    from_owner_id: 'anna',
    to_owner_id: 'bert',
    share: undefined,
    effective_date: '2025-07-01',
    ...request,
  });
}

/** Formats the relations opened: "bert FullOwnership 1/2 2025-07-01… primary". */
function opened({ open }: TransferPlan): string[] {
  return open.map((r) =>
    [
      `${r.owner_id} ${r.right} ${toShareText(r.share)}`,
      `${r.start_date}…${r.end_date ?? ''}`,
      ...(r.is_primary_contact ? ['primary'] : []),
      ...(r.is_voting_mandatary ? ['mandatary'] : []),
    ].join(' '),
  );
}

function closed({ close }: TransferPlan): string[] {
  return close.map(({ id, end_date }) => `${id} → ${end_date}`);
}

describe('planTransfer', () => {
  it('moves all of it, with the role of primary contact but not the mandate', () => {
    const marks = { is_primary_contact: true, is_voting_mandatary: true };
    const result = plan([relation('anna', '1/1', '2024-01-01', marks)]);
    expect(closed(result)).toEqual(['anna-FullOwnership-2024-01-01 → 2025-07-01']);
    expect(opened(result)).toEqual(['bert FullOwnership 1/1 2025-07-01… primary']);
  });

  it('gives the seller a new relation with the rest, marks kept', () => {
    const marks = { is_primary_contact: true, is_voting_mandatary: true };
    const result = plan([relation('anna', '2/3', '2024-01-01', marks)], {
      share: fraction(1, 6),
    });
    expect(closed(result)).toEqual(['anna-FullOwnership-2024-01-01 → 2025-07-01']);
    expect(opened(result)).toEqual([
      'bert FullOwnership 1/6 2025-07-01…',
      'anna FullOwnership 1/2 2025-07-01… primary mandatary',
    ]);
    expect(result.open.map(({ side }) => side)).toEqual(['buyer', 'seller']);
  });

  it('adds to what the buyer holds, whose marks stay', () => {
    const marks = { is_voting_mandatary: true };
    const result = plan([
      relation('bert', '1/3', '2023-01-01', marks),
      relation('anna', '1/3', '2024-01-01', { is_primary_contact: true }),
      relation('carl', '1/3', '2024-01-01'),
    ]);
    expect(closed(result)).toEqual([
      'anna-FullOwnership-2024-01-01 → 2025-07-01',
      'bert-FullOwnership-2023-01-01 → 2025-07-01',
    ]);
    expect(opened(result)).toEqual(['bert FullOwnership 2/3 2025-07-01… primary mandatary']);
  });

  it('keeps the right of the seller, apart from another right of the buyer', () => {
    const result = plan([
      relation('anna', '1/1', '2024-01-01', { right: 'Usufruct' }),
      relation('bert', '1/1', '2024-01-01', { right: 'BareOwnership' }),
    ]);
    expect(closed(result)).toEqual(['anna-Usufruct-2024-01-01 → 2025-07-01']);
    expect(opened(result)).toEqual(['bert Usufruct 1/1 2025-07-01…']);
  });

  it('moves every right of a seller who holds several', () => {
    const result = plan([
      relation('anna', '1/2', '2024-01-01', { right: 'Usufruct' }),
      relation('anna', '1/2', '2024-01-01', { is_primary_contact: true }),
      relation('bert', '1/4', '2024-01-01', { right: 'Usufruct' }),
    ]);
    expect(opened(result)).toEqual([
      'bert FullOwnership 1/2 2025-07-01… primary',
      'bert Usufruct 3/4 2025-07-01…',
    ]);
  });

  it('ends the new right where the seller’s would have ended', () => {
    const result = plan([relation('anna', '1/1', '2024-01-01', { end_date: '2030-01-01' })], {
      share: fraction(1, 4),
    });
    expect(opened(result)).toEqual([
      'bert FullOwnership 1/4 2025-07-01…2030-01-01',
      'anna FullOwnership 3/4 2025-07-01…2030-01-01',
    ]);
  });

  it('takes place before a later transfer that is already known', () => {
    const result = plan(
      [
        relation('anna', '1/2', '2024-01-01', { end_date: '2025-09-01', is_primary_contact: true }),
        relation('carl', '1/2', '2025-09-01', { is_primary_contact: true }),
        relation('bert', '1/2', '2024-01-01'),
      ],
      { effective_date: '2025-03-01' },
    );
    expect(opened(result)).toEqual([
      'bert FullOwnership 1/1 2025-03-01…2025-09-01 primary',
      'bert FullOwnership 1/2 2025-09-01…',
    ]);
  });

  it('joins what the buyer will hold anyway from a later day', () => {
    const result = plan([
      relation('anna', '1/2', '2024-01-01'),
      relation('carl', '1/2', '2024-01-01', { end_date: '2026-01-01' }),
      relation('bert', '1/2', '2026-01-01'),
    ]);
    expect(closed(result)).toEqual([
      'anna-FullOwnership-2024-01-01 → 2025-07-01',
      'bert-FullOwnership-2026-01-01 → 2026-01-01',
    ]);
    expect(opened(result)).toEqual([
      'bert FullOwnership 1/2 2025-07-01…2026-01-01',
      'bert FullOwnership 1/1 2026-01-01…',
    ]);
  });

  it('leaves what the buyer holds before and after alone', () => {
    const result = plan([
      relation('anna', '1/1', '2024-01-01', { end_date: '2026-01-01' }),
      relation('bert', '1/1', '2020-01-01', { end_date: '2024-01-01' }),
      relation('bert', '1/1', '2026-01-01'),
      relation('bert', '1/1', '2025-08-01', { id: 'void', end_date: '2025-08-01' }),
    ]);
    expect(closed(result)).toEqual(['anna-FullOwnership-2024-01-01 → 2025-07-01']);
    expect(opened(result)).toEqual(['bert FullOwnership 1/1 2025-07-01…2026-01-01']);
  });

  it('on the first day of the seller closes a relation that held no day', () => {
    const result = plan([relation('anna', '1/1', '2025-07-01')]);
    expect(closed(result)).toEqual(['anna-FullOwnership-2025-07-01 → 2025-07-01']);
    expect(opened(result)).toEqual(['bert FullOwnership 1/1 2025-07-01…']);
  });
});

describe('planTransfer refuses', () => {
  const whole = relation('anna', '1/2', '2024-01-01', { end_date: '2026-01-01' });

  it.each<[string, Partial<TransferRequest>, Record<string, unknown>]>([
    ['same_owner', { to_owner_id: 'anna' }, { owner_id: 'anna' }],
    [
      'not_an_owner',
      { effective_date: '2023-12-31' },
      { owner_id: 'anna', effective_date: '2023-12-31' },
    ],
    [
      'not_an_owner',
      { effective_date: '2026-01-01' },
      { owner_id: 'anna', effective_date: '2026-01-01' },
    ],
    ['not_an_owner', { from_owner_id: 'carl' }, { owner_id: 'carl', effective_date: '2025-07-01' }],
    [
      'transfer_share_exceeded',
      { share: fraction(500_001, 1_000_000) },
      { share: '500001/1000000', held_share: '1/2' },
    ],
  ])('%s for %o', (code, request, params) => {
    expect(() => plan([whole], request)).toThrow(expect.objectContaining({ code, params }));
  });

  it('a share when the seller holds several rights', () => {
    const relations = [whole, relation('anna', '1/2', '2024-01-01', { right: 'BareOwnership' })];
    expect(() => plan(relations, { share: fraction(1, 2) })).toThrow(
      expect.objectContaining({
        code: 'transfer_right_ambiguous',
        params: { rights: ['FullOwnership', 'BareOwnership'] },
      }),
    );
  });

  it('a share of nothing', () => {
    expect(() => plan([whole], { share: ZERO })).toThrow('positive');
  });
});

const dayAt = (days: number) => addDays('2025-01-01', days);

/** One owner's relations of one right: separate periods, the last one possibly open. */
function stretchesOf(owner_id: string, right: OwnershipRight) {
  return fc
    .tuple(
      fc.uniqueArray(fc.integer({ min: 0, max: 20 }), { maxLength: 5 }),
      fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 3, maxLength: 3 }),
    )
    .map(([days, shares]) => {
      const cuts = days.toSorted((a, b) => a - b);
      return shares.flatMap((share, index) => {
        const [start, end] = [cuts[2 * index], cuts[2 * index + 1]];
        if (start === undefined) return [];
        const end_date = end === undefined ? null : dayAt(end);
        return [relation(owner_id, `${share}/6`, dayAt(start), { right, end_date })];
      });
    });
}

const anyRegister = fc
  .tuple(
    ...['anna', 'bert', 'carl'].flatMap((owner) =>
      OWNERSHIP_RIGHTS.map((right) => stretchesOf(owner, right)),
    ),
  )
  .map((groups) => groups.flat());

/** A register with at most one primary contact on any day, and a sale that it allows. */
const anySale = fc
  .record({
    register: anyRegister,
    day: fc.integer({ min: 0, max: 21 }),
    contact: fc.nat(),
    sixths: fc.option(fc.integer({ min: 1, max: 6 })),
  })
  .map(({ register, day, contact, sixths }) => {
    const effective_date = dayAt(day);
    const relations = register.map((r, index) => ({
      ...r,
      is_primary_contact: index === contact % register.length,
    }));
    const held = filterActive(relations, effective_date).filter((r) => r.owner_id === 'anna');
    const [only, another] = held;
    const isPart = only !== undefined && another === undefined && sixths !== null;
    const share = isPart ? multiply(only.share, fraction(sixths, 6)) : undefined;
    return { relations, effective_date, held, share };
  })
  .filter(({ held }) => held.length > 0);

function apply(relations: TransferableRelation[], { close, open }: TransferPlan) {
  const ends = new Map(close.map(({ id, end_date }) => [id, end_date]));
  const kept = relations.map((r) => ({ ...r, end_date: ends.get(r.id) ?? r.end_date }));
  return [...kept, ...open.map((r, index) => ({ ...r, id: `new-${index}` }))];
}

describe('every transfer', () => {
  it('changes no sum of the unit on any day', () => {
    fc.assert(
      fc.property(anySale, ({ relations, effective_date, share }) => {
        const after = apply(relations, plan(relations, { effective_date, share }));
        expect(ownershipPeriods(after)).toEqual(ownershipPeriods(relations));
      }),
    );
  });

  it('leaves no two relations of one owner and right on the same day, and one contact', () => {
    fc.assert(
      fc.property(anySale, ({ relations, effective_date, share }) => {
        const after = apply(relations, plan(relations, { effective_date, share }));
        for (const date of Array.from({ length: 23 }, (_, days) => dayAt(days))) {
          const active = filterActive(after, date);
          const keys = active.map(({ owner_id, right }) => `${owner_id} ${right}`);
          expect(new Set(keys).size).toBe(keys.length);
          const contacts = active.filter((r) => r.is_primary_contact).length;
          const before = filterActive(relations, date).filter((r) => r.is_primary_contact).length;
          expect(contacts).toBe(before);
        }
      }),
    );
  });

  it('moves exactly what is sold, and touches neither the past nor third parties', () => {
    fc.assert(
      fc.property(anySale, ({ relations, effective_date, held, share }) => {
        const after = apply(relations, plan(relations, { effective_date, share }));
        const sold = share ?? sumFractions(held.map((r) => r.share));
        const heldBy = (register: TransferableRelation[], owner: string, date: string) =>
          sumFractions(
            filterActive(register, date)
              .filter((r) => r.owner_id === owner)
              .map((r) => r.share),
          );
        const on = effective_date;
        expect(heldBy(after, 'bert', on)).toEqual(add(heldBy(relations, 'bert', on), sold));
        expect(heldBy(after, 'anna', on)).toEqual(subtract(heldBy(relations, 'anna', on), sold));
        const eve = addDays(on, -1);
        for (const owner of ['anna', 'bert']) {
          expect(heldBy(after, owner, eve)).toEqual(heldBy(relations, owner, eve));
        }
        expect(after.filter((r) => r.owner_id === 'carl')).toEqual(
          relations.filter((r) => r.owner_id === 'carl'),
        );
      }),
    );
  });
});
