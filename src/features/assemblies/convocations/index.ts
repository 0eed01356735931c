import { meetingCalledOff } from '#features/assemblies/meetings/index.ts';
import { following } from '#platform/followers.ts';
import { followCancellation } from './convene.ts';
import { conveneDemoMeeting } from './demo.ts';
import { discloseConsents } from './disclosure-repository.ts';
import { createConvocationRoutes } from './routes.ts';
import { tables } from './tables.ts';

export { meetingFrame, type Convened } from './convocation-letter.ts';
export { placeOf, renderMeetingMail } from './convocation-mail.ts';
export { makeMeetingLetters } from './letters-to.ts';
export { meetingLetterRoutes } from './letter-routes.ts';
export { findMeetingPapers, findReached } from './repository.ts';

export const convocationsFeature = {
  tables,
  disclosure: discloseConsents,
  followers: [following(meetingCalledOff, followCancellation)],
  routes: createConvocationRoutes,
  demo: conveneDemoMeeting,
};
