import { secondSessionScheduled } from '#features/assemblies/meetings/index.ts';
import { following } from '#platform/followers.ts';
import { discloseAttendance } from './disclosure-repository.ts';
import { keepAttendance } from './erasure-repository.ts';
import { carryProxies } from './proxies.ts';
import { attendanceRoutes } from './routes.ts';
import { tables } from './tables.ts';

export { findCallerOwners, requireOwnOrOffice } from './caller.ts';
export { findMeetingElectorate, findElectorate } from './electorate.ts';
export { showAttendances } from './attendances.ts';
export { listParticipants, beginInWriting, recordVotersInWriting } from './in-writing.ts';
export { toProxy } from './proxies.ts';
export { listProxies } from './repository.ts';

export const attendanceFeature = {
  tables,
  disclosure: discloseAttendance,
  erasure: keepAttendance,
  followers: [following(secondSessionScheduled, carryProxies)],
  routes: attendanceRoutes,
};
