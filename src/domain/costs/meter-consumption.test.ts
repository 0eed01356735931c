import { describe, expect, it } from 'vitest';
import { ONE, fraction, toShareText } from '#domain/kernel/fraction.ts';
import { makeRegister, toDaySpan, type Holding } from './holder-days.ts';
import { listMeteredHolders, measureLots, type Meter, type Reading } from './meter-consumption.ts';

const YEAR = { period_from: '2025-01-01', period_to: '2025-12-31' };

const read = (read_on: string, index: number, new_index?: number): Reading => ({
  read_on,
  index: fraction(index, 1),
  new_index: new_index === undefined ? null : fraction(new_index, 1),
});
const meter = (...readings: Reading[]): Meter => ({
  id: 'm',
  unit_id: 'A1',
  distribution_key_id: 'Water',
  readings,
});
const measure = (...meters: Meter[]) => measureLots(meters, 'Water', YEAR)[0];

const hold = (owner_id: string, start_date: string, end_date: string | null): Holding => ({
  unit_id: 'A1',
  owner_id,
  owner_name: owner_id,
  right: 'FullOwnership',
  share: ONE,
  start_date,
  end_date,
  is_primary_contact: true,
});

describe('the consumption of a lot', () => {
  it('is measured between the eve of the first day and the last', () => {
    const lot = measure(
      meter(read('2025-12-31', 513), read('2024-12-31', 430), read('2024-06-30', 1)),
    );
    expect(toShareText(lot?.consumption ?? ONE)).toBe('83/1');
    expect(lot).toMatchObject({ unread_on: [], decreasing: [] });
  });

  it('goes on from the new index after a change of meter, and adds several meters', () => {
    const changed = meter(
      read('2024-12-31', 90),
      read('2025-06-30', 99, 0),
      read('2025-12-31', 11),
    );
    expect(toShareText(measure(changed)?.consumption ?? ONE)).toBe('20/1');
    expect(toShareText(measure(changed, { ...changed, id: 'n' })?.consumption ?? ONE)).toBe('40/1');
  });

  it('is unknown without a reading on a boundary, or with an index below the one before', () => {
    expect(measure(meter(read('2025-01-02', 1)))?.unread_on).toEqual(['2024-12-31', '2025-12-31']);
    const falling = meter(read('2024-12-31', 9), read('2025-06-30', 8), read('2025-12-31', 20));
    expect(measure(falling)?.decreasing).toEqual([
      { period_from: '2025-01-01', period_to: '2025-06-30' },
    ]);
  });
});

describe('the holders of a metered lot', () => {
  const sale = [hold('seller', '2020-01-01', '2025-05-17'), hold('buyer', '2025-05-17', null)];
  const list = (...readings: Reading[]) => {
    const lot = measure(meter(...readings));
    if (lot === undefined) throw new Error('No lot');
    const { holders, shared } = listMeteredHolders(
      makeRegister(sale),
      lot,
      toDaySpan(YEAR),
      'usufructuary',
    );
    const consumed = holders.map((one) => toShareText(one.consumption ?? ONE));
    return { consumed, days: holders.map(({ days }) => days), shared };
  };

  it('bear what each consumed by a reading on the eve of the sale', () => {
    const readings = [read('2024-12-31', 430), read('2025-05-16', 461), read('2025-12-31', 513)];
    expect(list(...readings)).toEqual({
      consumed: ['31/1', '52/1'],
      days: ['136', '229'],
      shared: [],
    });
  });

  it('share a stretch by its own days where the sale was not read, which is told', () => {
    const readings = [read('2024-12-31', 0), read('2025-04-30', 40), read('2025-12-31', 285)];
    // 245 of the stretch from 1 May: 16 of its 245 days are the seller's.
    expect(list(...readings)).toEqual({
      consumed: ['56/1', '229/1'],
      days: ['136', '229'],
      shared: [{ period_from: '2025-05-01', period_to: '2025-12-31' }],
    });
  });
});
