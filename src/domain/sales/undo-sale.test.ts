import { describe, expect, it } from 'vitest';
import { UNDO_OBSTACLES, checkUndo, listUndoObstacles, type SaleEvent } from './undo-sale.ts';

const sale = {
  enjoyment_from: '2026-03-10',
  unit_ids: ['A1', 'P1'],
  buyer_ids: ['buyer'],
  sequence: 10,
};

const event = (given: Partial<SaleEvent> = {}): SaleEvent => ({
  kind: 'Call',
  id: 'x',
  dated_on: '2026-04-01',
  unit_id: 'A1',
  owner_id: 'buyer',
  sequence: 11,
  ...given,
});

const obstructs = (given: Partial<SaleEvent>) => listUndoObstacles(sale, [event(given)]).length > 0;

describe('a sale', () => {
  it.each(UNDO_OBSTACLES)('is not undone after a %s of its lots', (kind) => {
    const later = event({ kind });
    expect(listUndoObstacles(sale, [later])).toEqual([later]);
    expect(() => checkUndo(sale, [later])).toThrow(
      expect.objectContaining({
        code: 'in_use',
        params: { what: 'sale', records: [{ kind, id: 'x' }] },
      }),
    );
  });

  it.each<readonly [string, Partial<SaleEvent>]>([
    ['what was entered before', { sequence: 9 }],
    ['what it entered', { sequence: 10 }],
    ['days before enjoyment', { dated_on: '2026-03-09' }],
    ['other lots', { unit_id: 'B1' }],
    ['other owners', { owner_id: 'seller' }],
    ['payments of others', { kind: 'Payment', unit_id: null, owner_id: 'seller' }],
  ])('is undone despite %s', (_what, given) => {
    expect(obstructs(given)).toBe(false);
    expect(() => checkUndo(sale, [event(given)])).not.toThrow();
  });

  it.each<readonly [string, Partial<SaleEvent>]>([
    ['a payment of the buyer, of no lot', { kind: 'Payment', unit_id: null }],
    ['a later sale to others', { kind: 'LaterSale', owner_id: 'third' }],
    ['a statement of the building', { kind: 'Statement', unit_id: null, owner_id: null }],
    ['a closed year', { kind: 'ClosedYear', unit_id: null, owner_id: null }],
    ['a call of the day of enjoyment', { dated_on: '2026-03-10' }],
  ])('is not undone after %s', (_what, given) => {
    expect(obstructs(given)).toBe(true);
  });

  it('names what prevents it in the order of entry', () => {
    const events = [event({ id: 'b', sequence: 20 }), event({ id: 'a', sequence: 15 })];
    expect(listUndoObstacles(sale, events).map(({ id }) => id)).toEqual(['a', 'b']);
  });
});
