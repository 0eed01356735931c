import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openPage } from '#test/component/page.ts';
import { anAnswer, anId, aRow } from '#test/component/records.ts';
import { answering, sent } from '#test/component/service.ts';

const [meetingId, buildingId, ownerId] = [anId(), anId(), anId()];
const meeting = { id: meetingId, building_id: buildingId };

it('a missing representative is named at the door, for the lots that several hold', async () => {
  const minutes = anAnswer('getMinutes', {
    meeting: { ...meeting, status: 'InProgress', allowed_actions: ['attendances'] },
    attendances: [{ owner_id: ownerId, owner_name: 'Anne', vote_suspended: true, left_at: null }],
  });
  const [shared, alone] = [anId(), anId()];
  const own = aRow('listUnitOwners', { owner_id: ownerId, is_voting_mandatary: false });
  const user = await openPage(`/meetings/${meetingId}/live?step=door`, {
    as: 'Syndic',
    answers: {
      getMinutes: minutes,
      listAgendaItems: [],
      getQuorum: anAnswer('getQuorum', {}),
      listOwners: [aRow('listOwners', { id: ownerId, name: 'Anne' })],
      listUnitsOfOwner: [
        aRow('listUnitsOfOwner', { unit_id: shared, building_id: buildingId }),
        aRow('listUnitsOfOwner', { unit_id: alone, building_id: buildingId }),
        aRow('listUnitsOfOwner', { unit_id: anId() }),
      ],
      listUnitOwners: ({ path }) =>
        path['unit_id'] === shared
          ? [own, aRow('listUnitOwners', { is_voting_mandatary: false })]
          : [aRow('listUnitOwners', { owner_id: ownerId })],
    },
  });
  await user.click(screen.getByRole('button', { name: /Désigner comme mandataire/ }));
  answering({ updateUnitOwner: anAnswer('updateUnitOwner', {}) });
  const dialog = within(screen.getByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Enregistrer la désignation' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent('updateUnitOwner').map(({ path, body }) => [path['id'], body])).toEqual([
    [own.id, { is_voting_mandatary: true }],
  ]);
});

it('a closed assembly leads from its end to its minutes', async () => {
  const minutes = anAnswer('getMinutes', { meeting: { ...meeting, status: 'Completed' } });
  await openPage(`/meetings/${meetingId}/live?step=end`, {
    as: 'Syndic',
    answers: { getMinutes: minutes, listAgendaItems: [] },
  });
  const [link] = screen.getAllByRole('link', { name: /Procès-verbal/ });
  expect(link?.getAttribute('href')).toBe(`/meetings/${meetingId}/minutes`);
});

it('a running session says who came and who left, the latest first', async () => {
  const item = aRow('listAgendaItems', { majority: null });
  const one = { vote_suspended: false, weight: 78 };
  const minutes = anAnswer('getMinutes', {
    meeting: { ...meeting, status: 'InProgress', opened_at: '2026-12-18T18:00:00.000Z' },
    attendances: [
      {
        ...one,
        id: anId(),
        owner_name: 'Anne',
        arrived_at: '2026-12-18T17:50:00.000Z',
        left_at: '2026-12-18T19:30:00.000Z',
      },
      {
        ...one,
        id: anId(),
        owner_name: 'Au Bon Levain',
        arrived_at: '2026-12-18T19:05:00.000Z',
        left_at: null,
      },
    ],
  });
  await openPage(`/meetings/${meetingId}/live?step=${item.id}`, {
    as: 'Syndic',
    answers: {
      getMinutes: minutes,
      listAgendaItems: [item],
      getQuorum: anAnswer('getQuorum', {}),
      goToAgendaItem: anAnswer('goToAgendaItem', {}),
    },
  });
  const heading = await screen.findByRole('heading', { name: 'Séance' });
  const said = within(heading.parentElement ?? document.body).getAllByRole('listitem');
  expect(said.map(({ textContent }) => textContent)).toEqual([
    'Anne part, 78 voix20:30',
    'Au Bon Levain arrive, 78 voix20:05',
    'Séance ouverte19:00',
  ]);
});

it('a departure names the version of the attendance that was shown', async () => {
  const here = { owner_id: ownerId, owner_name: 'Anne', left_at: null, vote_suspended: false };
  const minutes = anAnswer('getMinutes', {
    meeting: { ...meeting, status: 'InProgress', allowed_actions: ['attendances'] },
    attendances: [{ ...here, etag: '"2"' }],
  });
  const user = await openPage(`/meetings/${meetingId}/live?step=door`, {
    as: 'Syndic',
    answers: {
      getMinutes: minutes,
      listAgendaItems: [],
      getQuorum: anAnswer('getQuorum', {}),
      listOwners: [aRow('listOwners', { id: ownerId, name: 'Anne' })],
      leaveMeeting: anAnswer('leaveMeeting', {}),
    },
  });
  await user.click(screen.getByRole('button', { name: /Départ : Anne/ }));
  await waitFor(() => expect(sent('leaveMeeting')).toHaveLength(1));
  expect(sent('leaveMeeting')[0]?.headers['if-match']).toBe('"2"');
});

it('the close names the version of the meeting that was shown', async () => {
  const shown = { ...meeting, status: 'InProgress', etag: '"3"' } as const;
  const user = await openPage(`/meetings/${meetingId}/live?step=end`, {
    as: 'Syndic',
    answers: {
      getMinutes: anAnswer('getMinutes', { meeting: { ...shown, allowed_actions: ['close'] } }),
      listAgendaItems: [],
      getQuorum: anAnswer('getQuorum', {}),
      closeMeeting: anAnswer('closeMeeting', {}),
    },
  });
  await user.click(screen.getByRole('button', { name: 'Clôturer l’assemblée' }));
  const dialog = within(screen.getByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Clôturer l’assemblée' }));
  await waitFor(() => expect(sent('closeMeeting')).toHaveLength(1));
  expect(sent('closeMeeting')[0]?.headers['if-match']).toBe('"3"');
});
