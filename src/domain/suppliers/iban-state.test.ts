import { describe, expect, it } from 'vitest';
import { checkConfirmation } from './iban-state.ts';

describe('the account of a supplier', () => {
  it('is confirmed by another person than who entered it', () => {
    const entered = { iban_state: 'Unconfirmed', iban_entered_by: 'a' } as const;
    expect(() => checkConfirmation(entered, 'b')).not.toThrow();
    expect(() => checkConfirmation(entered, 'a')).toThrow(
      expect.objectContaining({ code: 'second_person_required' }),
    );
  });

  it.each(['None', 'Confirmed'] as const)('is not confirmed when it is %s', (from) => {
    expect(() => checkConfirmation({ iban_state: from, iban_entered_by: 'a' }, 'c')).toThrow(
      expect.objectContaining({
        code: 'invalid_transition',
        params: expect.objectContaining({ from }),
      }),
    );
  });
});
