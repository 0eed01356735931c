import type { Row } from '#platform/db/rows.ts';
import type { Change } from '#platform/followers.ts';

/** Emitted when a meeting ends, for features that store its decisions. */
export const meetingEnded: Change<Row<'meetings'>> = { name: 'meeting ended' };

/** Emitted when a second session is scheduled: what was noted for the first may hold for it. */
export const secondSessionScheduled: Change<Row<'meetings'>> = {
  name: 'second session scheduled',
};

/** Emitted when a meeting is cancelled, for features that notify those convened. */
export const meetingCalledOff: Change<Row<'meetings'>> = { name: 'meeting called off' };
