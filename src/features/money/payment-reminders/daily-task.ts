import { listHoursBegun } from '#domain/payment-reminders/run-hours.ts';
import { createSweep, type SweepDependencies } from '#features/shared/index.ts';
import { instantOf, parseInstantMs } from '#platform/clock.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import type { Task } from '#platform/jobs/task.ts';
import type { RunPlace } from './run-repository.ts';
import type { ReminderSending } from './run-routes.ts';
import { runReminders } from './run.ts';
import { lockRanUntil, updateRanUntil } from './settings-repository.ts';
import { readReminderRules, type RulesOfBuildings } from './settings.ts';

const HOUR_MS = 60 * 60_000;

export type DailyRemindersDependencies = SweepDependencies & ReminderSending;

/**
 * Creates the task that runs the day's reminders, in each building at the hour of its settings. A second
 * run changes nothing; a missed hour is caught up.
 */
export function createDailyReminders(deps: DailyRemindersDependencies): Task {
  return createSweep(deps, 'daily-reminders', '0 * * * *', async (ctx) => {
    const hours = await takeHours(ctx);
    const where = placeOf(await readReminderRules(ctx.db), hours);
    if (where !== undefined)
      await runReminders(ctx, { dry_run: false, sending: deps.sending, where });
  });
}

/** Returns the hours that began since the last run; on the first run, the current hour. */
async function takeHours(ctx: TenantContext): Promise<ReadonlySet<number>> {
  const now = parseInstantMs(ctx.now);
  const ranUntil = await lockRanUntil(ctx.db, instantOf(now - HOUR_MS));
  await updateRanUntil(ctx.db, ctx.now);
  return listHoursBegun(parseInstantMs(ranUntil), now);
}

/** Finds the buildings whose hour is among these; undefined if there are none. */
function placeOf(
  { usual, own }: RulesOfBuildings,
  hours: ReadonlySet<number>,
): RunPlace | undefined {
  const isDue = ({ hour }: { readonly hour: number }) => hours.has(hour);
  const idsOf = (rows: typeof own) => rows.flatMap(({ building_id: id }) => id ?? []);
  if (isDue(usual)) return { except: idsOf(own.filter((row) => !isDue(row))) };
  const only = idsOf(own.filter(isDue));
  return only.length === 0 ? undefined : { only };
}
