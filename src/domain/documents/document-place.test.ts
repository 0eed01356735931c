import { describe, expect, it } from 'vitest';
import { findDocumentBuilding } from './document-place.ts';

const OFFICE = { visibility: 'Staff', building_id: null, owner_id: null } as const;
const A = { field: 'unit_id', building_id: 'a' };
const B = { field: 'expense_id', building_id: 'b' };
const NOWHERE = { field: 'owner_id', building_id: null };

describe('the building of a document', () => {
  it.each([
    ['none, where nothing is named', OFFICE, [], null],
    ['the one that is named', { ...OFFICE, building_id: 'a' }, [], 'a'],
    ['that of what it is about', OFFICE, [NOWHERE, A], 'a'],
    ['the one that both say', { ...OFFICE, building_id: 'a' }, [A], 'a'],
    [
      'with the owner who alone is shown it',
      { visibility: 'Owner', building_id: 'a', owner_id: 'o' },
      [NOWHERE],
      'a',
    ],
  ] as const)('is %s', (_, wanted, linked, building) => {
    expect(findDocumentBuilding(wanted, linked)).toBe(building);
  });

  it.each([
    ['two things of two buildings', OFFICE, [A, B], 'expense_id'],
    ['a thing of another building', { ...OFFICE, building_id: 'b' }, [A], 'unit_id'],
    ['Owner without one', { ...OFFICE, visibility: 'Owner' }, [], 'owner_id'],
    ['an owner beside others', { ...OFFICE, owner_id: 'o' }, [NOWHERE], 'owner_id'],
  ] as const)('is refused for %s', (_, wanted, linked, field) => {
    expect(() => findDocumentBuilding(wanted, linked)).toThrow(
      expect.objectContaining({
        code: 'document_place',
        params: expect.objectContaining({ at: [field] }),
      }),
    );
  });
});
