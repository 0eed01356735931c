import { addMonths, latest, type LocalDate } from '#domain/kernel/local-date.ts';
import { sumCents, type Cents } from '#domain/kernel/money.ts';

/**
 * Acts that interrupt limitation: a formal notice by a lawyer or bailiff, an acknowledgement by the debtor
 * (also a part payment), a summons, and a final judgment. A registered letter of the syndic does not.
 */
export const INTERRUPTION_KINDS = [
  'LawyerNotice',
  'Acknowledgement',
  'Summons',
  'Judgment',
] as const;
export type InterruptionKind = (typeof INTERRUPTION_KINDS)[number];

/** An act that interrupts limitation, and its proof. */
export interface Interruption {
  readonly kind: InterruptionKind;
  readonly done_on: LocalDate;
  /** Document that proves it; null: it does not count. */
  readonly proof_document_id: string | null;
}

/** Why an act does not interrupt. */
type IgnoredReason = 'NoProof' | 'TooLate' | 'SecondNotice' | 'Pending';

/** Limitation of a debt. */
export interface Limitation {
  /** Last day on which the debt can still be claimed in court; null: a case is pending. */
  readonly last_on: LocalDate | null;
  /** One year before it; null: a case is pending. */
  readonly alarm_on: LocalDate | null;
  readonly ignored: readonly (Interruption & { readonly reason: IgnoredReason })[];
}

const LIMITATION_MONTHS = 60;
const ALARM_MONTHS = 12;
/** Months after the due date from which a debt that nothing interrupted is in its last year. */
export const ALARM_FROM_MONTHS = LIMITATION_MONTHS - ALARM_MONTHS;

/** Months that an act gives from its day. */
const MONTHS: Readonly<Record<Exclude<InterruptionKind, 'Summons'>, number>> = {
  LawyerNotice: 12,
  Acknowledgement: LIMITATION_MONTHS,
  Judgment: 120,
};

/**
 * Calculates when a debt due on a day is barred: 5 years from the due date, for works and reserve too, where
 * 5 or 10 is debated. An acknowledgement starts 5 years again; a summons stops the term until the judgment,
 * which gives 10; a formal notice of a lawyer or bailiff gives one year, once, and never shortens the term.
 * Acts without proof or after the last day change nothing. The last day does not move after a holiday, which
 * is the safe reading.
 * Rule: former Civil Code, art. 2244, 2248, 2262bis and 2277.
 */
export function calculateLimitation(
  due_on: LocalDate,
  interruptions: readonly Interruption[],
): Limitation {
  let last: LocalDate | null = addMonths(due_on, LIMITATION_MONTHS);
  let isNoticeUsed = false;
  const ignored: Limitation['ignored'][number][] = [];
  for (const act of [...interruptions].sort((a, b) => (a.done_on < b.done_on ? -1 : 1))) {
    const reason = findReasonToIgnore(act, last, isNoticeUsed);
    if (reason !== null) {
      ignored.push({ ...act, reason });
      continue;
    }
    if (act.kind === 'LawyerNotice') isNoticeUsed = true;
    last = extend(act, last);
  }
  return {
    last_on: last,
    alarm_on: last === null ? null : addMonths(last, -ALARM_MONTHS),
    ignored,
  };
}

function findReasonToIgnore(
  { kind, done_on, proof_document_id }: Interruption,
  last: LocalDate | null,
  isNoticeUsed: boolean,
): IgnoredReason | null {
  if (proof_document_id === null) return 'NoProof';
  if (last === null) return kind === 'Judgment' ? null : 'Pending';
  if (done_on > last) return 'TooLate';
  return kind === 'LawyerNotice' && isNoticeUsed ? 'SecondNotice' : null;
}

/** Starts the term that an act gives; no act in time shortens the term that runs. */
function extend({ kind, done_on }: Interruption, last: LocalDate | null): LocalDate | null {
  return kind === 'Summons' ? null : latest(last ?? done_on, addMonths(done_on, MONTHS[kind]));
}

/** State of a debt towards its limitation on a day. */
type LimitationState = 'Running' | 'Alarm' | 'Pending' | 'Barred';

/** Returns the state of a debt on a day: Alarm from one year before the last day. */
export function findLimitationState(
  { last_on, alarm_on }: Pick<Limitation, 'last_on' | 'alarm_on'>,
  today: LocalDate,
): LimitationState {
  if (last_on === null || alarm_on === null) return 'Pending';
  if (today > last_on) return 'Barred';
  return today >= alarm_on ? 'Alarm' : 'Running';
}

/** An unpaid debt of a lot. */
export interface LimitedDebt {
  readonly unit_id: string;
  readonly due_on: LocalDate;
  readonly open_cents: Cents;
  readonly interruptions: readonly Interruption[];
}

/** Debts of a lot by limitation on a day. */
export interface LotLimitation {
  readonly unit_id: string;
  /** Earliest last day and alarm of the debts that are not barred; null: there are none with a term. */
  readonly last_on: LocalDate | null;
  readonly alarm_on: LocalDate | null;
  /** Open amounts by state. */
  readonly cents: Readonly<Record<LimitationState, Cents>>;
}

/** Sums the debts of each lot by the state of their limitation on a day, lots in the order given. */
export function sumLimitations(debts: readonly LimitedDebt[], today: LocalDate): LotLimitation[] {
  const dated = debts.map((debt) => {
    const limitation = calculateLimitation(debt.due_on, debt.interruptions);
    return { ...debt, ...limitation, state: findLimitationState(limitation, today) };
  });
  return [...Map.groupBy(dated, ({ unit_id }) => unit_id)].map(([unit_id, own]) => {
    const sum = (wanted: LimitationState) =>
      sumCents(own.filter(({ state }) => state === wanted).map(({ open_cents }) => open_cents));
    const [next = null] = own
      .filter(({ state }) => state === 'Running' || state === 'Alarm')
      .sort((a, b) => ((a.last_on ?? '') < (b.last_on ?? '') ? -1 : 1));
    return {
      unit_id,
      last_on: next?.last_on ?? null,
      alarm_on: next?.alarm_on ?? null,
      cents: {
        Running: sum('Running'),
        Alarm: sum('Alarm'),
        Pending: sum('Pending'),
        Barred: sum('Barred'),
      },
    };
  });
}
