import { describe, expect, it } from 'vitest';
import { allowedOperations, transition } from '#domain/kernel/state-machine.ts';
import {
  GDPR_REQUEST_STATUSES,
  gdprRequestTransitions,
  type GdprRequestStatus,
} from './request.ts';

const WAYS: Readonly<Record<GdprRequestStatus, Readonly<Record<string, GdprRequestStatus>>>> = {
  Open: { extend: 'Extended', complete: 'Completed', refuse: 'Refused' },
  Extended: { complete: 'Completed', refuse: 'Refused' },
  Completed: {},
  Refused: {},
};

describe('the way of a request', () => {
  it.each(GDPR_REQUEST_STATUSES)('from %s', (from) => {
    const ways = allowedOperations(gdprRequestTransitions, from).map((operation) => [
      operation,
      transition(gdprRequestTransitions, operation, from),
    ]);
    expect(Object.fromEntries(ways)).toEqual(WAYS[from]);
  });
});
