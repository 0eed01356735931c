import type { OverviewKind, WaitingItem } from '#domain/overview/overview.ts';
import { buildPagePath } from '#domain/overview/page-path.ts';
import { computeFigure, type OverviewPart } from '#features/workplace/overview/index.ts';
import {
  countRunning,
  findPenaltiesToDecide,
  findRemindersToSend,
  type WaitingReminder,
} from './overview-repository.ts';

const itemsOf = (kind: OverviewKind, rows: readonly WaitingReminder[]): WaitingItem[] =>
  rows.map(({ id, building_id, due_on, amount_cents, reminder_level, owner, building }) => ({
    kind,
    facts: { reminder_level, owner, building },
    building_id,
    due_on,
    amount_cents,
    link: `/payment-reminders/${id}`,
  }));

/** Letters to send, penalties to decide, and the number of running reminders. */
export const remindersOverview: readonly OverviewPart[] = [
  {
    access: 'funds:read',
    async read(ctx, building_id) {
      const count = await countRunning(ctx, building_id);
      const link = buildPagePath('/payment-reminders', { status: 'Open,Sent', building_id });
      return { items: [], figures: { open_reminders: { count, amount_cents: null, link } } };
    },
  },
  {
    access: 'funds:write',
    async read(ctx, building_id) {
      const [toSend, penalties] = await Promise.all([
        findRemindersToSend(ctx, building_id),
        findPenaltiesToDecide(ctx, building_id),
      ]);
      const figure = computeFigure(toSend, '/payment-reminders', { status: 'Open', building_id });
      return {
        items: [...itemsOf('ReminderToSend', toSend), ...itemsOf('PenaltyToDecide', penalties)],
        figures: { reminders_to_send: { ...figure, amount_cents: null } },
      };
    },
  },
];
