import { expect, it } from 'vitest';
import { AUDIT_OBJECTS, objectTypeOf, shownObjectType, storedObjectType } from './audit-objects.ts';

it.each([
  ['units', 'unit', 'Unit'],
  ['auth.users', 'user', 'User'],
  ['calls_for_funds', 'call_for_funds', 'CallForFunds'],
  ['proxies', 'proxy', 'Proxy'],
])('a row of %s is a %s, shown as %s', (table, stored, shown) => {
  expect(objectTypeOf(table)).toBe(stored);
  expect(shownObjectType(stored)).toBe(shown);
});

it.each(AUDIT_OBJECTS)('%s is found again by what is stored of it', (type) => {
  expect(shownObjectType(storedObjectType(type))).toBe(type);
});
