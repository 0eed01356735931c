import type { OverviewKind, WaitingItem } from '#domain/overview/overview.ts';
import { computeFigure, type OverviewPart } from '#features/workplace/overview/index.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import {
  findCallsDueSoon,
  findCallsToPost,
  findCallsToSend,
  type CallToPost,
  type WaitingCall,
} from './overview-repository.ts';

const itemsOf = (
  ctx: TenantContext,
  kind: OverviewKind,
  rows: readonly WaitingCall[],
): WaitingItem[] =>
  rows.map(({ id, building_id, due_on, amount_cents, building, ...titled }) => ({
    kind,
    facts: { title: ctx.showTitle(titled), building },
    building_id,
    due_on,
    amount_cents,
    link: `/calls-for-funds/${id}`,
  }));

const toPost = (
  ctx: TenantContext,
  { id, building_id, building, letters, ...titled }: CallToPost,
): WaitingItem => ({
  kind: 'LettersToPost',
  facts: { count: letters, title: ctx.showTitle(titled), building, letter: 'CallForFunds' },
  building_id,
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
          ...itemsOf(ctx, 'CallToSend', drafts),
          ...itemsOf(ctx, 'CallDue', due),
          ...unposted.map((call) => toPost(ctx, call)),
        ],
        figures: { to_send: computeFigure(drafts, '/calls-for-funds', list) },
      };
    },
  },
];
