import { describe, expect, it } from 'vitest';
import { allocateVat, checkVat, completeTerms, NO_TERMS } from './cost-terms.ts';

describe('the terms of a cost', () => {
  it.each([
    ['6105', {}, 'Ordinary', 100],
    ['611', {}, 'Extraordinary', 0],
    ['6107', { decision_id: 'roof' }, 'Extraordinary', 0],
    ['611', { nature: 'Ordinary' as const, decision_id: 'roof' }, 'Ordinary', 0],
    ['6107', { recoverable_percent: 25 }, 'Ordinary', 25],
  ])('on %s with %o are of their account and decision', (account, given, nature, percent) => {
    const terms = completeTerms(account, { ...NO_TERMS, ...given }, new Map());
    expect(terms).toMatchObject({ nature, recoverable_percent: percent, vat_cents: 0 });
  });

  it('follow the settings of the office', () => {
    const settings = new Map([
      ['61', { uncovered: null, nature: 'Extraordinary' as const, recoverable_percent: 10 }],
      ['6107', { uncovered: null, nature: null, recoverable_percent: 20 }],
    ]);
    const terms = completeTerms('6107', NO_TERMS, settings);
    expect(terms).toMatchObject({ nature: 'Extraordinary', recoverable_percent: 20 });
  });
});

it('VAT above its amount is refused', () => {
  expect(() => checkVat(101, 100, ['allocations', 0])).toThrow(
    expect.objectContaining({
      code: 'vat_exceeds',
      params: { amount: 1, vat_amount: 1.01, at: ['allocations', 0, 'vat_amount'] },
    }),
  );
  expect(() => checkVat(100, 100)).not.toThrow();
  expect(() => checkVat(null, 100)).not.toThrow();
});

describe('the VAT of an invoice', () => {
  it.each([
    [210, [600, 610], [104, 106]],
    [210, [605], [210]],
    [-5, [100], [0]],
    [300, [100], [100]],
  ])('of %i over %o', (vat, parts, wanted) => {
    expect(allocateVat(vat, parts)).toEqual(wanted);
  });
});
