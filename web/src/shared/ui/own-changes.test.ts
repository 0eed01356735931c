import { expect, it } from 'vitest';
import { selectOwnChanges } from './own-changes.ts';

const before = {
  name: 'Anne',
  phone: null,
  area: 12.5,
  is_active: false,
  weights: [{ unit_id: 'a', unit_number: 'A1', weight: 3 }],
};

it.each<[string, object, object]>([
  ['what is as it was', { name: 'Anne', area: '12.5', is_active: false }, {}],
  ['an empty field', { phone: '' }, {}],
  ['a field that was left out', { phone: undefined, name: 'Bea' }, { name: 'Bea' }],
  ['a field that is emptied', { name: null }, { name: null }],
  ['a field that is filled', { phone: '+3225551212' }, { phone: '+3225551212' }],
  ['a number', { area: 13 }, { area: 13 }],
  ['a switch', { is_active: true }, { is_active: true }],
  ['a list as it was', { weights: [{ unit_id: 'a', weight: 3 }] }, {}],
  [
    'a list of which one part differs',
    { weights: [{ unit_id: 'a', weight: 4 }] },
    { weights: [{ unit_id: 'a', weight: 4 }] },
  ],
  ['a shorter list', { weights: [] }, { weights: [] }],
  ['what the record does not have', { reason: 'Typed' }, { reason: 'Typed' }],
])('of %s, only what the person changed is sent', (_, body, own) => {
  expect(selectOwnChanges(body, before)).toEqual(own);
});
