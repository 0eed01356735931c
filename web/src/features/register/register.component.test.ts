import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { DomainError } from '#domain/kernel/domain-error.ts';
import { expectAccessible } from '#test/component/accessibility.ts';
import { choose, fill, inLayer, offered, openPage, pageAddress } from '#test/component/page.ts';
import { anAnswer, anId, aRow } from '#test/component/records.ts';
import { answering, etagOf, sent, type Answers } from '#test/component/service.ts';
import type { ListedUnit } from '../../shared/api/generated.ts';

const inMain = () => within(screen.getByRole('main'));
const inDialog = async () => within(await screen.findByRole('dialog'));

/** Answers for the lower parts of a building’s page. */
const parts: Answers = {
  listBuildingUnits: [aRow('listBuildingUnits', {})],
  listOwners: [],
  listDistributionKeys: [],
  listBankAccounts: [],
  listClaims: [],
  listMeetings: [],
  listLotDebts: [],
};

describe('the page of a building', () => {
  const building = anAnswer('getBuilding', { name: 'Résidence Les Tilleuls' });
  const answers = { ...parts, getBuilding: building };

  it.each([
    ['Syndic', true],
    ['Accountant', false],
  ] as const)('offers changes to who may make them: %s', async (as, isOffered) => {
    await openPage(`/buildings/${building.id}`, { as, answers });
    const changes = inMain().queryAllByRole('link', { name: /Nouveau lot|Modifier|Nouvelle clé/ });
    expect(changes.length > 0).toBe(isOffered);
    expect(inMain().queryByRole('button', { name: 'Autres actions' }) !== null).toBe(isOffered);
  });

  it.each([
    ['the syndic’s without one for the reserve', [['Syndic & Fils', 'Working']], true],
    [
      'the association’s',
      [
        ['ACP', 'Working'],
        ['Les Tilleuls', 'Reserve'],
      ],
      false,
    ],
  ] as const)(
    'warns of bank accounts that are not as the law asks: %s',
    async (_, held, isWarned) => {
      const listBankAccounts = held.map(([holder, purpose]) =>
        aRow('listBankAccounts', { holder, purpose, building_name: 'Les Tilleuls' }),
      );
      const given = { ...answers, listBankAccounts };
      await openPage(`/buildings/${building.id}?tab=bank-accounts`, {
        as: 'Syndic',
        answers: given,
      });
      for (const text of [
        'Le compte de Syndic & Fils n’est pas ouvert au nom de l’association (art. 3.86 § 3).',
        'Il n’y a pas de compte pour le fonds de réserve, qui est tenu à part (art. 3.86 § 3).',
      ])
        expect(inMain().queryByText(text) !== null).toBe(isWarned);
      await expectAccessible();
    },
  );

  it('begins with its figures and what is due, and has its parts as tabs', async () => {
    const figure = (amount: number) => ({ amount, count: null, link: '/owner-accounts' });
    const getOverview = anAnswer('getOverview', {
      figures: { cash: figure(45_630.71), overdue: figure(9487) },
      items: [
        { kind: 'CallToSend', title: 'Provisions 2027 (1/4)', due_on: '2026-01-31', link: '/' },
        { kind: 'QuotasIncomplete', title: 'Sans échéance', due_on: null, link: '/' },
      ],
    });
    const user = await openPage(`/buildings/${building.id}`, {
      as: 'Syndic',
      answers: { ...answers, getOverview },
    });
    const figures = screen.getByRole('list', { name: 'Chiffres de l’immeuble' });
    expect(within(figures).getByRole('link', { name: /^9.487,00/ }).className).toContain('bad');
    expect(within(figures).getByText(/^45.630,71/)).toBeInstanceOf(HTMLElement);
    const due = inMain().getByRole('link', { name: 'Provisions 2027 (1/4)' });
    expect(due.getAttribute('href')).toMatch(/^\//);
    const act = inMain().getByRole('link', { name: 'Préparer l’envoi' });
    expect(act.getAttribute('href')).toBe(due.getAttribute('href'));
    expect(inMain().queryByText('Sans échéance')).toBeNull();
    await expectAccessible();
    const tabs = within(screen.getByRole('navigation', { name: 'Immeuble' }));
    expect(tabs.getByRole('link', { current: 'page' }).textContent).toBe('Lots');
    await user.click(tabs.getByRole('link', { name: 'Clés' }));
    await inMain().findByRole('heading', { name: 'Clés de répartition' });
    expect(pageAddress()).toContain('tab=keys');
  });

  it('shows its section: lots by floor, and where an amount is open', async () => {
    const units = [
      aRow('listBuildingUnits', { unit_number: '1.1', floor: 1, quota: 63 }),
      aRow('listBuildingUnits', { unit_number: '2.1', floor: 2, quota: 64 }),
    ];
    const debt = aRow('listLotDebts', { unit_id: units[0]?.id ?? '', open: 2356 });
    await openPage(`/buildings/${building.id}`, {
      as: 'Syndic',
      answers: { ...answers, listBuildingUnits: units, listLotDebts: [debt] },
    });
    const section = within(screen.getByRole('region', { name: 'Coupe' }));
    section.getByRole('link', { name: 'Lot 2.1, 64 quotités' });
    section.getByRole('link', { name: /^Lot 1\.1, 2.356,00.€ à payer$/ });
    inMain().getByRole('row', { name: /^1\.1 .*2.356,00$/ });
    inMain().getByRole('row', { name: /^2\.1 .* 0,00$/ });
    await expectAccessible();
  });

  it('names the owners of each lot, with the share and right of those who do not hold it alone', async () => {
    const holder = (
      owner_name: string,
      ownership_share = '1/1',
      right: ListedUnit['holders'][number]['right'] = 'FullOwnership',
    ) => ({ owner_id: anId(), owner_name, ownership_share, right });
    const units = [
      aRow('listBuildingUnits', { unit_number: '1.1', holders: [holder('Hugo Vermeersch')] }),
      aRow('listBuildingUnits', {
        unit_number: '1.2',
        holders: [holder('Inès Carlier', '1/2'), holder('Samuel Carlier', '1/2', 'Usufruct')],
      }),
      aRow('listBuildingUnits', { unit_number: '1.3', holders: [] }),
    ];
    await openPage(`/buildings/${building.id}`, {
      as: 'Syndic',
      answers: { ...answers, listBuildingUnits: units },
    });
    const alone = inMain().getByRole('link', { name: 'Hugo Vermeersch' });
    expect(alone.closest('td')?.textContent).toBe('Hugo Vermeersch');
    const shared = inMain().getByRole('link', { name: 'Samuel Carlier' });
    expect(shared.closest('td')?.textContent).toBe('Inès Carlier1/2Samuel Carlier1/2Usufruit');
    inMain().getByRole('row', { name: /^1\.3 .*Aucun/ });
    await expectAccessible();
  });

  it('leads to the list once the building is deleted', async () => {
    const user = await openPage(`/buildings/${building.id}`, { as: 'Syndic', answers });
    answering({ deleteBuilding: undefined, listBuildingFigures: [] });
    await user.click(inMain().getByRole('button', { name: 'Autres actions' }));
    await user.click(await inLayer('menuitem', 'Supprimer'));
    await user.click((await inDialog()).getByRole('button', { name: 'Supprimer' }));
    await screen.findByRole('heading', { level: 1, name: 'Immeubles' });
    expect(sent('deleteBuilding')[0]?.headers['if-match']).toBe(etagOf(building));
  });
});

describe('the second language of a building', () => {
  const building = anAnswer('getBuilding', { language: 'fr', second_language: 'nl' });

  it('is never the first', async () => {
    const user = await openPage(`/buildings/${building.id}/edit`, {
      as: 'Syndic',
      answers: { getBuilding: building },
    });
    expect(
      screen.getByText('Les procès-verbaux et avis sont alors dans les deux langues.'),
    ).toBeInstanceOf(HTMLElement);
    const second = screen.getByRole<HTMLInputElement>('combobox', { name: 'Seconde langue' });
    expect(second.value).toBe('Nederlands');
    await user.click(second);
    expect(offered(second).map(({ textContent }) => textContent)).toEqual([
      'Nederlands',
      'Deutsch',
      'English',
    ]);
    await expectAccessible();
  });

  it('is none once it has become the first', async () => {
    const user = await openPage(`/buildings/${building.id}/edit`, {
      as: 'Syndic',
      answers: { ...parts, getBuilding: building, updateBuilding: building },
    });
    await choose(
      user,
      screen.getByRole('combobox', { name: 'Langue de l’immeuble' }),
      'Nederlands',
    );
    await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
    await screen.findByRole('heading', { level: 1, name: building.name });
    expect(sent('updateBuilding')[0]?.body).toMatchObject({
      language: 'nl',
      second_language: null,
    });
  });
});

it('the rules of a building on statements and its reserve are changed', async () => {
  const building = anAnswer('getBuilding', { acceptance_date: '2020-06-15' });
  const user = await openPage(`/buildings/${building.id}/edit`, {
    as: 'Syndic',
    answers: { ...parts, getBuilding: building, updateBuilding: building },
  });
  const credit = 'Solde d’un décompte en faveur du copropriétaire';
  await choose(user, screen.getByRole('combobox', { name: credit }), 'Rembourser');
  const approval = 'Les décomptes ne sont envoyés qu’après une décision de l’assemblée';
  await user.click(screen.getByRole('checkbox', { name: approval }));
  await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
  await screen.findByRole('heading', { level: 1, name: building.name });
  expect(sent('updateBuilding')[0]?.body).toMatchObject({
    acceptance_date: '2020-06-15',
    statement_credit: 'Refund',
    statement_needs_approval: !building.statement_needs_approval,
  });
});

describe('an owner', () => {
  const owner = anAnswer('getOwner', { name: 'Hugo Vermeersch', phone: null, address: null });
  const answers: Answers = {
    getOwner: owner,
    listUnitsOfOwner: [],
    listHolds: [],
    listConvocationConsents: [],
    listPaymentReminders: [],
    listDocuments: [],
    getOwnerAccount: anAnswer('getOwnerAccount', {}),
  };

  it('has a payment reference for all that is due to an association', async () => {
    const account = { building_id: anId(), building_name: 'Les Tilleuls', balance: 50 };
    const payment_reference = '+++500/0000/00174+++';
    await openPage(`/owners/${owner.id}`, {
      as: 'Syndic',
      answers: {
        ...answers,
        getOwnerAccount: anAnswer('getOwnerAccount', {
          buildings: [{ ...account, payment_reference }],
        }),
      },
    });
    await screen.findByText(`Communication pour tout ce qui est dû : ${payment_reference}`);
  });

  it('shows what a notary withholds from the price of their lots', async () => {
    const held = aRow('listHolds', { amount: 6_038.65, status: 'Contested', unit_ids: [owner.id] });
    await openPage(`/owners/${owner.id}`, {
      as: 'Auditor',
      answers: { ...answers, listHolds: [held] },
    });
    const link = await inMain().findByRole('link', { name: /6.038,65/ });
    expect(link.getAttribute('href')).toBe(`/holds/${held.id}`);
  });

  it('that may not be deleted stays, and the dialog says why', async () => {
    const user = await openPage(`/owners/${owner.id}`, {
      as: 'Syndic',
      answers: { ...answers, deleteOwner: new DomainError('in_use') },
    });
    await user.click(inMain().getByRole('button', { name: 'Autres actions' }));
    await user.click(await inLayer('menuitem', 'Supprimer'));
    const dialog = await inDialog();
    expect(dialog.getByText(/Hugo Vermeersch est supprimé du registre/)).toBeInstanceOf(
      HTMLElement,
    );
    await user.click(dialog.getByRole('button', { name: 'Supprimer' }));
    expect((await dialog.findByRole('alert')).textContent).toMatch(/\S/);
    expect(pageAddress()).toBe(`/owners/${owner.id}`);
    await expectAccessible();
  });

  it('keeps what was typed where somebody else was faster, and says what they changed', async () => {
    const theirs = { ...owner, phone: '+3225551212' };
    const user = await openPage(`/owners/${owner.id}/edit`, {
      as: 'Syndic',
      answers,
    });
    await fill(user, screen.getByLabelText('Adresse postale'), 'Rue Basse 3');
    answering({ getOwner: theirs, updateOwner: new DomainError('stale') });
    await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
    const notice = within(await screen.findByRole('alert'));
    expect(notice.getByText(/Téléphone : – remplacé par \+3225551212/)).toBeInstanceOf(HTMLElement);
    expect(screen.getByLabelText<HTMLInputElement>('Adresse postale').value).toBe('Rue Basse 3');
    await expectAccessible();
    await user.click(notice.getByRole('button', { name: 'Garder mes modifications' }));
    answering({ updateOwner: theirs });
    await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
    const [first, second] = sent('updateOwner');
    expect(first?.headers['if-match']).toBe(etagOf(owner));
    expect(second?.headers['if-match']).toBe(etagOf(theirs));
    expect(first?.body).toHaveProperty('phone');
    expect(second?.body).toEqual({ address: 'Rue Basse 3' });
  });

  it('may have no e-mail address: everything goes by post, and the page says so', async () => {
    const without = { ...owner, email: null };
    const user = await openPage(`/owners/${owner.id}/edit`, {
      as: 'Syndic',
      answers: { ...answers, updateOwner: without },
    });
    await user.clear(screen.getByLabelText('E-mail'));
    answering({ getOwner: without });
    await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
    expect(await screen.findByText('Aucune : tout part par la poste')).toBeInstanceOf(HTMLElement);
    expect(sent('updateOwner')[0]?.body).toMatchObject({ email: null });
    expect(
      await screen.findByText(/les convocations partent par lettre recommandée/),
    ).toBeInstanceOf(HTMLElement);
    expect(inMain().queryByRole('button', { name: /consentement/ })).toBeNull();
  });
});

describe('owners without an account', () => {
  it('are invited together, and those who were refused are named', async () => {
    const [anne, bart] = [
      aRow('listOwners', { name: 'Anne', email: 'anne@example.org' }),
      aRow('listOwners', { name: 'Bart', email: 'bart@example.org' }),
    ];
    const user = await openPage('/owners', { as: 'Syndic', answers: { listOwners: [anne, bart] } });
    answering({
      createUser: ({ body }) =>
        body.name === 'Bart' ? new DomainError('duplicate') : anAnswer('createUser', {}),
    });
    await user.click(screen.getByRole('button', { name: 'Inviter 2 copropriétaires' }));
    await user.click(screen.getByRole('button', { name: 'Envoyer 2 invitations' }));
    await screen.findByText(/^Bart · /);
    expect(screen.getByText(/Une invitation est envoyée, une est refusée/)).toBeInstanceOf(
      HTMLElement,
    );
    expect(sent('createUser').map(({ body }) => body.roles[0])).toMatchObject([
      { role_type: 'Owner', owner_id: anne.id },
      { role_type: 'Owner', owner_id: bart.id },
    ]);
  });
});

describe('an IBAN that awaits a second person', () => {
  const account = anAnswer('getBankAccount', {
    iban: 'BE68539007547034',
    pending_iban: 'BE71096123456769',
    building_name: 'Les Tilleuls',
    allowed_actions: ['confirm-iban'],
  });

  it('is confirmed as it was shown', async () => {
    const user = await openPage(`/bank-accounts/${account.id}`, {
      as: 'BoardMember',
      answers: { getBankAccount: account, confirmBankAccountIban: account },
    });
    inMain().getByText(/BE71 0961 2345 6769 doit remplacer BE68 5390 0754 7034/);
    await user.click(inMain().getByRole('button', { name: 'Confirmer l’IBAN' }));
    const dialog = await inDialog();
    await user.click(dialog.getByRole('button', { name: 'Confirmer l’IBAN' }));
    await expect.poll(() => sent('confirmBankAccountIban')).toHaveLength(1);
    const [confirmed] = sent('confirmBankAccountIban');
    expect(confirmed?.body).toEqual({ iban: account.pending_iban });
    expect(confirmed?.headers['if-match']).toBe(etagOf(account));
    await expectAccessible();
  });

  it('is left to somebody else by who entered it', async () => {
    const own = { ...account, allowed_actions: [] };
    await openPage(`/bank-accounts/${account.id}`, {
      as: 'Accountant',
      answers: { getBankAccount: own },
    });
    expect(inMain().queryByRole('button', { name: 'Confirmer l’IBAN' })).toBeNull();
    inMain().getByText(/Une autre personne que celle qui l’a encodé/);
  });
});
