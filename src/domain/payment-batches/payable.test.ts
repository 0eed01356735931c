import { describe, expect, it } from 'vitest';
import { allowedOperations } from '#domain/kernel/state-machine.ts';
import {
  BATCH_STATUSES,
  batchTransitions,
  deriveBatchStatus,
  type BatchStatus,
} from './batch-state.ts';
import { findPayableChange, findUnpayableReason, type ToPay } from './payable.ts';

const IBAN = 'BE62510007547061';
const expense = (changes: Partial<ToPay> = {}): ToPay => ({
  kind: 'Invoice',
  status: 'Approved',
  is_disputed: false,
  payment_method: 'Transfer',
  open_cents: 10_001,
  supplier: { name: 'Liftservice', iban: IBAN, iban_state: 'Confirmed' },
  ...changes,
});

describe('an expense in a batch', () => {
  it.each([
    ['what is approved and open', {}, undefined],
    ['a note of credit', { kind: 'CreditNote' }, 'credit_note'],
    [
      'a name of which SEPA has no letter',
      { supplier: { name: '株式会社', iban: IBAN, iban_state: 'Confirmed' } },
      'name',
    ],
    ['a draft', { status: 'Draft' }, 'status'],
    ['what is cancelled', { status: 'Cancelled' }, 'status'],
    ['what is paid', { status: 'Paid', open_cents: 0 }, 'status'],
    ['what is disputed', { is_disputed: true }, 'disputed'],
    ['a direct debit', { payment_method: 'DirectDebit' }, 'method'],
    ['nothing open', { open_cents: 0 }, 'nothing_open'],
    ['no supplier', { supplier: undefined }, 'no_supplier'],
    [
      'an account that nobody has confirmed',
      { supplier: { name: 'Liftservice', iban: IBAN, iban_state: 'Unconfirmed' } },
      'iban',
    ],
    ['no account', { supplier: { name: 'Liftservice', iban: null, iban_state: 'None' } }, 'iban'],
  ] as const)('is judged: %s', (_title, changes, reason) => {
    expect(findUnpayableReason(expense(changes))).toBe(reason);
  });

  it.each([
    ['as it was', {}, undefined],
    [
      'another account',
      { supplier: { name: 'Liftservice', iban: 'BE71096123456769', iban_state: 'Confirmed' } },
      'changed_iban',
    ],
    [
      'an account that was changed',
      { supplier: { name: 'Liftservice', iban: IBAN, iban_state: 'Unconfirmed' } },
      'iban',
    ],
    ['a part that was paid', { open_cents: 5_000 }, 'changed_amount'],
    ['a dispute', { is_disputed: true }, 'disputed'],
    ['what was cancelled', { status: 'Cancelled' }, 'status'],
  ] as const)('is paid only as it was written down: %s', (_title, changes, reason) => {
    const line = { creditor_iban: IBAN, amount_cents: 10_001 };
    expect(findPayableChange(line, expense(changes))).toBe(reason);
  });
});

describe('the states of a batch', () => {
  it('are left as the table says', () => {
    const ways = BATCH_STATUSES.map((status) => [
      status,
      allowedOperations(batchTransitions, status),
    ]);
    expect(ways).toEqual([
      ['Draft', ['approve', 'cancel']],
      ['Approved', ['cancel', 'mark-sent', 'finish']],
      ['Sent', ['reject-lines', 'finish']],
      ['Done', ['reopen', 'reopen-unsent']],
      ['Cancelled', []],
    ]);
  });

  it.each([
    ['Sent', ['Paid', 'Rejected'], 'Done'],
    ['Approved', ['Paid'], 'Done'],
    ['Sent', ['Paid', 'Pending'], 'Sent'],
    ['Done', ['Pending', 'Paid'], 'Sent'],
    ['Done', ['Rejected'], 'Done'],
    ['Cancelled', ['Pending'], 'Cancelled'],
    ['Draft', ['Paid'], 'Draft'],
  ] as const)('follow from the lines: %s with %j is %s', (status, lines, next) => {
    const states = lines.map((line) => ({ status: line }));
    expect(deriveBatchStatus(status satisfies BatchStatus, states, true)).toBe(next);
  });

  it('are open again as approved where nothing was sent', () => {
    expect(deriveBatchStatus('Done', [{ status: 'Pending' }], false)).toBe('Approved');
  });
});
