import { screen, within } from '@testing-library/react';
import { it } from 'vitest';
import { expectAccessible } from '#test/component/accessibility.ts';
import { openPage } from '#test/component/page.ts';
import { anAnswer, aRow } from '#test/component/records.ts';

it('a meeting to convene shows what is missing or unusual', async () => {
  const meeting = anAnswer('getMeeting', {
    status: 'Scheduled',
    convened_at: null,
    allowed_actions: ['convene'],
  });
  const findings = [
    aRow('listMeetingFindings', { code: 'PlaceMissing', agenda_item_id: null, title: null }),
    aRow('listMeetingFindings', { code: 'FiguresMissing', title: 'Toiture' }),
  ];
  await openPage(`/meetings/${meeting.id}`, {
    as: 'Syndic',
    answers: { getMeeting: meeting, listAgendaItems: [], listMeetingFindings: findings },
  });
  const title = await screen.findByText('Avant de convoquer');
  const list = within(title.parentElement ?? document.body);
  list.getByText('Ni lieu ni adresse pour participer à distance.');
  list.getByText('Toiture : Les travaux sont sans montant.');
  await expectAccessible();
});
