import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { expectAccessible } from '#test/component/accessibility.ts';
import { fill, openPage } from '#test/component/page.ts';
import { anAnswer, aRow } from '#test/component/records.ts';
import { answering, sent } from '#test/component/service.ts';

it('a proxy holds for the second session, unless its owner says otherwise', async () => {
  const meeting = anAnswer('getMeeting', {
    meeting_type: 'GeneralAssembly',
    status: 'Scheduled',
    allowed_actions: ['proxies'],
  });
  const user = await openPage(`/meetings/${meeting.id}`, {
    as: 'Owner',
    answers: { getMeeting: meeting, listAgendaItems: [], listProxies: [] },
  });
  screen.getByText(/elle vaut aussi pour la seconde assemblée/);
  await fill(user, screen.getByLabelText('Qui vote pour moi'), 'Zoé');
  await user.click(screen.getByLabelText('Pour la première assemblée seulement'));
  await expectAccessible();
  answering({ createProxy: aRow('listProxies', {}) });
  await user.click(screen.getByRole('button', { name: 'Donner procuration' }));
  await waitFor(() => expect(sent('createProxy')).toHaveLength(1));
  const asked = { holder_name: 'Zoé', first_session_only: true };
  expect(sent('createProxy')[0]?.body).toMatchObject(asked);
});
