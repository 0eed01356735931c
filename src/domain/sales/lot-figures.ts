import { splitByUnit, type WeightedUnit } from '#domain/charges/split-amount.ts';
import type { Fund } from '#domain/funds/funds.ts';
import { addDays, earliest, type LocalDate } from '#domain/kernel/local-date.ts';
import { sumCents, type Cents } from '#domain/kernel/money.ts';

/** Days that the figures of a lot depend on. */
export interface AnswerDays {
  /** Day of the answer. */
  readonly on: LocalDate;
  /** Day on which the transfer becomes certain towards third parties. */
  readonly certain_date: LocalDate;
  /** First day on which the buyer may enjoy the common parts. */
  readonly enjoyment_from: LocalDate;
}

/** A change of an owner's account, positive if they owe more. */
export interface AccountMovement {
  readonly owner_id: string;
  readonly dated_on: LocalDate;
  readonly amount_cents: Cents;
}

/** The balance of a selling owner at the end of a day; negative: a credit. */
export interface Arrears {
  readonly owner_id: string;
  readonly on: LocalDate;
  readonly amount_cents: Cents;
}

/**
 * Computes the accounts of the sellers at the end of the day before enjoyment, or of the day of the answer
 * if that is earlier: all funds, recovery costs and sent statements included, lots together.
 * Rule: Civil Code, art. 3.94 §1 2°.
 */
export function computeArrears(
  movements: readonly AccountMovement[],
  seller_ids: readonly string[],
  { on, enjoyment_from }: Pick<AnswerDays, 'on' | 'enjoyment_from'>,
): Arrears[] {
  const day = earliest(on, addDays(enjoyment_from, -1));
  const known = movements.filter(({ dated_on }) => dated_on <= day);
  return seller_ids.map((owner_id) => ({
    owner_id,
    on: day,
    amount_cents: sumCents(
      known.filter((one) => one.owner_id === owner_id).map(({ amount_cents }) => amount_cents),
    ),
  }));
}

/**
 * Computes the part of lots in the reserve, for information: fund × quota / total of each lot, rounded down
 * to the cent. An overdrawn fund has no part.
 * Rule: the share of the reserve stays with the association (Civil Code, art. 3.94 §5 2°).
 */
export function computeReserveShare(
  fund_cents: Cents,
  quotas: readonly number[],
  total_quota: number,
): Cents {
  if (fund_cents <= 0) return 0;
  const parts = quotas.map((quota) => (BigInt(fund_cents) * BigInt(quota)) / BigInt(total_quota));
  return sumCents(parts.map(Number));
}

/** The part of the lots in a call, drafted or sent, whoever is charged for it. */
export interface LotCall {
  readonly call_id: string;
  readonly title: string;
  readonly fund: Fund;
  readonly call_date: LocalDate;
  readonly decision_id: string | null;
  readonly amount_cents: Cents;
}

/** A decision of the assembly to spend or to call. */
export interface CostDecision {
  readonly id: string;
  readonly title: string;
  readonly decided_on: LocalDate;
  /** Null: unknown. */
  readonly amount_cents: Cents | null;
  /** Weights of all lots in the key of the decision; null: no key. */
  readonly weights: readonly WeightedUnit[] | null;
  /** Null: the work goes on. */
  readonly finished_on: LocalDate | null;
}

/** A call that the buyer will be asked to pay. */
export interface CallToCome extends Omit<LotCall, 'fund'> {
  readonly decided_on: LocalDate | null;
}

/** A decision before the certain date whose payment is asked from the buyer. */
export interface WorksToCome {
  /** Null: the call names no decision. */
  readonly decision_id: string | null;
  readonly decided_on: LocalDate | null;
  readonly title: string;
  readonly total_cents: Cents | null;
  readonly lot_share_cents: Cents | null;
  readonly asked_cents: Cents;
  readonly to_come_cents: Cents;
}

/** Funds whose calls follow a decision of the assembly and are not shared by days. */
const DECIDED_FUNDS: readonly Fund[] = ['Works', 'WorkingCapital'];

type Days = Pick<AnswerDays, 'certain_date' | 'enjoyment_from'>;

/**
 * Lists the calls for the reserve that are decided before the certain date and dated on or after enjoyment,
 * by date. A call that names no decision counts as decided: the syndic calls only what was decided.
 * Rule: Civil Code, art. 3.94 §1 3°; the day of enjoyment is the buyer's.
 */
export function listReserveCallsToCome(
  calls: readonly LotCall[],
  decisions: readonly CostDecision[],
  days: Days,
): CallToCome[] {
  return listToCome(
    calls.filter(({ fund }) => fund === 'Reserve'),
    decisions,
    days,
  ).map(({ fund: _reserve, ...call }) => call);
}

/**
 * Lists the decisions before the certain date of which payment is asked on or after enjoyment, by date,
 * each with its total, the part of the lots by its key, what was asked before, and what is to come. A call
 * that names no decision is listed separately.
 * Rule: Civil Code, art. 3.94 §2 1°–3°.
 */
export function listWorksToCome(
  calls: readonly LotCall[],
  decisions: readonly CostDecision[],
  days: Days,
  unit_ids: readonly string[],
): WorksToCome[] {
  const decided = calls.filter(({ fund }) => DECIDED_FUNDS.includes(fund));
  const coming = listToCome(decided, decisions, days);
  const groups = Map.groupBy(coming, ({ decision_id, call_id }) => decision_id ?? call_id);
  return [...groups.values()].flatMap((group): WorksToCome[] => {
    const [first] = group;
    if (first === undefined) return [];
    const decision = decisions.find(({ id }) => id === first.decision_id);
    const before = decided.filter(
      ({ decision_id, call_date }) =>
        decision_id !== null &&
        decision_id === first.decision_id &&
        call_date < days.enjoyment_from,
    );
    return [
      {
        decision_id: first.decision_id,
        decided_on: first.decided_on,
        title: decision?.title ?? first.title,
        total_cents: decision?.amount_cents ?? null,
        lot_share_cents: decision === undefined ? null : computeLotShare(decision, unit_ids),
        asked_cents: sumCents(before.map(({ amount_cents }) => amount_cents)),
        to_come_cents: sumCents(group.map(({ amount_cents }) => amount_cents)),
      },
    ];
  });
}

/** Computes the part of lots in the amount of a decision by its key; null: amount or key is unknown. */
export function computeLotShare(
  { amount_cents, weights }: Pick<CostDecision, 'amount_cents' | 'weights'>,
  unit_ids: readonly string[],
): Cents | null {
  if (amount_cents === null || weights === null) return null;
  const parts = splitByUnit(amount_cents, weights);
  return sumCents(
    parts.filter(({ unit_id }) => unit_ids.includes(unit_id)).map((part) => part.amount_cents),
  );
}

function listToCome(
  calls: readonly LotCall[],
  decisions: readonly CostDecision[],
  { certain_date, enjoyment_from }: Days,
): (CallToCome & Pick<LotCall, 'fund'>)[] {
  const decidedOn = new Map(decisions.map(({ id, decided_on }) => [id, decided_on]));
  return calls
    .map((call) => ({ ...call, decided_on: decidedOn.get(call.decision_id ?? '') ?? null }))
    .filter(
      ({ call_date, decided_on, amount_cents }) =>
        amount_cents !== 0 &&
        call_date >= enjoyment_from &&
        (decided_on === null || decided_on < certain_date),
    )
    .sort((one, other) => (one.call_date < other.call_date ? -1 : 1));
}
