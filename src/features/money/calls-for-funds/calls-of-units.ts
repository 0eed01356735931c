import { splitByUnit, type WeightedUnit } from '#domain/charges/split-amount.ts';
import type { NumberedPart } from '#domain/funds/call-parts.ts';
import { sumCents, type Cents } from '#domain/kernel/money.ts';
import type { LotCall } from '#domain/sales/lot-figures.ts';
import { findKeyWeights } from '#features/register/distribution-keys/index.ts';
import type { Connection } from '#platform/db/connection.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { sumInstalmentsOfUnits } from './instalments-repository.ts';
import { findPartsOfCalls } from './parts-repository.ts';
import { findDraftCalls, findSentCallsOfUnits, type CallRow } from './repository.ts';

/**
 * Lists the shares of lots in the calls of their building, drafted or sent, of all their owners: one for
 * each call, fund and decision. Refuses quota_incomplete.
 */
export async function listCallsOfUnits(
  ctx: TenantContext,
  building_id: string,
  unit_ids: readonly string[],
): Promise<LotCall[]> {
  const [sent, drafts] = await Promise.all([
    findSentCallsOfUnits(ctx.db, building_id, unit_ids),
    findDraftCalls(ctx.db, building_id),
  ]);
  const drafted = (await splitDrafts(ctx.db, drafts, unit_ids)).map(
    ({ call, part, amount_cents }): LotCall => ({
      call_id: call.id,
      title: ctx.showTitle(call),
      fund: part.fund,
      call_date: call.call_date,
      decision_id: part.decision_id ?? call.decision_id,
      amount_cents,
    }),
  );
  return [
    ...sent.map(({ title, text_key, ...call }) => ({
      ...call,
      title: ctx.showTitle({ title, text_key }),
    })),
    ...drafted,
  ];
}

interface DraftPart {
  readonly call: CallRow;
  readonly part: NumberedPart;
}

/**
 * Adds to each part of drafts what some lots bear of it, in a number of round trips that does not depend on
 * them; the lots' shares of an instalment were fixed with its series.
 */
async function splitDrafts(
  db: Connection,
  drafts: readonly CallRow[],
  unit_ids: readonly string[],
): Promise<(DraftPart & { readonly amount_cents: Cents })[]> {
  const partsOf = await findPartsOfCalls(db, drafts);
  const all = drafts.flatMap((call) =>
    (partsOf.get(call.id) ?? []).map((part): DraftPart => ({ call, part })),
  );
  const instalments = drafts.filter(({ series_id }) => series_id !== null).map(({ id }) => id);
  const [fixed, weights] = await Promise.all([
    sumInstalmentsOfUnits(db, instalments, unit_ids),
    weighKeys(
      db,
      all.filter(({ call }) => call.series_id === null),
    ),
  ]);
  return all.map(({ call, part }) => {
    if (call.series_id !== null) {
      return { call, part, amount_cents: fixed.get(placeOf({ call, part })) ?? 0 };
    }
    const parts = splitByUnit(part.amount_cents, weights.get(keyOnDay({ call, part })) ?? []);
    const own = parts.filter(({ unit_id }) => unit_ids.includes(unit_id));
    return { call, part, amount_cents: sumCents(own.map(({ amount_cents }) => amount_cents)) };
  });
}

const placeOf = ({ call, part }: DraftPart) => `${call.id} ${part.part_number}`;

const keyOnDay = ({ call, part }: DraftPart) => `${part.distribution_key_id} ${call.call_date}`;

/** Finds the weights of each key on each day of the drafts. */
async function weighKeys(
  db: Connection,
  drafted: readonly DraftPart[],
): Promise<ReadonlyMap<string, readonly WeightedUnit[]>> {
  const distinct = new Map(drafted.map((one) => [keyOnDay(one), one]));
  const weighed = await Promise.all(
    [...distinct].map(async ([name, { call, part }]) => {
      const { building_id, call_date: date } = call;
      const { distribution_key_id } = part;
      const { units } = await findKeyWeights(db, { building_id, distribution_key_id, date });
      return [name, units] as const;
    }),
  );
  return new Map(weighed);
}
