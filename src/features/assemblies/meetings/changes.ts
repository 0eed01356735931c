import type { Row } from '#platform/db/rows.ts';
import type { Change } from '#platform/followers.ts';

/** Whoever keeps what was decided does so when a meeting ends. */
export const meetingEnded: Change<Row<'meetings'>> = { name: 'meeting ended' };

/** Whoever has told people of a meeting tells them that it does not take place. */
export const meetingCalledOff: Change<Row<'meetings'>> = { name: 'meeting called off' };
