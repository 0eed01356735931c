import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from '#test/component/accessibility.ts';
import { choose, fill, openPage } from '#test/component/page.ts';
import { anAnswer, aRow } from '#test/component/records.ts';
import { etagOf, sent, type Answers } from '#test/component/service.ts';

const inMain = () => within(screen.getByRole('main'));
const inDialog = async () => within(await screen.findByRole('dialog'));

describe('claims', () => {
  const building = anAnswer('getBuilding', { name: 'Les Tilleuls' });
  const claim = anAnswer('getClaim', {
    building_id: building.id,
    title: 'Dégât des eaux',
    status: 'Open',
    key: 'General',
    loss_amount: 1000,
    received_amount: 690.65,
    balance: 309.35,
    deductible: null,
  });
  const answers: Answers = {
    getBuilding: building,
    listBuildingUnits: [],
    listOwners: [],
    listDistributionKeys: [],
    listBankAccounts: [],
    listMeetings: [],
    listClaims: [aRow('listClaims', { title: 'Dégât des eaux', balance: 309.35 })],
    getClaim: claim,
    listJournalEntries: [],
  };

  it.each([
    ['Accountant', true],
    ['Auditor', false],
  ] as const)('are recorded on the page of the building by who may: %s', async (as, isOffered) => {
    await openPage(`/buildings/${building.id}?tab=claims`, { as, answers });
    expect(await inMain().findByText('Dégât des eaux')).toBeInstanceOf(HTMLElement);
    const add = inMain().queryByRole('button', { name: 'Nouveau sinistre' });
    expect(add !== null).toBe(isOffered);
  });

  it('are sent with amounts as typed, and lead to their page', async () => {
    const given = { ...answers, createClaim: claim };
    const user = await openPage(`/buildings/${building.id}?tab=claims`, {
      as: 'Accountant',
      answers: given,
    });
    await user.click(inMain().getByRole('button', { name: 'Nouveau sinistre' }));
    const dialog = await inDialog();
    await fill(user, dialog.getByRole('textbox', { name: 'Sinistre' }), 'Dégât des eaux');
    await fill(user, dialog.getByLabelText('Jour du sinistre'), '2025-10-06');
    await fill(user, dialog.getByRole('textbox', { name: 'Franchise' }), '309,35');
    await user.click(dialog.getByRole('button', { name: 'Enregistrer le sinistre' }));
    await screen.findByRole('heading', { level: 1, name: 'Dégât des eaux' });
    expect(sent('createClaim')[0]?.body).toEqual({
      title: 'Dégât des eaux',
      occurred_on: '2025-10-06',
      insurer: null,
      deductible: 309.35,
    });
  });

  it('are closed as they were shown, and closed ones only reopened', async () => {
    const closed = { ...claim, status: 'Closed' as const, balance: 0 };
    const given = { ...answers, closeClaim: closed };
    const user = await openPage(`/claims/${claim.id}`, { as: 'Accountant', answers: given });
    expect(inMain().queryByRole('button', { name: 'Rouvrir le sinistre' })).toBe(null);
    await expectAccessible();
    await user.click(inMain().getByRole('button', { name: 'Clôturer le sinistre' }));
    const dialog = await inDialog();
    expect(dialog.getByText(/309,35.*6140/)).toBeInstanceOf(HTMLElement);
    await user.click(dialog.getByRole('button', { name: 'Clôturer le sinistre' }));
    expect(sent('closeClaim')[0]?.headers['if-match']).toBe(etagOf(claim));
  });
});

describe('the meters of a lot', () => {
  const unit = anAnswer('getUnit', { unit_number: 'A1' });
  const meter = aRow('listUnitMeters', {
    unit_id: unit.id,
    key: 'Water',
    number: 'W-1',
    unit_of_measure: 'm³',
    last_reading: { read_on: '2025-12-31', index: 1268.5, new_index: null },
  });
  const reading = { meter_id: meter.id, read_on: '2025-12-31', index: 1268.5 };
  const answers: Answers = {
    getUnit: unit,
    listUnitOwnerHistory: [],
    getOwnershipTotal: anAnswer('getOwnershipTotal', {}),
    listUnitMeters: [meter],
    listMeterReadings: [aRow('listMeterReadings', { ...reading, new_index: 0, reason: 'Change' })],
    listDistributionKeys: [],
  };

  it('are shown with their readings, and with a change of meter', async () => {
    await openPage(`/units/${unit.id}`, { as: 'Auditor', answers });
    expect(await inMain().findByText(/^1.268,5, nouveau compteur dès 0$/)).toBeInstanceOf(
      HTMLElement,
    );
    expect(inMain().queryByRole('button', { name: /Ajouter un relevé/ })).toBe(null);
    await expectAccessible();
  });

  it('are read; the start of a new meter is asked for where the meter was changed', async () => {
    const createMeterReading = anAnswer('createMeterReading', reading);
    const given = { ...answers, createMeterReading };
    const user = await openPage(`/units/${unit.id}`, { as: 'Syndic', answers: given });
    await user.click(await inMain().findByRole('button', { name: /Ajouter un relevé/ }));
    const dialog = await inDialog();
    await fill(user, dialog.getByLabelText('Relevé le'), '2026-01-31');
    await fill(user, dialog.getByRole('textbox', { name: 'Index' }), '1270,25');
    expect(dialog.queryByRole('textbox', { name: 'Index du nouveau compteur' })).toBe(null);
    await choose(user, dialog.getByRole('combobox', { name: 'Motif' }), 'Remplacement du compteur');
    await fill(user, dialog.getByRole('textbox', { name: 'Index du nouveau compteur' }), '3');
    await user.click(dialog.getByRole('button', { name: 'Enregistrer' }));
    expect(sent('createMeterReading')[0]?.body).toEqual({
      read_on: '2026-01-31',
      index: 1270.25,
      reason: 'Change',
      new_index: 3,
    });
  });

  it('are left out of the page of a lot without any, for who may not add one', async () => {
    const given = { ...answers, listUnitMeters: [] };
    await openPage(`/units/${unit.id}`, { as: 'Auditor', answers: given });
    expect(inMain().queryByRole('heading', { name: 'Compteurs' })).toBe(null);
  });
});

it('A key of meters is created without weights', async () => {
  const building = aRow('listBuildings', {});
  const key = anAnswer('createDistributionKey', { name: 'Eau', kind: 'Meter', weights: [] });
  const user = await openPage(`/distribution-keys/new?building_id=${building.id}`, {
    as: 'Syndic',
    answers: {
      listBuildings: [building],
      listBuildingUnits: [aRow('listBuildingUnits', { unit_number: 'A1', quota: 100 })],
      createDistributionKey: key,
      getDistributionKey: key,
    },
  });
  await fill(user, await screen.findByLabelText('Nom de la clé'), 'Eau');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Créer la clé' }).disabled).toBe(
    true,
  );
  await choose(user, screen.getByRole('combobox', { name: 'Répartition' }), 'Par compteur');
  expect(screen.queryByLabelText('Total d’après l’acte')).toBeNull();
  await expectAccessible();
  await user.click(screen.getByRole('button', { name: 'Créer la clé' }));
  expect(sent('createDistributionKey')[0]?.body).toEqual({ name: 'Eau', kind: 'Meter' });
});
