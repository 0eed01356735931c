import { ref, Type } from '#contract/common.ts';
import {
  ConsentParams,
  ConveneMeeting,
  ConvocationConsent,
  CreateConsent,
  WithdrawConsent,
} from '#contract/convocations.ts';
import { Meeting } from '#contract/meetings.ts';
import { requireMeeting, toMeeting } from '#features/assemblies/meetings/index.ts';
import {
  drawDrafts,
  findLetterhead,
  sendingPreviewRoute,
} from '#features/documents/letters/index.ts';
import { requireOwner } from '#features/register/owners/index.ts';
import { findBuildingLanguages } from '#features/shared/index.ts';
import { file } from '#platform/http/reply.ts';
import {
  longRoute,
  readRoute,
  declareRoutes,
  snapshotRoute,
  writeRoute,
} from '#platform/http/route.ts';
import { renderCalendar } from './calendar.ts';
import { giveConsent, withdrawConsent } from './consents.ts';
import { conveneMeeting, makeMeetingLinks, rehearseConvocation } from './convene.ts';
import { convocationLetterRoutes } from './letter-routes.ts';
import { occupantsNotice } from './occupants-notice.ts';
import { listConsents } from './repository.ts';

const PDF = 'application/pdf';
const CALENDAR = 'text/calendar';

const consents = [
  readRoute({
    path: '/owners/:id/convocation-consents',
    operationId: 'listConvocationConsents',
    access: 'meetings:read',
    summary: 'List the convocation consents of an owner',
    description: 'Returns the consents, newest first; an Owner sees their own.',
    rules: ['Without one in force, convocations go by registered mail.'],
    answer: Type.Array(ref(ConvocationConsent)),
    handler: async (ctx, { params: { id } }) => {
      await requireOwner(ctx, id);
      return listConsents(ctx.db, id);
    },
  }),
  writeRoute({
    method: 'POST',
    path: '/owners/:id/convocation-consents',
    operationId: 'createConvocationConsent',
    access: 'votes:cast',
    summary: 'Record a consent to e-mail convocations',
    description: 'Records the express, written and individual consent that the law requires.',
    rules: ['An Owner consents for themselves; a Syndic records a letter received.'],
    body: CreateConsent,
    example: { means: 'Paper', agreed_on: '2026-01-12' },
    status: 201,
    answer: ref(ConvocationConsent),
    problems: ['date_in_future', 'duplicate'],
    handler: (ctx, { params, body }) => giveConsent(ctx, params.id, body),
  }),
  writeRoute({
    method: 'PUT',
    path: '/owners/:id/convocation-consents/:consent_id/withdraw',
    operationId: 'withdrawConvocationConsent',
    access: 'votes:cast',
    summary: 'Withdraw a consent to e-mail convocations',
    description: 'Returns the owner to registered mail from that day on.',
    params: ConsentParams,
    body: WithdrawConsent,
    example: { withdrawn_on: '2026-03-01' },
    answer: ref(ConvocationConsent),
    problems: ['invalid_transition', 'invalid_period'],
    handler: (ctx, { params, body }) => withdrawConsent(ctx, params.id, params.consent_id, body),
  }),
];

const papers = [
  longRoute({
    method: 'GET',
    path: '/meetings/:id/occupants-notice',
    operationId: 'getOccupantsNotice',
    access: 'meetings:read',
    summary: 'Get the notice for occupants',
    description:
      'Returns the notice to display for occupants without a vote, in the languages of the building.',
    files: [PDF],
    handler: async (ctx, { params: { id } }) => {
      const paper = await ctx.database.read(ctx.organizationId, async (db) => {
        const meeting = await requireMeeting(ctx.withConnection(db), id);
        const head = await findLetterhead(db, meeting.building_id);
        const languages = await findBuildingLanguages(db, meeting.building_id);
        return occupantsNotice({ meeting, head, now: ctx.now }, languages);
      });
      const [drawn] = await drawDrafts([paper]);
      return file(drawn?.pdf ?? '', PDF, `${paper.file_name}.pdf`);
    },
  }),
];

const CONVENING_PROBLEMS = [
  'invalid_transition',
  'already_convened',
  'board_not_convened',
  'agenda_empty',
  'place_missing',
  'notice_too_short',
  'proposals_left',
  'answer_day_past',
  'mandatary_missing',
  'quota_incomplete',
  'key_needed',
] as const;

/** Creates the routes of convocations. @param publicUrl base URL of links in letters */
export function createConvocationRoutes({ publicUrl }: { readonly publicUrl: string }) {
  const links = makeMeetingLinks(publicUrl);
  const meetings = [
    writeRoute({
      method: 'PUT',
      path: '/meetings/:id/convene',
      operationId: 'conveneMeeting',
      access: 'meetings:write',
      summary: 'Convene a meeting',
      description: 'Sends the convocation to every owner with a vote and fixes meeting and agenda.',
      rules: [
        'By e-mail to owners who agreed in writing, else by registered mail to be posted.',
        'Each in the language of the owner.',
        'Less than 15 clear days before the meeting needs a reason.',
        'A WrittenDecision asks all owners to answer and begins at once.',
      ],
      body: ConveneMeeting,
      example: {},
      answer: ref(Meeting),
      problems: CONVENING_PROBLEMS,
      handler: async (ctx, { params, body: { urgent_reason = null } }) =>
        toMeeting(await conveneMeeting(ctx, params.id, urgent_reason, links)),
    }),
    sendingPreviewRoute({
      path: '/meetings/:id/convocations/sending-preview',
      operationId: 'previewConvocations',
      access: 'meetings:write',
      summary: 'Preview the convocations of a meeting',
      problems: CONVENING_PROBLEMS,
      rehearse: (ctx, id) => rehearseConvocation(ctx, id, links),
    }),
    snapshotRoute({
      path: '/meetings/:id/calendar',
      operationId: 'getMeetingCalendar',
      access: 'meetings:read',
      summary: 'Get the calendar file of a meeting',
      description:
        'Returns an iCalendar file; a cancelled meeting removes itself from the calendar.',
      files: [CALENDAR],
      handler: async (ctx, { params: { id } }) => {
        const meeting = await requireMeeting(ctx, id);
        const content = renderCalendar(
          { ...meeting, title: ctx.showTitle(meeting) },
          links.meetingAt(id),
        );
        return file(content, CALENDAR, 'meeting.ics');
      },
    }),
  ];
  const all = [...meetings, ...convocationLetterRoutes, ...papers, ...consents];
  return declareRoutes('Meetings', all);
}
