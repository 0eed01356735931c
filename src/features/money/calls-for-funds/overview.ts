import type { OverviewKind, WaitingItem } from '#domain/overview/overview.ts';
import { computeFigure, type OverviewPart } from '#features/workplace/overview/index.ts';
import {
  findCallsDueSoon,
  findCallsToPost,
  findCallsToSend,
  type CallToPost,
  type WaitingCall,
} from './overview-repository.ts';

const itemsOf = (kind: OverviewKind, rows: readonly WaitingCall[]): WaitingItem[] =>
  rows.map(({ id, due_on, amount_cents, title, building }) => ({
    kind,
    facts: { title, building },
    due_on,
    amount_cents,
    link: `/calls-for-funds/${id}`,
  }));

const toPost = ({ id, title, building, letters }: CallToPost): WaitingItem => ({
  kind: 'LettersToPost',
  facts: { count: letters, title, building },
  due_on: null,
  amount_cents: null,
  link: `/calls-for-funds/${id}`,
});

/** Drafts to send, calls due soon, and letters to post. */
export const callsOverview: readonly OverviewPart[] = [
  {
    access: 'funds:write',
    async read(ctx, building_id) {
      const [drafts, due, unposted] = await Promise.all([
        findCallsToSend(ctx, building_id),
        findCallsDueSoon(ctx, building_id),
        findCallsToPost(ctx, building_id),
      ]);
      const list = { status: 'Draft', building_id };
      return {
        items: [
          ...itemsOf('CallToSend', drafts),
          ...itemsOf('CallDue', due),
          ...unposted.map(toPost),
        ],
        figures: { to_send: computeFigure(drafts, '/calls-for-funds', list) },
      };
    },
  },
];
