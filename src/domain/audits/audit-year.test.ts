import { describe, expect, it } from 'vitest';
import { makeAuditYear } from '#test/helpers/audit-year.ts';
import { nonEmpty } from '#test/helpers/non-empty.ts';
import { AUDIT_CHECKS, type AuditFinding } from './audit-facts.ts';
import { checkVouchers } from './check-vouchers.ts';

const idsOf = ({ expense_ids, payment_ids }: AuditFinding) => [...expense_ids, ...payment_ids];

/** Returns which planted irregularities are found, and the findings about no planted record. */
function judge(seed: number) {
  const { facts, planted } = makeAuditYear(seed);
  const findings = checkVouchers(facts);
  const found = planted.filter(({ check, ids }) =>
    findings.some((one) => one.check === check && ids.every((id) => idsOf(one).includes(id))),
  );
  const known = new Set(planted.flatMap(({ ids }) => ids));
  const false_alarms = findings.filter((one) => !idsOf(one).some((id) => known.has(id)));
  return { facts, planted, found, false_alarms };
}

describe('twenty irregularities in a year of 2,000 vouchers', () => {
  it('are found, eighteen at least, with ten false alarms at most, whatever the year', () => {
    const counts = Array.from({ length: 10 }, (_, seed) => {
      const { facts, planted, found, false_alarms } = judge(seed + 1);
      expect(facts.expenses).toHaveLength(2_000);
      expect(planted).toHaveLength(20);
      return { found: found.length, false_alarms: false_alarms.length };
    });
    expect(Math.min(...counts.map(({ found }) => found))).toBeGreaterThanOrEqual(18);
    expect(Math.max(...counts.map((one) => one.false_alarms))).toBeLessThanOrEqual(10);
  });

  it('are of eight kinds, each found by its check', () => {
    const { found } = judge(42);
    const kinds = new Set(nonEmpty(found).map(({ check }) => check));
    expect(AUDIT_CHECKS.filter((check) => !kinds.has(check))).toEqual(['quotes_missing']);
  });
});
