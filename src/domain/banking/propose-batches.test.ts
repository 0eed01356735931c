import { describe, expect, it } from 'vitest';
import { facts, received } from '#test/helpers/bank-proposals.ts';
import { proposeMatches, type Proposable } from './propose-matches.ts';

const expense = { id: 'x', supplier: 'Lift NV', invoice_number: '2026/17', amount_cents: 5_000 };

describe('what a file of ours asked of the bank', () => {
  const paid = (changes: Partial<Proposable> = {}) =>
    received({ amount_cents: -7_000, end_to_end_id: 'r', ...changes });
  const ordered = [
    { expense_id: 'x', amount_cents: 5_000 },
    { expense_id: 'y', amount_cents: 2_000 },
  ];

  it('is certainly paid by its reference and just its sum, before all guesses', () => {
    const [first, ...others] = proposeMatches(
      paid(),
      facts({ ordered, expenses: [{ ...expense, amount_cents: 7_000 }] }),
    );
    expect(first).toEqual({
      kind: 'SupplierPayment',
      certainty: 'Certain',
      evidence: ['EndToEnd', 'Amount'],
      lines: [
        { expense_id: 'x', amount_cents: -5_000 },
        { expense_id: 'y', amount_cents: -2_000 },
      ],
    });
    expect(others.map(({ certainty }) => certainty)).not.toContain('Certain');
  });

  it.each([
    ['another amount', { amount_cents: -6_999 }],
    ['money that came', { amount_cents: 7_000 }],
    ['a return', { nature: 'Return' as const }],
  ])('is not what bears its reference with %s', (_title, changes) => {
    expect(proposeMatches(paid(changes), facts({ ordered }))).toEqual([]);
  });
});
