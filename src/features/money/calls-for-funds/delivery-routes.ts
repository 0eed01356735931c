import { Type, ref } from '#contract/common.ts';
import { exampleIds } from '#contract/examples.ts';
import { LetterDelivery, LetterDeliveryParams, MarkPosted } from '#contract/letter-deliveries.ts';
import { listDeliveries, markPosted } from '#features/documents/letters/index.ts';
import { snapshotRoute, writeRoute } from '#platform/http/route.ts';
import { requireCall } from './call.ts';
import { letterSubject } from './letters.ts';

const SHA256 = '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08';

export const callDeliveryRoutes = [
  snapshotRoute({
    path: '/calls-for-funds/:id/deliveries',
    operationId: 'listCallDeliveries',
    access: 'funds:read',
    summary: 'List the deliveries of a call',
    description: 'Returns how each owner got the letter: by e-mail with its outcome, or by post.',
    rules: [
      'By post, if the owner has no address for e-mail or the mail was refused.',
      'An Owner sees their own.',
    ],
    answer: Type.Array(ref(LetterDelivery)),
    answerExample: [
      {
        id: exampleIds.delivery,
        owner_id: exampleIds.owner,
        owner_name: 'Anne Peeters',
        channel: 'Email',
        status: 'Sent',
        sent_at: '2026-03-16T09:00:04.512Z',
        error: null,
        posted_on: null,
        tracking_number: null,
        letter_sha256: SHA256,
      },
    ],
    handler: async (ctx, { params: { id } }) => {
      const call = await requireCall(ctx, id);
      return listDeliveries(ctx.db, letterSubject(call), ctx.principal.owner_id);
    },
  }),
  writeRoute({
    method: 'PUT',
    path: '/calls-for-funds/:id/deliveries/:delivery_id/mark-posted',
    operationId: 'markCallDeliveryPosted',
    access: 'funds:write',
    summary: 'Mark the letter of a call posted',
    description: 'Removes the letter from the list of letters to post.',
    rules: [
      'Refused: e-mails, and letters that were posted before.',
      'Refused: a day in the future or before the letter.',
    ],
    params: LetterDeliveryParams,
    body: MarkPosted,
    example: { posted_on: '2026-03-17', tracking_number: '323212345659900357664050' },
    answer: ref(LetterDelivery),
    problems: ['invalid_transition', 'date_in_future', 'invalid_period'],
    handler: async (ctx, { params: { id, delivery_id }, body }) => {
      const call = await requireCall(ctx, id);
      return markPosted(ctx, letterSubject(call), delivery_id, body);
    },
  }),
];
