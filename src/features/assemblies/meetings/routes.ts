import { ref, Type } from '#contract/common.ts';
import { exampleIds } from '#contract/examples.ts';
import {
  AgendaItem,
  AgendaItemParams,
  CancelMeeting,
  CreateAgendaItem,
  CreateMeeting,
  CreateSecondSession,
  ListMeetings,
  Meeting,
  MeetingFinding,
  UpdateAgendaItem,
  UpdateMeeting,
} from '#contract/meetings.ts';
import { visibleMeetings } from '#features/shared/index.ts';
import { mapPage } from '#platform/http/reply.ts';
import { readRoute, declareRoutes, snapshotRoute, writeRoute } from '#platform/http/route.ts';
import { listAgendaItems } from './agenda-repository.ts';
import {
  addAgendaItem,
  deleteAgendaItem,
  requireAgendaItem,
  toAgendaItem,
  updateAgendaItem,
} from './agenda.ts';
import { cancelMeeting, deleteMeeting, goToItem, updateMeeting } from './commands.ts';
import { readFindings } from './findings.ts';
import { requireMeeting, toMeeting } from './meeting.ts';
import { listMeetings } from './repository.ts';
import { scheduleMeeting, scheduleSecondSession } from './second-session.ts';

const meetings = [
  readRoute({
    path: '/meetings',
    operationId: 'listMeetings',
    access: 'meetings:read',
    summary: 'List meetings, latest first',
    description:
      'Returns the meetings; an Owner sees the assemblies of buildings in which they own a lot.',
    query: ListMeetings,
    answer: Type.Array(ref(Meeting)),
    handler: async (ctx, { query }) =>
      mapPage(await listMeetings(ctx.db, query, visibleMeetings(ctx)), toMeeting),
  }),
  writeRoute({
    method: 'POST',
    path: '/meetings',
    operationId: 'createMeeting',
    access: 'meetings:write',
    summary: 'Schedule a meeting',
    description: 'Creates a meeting and notifies owners and board.',
    rules: [
      'A WrittenDecision notifies them once it is convened.',
      'Default title: the kind of meeting.',
      'The usual title of a kind is shown in the language of each reader, any other as written.',
    ],
    body: CreateMeeting,
    example: {
      building_id: exampleIds.building,
      meeting_type: 'GeneralAssembly',
      scheduled_date: '2026-05-20T17:00:00.000Z',
      location: 'Rue du Parc 1, 1000 Bruxelles',
    },
    status: 201,
    answer: ref(Meeting),
    problems: ['unknown_reference', 'quorum_not_refused', 'second_session_too_early', 'duplicate'],
    handler: async (ctx, { body }) => toMeeting(await scheduleMeeting(ctx, body)),
  }),
  readRoute({
    path: '/meetings/:id',
    operationId: 'getMeeting',
    access: 'meetings:read',
    summary: 'Get a meeting',
    description:
      'Returns the last day to send the convocations and the operations that its state allows.',
    answer: ref(Meeting),
    handler: async (ctx, { params: { id } }) => toMeeting(await requireMeeting(ctx, id)),
  }),
  snapshotRoute({
    path: '/meetings/:id/findings',
    operationId: 'listMeetingFindings',
    access: 'meetings:read',
    summary: 'List the findings before convening',
    description: 'Returns what is missing or unusual in a meeting and its agenda.',
    rules: [
      'PlaceMissing, AgendaEmpty and, without a reason, ShortNotice are refused when convening.',
      'All others are warnings.',
    ],
    answer: Type.Array(ref(MeetingFinding)),
    handler: (ctx, { params: { id } }) => readFindings(ctx, id),
  }),
  writeRoute({
    method: 'PUT',
    path: '/meetings/:id',
    operationId: 'updateMeeting',
    access: 'meetings:write',
    summary: 'Update a meeting',
    description: 'Changes the fields that you send, until it is convened or begins.',
    rules: [
      'A second session, or a repeated decision, keeps the kind of the meeting and the minimum number of days.',
    ],
    body: UpdateMeeting,
    example: {
      location: 'Salle communale',
      remote_allowed: true,
      remote_address: 'https://meet.example.org/tilleuls',
    },
    answer: ref(Meeting),
    problems: [
      'invalid_transition',
      'already_convened',
      'not_in_writing',
      'agenda_as_before',
      'second_session_too_early',
      'repeated_too_early',
    ],
    handler: async (ctx, { params, body }) => toMeeting(await updateMeeting(ctx, params.id, body)),
  }),
  writeRoute({
    method: 'DELETE',
    path: '/meetings/:id',
    operationId: 'deleteMeeting',
    access: 'meetings:write',
    summary: 'Delete a meeting',
    description:
      'Deletes a meeting scheduled by mistake, with its agenda, until it is convened or begins.',
    rules: ['Cancel a meeting that was announced.'],
    problems: ['invalid_transition', 'already_convened', 'in_use'],
    handler: (ctx, { params }) => deleteMeeting(ctx, params.id),
  }),
  writeRoute({
    method: 'PUT',
    path: '/meetings/:id/cancel',
    operationId: 'cancelMeeting',
    access: 'meetings:write',
    summary: 'Cancel a meeting with a reason',
    description: 'Cancels the meeting and notifies all who were invited; it remains on record.',
    body: CancelMeeting,
    example: { reason: 'The hall is flooded.' },
    answer: ref(Meeting),
    problems: ['invalid_transition'],
    handler: async (ctx, { params, body }) =>
      toMeeting(await cancelMeeting(ctx, params.id, body.reason)),
  }),
  writeRoute({
    method: 'POST',
    path: '/meetings/:id/second-session',
    operationId: 'createSecondSession',
    access: 'meetings:write',
    summary: 'Schedule a second session',
    description: 'Creates a second session with the same agenda, at least 15 days later.',
    rules: [
      'It decides whatever the attendance.',
      'Only after opening the first was refused for lack of quorum.',
    ],
    body: CreateSecondSession,
    example: { scheduled_date: '2026-06-10T17:00:00.000Z' },
    status: 201,
    location: '/meetings',
    answer: ref(Meeting),
    problems: ['quorum_not_refused', 'second_session_too_early', 'duplicate'],
    handler: async (ctx, { params, body }) =>
      toMeeting(await scheduleSecondSession(ctx, params.id, body)),
  }),
];

/** Problems of the amounts of a budget. */
const BUDGET_PROBLEMS = [
  'budget_of_other_item',
  'duplicate',
  'account_missing',
  'account_not_postable',
  'account_inactive',
] as const;

const agenda = [
  snapshotRoute({
    path: '/meetings/:id/agenda-items',
    operationId: 'listAgendaItems',
    access: 'meetings:read',
    summary: 'List the agenda of a meeting',
    description:
      'Returns the items in order, each with its majority and the article that requires it.',
    answer: Type.Array(ref(AgendaItem)),
    handler: async (ctx, { params: { id } }) => {
      await requireMeeting(ctx, id);
      return (await listAgendaItems(ctx.db, id)).map(toAgendaItem);
    },
  }),
  writeRoute({
    method: 'POST',
    path: '/meetings/:id/agenda-items',
    operationId: 'createAgendaItem',
    access: 'meetings:write',
    summary: 'Add an agenda item',
    description: 'Adds an item, by default at the end.',
    rules: [
      '`decision_type` sets the majority required by law; `majority` may set a stricter one.',
      'Default majority: absolute.',
      '`distribution_key_id` limits the vote to owners with a weight in that key, except for unanimity of all owners.',
      '`budget` gives the yearly amounts by account.',
      'Candidates for the council have a vote; the syndic is neither in it nor auditor.',
      'A syndic who owns a lot is excluded from Discharge, SyndicAppointment and Contract.',
      'A usual title in any language gets its `text_key`, unless that is given as null.',
      'Refused: a second session, which has the agenda of the first.',
    ],
    body: CreateAgendaItem,
    example: { title: 'Approval of the accounts', kind: 'Decision', decision_type: 'Accounts' },
    status: 201,
    answer: ref(AgendaItem),
    problems: [
      'unknown_reference',
      'not_a_voter',
      'syndic_not_eligible',
      'invalid_transition',
      'already_convened',
      'agenda_as_before',
      'majority_too_low',
      'unanimity_of_all',
      'information_without_vote',
      'not_in_writing',
      ...BUDGET_PROBLEMS,
    ],
    handler: async (ctx, { params, body }) =>
      toAgendaItem(await addAgendaItem(ctx, params.id, body)),
  }),
  snapshotRoute({
    path: '/meetings/:id/agenda-items/:item_id',
    operationId: 'getAgendaItem',
    access: 'meetings:read',
    summary: 'Get an agenda item',
    description: 'Returns the item with the candidates of an election.',
    params: AgendaItemParams,
    answer: ref(AgendaItem),
    handler: async (ctx, { params }) =>
      toAgendaItem(await requireAgendaItem(ctx, params.id, params.item_id)),
  }),
  writeRoute({
    method: 'PUT',
    path: '/meetings/:id/agenda-items/:item_id',
    operationId: 'updateAgendaItem',
    access: 'meetings:write',
    summary: 'Update an agenda item',
    description: 'Changes the fields that you send, until the meeting is convened or begins.',
    rules: [
      'Another `decision_type` sets its own majority, unless you name one.',
      '`candidates` and `budget` lines are replaced.',
      'A repeated decision only changes its position.',
    ],
    params: AgendaItemParams,
    body: UpdateAgendaItem,
    example: { position: 1 },
    answer: ref(AgendaItem),
    problems: [
      'unknown_reference',
      'not_a_voter',
      'syndic_not_eligible',
      'invalid_transition',
      'already_convened',
      'agenda_as_before',
      'majority_too_low',
      'unanimity_of_all',
      'information_without_vote',
      'not_in_writing',
      ...BUDGET_PROBLEMS,
    ],
    handler: async (ctx, { params, body }) =>
      toAgendaItem(await updateAgendaItem(ctx, params.id, params.item_id, body)),
  }),
  writeRoute({
    method: 'DELETE',
    path: '/meetings/:id/agenda-items/:item_id',
    operationId: 'deleteAgendaItem',
    access: 'meetings:write',
    summary: 'Delete an agenda item',
    description:
      'Removes the item and moves up the later ones, until the meeting is convened or begins.',
    params: AgendaItemParams,
    problems: ['invalid_transition', 'already_convened', 'agenda_as_before'],
    handler: (ctx, { params }) => deleteAgendaItem(ctx, params.id, params.item_id),
  }),
  writeRoute({
    method: 'PUT',
    path: '/meetings/:id/agenda-items/:item_id/current',
    operationId: 'goToAgendaItem',
    access: 'meetings:write',
    summary: 'Go to an agenda item',
    description: 'Makes it the current item of the open meeting for all who follow it.',
    params: AgendaItemParams,
    answer: ref(Meeting),
    problems: ['invalid_transition'],
    handler: async (ctx, { params }) => toMeeting(await goToItem(ctx, params.id, params.item_id)),
  }),
];

export const meetingRoutes = declareRoutes('Meetings', [...meetings, ...agenda]);
