import { describe, expect, it } from 'vitest';
import { allowedOperations, transition, type TransitionTable } from './state-machine.ts';

type Light = 'Red' | 'Green' | 'Off';
const table: TransitionTable<Light, 'switch-off' | 'go' | 'stop'> = {
  'switch-off': { from: ['Red', 'Green'], to: 'Off' },
  go: { from: ['Red'], to: 'Green' },
  stop: { from: ['Green'], to: 'Red' },
};

describe('transition', () => {
  it('leads to the state of the table', () => {
    expect(transition(table, 'go', 'Red')).toBe('Green');
  });

  it('refuses with what would be allowed, in the order of the table', () => {
    expect(() => transition(table, 'go', 'Green')).toThrow(
      expect.objectContaining({
        code: 'invalid_transition',
        params: { from: 'Green', operation: 'go', allowed: ['switch-off', 'stop'] },
      }),
    );
  });

  it('does not take an operation it does not know', () => {
    expect(() => transition<Light, string>(table, 'toString', 'Red')).toThrow('toString');
  });
});

describe('allowedOperations', () => {
  it('is empty in a final state', () => {
    expect(allowedOperations(table, 'Off')).toEqual([]);
  });
});
