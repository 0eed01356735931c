import { getYear } from '#domain/kernel/local-date.ts';
import { findToday, systemClock } from '#platform/clock.ts';
import { pick } from './facts.ts';
import { resultOf, type FundsBench } from './funds-case.ts';
import { openOffice } from './funds-office.ts';
import { watchMemory, type Peak } from './peak-memory.ts';
import type { Result } from './run-cases.ts';
import { settleJobs } from './settle-jobs.ts';
import { createTenant, measureAnswers, read, type Tenant, type Timed } from './tenant.ts';

const LINES = 60;
/** Lines of one entry. */
const AT_ONCE = 10;
const ACCOUNTS = ['61011', '6105', '6107', '6120', '6121', '6122', '61300', '6140', '65', '616'];
const BUILDINGS = 3;
/** Added memory of the service, for both parts of a run. */
const GROWTH_MIB = 100;

interface Run {
  readonly id: string;
  readonly status: string;
  readonly findings: readonly { readonly code: string }[];
}

/**
 * Settles a month of 60 cost lines in some buildings, on a fresh service: looks at the draft and its lines,
 * then freezes and sends it. Its memory is that of one run, above that of the service at rest.
 */
export async function runStatements(bench: FundsBench): Promise<Result[]> {
  const lots = bench.isQuick ? 200 : 1_000;
  const office = await openOffice(bench, { buildings: BUILDINGS, owners_per_building: lots });
  const year = getYear(findToday(systemClock)) - 1;
  const days = { start_date: `${year}-01-01`, end_date: `${year}-12-31` };
  for (const id of office.building_ids)
    await office.must('POST', `/buildings/${id}/fiscal-years`, days);
  const service = await bench.startAnother();
  const collector = await service.openCollector();
  const tenant = createTenant(service.origin, office.token);
  const rounds: { readonly result: SettledMonth; readonly memory: Peak }[] = [];
  for (const building_id of office.building_ids) {
    const month = { building_id, first: `${year}-01-01`, last: `${year}-01-31`, lots };
    await enterCosts(tenant, month);
    // The letters of the month before would otherwise be part of the result.
    await settleJobs(bench.url);
    await collector.collect();
    rounds.push(
      await watchMemory(
        () => service.memory(),
        () => settleMonth(tenant, month),
      ),
    );
  }
  collector.close();
  await service.stop();
  const title = `statements of ${lots} lots × ${LINES} lines`;
  const growthOf = ({ before, peak }: Peak) => peak - before;
  const memory = rounds
    .map((round) => round.memory)
    .reduce((most, one) => (growthOf(one) > growthOf(most) ? one : most));
  const show = (part: string, answers: readonly Timed[], seconds: number) =>
    resultOf(`${title}, ${part}`, measureAnswers(answers), {
      memory,
      target: { seconds, growth: GROWTH_MIB },
    });
  return [
    show(
      'preview',
      rounds.map(({ result }) => result.preview),
      3,
    ),
    show(
      'freeze and send',
      rounds.map(({ result }) => result.sending),
      5,
    ),
  ];
}

interface Month {
  readonly building_id: string;
  readonly first: string;
  readonly last: string;
  readonly lots: number;
}

/** Enters the costs of a month. */
async function enterCosts(tenant: Tenant, { building_id, first, last }: Month): Promise<void> {
  const costs = Array.from({ length: LINES }, (_, index) => ({
    account_code: pick(ACCOUNTS, index),
    debit: 1_000 + index,
    period_from: first,
    period_to: last,
    vat_amount: 50,
  }));
  for (let index = 0; index < LINES; index += AT_ONCE) {
    const some = costs.slice(index, index + AT_ONCE);
    const credit = some.reduce((sum, { debit }) => sum + debit, 0);
    await tenant.must('POST', '/journal-entries', {
      building_id,
      entry_date: last,
      description: 'Costs of the month',
      lines: [...some, { account_code: '551', credit }],
    });
  }
}

interface SettledMonth {
  readonly preview: Timed;
  readonly sending: Timed;
}

/** Settles a month. @returns the time of each part */
async function settleMonth(
  tenant: Tenant,
  { building_id, first, last, lots }: Month,
): Promise<SettledMonth> {
  const period = { period_from: first, period_to: last };
  const made = await tenant.ask('POST', `/buildings/${building_id}/statements`, period);
  const { id, findings } = read(made) as Run;
  const shown = await tenant.ask('GET', `/statements/${id}/lines`);
  const rows = (read(shown) as { readonly lines: readonly unknown[] }).lines.length;
  if (rows !== lots * LINES) throw new Error(`${rows} rows instead of ${lots * LINES}`);
  const acknowledge = findings.map(({ code }) => code);
  const frozen = await tenant.ask('PUT', `/statements/${id}/freeze`, { acknowledge });
  const sent = await tenant.ask('PUT', `/statements/${id}/send`, { due_date: last });
  if ((read(sent) as Run).status !== 'Sent') throw new Error(sent.body.toString());
  return { preview: joinAnswers(made, shown), sending: joinAnswers(frozen, sent) };
}

/** Joins two answers to one that took as long as both. */
function joinAnswers(one: Timed, other: Timed): Timed {
  const status = Math.max(one.status, other.status);
  return { ...other, status, milliseconds: one.milliseconds + other.milliseconds };
}
