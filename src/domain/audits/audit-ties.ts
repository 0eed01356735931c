import type { Cents } from '#domain/kernel/money.ts';

/** Sums that an audit compares, in display order. */
export const AUDIT_TIES = ['bank', 'owners', 'suppliers', 'statements', 'reserve_cover'] as const;
type AuditTieCode = (typeof AUDIT_TIES)[number];

/** Two sums that an audit compares. */
interface ComparedSums {
  readonly code: AuditTieCode;
  /** Account or period that they are about; null: the building. */
  readonly subject: string | null;
  readonly left_cents: Cents;
  readonly right_cents: Cents;
}

export interface AuditTie extends ComparedSums {
  readonly difference_cents: Cents;
  readonly is_met: boolean;
}

/**
 * Compares two sums: they agree, or the money of the reserve (left) covers the fund (right).
 * Rule: the reserve is placed on an account of its own (Civil Code, art. 3.86 §3).
 */
export function compareSums(sums: ComparedSums): AuditTie {
  const difference_cents = sums.left_cents - sums.right_cents;
  const is_met = sums.code === 'reserve_cover' ? difference_cents >= 0 : difference_cents === 0;
  return { ...sums, difference_cents, is_met };
}
