import { describe, expect, it } from 'vitest';
import { NOTIFICATION_TYPES } from '#domain/notifications/notification-types.ts';
import { systemAlert } from './notification-types.ts';
import { findDefinition, registerNotificationTypes } from './registry.ts';

const all = NOTIFICATION_TYPES.map((type) => ({ ...systemAlert, type }));

describe('the types of notification', () => {
  it('have one definition each', () => {
    const types = registerNotificationTypes(all);
    for (const type of NOTIFICATION_TYPES) expect(findDefinition(types, type).type).toBe(type);
  });

  it('are refused when one is missing, or is there twice', () => {
    const message = 'types of notification that are not defined once: MeetingReminder';
    expect(() => registerNotificationTypes(all.slice(1))).toThrow(message);
    expect(() => registerNotificationTypes([...all, ...all.slice(0, 1)])).toThrow(message);
  });
});
