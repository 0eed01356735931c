import type { CreateCallSeries } from '#contract/calls-for-funds.ts';
import { numberCallParts, summarizeParts, type NumberedPart } from '#domain/funds/call-parts.ts';
import {
  defaultIntervalMonths,
  listInstalmentDates,
  planInstalments,
  type Instalment,
} from '#domain/funds/instalments.ts';
import { assert } from '#domain/kernel/assert.ts';
import { findKeyWeights } from '#features/register/distribution-keys/index.ts';
import { withFieldPointers } from '#features/shared/index.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { recognizeCallTitle } from '#platform/i18n/known-titles.ts';
import { insertInstalmentUnits } from '../instalments-repository.ts';
import { insertParts } from '../parts-repository.ts';
import type { ShownCallRow } from '../repository.ts';
import {
  checkDates,
  toDraftParts,
  insertDraft,
  resolveWantedCall,
  type Dates,
} from './create-calls.ts';

type PlannedPart = NumberedPart & Instalment;

/**
 * Creates the instalments of a yearly amount, or of several in parts, as drafts. The share of each unit
 * is fixed now, by the weights on the first call date; the owners are those on the date of each call.
 */
export async function createCallSeries(
  ctx: TenantContext,
  input: CreateCallSeries,
): Promise<ShownCallRow[]> {
  const { building_id, title, description, due_date, instalments: instalment_count } = input;
  const { call_date = ctx.today, interval_months = defaultIntervalMonths(instalment_count) } =
    input;
  const first = { call_date, due_date };
  checkDates(first);
  const { parts, ...whole } = await resolveWantedCall(ctx, input);
  const isParted = parts.length > 0;
  const year = numberCallParts({ ...whole, split_key_name: null }, toDraftParts(parts));
  const plans = await planYear(ctx, year, { ...input, call_date, isParted });
  const dates = datesOf(first, { instalments: instalment_count, interval_months });
  const series_id = ctx.newId();
  const planned = dates.map((days, index) => ({
    days,
    call_id: ctx.newId(),
    parts: plans.map((plan) => instalmentOf(plan, index)),
  }));
  const drafts = await Promise.all(
    planned.map(({ days, call_id: id, parts: own }, index) => {
      const numbered = `${title} (${index + 1}/${instalment_count})`;
      return insertDraft(ctx, {
        building_id,
        ...(description === undefined ? {} : { description }),
        ...days,
        ...summarizeParts(own),
        decision_id: whole.decision_id,
        id,
        title: numbered,
        text_key: recognizeCallTitle(numbered),
        series_id,
        instalment_number: index + 1,
        instalment_count,
      });
    }),
  );
  const shown = planned.map(({ parts: own }) => (isParted ? own.map(toPartColumns) : []));
  await Promise.all([
    ...planned.map(({ call_id }, index) => insertParts(ctx.db, call_id, shown[index] ?? [])),
    insertInstalmentUnits(
      ctx.db,
      planned.flatMap(({ call_id, parts: own }) => own.map((part) => ({ ...part, call_id }))),
    ),
  ]);
  return drafts.map((draft, index) => ({ ...draft, parts: toDraftParts(shown[index] ?? []) }));
}

interface Year extends Pick<CreateCallSeries, 'building_id' | 'instalments'> {
  readonly call_date: string;
  readonly isParted: boolean;
}

/** Splits each part of the year into the same number of instalments, by its own key. */
function planYear(
  ctx: TenantContext,
  year: readonly NumberedPart[],
  { building_id, instalments, call_date: date, isParted }: Year,
): Promise<PlannedPart[][]> {
  return Promise.all(
    year.map(async (part, index) => {
      const { distribution_key_id, amount_cents } = part;
      const { units } = await findKeyWeights(ctx.db, { building_id, distribution_key_id, date });
      const within = isParted ? `/body/parts/${index}` : '/body';
      const plan = withFieldPointers({ instalment_empty: `${within}/total_amount` }, () =>
        planInstalments({ amount_cents, units, instalments }),
      );
      return plan.map((instalment) => ({ ...part, ...instalment }));
    }),
  );
}

function instalmentOf(plan: readonly PlannedPart[], index: number): PlannedPart {
  const instalment = plan[index];
  assert(instalment !== undefined, 'Each part of a year has as many instalments');
  return instalment;
}

function toPartColumns({ fund, distribution_key_id, amount_cents, decision_id }: PlannedPart) {
  return { fund, distribution_key_id, amount_cents, decision_id };
}

function datesOf(first: Dates, rhythm: { instalments: number; interval_months: number }): Dates[] {
  const dueDates = listInstalmentDates(first.due_date, rhythm);
  return listInstalmentDates(first.call_date, rhythm).map((call_date, index) => {
    const dates = { call_date, due_date: dueDates[index] ?? first.due_date };
    checkDates(dates);
    return dates;
  });
}
