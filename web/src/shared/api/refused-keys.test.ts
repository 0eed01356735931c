import { describe, expect, it } from 'vitest';
import { noteRefusal, isRefusedKey } from './refused-keys.ts';

describe('a key', () => {
  it.each([
    ['of what was refused', 422, 'iban_unconfirmed', true],
    ['of what does not fit the state', 409, 'expense_in_batch', true],
    ['of what is still under way', 409, 'idempotency_in_progress', false],
    ['of what broke off in the service', 503, 'database_unavailable', false],
  ])('%s (%i %s) is used up: %s', (title, status, code, isUsedUp) => {
    noteRefusal({ status, code }, title);
    expect(isRefusedKey(title)).toBe(isUsedUp);
  });

  it('that was not given is none', () => {
    noteRefusal({ status: 422, code: 'overpaid' }, undefined);
    expect(isRefusedKey('undefined')).toBe(false);
  });
});
