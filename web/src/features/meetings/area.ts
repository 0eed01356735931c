import { createRoute } from '@tanstack/react-router';
import { lazyPage } from '../../shared/routing/lazy-page.ts';
import { signedInRoute } from '../../shared/routing/roots.ts';
import { searchOf } from '../../shared/routing/search.ts';

const listSearch = searchOf('status', 'meeting_type', 'sort');

/** Search parameter for the step of a meeting: an item, or a step before or after the agenda. */
const stepSearch = searchOf('step');
/** Also the owner at the door, from the code on their proxy form. */
const liveSearch = searchOf('step', 'owner_id');

const meetings = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/meetings',
  validateSearch: listSearch,
  component: lazyPage('web-meetings', () => import('./MeetingsPage.tsx'), 'MeetingsPage'),
});
const newMeeting = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/meetings/new',
  component: lazyPage('web-meetings', () => import('./NewMeetingPage.tsx'), 'NewMeetingPage'),
});
const meeting = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/meetings/$id',
  component: lazyPage('web-meetings', () => import('./MeetingPage.tsx'), 'MeetingPage'),
});
const liveMeeting = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/meetings/$id/live',
  staticData: { needs: 'openMeeting' },
  validateSearch: liveSearch,
  component: lazyPage('web-meetings', () => import('./LivePage.tsx'), 'LivePage'),
});
const voteOnMeeting = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/meetings/$id/vote',
  staticData: { needs: 'getBallot' },
  validateSearch: stepSearch,
  component: lazyPage('web-meetings', () => import('./VotePage.tsx'), 'VotePage'),
});
const meetingScreen = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/meetings/$id/screen',
  staticData: { needs: 'getMeeting' },
  component: lazyPage('web-meetings', () => import('./ScreenPage.tsx'), 'ScreenPage'),
});
const meetingMinutes = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/meetings/$id/minutes',
  component: lazyPage('web-meetings', () => import('./MinutesPage.tsx'), 'MinutesPage'),
});
const editMeeting = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/meetings/$id/edit',
  component: lazyPage('web-meetings', () => import('./EditMeetingPage.tsx'), 'EditMeetingPage'),
});

const decisions = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/decisions',
  validateSearch: searchOf('q', 'result', 'sort'),
  component: lazyPage('web-meetings', () => import('./DecisionsPage.tsx'), 'DecisionsPage'),
});
const decision = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/decisions/$id',
  component: lazyPage('web-meetings', () => import('./DecisionPage.tsx'), 'DecisionPage'),
});

const proposals = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/agenda-proposals',
  validateSearch: searchOf('sort'),
  component: lazyPage('web-meetings', () => import('./ProposalsPage.tsx'), 'ProposalsPage'),
});
const requests = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/assembly-requests',
  validateSearch: searchOf('sort'),
  component: lazyPage('web-meetings', () => import('./RequestsPage.tsx'), 'RequestsPage'),
});

/** Meetings, from the agenda to the register of decisions. */
export const meetingsArea = {
  routes: [
    meetings,
    newMeeting,
    meeting,
    editMeeting,
    liveMeeting,
    voteOnMeeting,
    meetingScreen,
    meetingMinutes,
    decisions,
    decision,
    proposals,
    requests,
  ] as const,
  navigation: [
    {
      group: 'register',
      to: '/meetings',
      label: 'web-navigation.meetings',
      needs: 'listMeetings',
      key: 'm',
      readers: 'everybody',
    },
  ],
  actions: [{ to: '/meetings/new', label: 'web-navigation.meetings.new', needs: 'createMeeting' }],
} as const;
