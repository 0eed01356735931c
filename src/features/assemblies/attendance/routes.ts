import {
  Attendance,
  AttendanceParams,
  CreateAttendance,
  CreateProxy,
  Proxy,
  ProxyParams,
  Quorum,
} from '#contract/attendance.ts';
import { ref, Type } from '#contract/common.ts';
import { exampleIds } from '#contract/examples.ts';
import { Meeting } from '#contract/meetings.ts';
import { requireMeeting, toMeeting } from '#features/assemblies/meetings/index.ts';
import { declareRoutes, snapshotRoute, writeRoute } from '#platform/http/route.ts';
import { addAttendance, showAttendances, leaveMeeting } from './attendances.ts';
import { addProxy, deleteProxy, toProxy } from './proxies.ts';
import { recordMissingQuorum, openMeeting, readQuorum } from './quorum.ts';
import { listProxies } from './repository.ts';

const proxies = [
  snapshotRoute({
    path: '/meetings/:id/proxies',
    operationId: 'listProxies',
    access: 'meetings:read',
    summary: 'List the proxies of a meeting',
    description: 'Returns who votes for whom, oldest first.',
    answer: Type.Array(ref(Proxy)),
    handler: async (ctx, { params: { id } }) => {
      await requireMeeting(ctx, id);
      return (await listProxies(ctx.db, id)).map(toProxy);
    },
  }),
  writeRoute({
    method: 'POST',
    path: '/meetings/:id/proxies',
    operationId: 'createProxy',
    access: 'votes:cast',
    summary: 'Record a proxy',
    description: 'Records a proxy; an Owner gives their own.',
    rules: [
      'Given to another owner or a named person, never to the syndic.',
      'At most three for one holder, unless all their votes are at most a tenth of the total.',
    ],
    body: CreateProxy,
    example: { principal_owner_id: exampleIds.owner, holder_owner_id: exampleIds.otherOwner },
    status: 201,
    answer: ref(Proxy),
    problems: [
      'not_a_voter',
      'proxy_to_oneself',
      'syndic_cannot_hold_proxy',
      'proxy_limit',
      'decided_in_writing',
      'duplicate',
      'invalid_transition',
      'quota_incomplete',
      'key_needed',
    ],
    handler: async (ctx, { params, body }) => toProxy(await addProxy(ctx, params.id, body)),
  }),
  writeRoute({
    method: 'DELETE',
    path: '/meetings/:id/proxies/:proxy_id',
    operationId: 'deleteProxy',
    access: 'votes:cast',
    summary: 'Withdraw a proxy',
    description: 'Deletes a proxy that was not used yet; an Owner, their own.',
    params: ProxyParams,
    problems: ['in_use', 'invalid_transition'],
    handler: (ctx, { params }) => deleteProxy(ctx, params.id, params.proxy_id),
  }),
];

const attendances = [
  snapshotRoute({
    path: '/meetings/:id/attendances',
    operationId: 'listAttendances',
    access: 'meetings:read',
    summary: 'List the attendance of a meeting',
    description: 'Returns arrivals and departures in order, with the votes of each.',
    answer: Type.Array(ref(Attendance)),
    problems: ['quota_incomplete', 'key_needed'],
    handler: (ctx, { params: { id } }) => showAttendances(ctx, id),
  }),
  writeRoute({
    method: 'POST',
    path: '/meetings/:id/attendances',
    operationId: 'createAttendance',
    access: 'meetings:write',
    summary: 'Record an arrival',
    description: 'Records an owner as present; latecomers count from the next vote.',
    rules: [
      '`Represented` needs a proxy whose holder does not represent too many.',
      '`Remote` needs a convocation that allowed it.',
    ],
    body: CreateAttendance,
    example: { owner_id: exampleIds.owner, mode: 'InPerson' },
    status: 201,
    answer: ref(Attendance),
    problems: [
      'not_a_voter',
      'remote_not_allowed',
      'proxy_missing',
      'holder_absent',
      'proxy_limit',
      'decided_in_writing',
      'duplicate',
      'invalid_transition',
      'quota_incomplete',
      'key_needed',
    ],
    handler: (ctx, { params, body }) => addAttendance(ctx, params.id, body),
  }),
  writeRoute({
    method: 'PUT',
    path: '/meetings/:id/attendances/:attendance_id/leave',
    operationId: 'leaveMeeting',
    access: 'meetings:write',
    summary: 'Record a departure',
    description:
      'Records that an owner, and those they represent, left; closed votes remain as counted.',
    params: AttendanceParams,
    answer: ref(Attendance),
    problems: ['invalid_transition', 'decided_in_writing', 'quota_incomplete', 'key_needed'],
    handler: (ctx, { params }) => leaveMeeting(ctx, params.id, params.attendance_id),
  }),
];

const quorum = [
  snapshotRoute({
    path: '/meetings/:id/quorum',
    operationId: 'getQuorum',
    access: 'meetings:read',
    summary: 'Get the quorum of a meeting',
    description: 'Returns owners and shares present; from the opening on, as they were then.',
    rules: [
      'Reached with more than half of the owners and at least half of the shares.',
      'Or with more than three quarters of the shares.',
    ],
    answer: ref(Quorum),
    problems: ['quota_incomplete', 'key_needed'],
    handler: (ctx, { params: { id } }) => readQuorum(ctx, id),
  }),
  writeRoute({
    method: 'PUT',
    path: '/meetings/:id/open',
    operationId: 'openMeeting',
    access: 'meetings:write',
    summary: 'Open a meeting',
    description: 'Opens the meeting with the owners present.',
    rules: ['Without a quorum it is refused and recorded; you can schedule a second session.'],
    answer: ref(Meeting),
    problems: [
      'quorum_not_reached',
      'decided_in_writing',
      'in_use',
      'invalid_transition',
      'quota_incomplete',
      'key_needed',
    ],
    prepare: (ctx, { params: { id } }) => recordMissingQuorum(ctx, id),
    handler: async (ctx, { params: { id } }) => toMeeting(await openMeeting(ctx, id)),
  }),
];

export const attendanceRoutes = declareRoutes('Meetings', [...proxies, ...attendances, ...quorum]);
