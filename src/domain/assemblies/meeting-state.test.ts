import { describe, expect, it } from 'vitest';
import { isAssembly, isInWriting, isOfOwners, meetingActions } from './meeting-state.ts';

describe('what kind of meeting it is', () => {
  it.each([
    ['GeneralAssembly', { isOfOwners: true, isInWriting: false, isAssembly: true }],
    ['ExtraordinaryAssembly', { isOfOwners: true, isInWriting: false, isAssembly: true }],
    ['BoardMeeting', { isOfOwners: false, isInWriting: false, isAssembly: false }],
    ['WrittenDecision', { isOfOwners: true, isInWriting: true, isAssembly: false }],
  ] as const)('%s', (meeting_type, expected) => {
    const meeting = { meeting_type };
    expect({
      isOfOwners: isOfOwners(meeting),
      isInWriting: isInWriting(meeting),
      isAssembly: isAssembly(meeting),
    }).toEqual(expected);
  });
});

describe('meetingActions', () => {
  const assembly = {
    meeting_type: 'GeneralAssembly',
    status: 'Scheduled',
    convened_at: null,
    first_meeting_id: null,
  } as const;
  const convened = { ...assembly, convened_at: '2026-05-01T08:00:00.000Z' } as const;
  const people = ['proxies', 'attendances'];
  it.each([
    ['scheduled', assembly, ['open', 'cancel', 'agenda-items', 'convene', ...people]],
    ['convened: the agenda stays as it was announced', convened, ['open', 'cancel', ...people]],
    [
      'a second session has the agenda of the first',
      { ...assembly, first_meeting_id: 'first' },
      ['open', 'cancel', 'convene', ...people],
    ],
    [
      'the council is not convened',
      { ...assembly, meeting_type: 'BoardMeeting' },
      ['open', 'cancel', 'agenda-items', ...people],
    ],
    [
      'in writing: nobody opens it, or comes',
      { ...assembly, meeting_type: 'WrittenDecision' },
      ['cancel', 'agenda-items', 'convene'],
    ],
    ['under way', { ...convened, status: 'InProgress' }, ['close', ...people]],
    [
      'in writing, under way',
      { ...convened, meeting_type: 'WrittenDecision', status: 'InProgress' },
      ['close'],
    ],
    ['completed', { ...convened, status: 'Completed' }, []],
    ['cancelled before it was convened', { ...assembly, status: 'Cancelled' }, []],
  ] as const)('%s', (_state, meeting, actions) => {
    expect(meetingActions(meeting)).toEqual(actions);
  });
});
