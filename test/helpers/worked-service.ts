import { expect } from 'vitest';
import { compareCodePoints } from '#domain/kernel/code-points.ts';
import { addDays, latest } from '#domain/kernel/local-date.ts';
import { anOrganization, must, type Json, type TestApp } from './test-app.ts';
import { enterDocument, listDocuments } from './worked-documents.ts';
import {
  enterBuilding,
  enterPayments,
  enterSale,
  listCallSteps,
  listDecisionSteps,
  listSales,
  type EnteredBuilding,
} from './worked-entry.ts';
import type { WorkedBuilding } from './worked-statement.ts';

/** Orders of entry: all sales before everything else, or each thing on its day, with later calls moved. */
export type EntryOrder = 'SalesFirst' | 'AsTheyHappen';

/** A settled period of a building as the service shows it, after it was sent. */
export interface ShownRun {
  readonly draft: Json;
  readonly sent: Json;
  readonly lines: Json[];
  readonly owners: Json[];
  readonly works: Json[];
  readonly ties: Json[];
}

/** Enters the year of a worked building over HTTP and sends the statements of each period. */
export async function settleOverHttp(
  test: TestApp,
  worked: WorkedBuilding,
  order: EntryOrder,
): Promise<{ readonly entered: EnteredBuilding; readonly runs: readonly ShownRun[] }> {
  const first = worked.periods[0]?.period_from ?? '';
  const last = worked.periods.at(-1)?.settled_on ?? '';
  const setDay = (day: string) => test.clock.set(`${day}T09:00:00Z`);
  const isDaily = order === 'AsTheyHappen';
  setDay(isDaily ? first : last);
  const entered = await enterBuilding(test, await anOrganization(test), worked);
  const sales = listSales(entered);
  if (!isDaily) for (const sale of sales) await enterSale(entered, sale);
  const steps = listSteps(test, entered, isDaily ? sales : []);
  const runs: ShownRun[] = [];
  let [done, paidFrom] = [0, first];
  for (const period of worked.periods) {
    const due = steps.slice(done).filter(({ day }) => day < period.settled_on);
    for (const { day, enter } of due) {
      if (isDaily) setDay(latest(day, first));
      await enter();
    }
    done += due.length;
    if (isDaily) setDay(period.settled_on);
    await enterPayments(test, entered, { from: paidFrom, to: addDays(period.settled_on, -1) });
    paidFrom = period.settled_on;
    runs.push(await settlePeriod(entered, period));
  }
  return { entered, runs };
}

/** Lists decisions, calls, documents and the given sales in the order of their days. */
function listSteps(test: TestApp, entered: EnteredBuilding, sales: ReturnType<typeof listSales>) {
  return [
    ...listDecisionSteps(entered),
    ...listCallSteps(entered),
    ...listDocuments(entered).map((document) => ({
      day: document.posted_on,
      enter: () => enterDocument(test, entered, document),
    })),
    ...sales.map((sale) => ({ day: sale.day, enter: () => enterSale(entered, sale) })),
  ].sort((a, b) => compareCodePoints(a.day, b.day));
}

/** Enters the year of a worked building over HTTP, and settles nothing. */
export async function enterWholeYear(
  test: TestApp,
  organizationId: string,
  worked: WorkedBuilding,
): Promise<EnteredBuilding> {
  const entered = await enterBuilding(test, organizationId, worked);
  for (const sale of listSales(entered)) await enterSale(entered, sale);
  for (const { enter } of listSteps(test, entered, [])) await enter();
  const [from, to] = [worked.periods[0]?.period_from, worked.periods.at(-1)?.settled_on];
  await enterPayments(test, entered, { from: from ?? '', to: addDays(to ?? '', -1) });
  return entered;
}

/** Creates, freezes and sends the statements of a period, and reads all that is shown of them. */
async function settlePeriod(
  entered: EnteredBuilding,
  { period_from, period_to }: { readonly period_from: string; readonly period_to: string },
): Promise<ShownRun> {
  const { syndic } = await entered.people();
  const path = `/buildings/${entered.buildingId}/statements`;
  const draft = must(await syndic.post(path, { period_from, period_to }), 201);
  const own = `/statements/${draft.id}`;
  const acknowledge = draft.findings.map(({ code }: Json) => code);
  const before = must(await syndic.get(`${own}/lines`), 200);
  must(await syndic.put(`${own}/freeze`, { acknowledge }), 200);
  const sent = must(await syndic.put(`${own}/send`, { due_date: addDays(period_to, 90) }), 200);
  const after = must(await syndic.get(`${own}/lines`), 200);
  expect(withoutNumbers(after)).toEqual(withoutNumbers(before));
  return {
    draft,
    sent,
    lines: after.lines,
    owners: must(await syndic.get(`${own}/owners`), 200),
    works: must(await syndic.get(`${own}/works`), 200).works,
    ties: must(await syndic.get(`${own}/ties`), 200),
  };
}

/** Takes from lines the numbers that a run gives them when it is frozen. */
function withoutNumbers({ lines, ...sums }: Json): Json {
  return { ...sums, lines: lines.map((line: Json) => ({ ...line, number: null })) };
}
