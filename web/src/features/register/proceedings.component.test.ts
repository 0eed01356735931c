import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from '#test/component/accessibility.ts';
import { choose, fill, openPage } from '#test/component/page.ts';
import { anAnswer, aRow } from '#test/component/records.ts';
import { etagOf, sent, type Answers } from '#test/component/service.ts';

const inMain = () => within(screen.getByRole('main'));
const inDialog = async () => within(await screen.findByRole('dialog'));

describe('proceedings', () => {
  const building = anAnswer('getBuilding', { name: 'Les Tilleuls' });
  const lot = aRow('listBuildingUnits', { unit_number: 'A1' });
  const one = anAnswer('getProceeding', {
    building_id: building.id,
    title: 'Toiture',
    parties: 'ACP contre Dumont',
    stake: 48_000,
    provision: null,
    unit_ids: [lot.id],
    excluded_owner_ids: [],
    court: null,
    number: null,
    ended_on: null,
    opened_on: '2025-03-03',
  });
  const answers: Answers = {
    getBuilding: building,
    listBuildingUnits: [lot],
    listBuildingOwners: [],
    listOwners: [],
    listDistributionKeys: [],
    listBankAccounts: [],
    listMeetings: [],
    listProceedings: [aRow('listProceedings', { title: 'Toiture' })],
    getProceeding: one,
  };

  it.each([
    ['Accountant', true],
    ['BoardMember', false],
  ] as const)('are recorded on the page of the building by who may: %s', async (as, isOffered) => {
    await openPage(`/buildings/${building.id}?tab=proceedings`, { as, answers });
    expect(await inMain().findByText('Toiture')).toBeInstanceOf(HTMLElement);
    const add = inMain().queryByRole('button', { name: 'Nouvelle affaire' });
    expect(add !== null).toBe(isOffered);
  });

  it('are sent with the lots that bear their costs, and lead to their page', async () => {
    const given = { ...answers, createProceeding: one };
    const user = await openPage(`/buildings/${building.id}?tab=proceedings`, {
      as: 'Accountant',
      answers: given,
    });
    await user.click(inMain().getByRole('button', { name: 'Nouvelle affaire' }));
    const dialog = await inDialog();
    await fill(user, dialog.getByRole('textbox', { name: 'Affaire' }), 'Toiture');
    await fill(user, dialog.getByRole('textbox', { name: 'Parties' }), 'ACP contre Dumont');
    await fill(user, dialog.getByLabelText('Introduite le'), '2025-03-03');
    await fill(user, dialog.getByRole('textbox', { name: 'Enjeu' }), '48 000');
    await choose(
      user,
      dialog.getByRole('combobox', { name: 'Lots qui en supportent les frais' }),
      'A1',
    );
    await user.click(dialog.getByRole('button', { name: 'Enregistrer l’affaire' }));
    await screen.findByRole('heading', { level: 1, name: 'Toiture' });
    expect(sent('createProceeding')[0]?.body).toEqual({
      title: 'Toiture',
      parties: 'ACP contre Dumont',
      opened_on: '2025-03-03',
      court: null,
      number: null,
      ended_on: null,
      stake: 48_000,
      provision: null,
      unit_ids: [lot.id],
      excluded_owner_ids: [],
    });
  });

  it('are changed as they were shown', async () => {
    const given = { ...answers, updateProceeding: one };
    const user = await openPage(`/proceedings/${one.id}`, { as: 'Accountant', answers: given });
    await expectAccessible();
    await user.click(await inMain().findByRole('button', { name: 'Modifier' }));
    const dialog = await inDialog();
    await fill(user, dialog.getByLabelText('Terminée le'), '2026-01-20');
    await user.click(dialog.getByRole('button', { name: 'Enregistrer' }));
    await expect.poll(() => sent('updateProceeding')).toHaveLength(1);
    expect(sent('updateProceeding')[0]).toMatchObject({
      body: { title: 'Toiture', stake: 48_000, ended_on: '2026-01-20', unit_ids: [lot.id] },
      headers: { 'if-match': etagOf(one) },
    });
  });
});

describe('the debts of lots', () => {
  it('have the days on which privilege and right of action end', async () => {
    const building = anAnswer('getBuilding', { name: 'Les Tilleuls' });
    const debt = aRow('listLotDebts', {
      unit_number: 'A1',
      open: 800,
      privilege: { years: [], unprivileged: 300 },
      limitation: {
        last_on: '2027-03-31',
        alarm_on: '2026-03-31',
        running: 500,
        alarm: 300,
        pending: 0,
        barred: 0,
      },
    });
    const answers: Answers = {
      getBuilding: building,
      listLotDebts: [debt],
      listInterruptions: [aRow('listInterruptions', { proof_document_id: null })],
    };
    await openPage(`/buildings/${building.id}/lot-debts`, { as: 'Auditor', answers });
    const table = await inMain().findByRole('table', { name: 'Privilège et prescription' });
    expect(table.textContent).toContain('31/03/2027');
    expect(table.textContent).toContain('300,00');
    expect(await inMain().findByText('Aucune preuve : sans effet')).toBeInstanceOf(HTMLElement);
    expect(inMain().queryByRole('button', { name: 'Nouvel acte interruptif' })).toBeNull();
    await expectAccessible();
  });
});
