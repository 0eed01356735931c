import { addDays, type LocalDate } from '#domain/kernel/local-date.ts';
import { sumCents, type Cents } from '#domain/kernel/money.ts';
import { currentFinancialYear, type FinancialCalendar } from '#domain/ledger/fiscal-period.ts';

/** A financial year whose unpaid charges have the privilege on the lot. */
export interface PrivilegedYear {
  readonly from: LocalDate;
  readonly to: LocalDate;
  /** First day on which its charges no longer have it. */
  readonly drops_out_on: LocalDate;
  readonly alarms: readonly LocalDate[];
}

/** Days before a year drops out with an alarm. */
const ALARM_DAYS = [60, 30, 7] as const;

/**
 * Lists the preceding and the current financial year of a day, with the day on which each drops out of the
 * privilege: the first day of the second year after it.
 * Rule: Mortgage Act, art. 27 7°.
 */
export function listPrivilegedYears(
  on: LocalDate,
  calendar: FinancialCalendar,
): [preceding: PrivilegedYear, current: PrivilegedYear] {
  const current = currentFinancialYear(on, calendar);
  const preceding = currentFinancialYear(addDays(current.from, -1), calendar);
  const following = currentFinancialYear(addDays(current.to, 1), calendar);
  return [
    privileged(preceding, addDays(current.to, 1)),
    privileged(current, addDays(following.to, 1)),
  ];
}

function privileged(
  { from, to }: { readonly from: LocalDate; readonly to: LocalDate },
  drops_out_on: LocalDate,
): PrivilegedYear {
  return {
    from,
    to,
    drops_out_on,
    alarms: ALARM_DAYS.map((days) => addDays(drops_out_on, -days)),
  };
}

/** An unpaid charge of a lot. */
export interface OpenCharge {
  readonly unit_id: string;
  /** Day by which the charge belongs to a financial year. */
  readonly charged_on: LocalDate;
  readonly open_cents: Cents;
}

/** Unpaid charges of a lot by privilege. */
export interface LotPrivilege {
  readonly unit_id: string;
  readonly years: readonly (PrivilegedYear & { readonly open_cents: Cents })[];
  /** Older charges, which rank with those of other creditors. */
  readonly unprivileged_cents: Cents;
}

/**
 * Sums the unpaid charges of each lot by privilege, lots in the order given. A charge dated after the
 * current year counts with it: it will have the privilege of its own year at least as long.
 * Rule: Mortgage Act, art. 27 7°; it ranks after court costs, insurers and earlier registered rights, and
 * is not registered itself.
 */
export function sumPrivileges(
  charges: readonly OpenCharge[],
  on: LocalDate,
  calendar: FinancialCalendar,
): LotPrivilege[] {
  const [preceding, current] = listPrivilegedYears(on, calendar);
  return [...Map.groupBy(charges, ({ unit_id }) => unit_id)].map(([unit_id, own]) => {
    const sum = (from: LocalDate | null, to: LocalDate | null) =>
      sumCents(
        own
          .filter(
            ({ charged_on }) =>
              (from === null || charged_on >= from) && (to === null || charged_on < to),
          )
          .map(({ open_cents }) => open_cents),
      );
    return {
      unit_id,
      years: [
        { ...preceding, open_cents: sum(preceding.from, current.from) },
        { ...current, open_cents: sum(current.from, null) },
      ],
      unprivileged_cents: sum(null, preceding.from),
    };
  });
}
