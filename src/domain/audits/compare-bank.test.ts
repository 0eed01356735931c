import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeBankYear } from '#test/helpers/compared-bank.ts';
import { compareBank, type BankComparison } from './compare-bank.ts';
import { BANK_DIFFERENCES, type BankDifferenceCode } from './compare-row.ts';

const named = (comparison: BankComparison) =>
  compareBank(comparison).map(({ code, statement, transaction_id, entry_ids }) => ({
    code,
    at: transaction_id ?? entry_ids[0] ?? statement,
  }));

const byCode = (one: { code: string }, other: { code: string }) => (one.code < other.code ? -1 : 1);

describe('the bank file, the bank transactions and the books of a year', () => {
  it('agree as long as nobody changes them', () => {
    const year = makeBankYear();
    expect(year.comparison.stored.length).toBeGreaterThan(200);
    expect(compareBank(year.comparison)).toEqual([]);
  });

  it('differ in ten places, all named and none invented, whatever is changed', () => {
    const kinds = fc.shuffledSubarray([...makeBankYear().changes.keys()], {
      minLength: 10,
      maxLength: 10,
    });
    const places = fc.uniqueArray(fc.integer({ min: 1, max: 24 }), {
      minLength: 10,
      maxLength: 10,
    });
    fc.assert(
      fc.property(kinds, places, (codes, months) => {
        const { comparison, changes } = makeBankYear();
        let changed = comparison;
        const expected = codes.map((code, index) => {
          const change = changes.get(code);
          if (change === undefined) throw new Error(`No change for ${code}`);
          const made = change(changed, months[index] ?? 0);
          changed = made.comparison;
          return { code, at: made.at };
        });
        expect(named(changed).sort(byCode)).toEqual(expected.sort(byCode));
      }),
      { numRuns: 60 },
    );
  });

  it.each([...makeBankYear().changes.keys()])('show %s alone', (code) => {
    const { comparison, changes } = makeBankYear();
    const made = changes.get(code)?.(comparison, 7);
    expect(made && named(made.comparison)).toEqual([{ code, at: made?.at }]);
  });

  it('have a test for every difference', () => {
    const tested: readonly BankDifferenceCode[] = [...makeBankYear().changes.keys()];
    expect(BANK_DIFFERENCES.filter((code) => !tested.includes(code))).toEqual([]);
  });
});
