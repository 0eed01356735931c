import { describe, expect, it } from 'vitest';
import { determineConfirmation } from './iban-state.ts';

describe('the account of a supplier', () => {
  it('is confirmed by another person than who entered it', () => {
    const entered = { iban_state: 'Unconfirmed', iban_entered_by: 'a' } as const;
    expect(determineConfirmation('b', entered)).toBe('Confirmed');
    expect(() => determineConfirmation('a', entered)).toThrow(
      expect.objectContaining({ code: 'second_person_required' }),
    );
  });

  it('that nobody entered takes two persons', () => {
    const byMail = { iban_state: 'Unconfirmed', iban_entered_by: null } as const;
    expect(determineConfirmation('a', byMail)).toBe('Vouched');
  });

  it.each(['None', 'Confirmed'] as const)('is not confirmed when it is %s', (from) => {
    expect(() => determineConfirmation('c', { iban_state: from, iban_entered_by: 'a' })).toThrow(
      expect.objectContaining({
        code: 'invalid_transition',
        params: expect.objectContaining({ from }),
      }),
    );
  });
});
