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
  UpdateAgendaItem,
  UpdateMeeting,
} from '#contract/meetings.ts';
import { visibleMeetings } from '#features/shared/index.ts';
import { mapPage } from '#platform/http/reply.ts';
import { readRoute, routesOf, snapshotRoute, writeRoute } from '#platform/http/route.ts';
import { listAgendaItems } from './agenda-repository.ts';
import {
  addAgendaItem,
  deleteAgendaItem,
  requireAgendaItem,
  toAgendaItem,
  updateAgendaItem,
} from './agenda.ts';
import { cancelMeeting, deleteMeeting, goToItem, updateMeeting } from './commands.ts';
import { requireMeeting, toMeeting } from './meeting.ts';
import { listMeetings } from './repository.ts';
import { scheduleMeeting, scheduleSecondSession } from './second-session.ts';

const meetings = [
  readRoute({
    path: '/meetings',
    operationId: 'listMeetings',
    access: 'meetings:read',
    summary: 'Meetings, the latest first',
    description: 'An Owner sees the assemblies of the buildings that they own a part of.',
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
    description:
      'Tells the owners and the board; of a WrittenDecision, once they are asked. Without a title it is called by its kind, in the language of the building.',
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
    summary: 'One meeting',
    description: 'Says by which day the convocations have to be sent, and what can be done now.',
    answer: ref(Meeting),
    handler: async (ctx, { params: { id } }) => toMeeting(await requireMeeting(ctx, id)),
  }),
  writeRoute({
    method: 'PUT',
    path: '/meetings/:id',
    operationId: 'updateMeeting',
    access: 'meetings:write',
    summary: 'Change the named fields of a meeting',
    description:
      'Until people are convened to it, or it begins. What goes back to an earlier assembly, a second session or what is decided once more, keeps the kind of the meeting and the days that the law puts between them.',
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
    summary: 'Delete a meeting that was scheduled by mistake',
    description:
      'With its agenda, until people are convened to it, or it begins. One that is called off is cancelled instead.',
    problems: ['invalid_transition', 'already_convened', 'in_use'],
    handler: (ctx, { params }) => deleteMeeting(ctx, params.id),
  }),
  writeRoute({
    method: 'PUT',
    path: '/meetings/:id/cancel',
    operationId: 'cancelMeeting',
    access: 'meetings:write',
    summary: 'Call a meeting off, and why',
    description: 'Tells everybody who was to come. It stays on record.',
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
    summary: 'Schedule the second session of an assembly that had no quorum',
    description:
      'At least 15 days later, with the same agenda; it decides whatever the attendance. Only after the first was refused to open for want of quorum.',
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

/** What the amounts of a budget may be refused for. */
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
    summary: 'The agenda of a meeting, in its order',
    description:
      'With the majority by which each item is decided, and the article that asks for it.',
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
    summary: 'Put an item on the agenda',
    description:
      'Its `decision_type` says which majority the law asks for; `majority` may name a stricter one, and what names neither is decided by the absolute majority. With a `distribution_key_id` only those decide who have a weight in that key, but for unanimity, which is that of all owners; a `budget` gives the yearly amounts by account that it decides on. Without `position` it comes last; a second session has the agenda of the first, and takes nothing else.',
    body: CreateAgendaItem,
    example: { title: 'Approval of the accounts', kind: 'Decision', decision_type: 'Accounts' },
    status: 201,
    answer: ref(AgendaItem),
    problems: [
      'unknown_reference',
      'not_a_voter',
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
    summary: 'One item of the agenda',
    description: 'With those between whom an election decides.',
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
    summary: 'Change the named fields of an item',
    description:
      'Until people are convened, or the meeting begins. Another `decision_type` brings its own majority, unless one is named; `candidates` and the lines of a `budget` replace those there were. What is put to the vote once more changes its place alone.',
    params: AgendaItemParams,
    body: UpdateAgendaItem,
    example: { position: 1 },
    answer: ref(AgendaItem),
    problems: [
      'unknown_reference',
      'not_a_voter',
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
    summary: 'Take an item off the agenda',
    description: 'Until people are convened, or the meeting begins; those after it move up.',
    params: AgendaItemParams,
    problems: ['invalid_transition', 'already_convened', 'agenda_as_before'],
    handler: (ctx, { params }) => deleteAgendaItem(ctx, params.id, params.item_id),
  }),
  writeRoute({
    method: 'PUT',
    path: '/meetings/:id/agenda-items/:item_id/current',
    operationId: 'goToAgendaItem',
    access: 'meetings:write',
    summary: 'Bring an open meeting to an item',
    description: 'All who follow it are shown the item.',
    params: AgendaItemParams,
    answer: ref(Meeting),
    problems: ['invalid_transition'],
    handler: async (ctx, { params }) => toMeeting(await goToItem(ctx, params.id, params.item_id)),
  }),
];

export const meetingRoutes = routesOf('Meetings', [...meetings, ...agenda]);
