import { Type, Uuid } from '#contract/common.ts';
import { daysBetween, earliest, type LocalDate } from '#domain/kernel/local-date.ts';
import { sumCents, toEuro } from '#domain/kernel/money.ts';
import { REMINDER_LEVELS } from '#domain/payment-reminders/levels.ts';
import {
  groupByUser,
  findCommonValue,
  type NotificationTypeDefinition,
  type Recipient,
} from '#features/notifications/index.ts';
import { findReminded, type RemindedRow } from './notified-repository.ts';

const payload = Type.Object({
  payment_reminder_ids: Type.Array(Uuid),
  /** Reminders that were e-mailed to the owners' addresses. */
  mailed_ids: Type.Optional(Type.Array(Uuid)),
});

/**
 * Sent to reminded owners, each with their own amounts. Owners who get the letter by e-mail are left out.
 */
export const paymentOverdue: NotificationTypeDefinition<typeof payload> = {
  type: 'PaymentOverdue',
  payload,
  priority: 'High',
  async audience(ctx, { payment_reminder_ids: ids, mailed_ids: mailedIds = [] }) {
    const people = groupByUser(await findReminded(ctx.db, ids));
    const mailed = new Set(mailedIds);
    const hasByMail = ({ reminder_id: id, is_own_address: own }: RemindedRow) =>
      own && mailed.has(id);
    return people.map(([userId, rows]) => ({
      ...toRecipient(userId, rows, ctx.today),
      ...(rows.every(hasByMail) ? { is_mailed: true } : {}),
    }));
  },
  values: () => Promise.resolve({}),
  link: () => '/reminders',
  objectId: () => 'payment-overdue',
};

function toRecipient(user_id: string, rows: readonly RemindedRow[], today: LocalDate): Recipient {
  const reminderId = findCommonValue(rows.map(({ reminder_id: id }) => id));
  const buildingId = findCommonValue(rows.map(({ building_id: id }) => id));
  const penalty = sumCents(rows.map(({ penalty_cents }) => penalty_cents));
  const dueDate = earliest(today, ...rows.map(({ due_date }) => due_date));
  const level = REMINDER_LEVELS.findLast((one) =>
    rows.some(({ reminder_level }) => reminder_level === one),
  );
  return {
    user_id,
    ...(reminderId === undefined ? {} : { link: `/reminders/${reminderId}` }),
    values: {
      level,
      amount: toEuro(sumCents(rows.map(({ open_cents }) => open_cents))),
      penalty: penalty === 0 ? null : toEuro(penalty),
      due_date: dueDate,
      days: daysBetween(dueDate, today),
      building: buildingId === undefined ? null : rows[0]?.building,
    },
  };
}
