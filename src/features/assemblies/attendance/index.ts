import { discloseAttendance } from './disclosure-repository.ts';
import { keepAttendance } from './erasure-repository.ts';
import { attendanceRoutes } from './routes.ts';

export { callerAsOwner, requireOwnOrOffice } from './caller.ts';
export { electorateFor, electorateOn } from './electorate.ts';
export { attendancesOf } from './attendances.ts';
export { attendantsOf, beginInWriting, noteVotersInWriting } from './in-writing.ts';
export { toProxy } from './proxies.ts';
export { listProxies } from './repository.ts';

export const attendanceFeature = {
  disclosure: discloseAttendance,
  erasure: keepAttendance,
  routes: attendanceRoutes,
};
