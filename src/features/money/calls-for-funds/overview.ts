import type { OverviewKind, WaitingItem } from '#domain/overview/overview.ts';
import { figureOf, type OverviewPart } from '#features/workplace/overview/index.ts';
import { callsDueSoon, callsToSend, type WaitingCall } from './overview-repository.ts';

const itemsOf = (kind: OverviewKind, rows: readonly WaitingCall[]): WaitingItem[] =>
  rows.map(({ id, due_on, amount_cents, title, building }) => ({
    kind,
    facts: { title, building },
    due_on,
    amount_cents,
    link: `/calls-for-funds/${id}`,
  }));

/** What waits of calls: drafts to be sent, and those that are due soon. */
export const callsOverview: readonly OverviewPart[] = [
  {
    access: 'funds:write',
    async read(ctx, building_id) {
      const [drafts, due] = await Promise.all([
        callsToSend(ctx, building_id),
        callsDueSoon(ctx, building_id),
      ]);
      const list = { status: 'Draft', building_id };
      return {
        items: [...itemsOf('CallToSend', drafts), ...itemsOf('CallDue', due)],
        figures: { to_send: figureOf(drafts, '/calls-for-funds', list) },
      };
    },
  },
];
