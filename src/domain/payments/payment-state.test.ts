import { describe, expect, it } from 'vitest';
import { transition } from '#domain/kernel/state-machine.ts';
import { paymentTransitions } from './payment-state.ts';

describe('a payment', () => {
  it('is reversed', () => {
    expect(transition(paymentTransitions, 'reverse', 'Recorded')).toBe('Reversed');
  });

  it('is reversed once only', () => {
    expect(() => transition(paymentTransitions, 'reverse', 'Reversed')).toThrow(
      'invalid_transition',
    );
  });
});
