import { expect, it } from 'vitest';
import {
  AUDIT_OBJECTS,
  getObjectType,
  toApiObjectType,
  toStoredObjectType,
} from './audit-objects.ts';

it.each([
  ['units', 'unit', 'Unit'],
  ['auth.users', 'user', 'User'],
  ['calls_for_funds', 'call_for_funds', 'CallForFunds'],
  ['proxies', 'proxy', 'Proxy'],
])('a row of %s is a %s, shown as %s', (table, stored, shown) => {
  expect(getObjectType(table)).toBe(stored);
  expect(toApiObjectType(stored)).toBe(shown);
});

it.each(AUDIT_OBJECTS)('%s is found again by what is stored of it', (type) => {
  expect(toApiObjectType(toStoredObjectType(type))).toBe(type);
});
