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
import { readWorkedBuilding } from './worked-statement.ts';

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
  name: 'les-acacias' | 'ter-duinen',
  order: EntryOrder,
): Promise<{ readonly entered: EnteredBuilding; readonly runs: readonly ShownRun[] }> {
  const worked = readWorkedBuilding(name);
  const first = worked.periods[0]?.period_from ?? '';
  const last = worked.periods.at(-1)?.settled_on ?? '';
  const setDay = (day: string) => test.clock.set(`${day}T09:00:00Z`);
  const isDaily = order === 'AsTheyHappen';
  setDay(isDaily ? first : last);
  const entered = await enterBuilding(test, await anOrganization(test), name, worked);
  const sales = listSales(entered);
  if (!isDaily) for (const sale of sales) await enterSale(entered, sale);
  const steps = [
    ...listDecisionSteps(entered),
    ...listCallSteps(entered),
    ...listDocuments(entered).map((document) => ({
      day: document.posted_on,
      enter: () => enterDocument(test, entered, document),
    })),
    ...(isDaily ? sales : []).map((sale) => ({
      day: sale.day,
      enter: () => enterSale(entered, sale),
    })),
  ].sort((a, b) => compareCodePoints(a.day, b.day));
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
  if (JSON.stringify(before) !== JSON.stringify(after)) throw new Error('Freezing changed a line');
  return {
    draft,
    sent,
    lines: after.lines,
    owners: must(await syndic.get(`${own}/owners`), 200),
    works: must(await syndic.get(`${own}/works`), 200).works,
    ties: must(await syndic.get(`${own}/ties`), 200),
  };
}
