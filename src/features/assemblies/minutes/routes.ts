import { ref, Type } from '#contract/common.ts';
import { exampleIds } from '#contract/examples.ts';
import { AgendaItem } from '#contract/meetings.ts';
import {
  CreateDecision,
  CreateFollowUp,
  Decision,
  FollowUp,
  FollowUpParams,
  ListDecisions,
  Minutes,
  MinutesQuery,
  RepeatDecision,
  UpdateDecision,
  UpdateMinutes,
} from '#contract/minutes.ts';
import { assert } from '#domain/kernel/assert.ts';
import { meetingLetterRoutes } from '#features/assemblies/convocations/index.ts';
import { toAgendaItem } from '#features/assemblies/meetings/index.ts';
import { drawDrafts, sendingPreviewRoute } from '#features/documents/letters/index.ts';
import { visibleMeetings } from '#features/shared/index.ts';
import { file, mapPage } from '#platform/http/reply.ts';
import { longRoute, readRoute, declareRoutes, writeRoute } from '#platform/http/route.ts';
import { chooseFormat } from '#platform/tabular/formats.ts';
import { publishMinutes, updateMinutes } from './commands.ts';
import { composeMinutes } from './compose-minutes.ts';
import {
  addFollowUp,
  enterDecision,
  finishFollowUp,
  repeatDecision,
  requireDecision,
  toDecision,
  updateDecision,
} from './decisions.ts';
import { minutesPaper } from './minutes-letter.ts';
import { readMinutes, toMinutes } from './minutes.ts';
import { listDecisions, listFollowUps } from './repository.ts';

const PDF = 'application/pdf';

const PUBLISHING_PROBLEMS = [
  'invalid_transition',
  'minutes_published',
  'minutes_unsigned',
  'chair_not_owner',
  'quota_incomplete',
  'key_needed',
] as const;

const minutes = [
  longRoute({
    method: 'GET',
    path: '/meetings/:id/minutes',
    operationId: 'getMinutes',
    access: 'meetings:read',
    summary: 'Get the minutes of a meeting',
    description:
      'Returns officers, attendance, quorum and each decision with figures and names of votes against or abstaining.',
    rules: [
      'Secret ballots show no names.',
      '`format=pdf`, or `Accept: application/pdf`, returns a PDF/A to sign.',
      'Once published, the minutes never change.',
    ],
    query: MinutesQuery,
    answer: ref(Minutes),
    files: [PDF],
    problems: ['quota_incomplete', 'key_needed'],
    handler: async (ctx, { params: { id }, query: { format, language } }) => {
      const wanted = format ?? chooseFormat(ctx.negotiateFormat());
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
      assert(pdf !== undefined, 'Minutes are rendered');
      return file(pdf.pdf, PDF, `${drawn.file_name}.pdf`);
    },
  }),
  writeRoute({
    method: 'PUT',
    path: '/meetings/:id/minutes/draft',
    operationId: 'updateMinutes',
    access: 'meetings:write',
    summary: 'Update the draft minutes',
    description: 'Sets officers and remarks, from the opening until publication.',
    rules: [
      'Figures and names come from the votes and cannot be changed.',
      '`chair_owner_id` names an owner of the building, `chair` who acted for a company.',
      '`held_on` also dates the decisions and the term to challenge them.',
    ],
    body: UpdateMinutes,
    example: { chair_owner_id: exampleIds.owner, secretary: 'Syndic & Fils' },
    answer: ref(Minutes),
    problems: [
      'invalid_transition',
      'minutes_published',
      'chair_not_owner',
      'date_in_future',
      'quota_incomplete',
      'key_needed',
    ],
    handler: async (ctx, { params, body }) => toMinutes(await updateMinutes(ctx, params.id, body)),
  }),
  writeRoute({
    method: 'PUT',
    path: '/meetings/:id/minutes/publish',
    operationId: 'publishMinutes',
    access: 'meetings:write',
    summary: 'Publish the minutes',
    description:
      'Sends the signed minutes to every owner with a vote and stores them as a document.',
    rules: [
      'Within 30 days of the meeting, by the means to which each owner agreed.',
      'Those of an assembly need an owner as chair (art. 3.87 §5).',
      'They never change afterwards.',
    ],
    answer: ref(Minutes),
    problems: PUBLISHING_PROBLEMS,
    handler: async (ctx, { params }) => toMinutes(await publishMinutes(ctx, params.id)),
  }),
  sendingPreviewRoute({
    path: '/meetings/:id/minutes/sending-preview',
    operationId: 'previewMinutesSending',
    access: 'meetings:write',
    summary: 'Preview the sending of minutes',
    problems: PUBLISHING_PROBLEMS,
    rehearse: async (ctx, id) => {
      const { due_on: post_by } = await publishMinutes(ctx, id);
      return { subject: { type: 'MeetingMinutes', id }, total: null, post_by };
    },
  }),
];

const decisions = [
  readRoute({
    path: '/decisions',
    operationId: 'listDecisions',
    access: 'meetings:read',
    summary: 'List the register of decisions',
    description:
      'Returns the decisions of ended meetings, adopted or not, and those taken elsewhere, latest first.',
    rules: ['An Owner sees decisions of the assemblies of their buildings.'],
    query: ListDecisions,
    answer: Type.Array(ref(Decision)),
    handler: async (ctx, { query }) =>
      mapPage(await listDecisions(ctx.db, query, visibleMeetings(ctx)), toDecision),
  }),
  writeRoute({
    method: 'POST',
    path: '/decisions',
    operationId: 'createDecision',
    access: 'meetings:write',
    summary: 'Record a decision taken elsewhere',
    description:
      'Adds an adopted decision that no meeting here has taken, such as one of earlier years.',
    rules: ['Calls and costs may name it.', 'Refused: a day in the future.'],
    body: CreateDecision,
    example: {
      building_id: exampleIds.building,
      decided_on: '2025-05-20',
      title: 'Renovation of the roof',
      decision_type: 'CommonWorks',
      amount: 24_539,
    },
    status: 201,
    answer: ref(Decision),
    problems: ['unknown_reference', 'date_in_future'],
    handler: async (ctx, { body }) => toDecision(await enterDecision(ctx, body)),
  }),
  readRoute({
    path: '/decisions/:id',
    operationId: 'getDecision',
    access: 'meetings:read',
    summary: 'Get a decision',
    description: 'Returns the decision and the last day on which it can be challenged.',
    answer: ref(Decision),
    handler: async (ctx, { params: { id } }) => toDecision(await requireDecision(ctx, id)),
  }),
  writeRoute({
    method: 'PUT',
    path: '/decisions/:id',
    operationId: 'updateDecision',
    access: 'meetings:write',
    summary: 'Update amount and end of a decision',
    description: 'Changes the fields that you send; what was voted never changes.',
    rules: [
      'Until `finished_on` is set, costs and works calls of the decision wait.',
      'Refused: an end before the decision.',
      'Refused: another end once statements have settled its works.',
    ],
    body: UpdateDecision,
    example: { amount: 24_539, finished_on: '2025-11-30' },
    answer: ref(Decision),
    problems: ['unknown_reference', 'invalid_period', 'decision_settled'],
    handler: async (ctx, { params, body }) =>
      toDecision(await updateDecision(ctx, params.id, body)),
  }),
  writeRoute({
    method: 'POST',
    path: '/decisions/:id/repeat',
    operationId: 'repeatDecision',
    access: 'meetings:write',
    summary: 'Repeat a decision that lacked unanimity',
    description:
      'Adds the decision to the agenda of an assembly at least 30 days later (art. 3.88 §3).',
    rules: [
      'Owners present or represented then decide unanimously.',
      'Only for unanimity of all owners that failed by absence, without votes against or abstentions.',
      'It comes last on the agenda.',
    ],
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
    summary: 'List the follow-ups of a decision',
    description: 'Returns tasks, budgets, calls and mandates with their end.',
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
    summary: 'Add a follow-up to a decision',
    description: 'Adds a follow-up, shown as a task until it is done.',
    rules: [
      'A mandate needs an end, at most three years after the decision.',
      'It comes up as a task four months before its end.',
    ],
    body: CreateFollowUp,
    example: { kind: 'Task', title: 'Order the works on the roof', due_on: '2026-07-01' },
    status: 201,
    answer: ref(FollowUp),
    problems: ['mandate_without_end', 'mandate_too_long'],
    handler: (ctx, { params, body }) => addFollowUp(ctx, params.id, body),
  }),
  writeRoute({
    method: 'PUT',
    path: '/decisions/:id/follow-ups/:follow_up_id/done',
    operationId: 'finishFollowUp',
    access: 'meetings:write',
    summary: 'Mark a follow-up as done',
    description: 'Records it as done today.',
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
    list: 'List the deliveries of the minutes',
    post: 'Mark minutes posted',
    letters: 'Get the letters with the minutes',
    letter: 'Get the minutes letter of one owner',
  },
  fileName: 'minutes',
});

export const minutesRoutes = declareRoutes('Meetings', [...minutes, ...letters, ...decisions]);
