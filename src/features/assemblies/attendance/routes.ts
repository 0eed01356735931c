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
import { routesOf, snapshotRoute, writeRoute } from '#platform/http/route.ts';
import { addAttendance, attendancesOf, leaveMeeting } from './attendances.ts';
import { addProxy, deleteProxy, toProxy } from './proxies.ts';
import { noteMissingQuorum, openMeeting, quorumOf } from './quorum.ts';
import { listProxies } from './repository.ts';

const proxies = [
  snapshotRoute({
    path: '/meetings/:id/proxies',
    operationId: 'listProxies',
    access: 'meetings:read',
    summary: 'The proxies of a meeting, the oldest first',
    description: 'Who votes for whom.',
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
    summary: 'Note a proxy, or give one',
    description:
      'A Syndic notes any; an owner gives their own. Given to another owner or to somebody else by name, never to the syndic. Nobody holds more than three, unless all their votes, own ones included, are at most a tenth of all.',
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
    ],
    handler: async (ctx, { params, body }) => toProxy(await addProxy(ctx, params.id, body)),
  }),
  writeRoute({
    method: 'DELETE',
    path: '/meetings/:id/proxies/:proxy_id',
    operationId: 'deleteProxy',
    access: 'votes:cast',
    summary: 'Withdraw a proxy',
    description: 'One by which nobody has been represented yet; an owner, their own.',
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
    summary: 'Who came to a meeting, and who went',
    description: 'In the order of arrival, with the votes that each has.',
    answer: Type.Array(ref(Attendance)),
    problems: ['quota_incomplete'],
    handler: (ctx, { params: { id } }) => attendancesOf(ctx, id),
  }),
  writeRoute({
    method: 'POST',
    path: '/meetings/:id/attendances',
    operationId: 'createAttendance',
    access: 'meetings:write',
    summary: 'Note who has come',
    description:
      'Also after the opening: who comes late counts from the next vote on. `Represented` needs a proxy of a holder who does not represent too many by the register of the day, `Remote` a convocation that allowed it.',
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
    ],
    handler: (ctx, { params, body }) => addAttendance(ctx, params.id, body),
  }),
  writeRoute({
    method: 'PUT',
    path: '/meetings/:id/attendances/:attendance_id/leave',
    operationId: 'leaveMeeting',
    access: 'meetings:write',
    summary: 'Note who has gone',
    description:
      'Those whom they represent go with them. Votes that are closed stay as they were counted.',
    params: AttendanceParams,
    answer: ref(Attendance),
    problems: ['invalid_transition', 'decided_in_writing', 'quota_incomplete'],
    handler: (ctx, { params }) => leaveMeeting(ctx, params.id, params.attendance_id),
  }),
];

const quorum = [
  snapshotRoute({
    path: '/meetings/:id/quorum',
    operationId: 'getQuorum',
    access: 'meetings:read',
    summary: 'Who is there of all, by heads and by shares',
    description:
      'More than half of the owners with at least half of the shares, or more than three quarters of the shares. Once the meeting has begun, as it was at the opening.',
    answer: ref(Quorum),
    problems: ['quota_incomplete'],
    handler: (ctx, { params: { id } }) => quorumOf(ctx, id),
  }),
  writeRoute({
    method: 'PUT',
    path: '/meetings/:id/open',
    operationId: 'openMeeting',
    access: 'meetings:write',
    summary: 'Open a meeting',
    description:
      'With those who are there, at any time. An attempt that fails for want of quorum is noted: a second session may then be scheduled.',
    answer: ref(Meeting),
    problems: [
      'quorum_not_reached',
      'decided_in_writing',
      'in_use',
      'invalid_transition',
      'quota_incomplete',
    ],
    prepare: (ctx, { params: { id } }) => noteMissingQuorum(ctx, id),
    handler: async (ctx, { params: { id } }) => toMeeting(await openMeeting(ctx, id)),
  }),
];

export const attendanceRoutes = routesOf('Meetings', [...proxies, ...attendances, ...quorum]);
