import { describe, expect, it } from 'vitest';
import { isNotificationType, NOTIFICATION_TYPES } from './notification-types.ts';

describe('the notification types', () => {
  it('are 22 different ones', () => {
    expect(new Set(NOTIFICATION_TYPES).size).toBe(22);
  });

  it.each(NOTIFICATION_TYPES)('include %s', (type) => {
    expect(isNotificationType(type)).toBe(true);
  });

  it.each(['', 'paymentdue', 'PaymentDue ', 'toString'])('do not include "%s"', (name) => {
    expect(isNotificationType(name)).toBe(false);
  });
});
