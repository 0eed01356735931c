import { CallDelivery } from '#contract/call-deliveries.ts';
import { IdParams, Type, ref } from '#contract/common.ts';
import { exampleIds } from '#contract/examples.ts';
import { findCallMails } from '#features/notifications/index.ts';
import { snapshotRoute } from '#platform/http/route.ts';
import { requireCall } from './call.ts';

type CallMail = Awaited<ReturnType<typeof findCallMails>>[number];

/** Whoever is not mailed, and whose mail was refused, gets the letter by post. */
function toDeliveries({ status, ...mail }: CallMail): CallDelivery[] {
  const { owner_id, owner_name } = mail;
  const posted = { owner_id, owner_name, channel: 'Post', status: 'ToPost' } as const;
  return [
    ...(status === null ? [] : [{ ...mail, channel: 'Email', status } as const]),
    ...(status === null || status === 'Failed' ? [{ ...posted, sent_at: null, error: null }] : []),
  ];
}

export const callDeliveryRoutes = [
  snapshotRoute({
    method: 'GET',
    path: '/calls-for-funds/:id/deliveries',
    operationId: 'listCallDeliveries',
    area: 'Calls for funds',
    access: 'funds:read',
    summary: 'How a call that was sent reached each owner',
    description:
      'By mail, with what the mail server said, or still to be posted: to owners without a login, and where the mail was refused. An Owner sees their own.',
    params: IdParams,
    answer: Type.Array(ref(CallDelivery)),
    answerExample: [
      {
        owner_id: exampleIds.owner,
        owner_name: 'Anne Peeters',
        channel: 'Email',
        status: 'Sent',
        sent_at: '2026-03-16T09:00:04.512Z',
        error: null,
      },
    ],
    handler: async (ctx, { params: { id } }) => {
      await requireCall(ctx, id);
      const mails = await findCallMails(ctx.db, id, ctx.principal.owner_id);
      return mails.flatMap(toDeliveries);
    },
  }),
];
