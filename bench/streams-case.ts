import { openEventStreams, type EventStreams } from './event-streams.ts';
import { pick } from './facts.ts';
import { measured } from './measurement.ts';
import type { NotificationBench } from './notification-case.ts';
import { openNotificationOffice, type NotificationOffice } from './notification-office.ts';
import type { Result } from './run-cases.ts';

const WARM_UP = 50;
const TARGET_MS = 100;

/** Time that each event took. */
interface Times {
  readonly fromRequest: number[];
  /** The answer follows the commit immediately, and an event may arrive before it. */
  readonly fromAnswer: number[];
}

/** Opens a stream per user, and measures events that go to one user or to all. */
export async function runStreams(bench: NotificationBench): Promise<Result[]> {
  const [users, sendings, toAll] = bench.isQuick ? [100, 100, 3] : [500, 1_000, 10];
  const office = await openNotificationOffice(bench, { name: 'streams', users, isSent: false });
  const tokens = office.users.map(({ token }) => token);
  const streams = await openEventStreams(office.origin, tokens);
  const ids = office.users.map(({ id }) => id);
  const one = (turn: number) => ({ user_id: pick(ids, turn) });
  await timesOf(office, streams, WARM_UP, one);
  const single = await timesOf(office, streams, sendings, one);
  const burst = await timesOf(office, streams, toAll, () => ({ user_ids: ids }));
  const { doubled } = streams;
  streams.close();
  await office.stop();
  const name = `with ${users} streams`;
  return [
    resultOf(`request to event ${name}`, single.fromRequest, doubled),
    withTarget(resultOf(`commit to event ${name}`, single.fromAnswer, doubled)),
    resultOf(`commit to event ${name}, all at once`, burst.fromAnswer, doubled),
  ];
}

/** Sends one notification after the other, and waits for all events of each before the next. */
async function timesOf(
  office: NotificationOffice,
  streams: EventStreams,
  sendings: number,
  recipientsOf: (turn: number) => object,
): Promise<Times> {
  const times: Times = { fromRequest: [], fromAnswer: [] };
  for (let turn = 0; turn < sendings; turn += 1) {
    const start = performance.now();
    const created = await office.must<Created | Created[]>('POST', '/notifications', {
      ...recipientsOf(turn),
      notification_type: 'SystemAlert',
      title: 'Coupure d’eau',
      message: 'L’eau est coupée jeudi de 9 à 12 heures.',
    });
    const answered = performance.now();
    for (const { id } of [created].flat()) {
      const arrived = await streams.arrivalOf(id);
      times.fromRequest.push(arrived - start);
      times.fromAnswer.push(Math.max(0, arrived - answered));
    }
  }
  return times;
}

interface Created {
  readonly id: string;
}

function resultOf(name: string, times: number[], doubled: number): Result {
  return { name, shown: measured(times, doubled, 0), hasRate: false };
}

function withTarget(result: Result): Result {
  const { p99_ms, failed } = result.shown;
  return {
    ...result,
    target: `p99 < ${TARGET_MS} ms`,
    isMet: failed === 0 && p99_ms < TARGET_MS,
  };
}
