import type { LotPart } from '#domain/costs/allocate-lots.ts';
import type { CostFinding } from '#domain/costs/cost-finding.ts';
import type { CostLine } from '#domain/costs/cost-line.ts';
import type { SettlementPeriod } from '#domain/costs/covered-days.ts';
import { settleWorks } from '#domain/costs/settle-works.ts';
import { sumCents, type Cents } from '#domain/kernel/money.ts';
import type { SettledCall } from './called-rows.ts';
import type { LineContext } from './line-rows.ts';
import type { Selection } from './run-selection.ts';
import type { StatementDecision, StatementRow } from './statement-input.ts';

/** A line of works divided over lots, with the run that settles it. */
export interface WorksLine extends Selection {
  readonly line: CostLine;
  readonly parts: readonly LotPart[];
}

/** The works of a decision as one run settles them; amounts are positive, the balance is signed. */
export interface DecisionWorks {
  readonly decision_id: string;
  readonly run_id: string;
  readonly title: string;
  readonly cost_cents: Cents;
  readonly from_reserve_cents: Cents;
  readonly from_loan_cents: Cents;
  readonly called_cents: Cents;
  /** Cost less reserve, loan and calls: what the statements ask for, or give back. */
  readonly balance_cents: Cents;
  readonly lines: readonly {
    readonly line_id: string;
    readonly unit_id: string;
    readonly amount_cents: Cents;
  }[];
}

/** The account that works of a decision are shown on. */
const WORKS_ACCOUNT = '611';

interface SettledDecision {
  readonly run: SettlementPeriod;
  readonly works: DecisionWorks;
  readonly rows: readonly StatementRow[];
  readonly findings: readonly CostFinding[];
}

/** Settles the works of a decision, once for each run that takes lines or calls of it. */
export function settleDecision(
  decision: StatementDecision,
  {
    lines,
    calls,
    context,
  }: {
    readonly lines: readonly WorksLine[];
    readonly calls: readonly SettledCall[];
    readonly context: LineContext;
  },
): SettledDecision[] {
  const runs = new Map(
    [...lines, ...calls.map(({ selection }) => selection)].map(({ run }) => [run.id, run]),
  );
  return [...runs.values()].map((run): SettledDecision => {
    const ofRun = lines.filter((line) => line.run.id === run.id);
    const asked = calls
      .filter(({ selection }) => selection.run.id === run.id)
      .map(({ call }) => call);
    const { charges, missing } = settleWorks(
      ofRun.flatMap(({ parts }) => parts),
      asked,
      context.register,
      { last_day: run.period_to, numbers: context.numbers },
    );
    const keys = new Set(ofRun.map(({ line }) => line.distribution_key_id));
    const place = {
      decision_id: decision.id,
      works_run_id: run.id,
      distribution_key_ids: [...(keys.size > 0 ? keys : askedKeys(asked))].sort(),
    };
    return {
      run,
      works: summarizeWorks(decision, run, ofRun, sumCents(asked.map((one) => one.amount_cents))),
      rows: charges.map((charge) => ({ ...EMPTY_ROW, ...place, ...charge })),
      findings: missing.map((one) => ({ ...EMPTY_FINDING, ...one, decision_id: decision.id })),
    };
  });
}

function askedKeys(asked: readonly { readonly distribution_key_id: string }[]): Set<string> {
  return new Set(asked.map(({ distribution_key_id }) => distribution_key_id));
}

/** A row of works names no line, weight or days: it is settled against what was asked. */
const EMPTY_ROW = {
  line_id: null,
  account_code: WORKS_ACCOUNT,
  nature: 'Extraordinary',
  weight: null,
  total_weight: null,
  share: null,
  days: null,
  total_days: null,
  period_from: null,
  period_to: null,
  consumption: null,
  recoverable_cents: 0,
  origin: 'Period',
} as const;

const EMPTY_FINDING = {
  code: 'ownership_incomplete',
  line_id: null,
  distribution_key_id: null,
} as const;

function summarizeWorks(
  { id, title, from_loan_cents }: StatementDecision,
  run: SettlementPeriod,
  lines: readonly WorksLine[],
  called_cents: Cents,
): DecisionWorks {
  const released = sumCents(lines.map(({ line }) => line.released_cents));
  const net = sumCents(lines.map(({ line }) => line.amount_cents));
  return {
    decision_id: id,
    run_id: run.id,
    title,
    cost_cents: net + released,
    from_reserve_cents: released,
    from_loan_cents,
    called_cents,
    balance_cents: sumCents([net, -from_loan_cents, -called_cents]),
    lines: lines.flatMap(({ line, parts }) =>
      parts.map(({ unit_id, amount_cents }) => ({ line_id: line.id, unit_id, amount_cents })),
    ),
  };
}
