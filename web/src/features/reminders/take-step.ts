import type { Answer } from '../../shared/api/client.ts';
import type { PaymentReminderRun } from '../../shared/api/generated.ts';
import { api } from '../../shared/session/session.ts';

/** Proposed step of a reminder run for one owner in one building. */
export type RunLine = PaymentReminderRun['lines'][number];

/** Reminder as it was just created or escalated. */
type Made = Answer<'createPaymentReminder' | 'escalatePaymentReminder'>;

/** Returns the key that identifies a line of a run. */
export function getRunLineKey(line: RunLine): string {
  return `${line.building_id} ${line.owner_id}`;
}

/**
 * Creates or escalates one owner’s reminder as the run proposes, and sends it by e-mail if its
 * level allows. Registered letters remain to be posted.
 */
export async function takeStep(line: RunLine, idempotencyKey: string): Promise<void> {
  const made =
    line.from === null ? await create(line, idempotencyKey) : await escalateReminder(line);
  if (made?.data.allowed_actions.includes('send') === true)
    await api.call('sendPaymentReminder', { path: { id: made.data.id }, etag: made.etag });
}

function create(line: RunLine, idempotencyKey: string): Promise<Made> {
  const { owner_id, building_id, to } = line;
  const body = { owner_id, building_id, reminder_level: to };
  return api.call('createPaymentReminder', { body, idempotencyKey });
}

/** Escalates the open reminder by one level; undefined if it is no longer open. */
async function escalateReminder(line: RunLine): Promise<Made | undefined> {
  const { owner_id, building_id, from } = line;
  const { data } = await api.call('listPaymentReminders', {
    query: { owner_id, building_id, status: ['Open', 'Sent'], limit: 1 },
  });
  const [running] = data;
  if (running === undefined || from === null) return undefined;
  return api.call('escalatePaymentReminder', {
    path: { id: running.id },
    body: { from },
    etag: running.etag,
  });
}
