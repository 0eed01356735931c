import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { expectAccessible } from '#test/component/accessibility.ts';
import { openPage } from '#test/component/page.ts';
import { anAnswer, anId, aRow } from '#test/component/records.ts';
import { answering, sent } from '#test/component/service.ts';

it('owners change their own vote while it is open, and vote for others only once they chose', async () => {
  const item = aRow('listAgendaItems', { title: 'La toiture', majority: 'Absolute' });
  const live = anAnswer('getLiveMeeting', {
    meeting: { id: item.meeting_id, status: 'InProgress' },
    current_item_id: item.id,
  });
  const [anne, bart] = [anId(), anId()];
  const entry = (owner_id: string, owner_name: string, choice: 'For' | null) =>
    aRow('getBallot', {
      owner_id,
      owner_name,
      choice,
      weight: 100,
      may_vote: true,
      has_voted: choice !== null,
      reason: null,
    });
  const user = await openPage(`/meetings/${item.meeting_id}/vote`, {
    as: 'Owner',
    answers: {
      getLiveMeeting: live,
      listAgendaItems: [item],
      listProxies: [],
      getBallot: [entry(anne, 'Anne', 'For'), entry(bart, 'Bart', null)],
    },
  });
  screen.getByText('Anne : Pour, enregistré');
  const vote = screen.getByRole('button', { name: /^Voter/ });
  const mine = within(screen.getByRole('group', { name: /^Mon vote/ }));
  await user.click(mine.getByLabelText('Contre'));
  expect(vote).toHaveProperty('disabled', true);
  const others = within(screen.getByRole('group', { name: /^Pour Bart/ }));
  await user.click(others.getByLabelText('Abstention'));
  await expectAccessible();
  const votes = [
    { owner_id: anne, choice: 'Against' },
    { owner_id: bart, choice: 'Abstain' },
  ] as const;
  const cast = { candidate_id: null };
  answering({
    castVotes: anAnswer('castVotes', {
      votes: [
        { ...votes[0], ...cast, owner_name: 'Anne' },
        { ...votes[1], ...cast, owner_name: 'Bart' },
      ],
    }),
  });
  await user.click(vote);
  await screen.findByText(/^Anne : Contre, enregistré le/);
  expect(sent('castVotes')[0]?.body).toEqual({ votes });
  expect(screen.queryByRole('button', { name: /^Voter/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Modifier le vote' }));
  await screen.findByRole('group', { name: /^Mon vote/ });
});
