import { expect, it } from 'vitest';
import { PROCESSING_NAMES, PROCESSINGS } from './processing.ts';

it('rests on a contract or a legitimate interest only where the law gives no duty, art. 6(1) GDPR', () => {
  const others = PROCESSING_NAMES.filter((name) => PROCESSINGS[name].bases.join() !== 'c');
  expect(Object.fromEntries(others.map((name) => [name, PROCESSINGS[name].bases.join()]))).toEqual({
    Purchases: 'b,c',
    Recovery: 'c,f',
    Tickets: 'c,f',
    Accounts: 'b',
    SignIn: 'f',
    Notifications: 'c,f',
    AuditTrail: 'c,f',
    Office: 'b',
  });
});
