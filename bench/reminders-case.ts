import { copyRows, type WrittenRows } from './bare-copy.ts';
import { resultOf, type FundsBench, type Target } from './funds-case.ts';
import { openOffice } from './funds-office.ts';
import type { Measurement } from './measurement.ts';
import { watchMemory, type Peak } from './peak-memory.ts';
import type { Result } from './run-cases.ts';
import type { RunningService } from './service.ts';
import { settleJobs } from './settle-jobs.ts';
import { createTenant, inTurn, measureAnswers, read, type Tenant } from './tenant.ts';

const OWNERS_PER_BUILDING = 100;
const DRY_RUNS = 3;
const STATS = 10;
const COPIES = 3;
const TARGET: Target = { seconds: 15, growth: 256 };

const written: readonly WrittenRows[] = [
  { table: 'payment_reminders', where: 'organization_id = $1' },
  { table: 'payment_reminder_items', where: 'organization_id = $1' },
  { table: 'payment_reminder_events', where: 'organization_id = $1' },
];

interface Run {
  readonly created: number;
  readonly escalated: number;
}

interface Stats {
  readonly total_reminders: number;
}

/**
 * Makes one overdue call per building, then runs the reminders for all debtors on a fresh service.
 */
export async function runReminders(bench: FundsBench): Promise<Result[]> {
  const buildings = bench.isQuick ? 20 : 500;
  const owners = buildings * OWNERS_PER_BUILDING;
  const office = await openOffice(bench, { buildings, owners_per_building: OWNERS_PER_BUILDING });
  for (const buildingId of office.building_ids) {
    const { id } = await office.draft(buildingId, 'Provision');
    await office.must('PUT', `/calls-for-funds/${id}/send`);
  }
  await settleJobs(bench.url);
  const service = await bench.startAnother();
  const tenant = createTenant(service.origin, office.token);
  const dry = await run(service, tenant, { times: DRY_RUNS, dry_run: true, created: owners });
  const first = await run(service, tenant, { times: 1, dry_run: false, created: owners });
  await settleJobs(bench.url);
  const second = await run(service, tenant, { times: 1, dry_run: false, created: 0 });
  const stats = measureAnswers(
    await inTurn(STATS, () => tenant.ask('GET', '/payment-reminders/stats')),
    (answer) => (read(answer) as Stats).total_reminders === owners,
  );
  await service.stop();
  const parameter = office.organization_id;
  const loop = await copyRows(bench.url, { times: COPIES, written, parameter });
  const title = `reminder run over ${owners} owners`;
  return [
    resultOf(`${title}, dry`, dry.shown, { ...dry, target: TARGET }),
    resultOf(title, first.shown, { ...first, target: TARGET, loop }),
    resultOf(`${title}, again`, second.shown, { ...second, target: TARGET }),
    resultOf(`reminder statistics of ${owners} owners`, stats),
  ];
}

/** Runs that each create a fixed number of reminders and leave the other debtors unchanged. */
async function run(
  service: RunningService,
  tenant: Tenant,
  given: { readonly times: number; readonly dry_run: boolean; readonly created: number },
): Promise<{ readonly shown: Measurement; readonly memory: Peak }> {
  const { times, dry_run, created } = given;
  const { result, memory } = await watchMemory(
    () => service.memory(),
    () => inTurn(times, () => tenant.ask('POST', '/payment-reminders/run', { dry_run })),
  );
  const shown = measureAnswers(result, (answer) => {
    const done = read(answer) as Run;
    return done.created === created && done.escalated === 0;
  });
  return { shown, memory };
}
