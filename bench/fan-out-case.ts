import { setTimeout } from 'node:timers/promises';
import { Client } from 'pg';
import { CHANNELS, type Channel } from '#domain/notifications/channels.ts';
import { measured } from './measurement.ts';
import { whole, type NotificationBench } from './notification-case.ts';
import { openNotificationOffice, type NotificationOffice } from './notification-office.ts';
import type { Result } from './run-cases.ts';
import type { Taken } from './sinks.ts';
import { inTurn, measureAnswers } from './tenant.ts';

const LOOK_MS = 250;
/** Once nothing has been sent for this long, the rest counts as lost. */
const PATIENCE_MS = 30_000;

/** Deliveries on one channel, as the service recorded them. */
interface Sent {
  readonly channel: Channel;
  /** From the recording of the notification to that of its delivery. */
  readonly times: number[];
  /** From the recording of the first notification to that of the last delivery. */
  readonly seconds: number;
}

/** Sends notifications to all users repeatedly, and waits until the last one is sent. */
export async function runFanOut(bench: NotificationBench): Promise<Result[]> {
  const [users, sendings] = bench.isQuick ? [100, 10] : [500, 20];
  const office = await openNotificationOffice(bench, { name: 'fan_out', users, isSent: true });
  const user_ids = office.users.map(({ id }) => id);
  const answers = await inTurn(sendings, (turn) =>
    office.ask('POST', '/notifications', {
      user_ids,
      notification_type: 'SystemAlert',
      title: `Coupure d’eau ${turn}`,
      message: 'L’eau est coupée jeudi de 9 à 12 heures.',
    }),
  );
  const sent = await allSent(office);
  const taken = await office.taken();
  await office.stop();
  const count = users * sendings;
  const results = sent.map((one) =>
    resultOf(one, count, countWrong(one, taken, { users, sendings })),
  );
  return [
    { name: `send to ${users} users`, shown: measureAnswers(answers), hasRate: false },
    ...results,
    makeTotal(sent, results, count),
  ];
}

async function allSent({ url, organization_id: organizationId }: NotificationOffice) {
  const client = new Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await untilNoneWait(client, organizationId);
    const { rows } = await client.query<Sent>(
      `select channel,
          array_agg((extract(epoch from sent_at - created_at) * 1000)::float8) as times,
          (extract(epoch from max(sent_at) - min(created_at)))::float8 as seconds
        from app.notification_deliveries as delivery
        join app.notifications as notification on notification.organization_id = delivery.organization_id
          and notification.id = delivery.notification_id
        where delivery.organization_id = $1 and status = 'Sent' group by channel`,
      [organizationId],
    );
    return CHANNELS.map(
      (channel) =>
        rows.find((row) => row.channel === channel) ?? { channel, times: [], seconds: 0 },
    );
  } finally {
    await client.end();
  }
}

async function untilNoneWait(client: Client, organizationId: string): Promise<void> {
  let last = Infinity;
  for (let changedMs = performance.now(); performance.now() - changedMs < PATIENCE_MS;) {
    const { rows } = await client.query<{ count: string }>(
      `select count(*) from app.notification_deliveries
        where organization_id = $1 and status = 'Pending'`,
      [organizationId],
    );
    const waiting = Number(rows[0]?.count);
    if (waiting === 0) return;
    if (waiting < last) changedMs = performance.now();
    last = waiting;
    await setTimeout(LOOK_MS);
  }
}

/** Counts deliveries that never arrived or arrived twice. The app channel sends nothing. */
function countWrong(
  { channel, times }: Sent,
  taken: Taken,
  { users, sendings }: { readonly users: number; readonly sendings: number },
): number {
  const unsent = users * sendings - times.length;
  if (channel === 'InApp') return unsent;
  // A push message is encrypted: only its browser could detect a duplicate.
  const each = channel === 'Push' ? sendings : 1;
  const kinds = channel === 'Push' ? users : users * sendings;
  const arrived = taken[channel];
  const missing = Math.max(0, kinds - arrived.length) * each;
  return Math.max(
    unsent,
    arrived.reduce((sum, copies) => sum + Math.abs(copies - each), missing),
  );
}

function resultOf({ channel, times, seconds }: Sent, count: number, wrong: number): Result {
  return {
    name: `${whole.format(count)} notifications, ${channel}`,
    shown: measured(times, wrong, seconds),
    hasRate: channel !== 'InApp',
    target: 'each once',
    isMet: wrong === 0,
  };
}

function makeTotal(sent: readonly Sent[], results: readonly Result[], count: number): Result {
  const seconds = Math.max(...sent.map((one) => one.seconds));
  const wrong = results.reduce((sum, { shown }) => sum + shown.failed, 0);
  const outside = sent.filter(({ channel }) => channel !== 'InApp').flatMap(({ times }) => times);
  return {
    name: `${whole.format(count)} notifications, all that leave the service`,
    shown: measured(outside, wrong, seconds),
    hasRate: true,
    target: `each once (after ${seconds.toFixed(1)} s)`,
    isMet: wrong === 0,
  };
}
