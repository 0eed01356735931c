import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { expectAccessible } from '#test/component/accessibility.ts';
import { choose, fill, offered, openPage } from '#test/component/page.ts';
import { anAnswer, aRow } from '#test/component/records.ts';
import { answering, sent } from '#test/component/service.ts';

it('an item of an agenda shows which majority the law asks for, and takes no lower one', async () => {
  const meeting = anAnswer('getMeeting', {
    status: 'Scheduled',
    allowed_actions: ['agenda-items'],
  });
  const user = await openPage(`/meetings/${meeting.id}`, {
    as: 'Syndic',
    answers: { getMeeting: meeting, listAgendaItems: [], listDistributionKeys: [] },
  });
  screen.getByText('L’ordre du jour est encore vide.');
  await user.click(screen.getByRole('button', { name: 'Ajouter un point' }));
  const form = within(await screen.findByRole('form', { name: 'Nouveau point' }));
  await fill(user, form.getByLabelText('Point'), 'Statuts');
  const decision = form.getByLabelText('Objet de la décision');
  await choose(user, decision, 'Autre modification des statuts');
  form.getByText(/La loi exige : Quatre cinquièmes \(art\. 3\.88 §1 2° a/);
  const majority = form.getByRole('combobox', { name: 'Majorité' });
  await user.click(majority);
  expect(offered(majority).map(({ textContent }) => textContent)).toEqual([
    'Quatre cinquièmes',
    'Unanimité',
  ]);
  await choose(user, majority, 'Unanimité');
  await expectAccessible();
  const item = aRow('listAgendaItems', {
    meeting_id: meeting.id,
    title: 'Statuts',
    decision_type: 'Statutes',
    majority: 'Unanimity',
    article: '3.88 §1 2° a',
  });
  answering({ createAgendaItem: item, listAgendaItems: [item] });
  await user.click(form.getByRole('button', { name: 'Mettre à l’ordre du jour' }));
  await screen.findByText(/^Unanimité \(art\. 3\.88 §1 2° a C\. civ\.\)/);
  expect(sent('createAgendaItem')[0]?.body).toMatchObject({ majority: 'Unanimity' });
  answering({ deleteAgendaItem: undefined, listAgendaItems: [] });
  await user.click(screen.getByRole('button', { name: 'Retirer « Statuts »' }));
  await screen.findByText('L’ordre du jour est encore vide.');
  expect(sent('deleteAgendaItem')[0]?.path).toEqual({ id: meeting.id, item_id: item.id });
});
