import type { SettlementPeriod } from '#domain/costs/covered-days.ts';
import { latest, type LocalDate } from '#domain/kernel/local-date.ts';
import type { RowOrigin, StatementDecision } from './statement-input.ts';

/** Facts about a line or a call that decide which run settles it. */
interface Settled {
  readonly decision_id: string | null;
  readonly settled_in: string | null;
  /** The closed year that it corrects. */
  readonly corrects_fiscal_year?: number | null;
}

/** How a line or a call takes part in a run. */
export interface Selection {
  /** The run that settles it, this one or an earlier one. */
  readonly run: SettlementPeriod;
  readonly origin: RowOrigin;
}

/**
 * Finds the day that decides which run settles something: its own, or the day on which the works of its
 * decision were finished if that is later; null while they are not.
 * Rule: works over several periods are settled together, without result until then.
 */
function findSettlementDay(
  day: LocalDate,
  decision_id: string | null,
  decisions: ReadonlyMap<string, Pick<StatementDecision, 'finished_on'>>,
): LocalDate | null {
  const decision = decision_id === null ? undefined : decisions.get(decision_id);
  if (decision === undefined) return day;
  return decision.finished_on === null ? null : latest(day, decision.finished_on);
}

/**
 * Makes a function that finds the run that settles a line or a call: the one that did, or this one for
 * everything up to its last day that no run has settled, so that what is entered after its own period was
 * settled goes to the next; undefined: a later run. Corrections of a closed year are listed as earlier.
 */
export function makeSelector(
  run: SettlementPeriod,
  earlier_runs: readonly SettlementPeriod[],
  decisions: readonly StatementDecision[],
  starts_on: LocalDate | null,
): (settled: Settled, day: LocalDate) => Selection | undefined {
  const runById = new Map([...earlier_runs, run].map((one) => [one.id, one]));
  const decisionById = new Map(decisions.map((one) => [one.id, one]));
  return ({ decision_id, settled_in, corrects_fiscal_year = null }, own) => {
    if (settled_in !== null && settled_in !== run.id) {
      const before = runById.get(settled_in);
      return before === undefined ? undefined : { run: before, origin: 'Period' };
    }
    if (starts_on !== null && own < starts_on) return undefined;
    const day = findSettlementDay(own, decision_id, decisionById);
    if (day === null || day > run.period_to) return undefined;
    const isEarlier = day < run.period_from || corrects_fiscal_year !== null;
    return { run, origin: isEarlier ? 'EarlierPeriod' : 'Period' };
  };
}
