import { setTimeout } from 'node:timers/promises';
import type { Client } from 'pg';
import { openEventStreams, type EventStreams } from './event-streams.ts';
import { loading } from './loading.ts';
import { measured } from './measurement.ts';
import type { NotificationBench } from './notification-case.ts';
import { openNotificationOffice, type NotificationOffice } from './notification-office.ts';
import type { Result } from './run-cases.ts';
import { createTenant, type Tenant } from './tenant.ts';

const OWNERS = 200;
const POLL_MS = 20;
/** Once nothing has arrived for this long, all events are taken to be delivered. */
const QUIET_MS = 1_000;
const PATIENCE_MS = 20_000;

/** An owner who votes from their own login. */
interface Voter {
  readonly owner_id: string;
  readonly tenant: Tenant;
}

/** How long one item took, by each vote and after the last of them. */
interface Times {
  readonly votes: number[];
  readonly told: number[];
  readonly counted: number[];
  lost: number;
}

/**
 * All owners vote at the same time, each from their own login, while everyone's devices receive the
 * events.
 */
export async function runAssembly(bench: NotificationBench): Promise<Result[]> {
  const [people, items] = bench.isQuick ? [250, 2] : [501, 10];
  const office = await openNotificationOffice(bench, {
    name: 'assembly',
    users: people,
    isSent: false,
    register: { buildings: [1], units_per_building: OWNERS, flats_per_building: OWNERS },
    fill: makeOwners,
  });
  const { syndic, syndicToken, voters } = await findPeople(office);
  const tokens = office.users.map(({ token }) => token).filter((token) => token !== syndicToken);
  const { id, agenda, shares } = await openAssembly(syndic, voters, items);
  const streams = await openEventStreams(office.origin, tokens);
  const times: Times = { votes: [], told: [], counted: [], lost: 0 };
  for (const item of agenda) {
    const address = `/meetings/${id}/agenda-items/${item}`;
    await voteAtOnce({ syndic, voters, streams, shares, address }, times);
  }
  const { doubled } = streams;
  streams.close();
  await office.stop();
  const name = `${OWNERS} votes at once with ${tokens.length} streams`;
  const shown = (list: number[], failed: number) => measured(list, failed, 0);
  return [
    { name: `${name}, request to answer`, shown: shown(times.votes, times.lost), hasRate: false },
    {
      name: `${name}, last answer to all told of the result`,
      shown: shown(times.told, doubled),
      hasRate: false,
    },
    { name: `${name}, last answer to result`, shown: shown(times.counted, 0), hasRate: false },
  ];
}

/**
 * One item: all owners vote, all streams get the result, and the syndic closes it. Each vote must
 * count once.
 */
async function voteAtOnce(
  assembly: {
    readonly syndic: Tenant;
    readonly voters: readonly Voter[];
    readonly streams: EventStreams;
    readonly shares: number;
    readonly address: string;
  },
  times: Times,
): Promise<void> {
  const { syndic, voters, streams, shares, address } = assembly;
  const start = performance.now();
  const answers = await Promise.all(
    voters.map(({ owner_id, tenant }) =>
      tenant.ask('POST', `${address}/votes`, { owner_id, choice: 'For' }),
    ),
  );
  const last = performance.now();
  for (const { status, milliseconds } of answers)
    if (status === 201) times.votes.push(milliseconds);
    else times.lost += 1;
  const outcome = await syndic.must<{ readonly for: number }>('PUT', `${address}/close`);
  times.counted.push(performance.now() - last);
  if (outcome.for !== shares) times.lost += 1;
  times.told.push(Math.max(0, (await waitForLastEvent(streams, start)) - last));
}

/** Time until the last stream received the last event, the result. */
async function waitForLastEvent(streams: EventStreams, sinceMs: number): Promise<number> {
  for (const end = performance.now() + PATIENCE_MS; performance.now() < end;) {
    const lastMs = streams.lastArrival(sinceMs);
    if (lastMs !== undefined && performance.now() - lastMs > QUIET_MS) return lastMs;
    await setTimeout(POLL_MS);
  }
  throw new Error('a stream did not receive the result');
}

/** Opens an assembly at which all owners are present. */
async function openAssembly(syndic: Tenant, voters: readonly Voter[], items: number) {
  const [building] = await syndic.must<{ id: string }[]>('GET', '/buildings');
  const { id } = await syndic.must<{ id: string }>('POST', '/meetings', {
    building_id: building?.id,
    meeting_type: 'GeneralAssembly',
    scheduled_date: new Date().toISOString(),
  });
  const agenda: string[] = [];
  for (let place = 1; place <= items; place += 1) {
    const item = { title: `Point ${place}`, kind: 'Decision' };
    const added = await syndic.must<{ id: string }>('POST', `/meetings/${id}/agenda-items`, item);
    agenda.push(added.id);
  }
  for (const { owner_id } of voters)
    await syndic.must('POST', `/meetings/${id}/attendances`, { owner_id, mode: 'InPerson' });
  await syndic.must('PUT', `/meetings/${id}/open`);
  const { shares_present: shares } = await syndic.must<{ shares_present: number }>(
    'GET',
    `/meetings/${id}/live`,
  );
  return { id, agenda, shares };
}

/** Makes all users but the first owners, one per lot. The remaining users only watch. */
async function makeOwners(client: Client): Promise<void> {
  await client.query(`update auth.role_assignments set role_type = 'Owner', owner_id = owner.id
    from seed_users as person join seed_owners as owner on owner.number = person.number - 1
    where role_assignments.id = person.role_id`);
}

async function findPeople(office: NotificationOffice) {
  const owners = await loading(office.url, async (client) => {
    const { rows } = await client.query<{ user_id: string; owner_id: string }>(
      `select user_id, owner_id from auth.role_assignments where role_type = 'Owner'`,
    );
    return new Map(rows.map(({ user_id, owner_id }) => [user_id, owner_id]));
  });
  const voters = office.users.flatMap(({ id, token }): Voter[] => {
    const owner_id = owners.get(id);
    return owner_id === undefined ? [] : [{ owner_id, tenant: createTenant(office.origin, token) }];
  });
  const chief = office.users.find(({ id }) => !owners.has(id));
  if (chief === undefined || voters.length !== OWNERS) throw new Error('nobody to vote');
  return { syndic: createTenant(office.origin, chief.token), syndicToken: chief.token, voters };
}
