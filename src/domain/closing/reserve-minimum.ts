import type { Nature } from '#domain/costs/cost-line.ts';
import { addMonths, type LocalDate } from '#domain/kernel/local-date.ts';
import { sumCents, type Cents } from '#domain/kernel/money.ts';

/** Whether the yearly contribution to the reserve is due. Unknown: no day of provisional acceptance. */
export const RESERVE_DUES = ['Due', 'NotDue', 'Unknown', 'OptedOut'] as const;
type ReserveDue = (typeof RESERVE_DUES)[number];

export interface ReserveTest {
  /** Ordinary common charges of the year before. */
  readonly base_cents: Cents;
  readonly minimum_cents: Cents;
  /** Reserve calls of the year. */
  readonly called_cents: Cents;
  readonly due: ReserveDue;
  /** Whether the calls reach the minimum, or none is due. */
  readonly sufficient: boolean;
}

/** Accounts of the ordinary common charges. */
const BASE_ACCOUNTS = ['610', '612', '613', '614', '615', '616', '62', '640', '65'] as const;

const MONTHS_WITHOUT_RESERVE = 60;

/**
 * Sums the ordinary common charges of a year: its ordinary lines on 610, 612 to 616, 62, 640 and 65, credit
 * notes and charges of earlier years included; works, doubtful owners, private and exceptional costs, fund
 * moves and income are not.
 */
export function sumOrdinaryCharges(
  lines: readonly {
    readonly account_code: string;
    readonly nature: Nature;
    readonly amount_cents: Cents;
  }[],
): Cents {
  return sumCents(
    lines
      .filter(({ nature }) => nature === 'Ordinary')
      .filter(({ account_code }) => BASE_ACCOUNTS.some((code) => account_code.startsWith(code)))
      .map(({ amount_cents }) => amount_cents),
  );
}

/** Computes 5 % of the ordinary charges of a year, rounded up to the cent; 0 where income exceeds them. */
export function findReserveMinimum(base_cents: Cents): Cents {
  return Number((BigInt(Math.max(0, base_cents)) * 5n + 99n) / 100n);
}

/**
 * Compares the reserve calls of a year with 5 % of the ordinary charges of the year before. Due from the
 * year that begins at least five years after the provisional acceptance of the common parts, unless a
 * decision by four fifths opts out.
 * Rule: Civil Code, art. 3.86 §3.
 */
export function checkReserve({
  base_cents,
  called_cents,
  year_start,
  acceptance_date,
  is_opted_out,
}: {
  readonly base_cents: Cents;
  readonly called_cents: Cents;
  readonly year_start: LocalDate;
  readonly acceptance_date: LocalDate | null;
  readonly is_opted_out: boolean;
}): ReserveTest {
  const minimum_cents = findReserveMinimum(base_cents);
  const due = findReserveDue(year_start, acceptance_date, is_opted_out);
  const isFree = due === 'NotDue' || due === 'OptedOut';
  const sufficient = isFree || called_cents >= minimum_cents;
  return { base_cents, minimum_cents, called_cents, due, sufficient };
}

function findReserveDue(
  year_start: LocalDate,
  acceptance_date: LocalDate | null,
  is_opted_out: boolean,
): ReserveDue {
  if (acceptance_date === null) return is_opted_out ? 'OptedOut' : 'Unknown';
  if (year_start < addMonths(acceptance_date, MONTHS_WITHOUT_RESERVE)) return 'NotDue';
  return is_opted_out ? 'OptedOut' : 'Due';
}
