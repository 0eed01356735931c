import Negotiator from 'negotiator';
import { ref, Type } from '#contract/common.ts';
import { exampleIds } from '#contract/examples.ts';
import {
  CreateLotRequest,
  ListLotAnswerOpenings,
  ListLotRequests,
  LotAnswer,
  LotAnswerFileQuery,
  LotAnswerOpening,
  LotRequest,
  SendLotAnswer,
  UpdateLotRequest,
} from '#contract/lot-requests.ts';
import { POSTING_PROBLEMS } from '#features/books/ledger/index.ts';
import { visibleBuildings } from '#features/shared/index.ts';
import { mapPage } from '#platform/http/reply.ts';
import type { RequestContext } from '#platform/http/request-context.ts';
import {
  declareRoutes,
  longRoute,
  readRoute,
  snapshotRoute,
  writeRoute,
  type Route,
} from '#platform/http/route.ts';
import { createLotRequest, revokeLink, updateLotRequest } from './commands.ts';
import { PDF, ZIP } from './files.ts';
import { openAnswer, readAnswer } from './read-answer.ts';
import { listOpenings, listRequests } from './repository.ts';
import { requireRequest, toLotRequest } from './request.ts';
import { sendAnswer, type AnswerParts } from './send-answer.ts';

export function createLotRequestRoutes(parts: AnswerParts): readonly Route[] {
  return declareRoutes('Sales', [...requestRoutes, ...answerRoutes(parts), ...linkRoutes]);
}

const requestRoutes = [
  snapshotRoute({
    path: '/lot-requests',
    operationId: 'listLotRequests',
    access: 'books:read',
    summary: 'List requests for information on lots',
    description: 'Returns what notaries, agents and owners ask before a sale, latest first.',
    query: ListLotRequests,
    answer: Type.Array(ref(LotRequest)),
    handler: async (ctx, { query }) =>
      mapPage(
        await listRequests(ctx.db, query, visibleBuildings(ctx, 'building_id')),
        toLotRequest,
      ),
  }),
  writeRoute({
    method: 'POST',
    path: '/lot-requests',
    operationId: 'createLotRequest',
    access: 'books:write',
    summary: 'Record a request for information on lots',
    description: 'Adds a request before a contract or a deed, with its term.',
    rules: [
      'Term: 15 days before the contract, 30 days before the deed, counted from the day after receipt.',
      '`last_on`: a term that ends on a Saturday, Sunday or legal holiday ends on the next working day.',
      'Several requests may be open for one lot.',
      'Refused: lots of several buildings.',
    ],
    body: CreateLotRequest,
    example: {
      unit_ids: [exampleIds.unit],
      kind: 'BeforeContract',
      asked_by: 'Notary',
      name: 'Notaire Claes',
      email: 'etude@notaire.example',
      received_on: '2025-08-30',
      expected_deed_on: '2025-11-28',
    },
    status: 201,
    location: '/lot-requests',
    answer: ref(LotRequest),
    problems: ['unknown_reference', 'date_in_future'],
    handler: async (ctx, { body }) => toLotRequest(await createLotRequest(ctx, body)),
  }),
  readRoute({
    path: '/lot-requests/:id',
    operationId: 'getLotRequest',
    access: 'books:read',
    summary: 'Get a request for information on lots',
    description: 'Returns a request with its term, and how it was answered.',
    answer: ref(LotRequest),
    handler: async (ctx, { params: { id } }) => toLotRequest(await requireRequest(ctx, id)),
  }),
  writeRoute({
    method: 'PUT',
    path: '/lot-requests/:id',
    operationId: 'updateLotRequest',
    access: 'books:write',
    summary: 'Update an open request for information on lots',
    description: 'Changes the fields that you send.',
    rules: ['Refused: a request that was answered; updated figures are another request.'],
    body: UpdateLotRequest,
    example: { certain_date: '2025-10-17', enjoyment_from: '2025-11-28' },
    answer: ref(LotRequest),
    problems: ['invalid_transition'],
    handler: async (ctx, { params, body }) =>
      toLotRequest(await updateLotRequest(ctx, params.id, body)),
  }),
];

const answerRoutes = (parts: AnswerParts) => [
  longRoute({
    method: 'GET',
    path: '/lot-requests/:id/answer',
    operationId: 'getLotAnswer',
    access: 'books:read',
    summary: 'Get the answer to a request',
    description: 'Returns every item of art. 3.94 with the figures of the lots.',
    rules: [
      '`format=pdf`: the letter. `format=zip`: letter and documents.',
      'Once sent, letter and archive are those that were sent; figures too, unless `on` is given.',
      'Arrears: the account at the end of the day before enjoyment, or on `on` if that is earlier.',
      'To come: decided before the certain date, called on or after the day of enjoyment, sent or not.',
      'Without a day of enjoyment: that of the expected deed, else the day after `on`.',
      '`missing` never prevents sending.',
    ],
    query: LotAnswerFileQuery,
    answer: ref(LotAnswer),
    files: [PDF, ZIP],
    problems: ['quota_incomplete', 'export_too_large'],
    handler: (ctx, { params: { id }, query: { on, format } }) => {
      const wanted = chooseFormat(ctx, format);
      return wanted === 'json'
        ? readAnswer(ctx, id, on)
        : openAnswer(ctx, parts.files, { id, on, format: wanted });
    },
  }),
  longRoute({
    method: 'PUT',
    path: '/lot-requests/:id/send',
    operationId: 'sendLotAnswer',
    access: 'books:write',
    summary: 'Send the answer to a request',
    description: 'Keeps letter and archive as of today, and opens a link to them.',
    rules: [
      'Email: mails the link to the person who asked. Link: you hand it over.',
      'The link opens without signing in for 90 days after the last day of the term; each opening is logged.',
      '`charge_amount` is charged to the outgoing owner, by 4101 and 643.',
      'Refused: e-mail without an address.',
    ],
    body: SendLotAnswer,
    example: { by: 'Email', charge_amount: 150 },
    answer: ref(LotRequest),
    problems: [
      'invalid_transition',
      'lot_request_without_email',
      'seller_unknown',
      'quota_incomplete',
      'too_busy',
      'export_too_large',
      'unknown_reference',
      ...POSTING_PROBLEMS,
    ],
    handler: async (ctx, { params: { id }, body }) => {
      const { request, url } = await sendAnswer(ctx, parts, id, body);
      return { ...toLotRequest(request), url };
    },
  }),
];

const linkRoutes = [
  writeRoute({
    method: 'PUT',
    path: '/lot-requests/:id/revoke-link',
    operationId: 'revokeLotAnswerLink',
    access: 'books:write',
    summary: 'Revoke the link to an answer',
    description: 'Closes the link at once; the answer is kept.',
    answer: ref(LotRequest),
    problems: ['invalid_transition'],
    handler: async (ctx, { params }) => toLotRequest(await revokeLink(ctx, params.id)),
  }),
  snapshotRoute({
    path: '/lot-requests/:id/openings',
    operationId: 'listLotAnswerOpenings',
    access: 'books:read',
    summary: 'List when an answer was opened',
    description: 'Returns each opening by the link, latest first.',
    query: ListLotAnswerOpenings,
    answer: Type.Array(ref(LotAnswerOpening)),
    handler: async (ctx, { params: { id }, query }) => {
      await requireRequest(ctx, id);
      return listOpenings(ctx.db, id, query);
    },
  }),
];

const MEDIA_TYPES = { 'application/json': 'json', [PDF]: 'pdf', [ZIP]: 'zip' } as const;

/** Chooses the format of an answer: by `format`, else by the Accept header. */
function chooseFormat(
  ctx: RequestContext,
  format: 'json' | 'pdf' | 'zip' | undefined,
): 'json' | 'pdf' | 'zip' {
  const accept = ctx.negotiateFormat();
  if (format !== undefined) return format;
  const headers = accept === undefined ? {} : { accept };
  const types = Object.keys(MEDIA_TYPES) as (keyof typeof MEDIA_TYPES)[];
  const [type = 'application/json'] = new Negotiator({ headers }).mediaTypes(types);
  return MEDIA_TYPES[type as keyof typeof MEDIA_TYPES];
}
