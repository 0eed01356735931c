import { pagesOf } from '../../shared/routing/pages.ts';
import { searchOf } from '../../shared/routing/search.ts';

const page = pagesOf('web-meetings');

const listSearch = searchOf('status', 'meeting_type', 'sort');

/** Search parameter for the step of a meeting: an item, or a step before or after the agenda. */
const stepSearch = searchOf('step');
/** Also the owner at the door, from the code on their proxy form. */
const liveSearch = searchOf('step', 'owner_id');

const meetings = page('/meetings', () => import('./MeetingsPage.tsx'), 'MeetingsPage', listSearch);
const newMeeting = page('/meetings/new', () => import('./NewMeetingPage.tsx'), 'NewMeetingPage');
const meeting = page('/meetings/$id', () => import('./MeetingPage.tsx'), 'MeetingPage');
const liveMeeting = page(
  '/meetings/$id/live',
  () => import('./LivePage.tsx'),
  'LivePage',
  liveSearch,
  'openMeeting',
);
const voteOnMeeting = page(
  '/meetings/$id/vote',
  () => import('./VotePage.tsx'),
  'VotePage',
  stepSearch,
  'getBallot',
);
const meetingScreen = page(
  '/meetings/$id/screen',
  () => import('./ScreenPage.tsx'),
  'ScreenPage',
  undefined,
  'getMeeting',
);
const meetingMinutes = page(
  '/meetings/$id/minutes',
  () => import('./MinutesPage.tsx'),
  'MinutesPage',
);
const editMeeting = page(
  '/meetings/$id/edit',
  () => import('./EditMeetingPage.tsx'),
  'EditMeetingPage',
);

const decisions = page(
  '/decisions',
  () => import('./DecisionsPage.tsx'),
  'DecisionsPage',
  searchOf('q', 'result', 'sort'),
);
const decision = page('/decisions/$id', () => import('./DecisionPage.tsx'), 'DecisionPage');

const proposals = page(
  '/agenda-proposals',
  () => import('./ProposalsPage.tsx'),
  'ProposalsPage',
  searchOf('sort'),
);
const requests = page(
  '/assembly-requests',
  () => import('./RequestsPage.tsx'),
  'RequestsPage',
  searchOf('sort'),
);

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
      place: 'meetings',
      to: '/meetings',
      ownersPlace: 'assembly',
      label: 'web-navigation.meetings',
      also: 'web-navigation.meetings.also',
      needs: 'listMeetings',
      key: 'm',
      readers: 'everybody',
    },
    {
      place: 'meetings',
      ownersPlace: 'assembly',
      to: '/decisions',
      label: 'web-navigation.meetings.decisions',
      needs: 'listDecisions',
      readers: 'everybody',
    },
    {
      place: 'meetings',
      ownersPlace: 'assembly',
      to: '/agenda-proposals',
      label: 'web-navigation.meetings.proposals',
      needs: 'listAgendaProposals',
      readers: 'everybody',
    },
    {
      place: 'meetings',
      to: '/assembly-requests',
      label: 'web-navigation.meetings.requests',
      needs: 'listAssemblyRequests',
    },
  ],
  actions: [{ to: '/meetings/new', label: 'web-navigation.meetings.new', needs: 'createMeeting' }],
} as const;
