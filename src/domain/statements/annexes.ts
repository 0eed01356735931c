import type { CoveredPeriod } from '#domain/expenses/covered-period.ts';
import { compareCodePoints } from '#domain/kernel/code-points.ts';
import {
  addDays,
  daysBetween,
  earliest,
  latest,
  type LocalDate,
} from '#domain/kernel/local-date.ts';
import { sumCents, type Cents } from '#domain/kernel/money.ts';
import type { StatementRow } from './statement-input.ts';

/** The VAT in what an owner bears of one line over all lots; the net amount is without it. */
export interface VatAnnexLine {
  readonly line_id: string | null;
  readonly decision_id: string | null;
  readonly amount_cents: Cents;
  readonly net_cents: Cents;
  readonly vat_cents: Cents;
}

/**
 * Draws up the VAT annex of an owner who deducts VAT: per invoice the owner's amount, net and VAT, which
 * add up to the VAT of the statement. Lines without VAT are left out.
 * Rule: the association is not registered for VAT; the owner's part is evidenced by the statement and the
 * invoice (Belgian practice).
 */
export function drawUpVatAnnex(rows: readonly StatementRow[]): VatAnnexLine[] {
  const bySource = Map.groupBy(rows, ({ line_id, decision_id }) => line_id ?? ` ${decision_id}`);
  return [...bySource.values()].flatMap((own): VatAnnexLine[] => {
    const [first] = own;
    const vat_cents = sumCents(own.map((row) => row.vat_cents));
    const amount_cents = sumCents(own.map((row) => row.amount_cents));
    if (first === undefined || vat_cents === 0) return [];
    const { line_id, decision_id } = first;
    return [{ line_id, decision_id, amount_cents, net_cents: amount_cents - vat_cents, vat_cents }];
  });
}

/** A line of the sheet for a tenant of one lot. */
interface TenantLine {
  readonly line_id: string | null;
  readonly account_code: string;
  /** Days of the lease among the covered days. */
  readonly lease_days: number;
  readonly held_days: number;
  readonly amount_cents: Cents;
}

export interface TenantSheet {
  readonly unit_id: string;
  readonly lines: readonly TenantLine[];
  readonly total_cents: Cents;
}

/** Days of a lease, both ends included; null: it goes on. */
export interface Lease {
  readonly from: LocalDate;
  readonly to: LocalDate | null;
}

/**
 * Draws up what a tenant of a lot may be asked for of an owner's charges: the recoverable part of each row,
 * for the days of the lease among the covered days, rounded towards zero; by account, then in the order
 * given. Without a lease all days count.
 * Rule: what a tenant pays is settled by the lease; the recoverable part is a proposal.
 */
export function drawUpTenantSheet(
  unit_id: string,
  rows: readonly StatementRow[],
  lease?: Lease,
): TenantSheet {
  const lines = rows
    .filter((row) => row.unit_id === unit_id && row.recoverable_cents !== 0)
    .map((row): TenantLine => {
      const held_days = countHeldDays(row);
      const lease_days = lease === undefined ? held_days : countLeaseDays(row, lease, held_days);
      return {
        line_id: row.line_id,
        account_code: row.account_code,
        lease_days,
        held_days,
        amount_cents: takeDays(row.recoverable_cents, lease_days, held_days),
      };
    })
    .filter(({ amount_cents }) => amount_cents !== 0)
    .sort((a, b) => compareCodePoints(a.account_code, b.account_code));
  const total_cents = sumCents(lines.map(({ amount_cents }) => amount_cents));
  return { unit_id, lines, total_cents };
}

function countHeldDays({ days }: StatementRow): number {
  return (days ?? '0').split(';').reduce((sum, one) => sum + Number(one), 0);
}

/** Counts the days of a lease among the covered ones, at most those held. */
function countLeaseDays(row: Partial<CoveredPeriodOfRow>, lease: Lease, held_days: number): number {
  const { period_from, period_to } = row;
  if (typeof period_from !== 'string' || typeof period_to !== 'string') return 0;
  const from = latest(period_from, lease.from);
  const to = earliest(period_to, lease.to ?? period_to);
  return Math.min(held_days, Math.max(0, daysBetween(from, addDays(to, 1))));
}

type CoveredPeriodOfRow = { readonly [Name in keyof CoveredPeriod]: LocalDate | null };

function takeDays(cents: Cents, days: number, of: number): Cents {
  return of === 0 ? 0 : Number((BigInt(cents) * BigInt(days)) / BigInt(of));
}
