import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fraction } from '#domain/kernel/fraction.ts';
import { addDays } from '#domain/kernel/local-date.ts';
import { filterActive } from './ownership.ts';
import {
  isPrimaryContactOn,
  planPrimaryContacts,
  type ContactClaim,
  type ContactRelation,
} from './primary-contact.ts';

function relation(
  id: string,
  share: number,
  start_date: string,
  end_date: string | null = null,
): ContactRelation {
  return {
    id,
    owner_id: `owner of ${id}`,
    share: fraction(share, 12),
    start_date,
    end_date,
    primary_during: [],
  };
}

/** Adds the planned periods to the relations. */
function planned(
  before: readonly ContactRelation[],
  after: readonly ContactRelation[],
  claims: readonly ContactClaim[] = [],
  today = '2026-03-16',
): ContactRelation[] {
  const plan = planPrimaryContacts({ before, after, claims, today });
  return after.map((one) => ({ ...one, primary_during: plan.get(one.id) ?? [] }));
}

/** Formats relations as "anna 2024-01-01…2025-01-01", in time order. */
function brief(relations: readonly ContactRelation[]): string[] {
  return relations
    .flatMap(({ id, primary_during }) =>
      primary_during.map(({ from, to }) => ({ from, text: `${id} ${from}…${to ?? ''}` })),
    )
    .sort((a, b) => (a.from < b.from ? -1 : 1))
    .map(({ text }) => text);
}

const anna = relation('anna', 6, '2020-01-01');
const bert = relation('bert', 3, '2020-01-01');
const carl = relation('carl', 3, '2021-01-01');

describe('planPrimaryContacts', () => {
  const unit = planned([anna], [anna, bert, carl], []);

  it('makes the first holder the contact, whatever is asked', () => {
    expect(brief(planned([], [bert]))).toEqual(['bert 2020-01-01…']);
    expect(brief(planned([], [bert, anna]))).toEqual(['anna 2020-01-01…']);
  });

  it('keeps the contact when larger holders come', () => {
    const first = planned([], [bert]);
    const [known] = first;
    expect(known && brief(planned(first, [known, anna]))).toEqual(['bert 2020-01-01…']);
  });

  it('unseats the former from the day of a claim on', () => {
    const claims = [{ relation_id: 'carl', from: '2023-05-01' }];
    expect(brief(planned(unit, unit, claims))).toEqual([
      'anna 2020-01-01…2023-05-01',
      'carl 2023-05-01…',
    ]);
  });

  it('unseats whoever was noted between an older day of a claim and today', () => {
    const noted = planned([], [carl]);
    const late = { ...anna, end_date: null };
    const claims = [{ relation_id: 'anna', from: '2020-01-01' }];
    expect(brief(planned(noted, [...noted, late], claims))).toEqual(['anna 2020-01-01…']);
    expect(brief(planned(noted, [...noted, late], claims, '2020-06-01'))).toEqual([
      'anna 2020-01-01…2021-01-01',
      'carl 2021-01-01…',
    ]);
  });

  it('lets the largest share follow one who leaves, on the day of leaving', () => {
    const after = unit.map((one) => (one.id === 'anna' ? { ...one, end_date: '2030-01-01' } : one));
    const left = planned(unit, after);
    expect(brief(left)).toEqual(['anna 2020-01-01…2030-01-01', 'bert 2030-01-01…']);
  });

  it('takes the succession back when the leaving is taken back', () => {
    const leaving = unit.map((one) =>
      one.id === 'anna' ? { ...one, end_date: '2030-01-01' } : one,
    );
    const left = planned(unit, leaving);
    const staying = left.map((one) => (one.id === 'anna' ? { ...one, end_date: null } : one));
    expect(brief(planned(left, staying))).toEqual(['anna 2020-01-01…']);
  });

  it('leaves what is noted to the one it is noted for when an older holding is added', () => {
    const noted = planned([], [carl]);
    expect(brief(planned(noted, [...noted, bert]))).toEqual([
      'bert 2020-01-01…2021-01-01',
      'carl 2021-01-01…',
    ]);
  });

  it('does not come back to the one unseated on the day on which the successor leaves', () => {
    const [dora, emil] = [relation('dora', 2, '2020-01-01'), relation('emil', 4, '2022-01-01')];
    const first = planned([], [dora]);
    const all = planned(
      first,
      [...first, bert, emil],
      [{ relation_id: 'bert', from: '2026-03-16' }],
    );
    const gone = all.map((one) => (one.id === 'bert' ? { ...one, end_date: '2026-03-16' } : one));
    expect(brief(planned(all, gone))).toEqual(['dora 2020-01-01…2026-03-16', 'emil 2026-03-16…']);
  });

  it('stays with the present one when a successor to come never comes', () => {
    const next = relation('next', 12, '2027-01-01');
    const all = planned(unit, [...unit, next], [{ relation_id: 'next', from: '2027-01-01' }]);
    expect(brief(all)).toEqual(['anna 2020-01-01…2027-01-01', 'next 2027-01-01…']);
    const off = all.map((one) => (one.id === 'next' ? { ...one, end_date: '2027-01-01' } : one));
    expect(brief(planned(all, off))).toEqual(['anna 2020-01-01…']);
  });

  it('finds somebody after a gap', () => {
    const early = relation('early', 12, '2020-01-01', '2020-06-01');
    expect(brief(planned([], [early, carl]))).toEqual([
      'early 2020-01-01…2020-06-01',
      'carl 2021-01-01…',
    ]);
  });

  it('has exactly one contact on every held day, one who holds it, and changes nothing twice', () => {
    const day = fc.integer({ min: 0, max: 40 }).map((days) => addDays('2025-01-01', days));
    const someRelation = fc.record({
      a: day,
      b: fc.option(day),
      share: fc.integer({ min: 1, max: 12 }),
    });
    const some = fc.array(someRelation, { maxLength: 6 }).map((all) =>
      all.map(({ a, b, share }, index) => {
        const [start, end] = b !== null && b < a ? [b, a] : [a, b];
        return relation(`r${index}`, share, start, end);
      }),
    );
    const anyClaims = fc.array(fc.record({ index: fc.nat(5), from: day }), { maxLength: 2 });
    fc.assert(
      fc.property(some, some, anyClaims, day, day, (first, second, wanted, date, today) => {
        const before = planned([], first);
        const claims = wanted.map(({ index, from }) => ({ relation_id: `r${index}`, from }));
        const result = planned(before, second, claims, today);
        const holders = filterActive(result, date);
        const contacts = holders.filter((one) => isPrimaryContactOn(one, date));
        expect(contacts.length).toBe(holders.length === 0 ? 0 : 1);
        const outside = result.flatMap(({ start_date, end_date, primary_during }) =>
          primary_during.filter(
            ({ from, to }) =>
              from < start_date || (end_date !== null && (to === null || to > end_date)),
          ),
        );
        expect(outside).toEqual([]);
        const claim = claims.find(
          ({ from, relation_id }) => from === date && holders.some(({ id }) => id === relation_id),
        );
        if (claim) expect(contacts[0]?.id).toBe(claim.relation_id);
        expect(brief(planned(result, result, [], today))).toEqual(brief(result));
      }),
    );
  });
});

describe('isPrimaryContactOn', () => {
  it('looks at the last day of what has ended and at the first of what is to come', () => {
    const ended = { ...relation('a', 12, '2020-01-01', '2021-01-01') };
    const had = { ...ended, primary_during: [{ from: '2020-06-01', to: '2021-01-01' }] };
    expect(isPrimaryContactOn(had, '2026-01-01')).toBe(true);
    expect(isPrimaryContactOn(had, '2020-05-31')).toBe(false);
    expect(isPrimaryContactOn(had, '2019-01-01')).toBe(false);
    const never = { ...relation('b', 12, '2027-01-01', '2027-01-01'), primary_during: [] };
    expect(isPrimaryContactOn(never, '2026-01-01')).toBe(false);
    const oldest = { ...relation('c', 12, '0001-01-01', '0001-01-01'), primary_during: [] };
    expect(isPrimaryContactOn(oldest, '2026-01-01')).toBe(false);
  });
});
