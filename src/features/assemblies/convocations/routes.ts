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
import { drawDrafts, findLetterhead } from '#features/documents/letters/index.ts';
import { requireOwner } from '#features/register/owners/index.ts';
import { findBuildingLanguages } from '#features/shared/index.ts';
import { file } from '#platform/http/reply.ts';
import { longRoute, readRoute, routesOf, snapshotRoute, writeRoute } from '#platform/http/route.ts';
import { calendarOf } from './calendar.ts';
import { giveConsent, withdrawConsent } from './consents.ts';
import { conveneMeeting, type MeetingLinks } from './convene.ts';
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
    summary: 'By what means an owner has agreed to be convened',
    description:
      'The latest first. Without one in force convocations go by registered mail. An Owner sees their own.',
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
    summary: 'Write down that an owner agrees to be convened by e-mail',
    description:
      'Expressly, for themselves and in writing, as the law asks. An Owner says so for themselves, a Syndic for whoever has written it to them.',
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
    summary: 'Write down that an owner wants registered mail again',
    description: 'From that day on. What was sent before stays as it is.',
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
    summary: 'The notice to hang up, for those who live there without a vote',
    description: 'In the languages of the building, as the meeting stands.',
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

/** Routes of convocations. @param publicUrl where links on paper lead */
export function createConvocationRoutes({ publicUrl }: { readonly publicUrl: string }) {
  const root = publicUrl.replace(/\/+$/, '');
  const links: MeetingLinks = {
    doorOf: (meetingId, ownerId) => `${root}/meetings/${meetingId}/live?owner_id=${ownerId}`,
    answerAt: (meetingId) => `${root}/meetings/${meetingId}/vote`,
  };
  const meetings = [
    writeRoute({
      method: 'PUT',
      path: '/meetings/:id/convene',
      operationId: 'conveneMeeting',
      access: 'meetings:write',
      summary: 'Convene everybody who votes',
      description:
        'Each owner in their language, by e-mail who has agreed to it in writing and by registered mail, which then waits to be posted, all others; the meeting and its agenda stay as they were announced from then on. With fewer than 15 clear days left a reason is asked for. Of a WrittenDecision all owners are asked to answer, and it begins at once.',
      body: ConveneMeeting,
      example: {},
      answer: ref(Meeting),
      problems: [
        'invalid_transition',
        'already_convened',
        'board_not_convened',
        'agenda_empty',
        'notice_too_short',
        'proposals_left',
        'answer_day_past',
        'mandatary_missing',
        'quota_incomplete',
      ],
      handler: async (ctx, { params, body: { urgent_reason = null } }) =>
        toMeeting(await conveneMeeting(ctx, params.id, urgent_reason, links)),
    }),
    snapshotRoute({
      path: '/meetings/:id/calendar',
      operationId: 'getMeetingCalendar',
      access: 'meetings:read',
      summary: 'The meeting for one’s calendar',
      description: 'An iCalendar file; one that was called off strikes itself out.',
      files: [CALENDAR],
      handler: async (ctx, { params: { id } }) => {
        const meeting = await requireMeeting(ctx, id);
        const content = calendarOf(meeting, `${root}/meetings/${id}`);
        return file(content, CALENDAR, 'meeting.ics');
      },
    }),
  ];
  const all = [...meetings, ...convocationLetterRoutes, ...papers, ...consents];
  return routesOf('Meetings', all);
}
