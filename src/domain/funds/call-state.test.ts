import { describe, expect, it } from 'vitest';
import { transition } from '#domain/kernel/state-machine.ts';
import {
  CALL_STATUSES,
  callTransitions,
  type CallOperation,
  type CallStatus,
} from './call-state.ts';

const reached: Record<CallOperation, Partial<Record<CallStatus, CallStatus>>> = {
  send: { Draft: 'Sent' },
  cancel: { Draft: 'Cancelled', Sent: 'Cancelled' },
};

const cases = CALL_STATUSES.flatMap((from) =>
  (Object.keys(reached) as CallOperation[]).map((operation) => ({
    from,
    operation,
    to: reached[operation][from],
  })),
);

describe('a call for funds', () => {
  it.each(cases)('$from, $operation: $to', ({ from, operation, to }) => {
    const move = () => transition(callTransitions, operation, from);
    if (to !== undefined) expect(move()).toBe(to);
    else expect(move).toThrow(expect.objectContaining({ code: 'invalid_transition' }));
  });
});
