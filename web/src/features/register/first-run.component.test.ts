import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { DomainError } from '#domain/kernel/domain-error.ts';
import { expectAccessible } from '#test/component/accessibility.ts';
import { fill, openPage, pageAddress } from '#test/component/page.ts';
import { anAnswer, aRow } from '#test/component/records.ts';
import { answering, sent, type Answers } from '#test/component/service.ts';

const building = anAnswer('getBuilding', { name: 'Les Tilleuls', total_quota: 1000 });
const { id } = building;

const progress: Answers = {
  getBuilding: building,
  listBuildingUnits: [],
  listDistributionKeys: [aRow('listDistributionKeys', {})],
  listBankAccounts: [],
  listJournalEntries: [],
  listUsers: [aRow('listUsers', {})],
  listCallsForFunds: [],
};

describe('the setup of a building', () => {
  it('begins with the grid and ends with the first call', async () => {
    await openPage(`/buildings/${id}/start`, { as: 'Syndic', answers: progress });
    const steps = screen.getAllByRole('listitem').filter((item) => item.querySelector('h2'));
    expect(steps.at(0)?.textContent).toContain('Lots et quotités');
    expect(steps.at(-1)?.textContent).toContain('Premier appel de fonds');
    expect(screen.getByRole('progressbar').getAttribute('aria-label')).toBe('0 étapes sur 7');
    expect(screen.getByRole('link', { name: 'Encoder en grille' }).getAttribute('href')).toBe(
      `/buildings/${id}/grid`,
    );
    expect(screen.getByRole('link', { name: 'Préparer l’appel' }).getAttribute('href')).toBe(
      `/calls-for-funds/new?building_id=${id}`,
    );
    await expectAccessible();
  });
});

describe('the grid of lots and owners', () => {
  const open = () =>
    openPage(`/buildings/${id}/grid`, {
      as: 'Syndic',
      answers: { ...progress, listBuildingOwners: [] },
    });
  const cell = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
  const paste = (text: string) =>
    fireEvent.paste(cell('Lot, ligne 1'), { clipboardData: { getData: () => text } });

  it('takes rows of a spreadsheet, and saves a person with several lots once', async () => {
    const user = await open();
    paste('Lot\tType\tQuotités\tNom\nA1\tAppartement\t600\tAnn\nC1\tCave 3\t400\tAnn');
    await screen.findByText('1 000 quotités sur 1 000 : toutes sont attribuées.');
    await expectAccessible();
    answering({
      createOwner: anAnswer('createOwner', { name: 'Ann' }),
      createUnit: anAnswer('createUnit', {}),
      addUnitOwner: anAnswer('addUnitOwner', {}),
    });
    await user.click(screen.getByRole('button', { name: 'Enregistrer 2 lots' }));
    await waitFor(() => expect(pageAddress()).toBe(`/buildings/${id}/start`));
    expect(sent('createOwner').map(({ body }) => body)).toMatchObject([
      { name: 'Ann', email: null },
    ]);
    expect(sent('createUnit').map(({ body }) => body)).toMatchObject([
      { building_id: id, unit_number: 'A1', type: 'Apartment', quota: 600 },
      { building_id: id, unit_number: 'C1', type: 'Storage', quota: 400 },
    ]);
    expect(sent('addUnitOwner').map(({ body }) => body.ownership_share)).toEqual(['1/1', '1/1']);
  });

  it('sends nothing while a cell is wrong, and names it', async () => {
    const user = await open();
    await fill(user, cell('Lot, ligne 1'), 'A1');
    await user.click(screen.getByRole('button', { name: 'Enregistrer 1 lot' }));
    expect((await screen.findByRole('alert')).textContent).toContain('1 ligne est à corriger.');
    expect(document.activeElement).toBe(cell('Quotités, ligne 1'));
    expect(sent('createUnit')).toEqual([]);
  });

  it('keeps saved rows when one is refused, and goes on with that one', async () => {
    const user = await open();
    paste('A1\tAppartement\t\t600\nA2\tAppartement\t\t400');
    answering({
      createUnit: ({ body }) =>
        body?.unit_number === 'A2'
          ? new DomainError('quota_exceeded', { sum: 1001, total: 1000 })
          : anAnswer('createUnit', {}),
    });
    await user.click(screen.getByRole('button', { name: 'Enregistrer 2 lots' }));
    await screen.findByText('Enregistré');
    answering({ createUnit: anAnswer('createUnit', {}) });
    await user.click(screen.getByRole('button', { name: 'Enregistrer 1 lot' }));
    await waitFor(() => expect(pageAddress()).toBe(`/buildings/${id}/start`));
    expect(sent('createUnit').map(({ body }) => body?.unit_number)).toEqual(['A1', 'A2', 'A2']);
  });
});
