import { describe, expect, it } from 'vitest';
import { MAIL_STATUSES } from '#domain/mails/mail.ts';
import { REMINDER_LEVELS, type ReminderLevel } from './levels.ts';
import {
  afterOperation,
  listOpenOperations,
  REMINDER_STATUSES,
  type ReminderOperation,
  type ReminderState,
  type ReminderStatus,
} from './reminder-state.ts';

type Outcomes = Partial<Record<ReminderOperation, ReminderStatus>>;

const OPERATIONS: readonly ReminderOperation[] = [
  'escalate',
  'send',
  'mark-sent',
  'cancel',
  'pause',
  'resume',
];

/** The transition table, written a second time by state, for a reminder below the last level. */
const expected: Record<ReminderStatus, Outcomes> = {
  Open: { escalate: 'Open', send: 'Open', 'mark-sent': 'Sent', cancel: 'Cancelled', pause: 'Open' },
  Sent: { escalate: 'Open', cancel: 'Cancelled', pause: 'Sent' },
  Settled: {},
  Cancelled: {},
};

/** The transition table of a paused reminder. */
const expectedPaused: Record<ReminderStatus, Outcomes> = {
  Open: { send: 'Open', 'mark-sent': 'Sent', cancel: 'Cancelled', resume: 'Open' },
  Sent: { cancel: 'Cancelled', resume: 'Sent' },
  Settled: {},
  Cancelled: {},
};

function outcomesOf({ status, reminder_level, is_paused, mail }: ReminderState): Outcomes {
  const { escalate, send, ...others } = (is_paused ? expectedPaused : expected)[status];
  const isLetter = reminder_level === 'FinalNotice' || reminder_level === 'LegalAction';
  return {
    ...(escalate === undefined || reminder_level === 'LegalAction' ? {} : { escalate }),
    ...(send === undefined || isLetter || mail?.status === 'Pending' ? {} : { send }),
    ...others,
  };
}

const noPenalty = { penalty_cents: 0, penalty_charged_cents: 0 } as const;
const mails = [null, ...MAIL_STATUSES.map((status) => ({ status }))];

const matrix = REMINDER_STATUSES.flatMap((status) =>
  REMINDER_LEVELS.flatMap((reminder_level) =>
    [false, true].flatMap((is_paused) =>
      mails.flatMap((mail) =>
        OPERATIONS.map((operation) => ({
          operation,
          status,
          reminder_level,
          is_paused,
          mail,
          ...noPenalty,
        })),
      ),
    ),
  ),
);

describe('the way of a reminder', () => {
  it.each(matrix)(
    '$operation at $reminder_level from $status, paused: $is_paused, mail: $mail.status',
    ({ operation, ...state }) => {
      const outcomes = outcomesOf(state);
      const to = outcomes[operation];
      if (to !== undefined) {
        expect(afterOperation(operation, state)).toBe(to);
        return;
      }
      const climbsUnpaused = outcomesOf({ ...state, is_paused: false }).escalate !== undefined;
      const refusal =
        operation === 'escalate' && state.is_paused && climbsUnpaused
          ? { code: 'reminder_paused' }
          : {
              code: 'invalid_transition',
              params: { from: state.status, operation, allowed: Object.keys(outcomes) },
            };
      expect(() => afterOperation(operation, state)).toThrow(expect.objectContaining(refusal));
    },
  );

  it.each<ReminderLevel>(['Gentle', 'Formal', 'FinalNotice'])('climbs from %s', (level) => {
    const state = {
      status: 'Sent',
      reminder_level: level,
      is_paused: false,
      mail: null,
      ...noPenalty,
    } as const;
    expect(afterOperation('escalate', state)).toBe('Open');
  });

  it('ends at legal action', () => {
    const state = {
      status: 'Sent',
      reminder_level: 'LegalAction',
      is_paused: false,
      mail: null,
      ...noPenalty,
    } as const;
    expect(() => afterOperation('escalate', state)).toThrow(
      expect.objectContaining({ code: 'invalid_transition' }),
    );
  });
});

describe('the penalty of a reminder', () => {
  const state = {
    reminder_level: 'Formal',
    is_paused: false,
    mail: null,
    penalty_cents: 942,
    penalty_charged_cents: 0,
  } as const;

  it.each(['Open', 'Sent', 'Settled'] as const)(
    'may be charged and waived while it is %s, which it stays',
    (status) => {
      expect(afterOperation('charge-penalty', { ...state, status })).toBe(status);
      expect(afterOperation('waive-penalty', { ...state, status })).toBe(status);
    },
  );

  it('once charged may only be waived', () => {
    const charged = {
      ...state,
      status: 'Settled',
      penalty_cents: 0,
      penalty_charged_cents: 942,
    } as const;
    expect(afterOperation('waive-penalty', charged)).toBe('Settled');
    expect(() => afterOperation('charge-penalty', charged)).toThrow(
      expect.objectContaining({
        code: 'invalid_transition',
        params: { from: 'Settled', operation: 'charge-penalty', allowed: ['waive-penalty'] },
      }),
    );
  });

  it('is given up after its reminder was, as far as it is in the books', () => {
    const cancelled = { ...state, status: 'Cancelled', penalty_charged_cents: 942 } as const;
    expect(listOpenOperations(cancelled)).toEqual(['waive-penalty']);
    expect(afterOperation('waive-penalty', cancelled)).toBe('Cancelled');
  });

  it.each(['charge-penalty', 'waive-penalty'] as const)(
    'is beyond %s where there is none, and when the reminder is cancelled',
    (operation) => {
      for (const reminder of [
        { ...state, status: 'Sent', penalty_cents: 0 } as const,
        { ...state, status: 'Cancelled' } as const,
      ]) {
        expect(() => afterOperation(operation, reminder)).toThrow(
          expect.objectContaining({ code: 'invalid_transition' }),
        );
      }
    },
  );
});
