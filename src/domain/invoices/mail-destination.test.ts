import { describe, expect, it } from 'vitest';
import { parseAddressedBuildings, locateMail, type ManagedBuilding } from './mail-destination.ts';

const ID = '0190163d-8694-739b-aea5-966c26f8ad91';

describe('the building that an address names', () => {
  it.each([
    ['invoices+0202239951@example.org', ['0202239951'], []],
    ['invoices+BE0202.239.951@example.org', ['0202239951'], []],
    [`invoices+${ID.toUpperCase()}@example.org`, [], [ID]],
    ['invoices@example.org', [], []],
    ['invoices+0202239952@example.org', [], []],
    ['invoices+@example.org', [], []],
    ['+0202239951', [], []],
    ['a@b+0202239951@example.org', ['0202239951'], []],
  ])('of %s stands behind its plus', (address, numbers, ids) => {
    expect(parseAddressedBuildings([address])).toEqual({ numbers, ids });
  });
});

describe('an invoice that came by mail', () => {
  const building = (building_id: string, organization_id = 'x'): ManagedBuilding => ({
    organization_id,
    building_id,
  });
  const [a, b, c] = [building('a'), building('b'), building('c', 'y')];
  const none = { organization_id: null, building_id: null };
  const only = { organization_id: 'x', building_id: null };
  it.each([
    ['the customer alone', [a], [], a],
    ['the customer before the address', [a], [b], a],
    ['the address where the customer is nobody', [], [b], b],
    ['the address among several of the number', [a, b], [b], b],
    ['the office of several', [a, b], [], { organization_id: 'x', building_id: null }],
    ['no office where several manage it', [a, c], [], none],
    ['the office where the address is none of several', [a, b], [building('d')], { ...only }],
    ['the only one without any', [], [], only],
  ])('belongs to %s', (_what, byBuyer, byAddress, expected) => {
    expect(locateMail({ byBuyer, byAddress }, only)).toEqual(expected);
  });
});
