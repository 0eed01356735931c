import { ref, Type } from '#contract/common.ts';
import { exampleIds } from '#contract/examples.ts';
import { AgendaItem } from '#contract/meetings.ts';
import {
  CreateFollowUp,
  Decision,
  FollowUp,
  FollowUpParams,
  ListDecisions,
  Minutes,
  MinutesQuery,
  RepeatDecision,
  UpdateMinutes,
} from '#contract/minutes.ts';
import { assert } from '#domain/kernel/assert.ts';
import { meetingLetterRoutes } from '#features/assemblies/convocations/index.ts';
import { toAgendaItem } from '#features/assemblies/meetings/index.ts';
import { drawDrafts } from '#features/documents/letters/index.ts';
import { visibleMeetings } from '#features/shared/index.ts';
import { file } from '#platform/http/reply.ts';
import { longRoute, readRoute, routesOf, writeRoute } from '#platform/http/route.ts';
import { formatFromAccept } from '#platform/tabular/formats.ts';
import { publishMinutes, updateMinutes } from './commands.ts';
import { composeMinutes } from './compose-minutes.ts';
import { addFollowUp, finishFollowUp, repeatDecision, requireDecision } from './decisions.ts';
import { minutesPaper } from './minutes-letter.ts';
import { readMinutes, toMinutes } from './minutes.ts';
import { listDecisions, listFollowUps } from './repository.ts';

const PDF = 'application/pdf';

const minutes = [
  longRoute({
    method: 'GET',
    path: '/meetings/:id/minutes',
    operationId: 'getMinutes',
    access: 'meetings:read',
    summary: 'The minutes of a meeting',
    description:
      'Who presided, who was there, by which quorum, and each decision with its figures and the names of those who voted against or abstained; of secret ballots, no names. With `format=pdf`, or `Accept: application/pdf`, as PDF/A to be read, corrected and signed. Once published, as they were then.',
    query: MinutesQuery,
    answer: ref(Minutes),
    files: [PDF],
    problems: ['quota_incomplete'],
    handler: async (ctx, { params: { id }, query: { format, language } }) => {
      const wanted = format ?? formatFromAccept(ctx.accept);
      const { database, organizationId } = ctx;
      if (wanted !== 'pdf')
        return database.snapshot(organizationId, async (db) =>
          toMinutes(await readMinutes(ctx.withConnection(db), id)),
        );
      const paper = await database.snapshot(organizationId, (db) =>
        composeMinutes(ctx.withConnection(db), id, language === undefined ? undefined : [language]),
      );
      const drawn = minutesPaper(paper);
      const [pdf] = await drawDrafts([drawn]);
      assert(pdf !== undefined, 'Minutes are drawn');
      return file(pdf.pdf, PDF, `${drawn.file_name}.pdf`);
    },
  }),
  writeRoute({
    method: 'PUT',
    path: '/meetings/:id/minutes/draft',
    operationId: 'updateMinutes',
    access: 'meetings:write',
    summary: 'Write who presided and kept the minutes, and what else they say',
    description:
      'From the opening until they are published. Figures and names come from the votes, and cannot be written.',
    body: UpdateMinutes,
    example: { chair: 'Anne Peeters', secretary: 'Syndic & Fils' },
    answer: ref(Minutes),
    problems: ['invalid_transition', 'minutes_published', 'quota_incomplete'],
    handler: async (ctx, { params, body }) => toMinutes(await updateMinutes(ctx, params.id, body)),
  }),
  writeRoute({
    method: 'PUT',
    path: '/meetings/:id/minutes/publish',
    operationId: 'publishMinutes',
    access: 'meetings:write',
    summary: 'Send the signed minutes to everybody who had a vote',
    description:
      'Within 30 days of the meeting, by the means that each has agreed to; the building keeps them as a document. They stay as they are from then on.',
    answer: ref(Minutes),
    problems: ['invalid_transition', 'minutes_published', 'minutes_unsigned', 'quota_incomplete'],
    handler: async (ctx, { params }) => toMinutes(await publishMinutes(ctx, params.id)),
  }),
];

const decisions = [
  readRoute({
    path: '/decisions',
    operationId: 'listDecisions',
    access: 'meetings:read',
    summary: 'The register of decisions, the latest first',
    description:
      'What was voted on, adopted or not, from the end of each meeting. An Owner sees the decisions of the assemblies of their buildings.',
    query: ListDecisions,
    answer: Type.Array(ref(Decision)),
    handler: (ctx, { query }) => listDecisions(ctx.db, query, visibleMeetings(ctx)),
  }),
  readRoute({
    path: '/decisions/:id',
    operationId: 'getDecision',
    access: 'meetings:read',
    summary: 'One decision',
    description: 'With the day until which it can be challenged.',
    answer: ref(Decision),
    handler: (ctx, { params: { id } }) => requireDecision(ctx, id),
  }),
  writeRoute({
    method: 'POST',
    path: '/decisions/:id/repeat',
    operationId: 'repeatDecision',
    access: 'meetings:write',
    summary: 'Put to the vote again what failed because owners were absent',
    description:
      'Of what asked for the unanimity of all owners and had no vote against and no abstention: at an assembly at least 30 days later, those present or represented decide unanimously (art. 3.88 §3). Comes last on its agenda.',
    body: RepeatDecision,
    example: { meeting_id: exampleIds.meeting },
    status: 201,
    answer: ref(AgendaItem),
    problems: [
      'unknown_reference',
      'not_repeatable',
      'repeated_too_early',
      'decided_in_writing',
      'invalid_transition',
      'already_convened',
      'agenda_as_before',
    ],
    handler: async (ctx, { params, body }) =>
      toAgendaItem(await repeatDecision(ctx, params.id, body.meeting_id)),
  }),
  readRoute({
    path: '/decisions/:id/follow-ups',
    operationId: 'listFollowUps',
    access: 'meetings:read',
    summary: 'What follows from a decision',
    description: 'Tasks, budgets, calls, and mandates with their end.',
    answer: Type.Array(ref(FollowUp)),
    handler: async (ctx, { params: { id } }) => {
      await requireDecision(ctx, id);
      return listFollowUps(ctx.db, id);
    },
  }),
  writeRoute({
    method: 'POST',
    path: '/decisions/:id/follow-ups',
    operationId: 'createFollowUp',
    access: 'meetings:write',
    summary: 'Note what follows from a decision',
    description: 'It waits on the overview until it is done. A mandate says when it ends.',
    body: CreateFollowUp,
    example: { kind: 'Task', title: 'Order the works on the roof', due_on: '2026-07-01' },
    status: 201,
    answer: ref(FollowUp),
    problems: ['mandate_without_end'],
    handler: (ctx, { params, body }) => addFollowUp(ctx, params.id, body),
  }),
  writeRoute({
    method: 'PUT',
    path: '/decisions/:id/follow-ups/:follow_up_id/done',
    operationId: 'finishFollowUp',
    access: 'meetings:write',
    summary: 'Note that what follows from a decision is done',
    description: 'As of today.',
    params: FollowUpParams,
    answer: ref(FollowUp),
    problems: ['invalid_transition'],
    handler: (ctx, { params }) => finishFollowUp(ctx, params.id, params.follow_up_id),
  }),
];

const letters = meetingLetterRoutes({
  type: 'MeetingMinutes',
  path: '/minutes/deliveries',
  operations: {
    list: 'listMinutesDeliveries',
    post: 'markMinutesPosted',
    letters: 'getMinutesLetters',
    letter: 'getMinutesLetter',
  },
  summaries: {
    list: 'How the minutes reached each owner',
    post: 'Write down that minutes were posted',
    letters: 'The letters with the minutes as they were sent',
    letter: 'The letter with the minutes to one owner, as it was sent',
  },
  fileName: 'minutes',
});

export const minutesRoutes = routesOf('Meetings', [...minutes, ...letters, ...decisions]);
