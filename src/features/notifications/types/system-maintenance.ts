import { Instant, Type } from '#contract/common.ts';
import { everybody } from '../audiences.ts';
import type { NotificationTypeDefinition } from '../definition.ts';
import { whenIs } from '../facts.ts';

const payload = Type.Object({ starts_at: Instant, ends_at: Instant });

/** To everybody. */
export const systemMaintenance: NotificationTypeDefinition<typeof payload> = {
  payload,
  priority: 'Normal',
  audience: (ctx) => everybody(ctx),
  values: (_ctx, { starts_at, ends_at }) => {
    const [start, end] = [whenIs(starts_at), whenIs(ends_at)];
    const times = { date: start.date, time: start.time, end_date: end.date, end_time: end.time };
    return Promise.resolve({ ...times, is_one_day: start.date === end.date });
  },
  link: () => null,
  objectId: () => null,
};
