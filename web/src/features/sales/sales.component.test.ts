import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from '#test/component/accessibility.ts';
import { choose, fill, openPage } from '#test/component/page.ts';
import { anAnswer, aRow } from '#test/component/records.ts';
import { etagOf, sent, type Answers } from '#test/component/service.ts';

const inMain = () => within(screen.getByRole('main'));
const inDialog = async () => within(await screen.findByRole('dialog'));

const seen = (label: string) =>
  inMain().getByRole<HTMLInputElement>('combobox', { name: label }).value;

const lot = aRow('listBuildingUnits', { unit_number: 'A7' });

describe('a request for information', () => {
  const request = anAnswer('getLotRequest', {
    name: 'Notaire Claes',
    unit_ids: [lot.id],
    kind: 'BeforeDeed',
    email: null,
    status: 'Open',
    certain_date: null,
    enjoyment_from: null,
    expected_deed_on: '2025-11-28',
    allowed_actions: ['send'],
  });
  const answer = anAnswer('getLotAnswer', {
    on: '2025-11-20',
    working_capital: 577.23,
    arrears: [{ owner_id: lot.id, owner_name: 'Anne Peeters', on: '2025-11-20', amount: 6038.65 }],
    works_to_come: {
      total: 840.12,
      items: [
        {
          decision_id: null,
          decided_on: '2025-03-12',
          title: 'Ascenseur',
          total: 10_000,
          lot_share: 1200,
          asked: 359.88,
          to_come: 840.12,
        },
      ],
    },
    missing: [
      { code: 'statutes_missing', article: null, detail: 'Statuts.' },
      { code: 'minutes_missing', article: '3.94 §1 5°', detail: 'Procès-verbal du 12 mars.' },
    ],
  });
  const answers: Answers = {
    getLotRequest: request,
    getLotAnswer: answer,
    listBuildingUnits: [lot],
    listLotRequests: [aRow('listLotRequests', { name: 'Notaire Claes', unit_ids: [lot.id] })],
    listLotAnswerOpenings: [],
  };

  it('shows its term, the figures of the lots, and what is missing before it is sent', async () => {
    await openPage(`/lot-requests/${request.id}`, { as: 'Syndic', answers });
    expect(await inMain().findByText('Procès-verbal du 12 mars. (3.94 §1 5°)')).toBeInstanceOf(
      HTMLElement,
    );
    expect(inMain().getByText('Compte de Anne Peeters, 20/11/2025')).toBeInstanceOf(HTMLElement);
    expect(inMain().getByRole('table', { name: 'Décisions à venir' }).textContent).toContain(
      'Ascenseur',
    );
    await expectAccessible();
  });

  it('is sent as a link, which is shown, with the cost for the seller', async () => {
    const url = 'https://office.example/answers/abc';
    const sendLotAnswer = anAnswer('sendLotAnswer', { url, unit_ids: [lot.id] });
    const user = await openPage(`/lot-requests/${request.id}`, {
      as: 'Syndic',
      answers: { ...answers, sendLotAnswer },
    });
    await user.click(await inMain().findByRole('button', { name: 'Envoyer la réponse' }));
    const dialog = await inDialog();
    await fill(user, dialog.getByRole('textbox', { name: 'Frais à charge du vendeur' }), '150');
    await user.click(dialog.getByRole('button', { name: 'Envoyer la réponse' }));
    expect(await inMain().findByText(url)).toBeInstanceOf(HTMLElement);
    expect(sent('sendLotAnswer')[0]?.body).toEqual({ by: 'Link', charge_amount: 150 });
  });

  it('is offered to nobody who may not write, to change or to send', async () => {
    await openPage(`/lot-requests/${request.id}`, { as: 'Auditor', answers });
    expect(await inMain().findByRole('button', { name: 'Télécharger la lettre' })).toBeInstanceOf(
      HTMLElement,
    );
    expect(inMain().queryByRole('button', { name: 'Envoyer la réponse' })).toBe(null);
    expect(inMain().queryByRole('button', { name: 'Modifier' })).toBe(null);
  });

  it('is recorded for lots of the chosen building', async () => {
    const building = aRow('listBuildings', { name: 'Les Tilleuls' });
    const given = {
      ...answers,
      listBuildings: [building],
      createLotRequest: request,
    };
    const user = await openPage('/lot-requests', { as: 'Syndic', answers: given });
    await user.click(await inMain().findByRole('button', { name: 'Nouvelle demande' }));
    const dialog = await inDialog();
    await choose(user, dialog.getByRole('combobox', { name: 'Lots' }), 'A7');
    await fill(user, dialog.getByRole('textbox', { name: 'Nom' }), 'Notaire Claes');
    await fill(user, dialog.getByLabelText('Reçue le'), '2025-08-30');
    await user.click(dialog.getByRole('button', { name: 'Enregistrer la demande' }));
    await screen.findByRole('heading', { level: 1, name: 'Notaire Claes' });
    expect(sent('createLotRequest')[0]?.body).toEqual({
      unit_ids: [lot.id],
      kind: 'BeforeContract',
      asked_by: 'Notary',
      name: 'Notaire Claes',
      email: null,
      received_on: '2025-08-30',
      expected_deed_on: null,
      certain_date: null,
      enjoyment_from: null,
    });
  });
});

describe('a withheld price', () => {
  const hold = anAnswer('getHold', {
    unit_ids: [lot.id],
    owner_name: 'Anne Peeters',
    status: 'Contested',
    amount: 6038.65,
    awaits: 'Attachment',
    due_on: '2025-12-31',
    alarms: ['2025-12-23', '2025-12-29', '2025-12-31'],
    allowed_actions: ['attach', 'pay', 'release'],
  });
  const answers: Answers = {
    getHold: hold,
    listHolds: [aRow('listHolds', { unit_ids: [lot.id] })],
    listBuildingUnits: [lot],
  };

  it('shows its lots and terms, and only the steps that may follow', async () => {
    await openPage(`/holds/${hold.id}`, { as: 'Accountant', answers });
    expect(await inMain().findByText('23/12/2025 · 29/12/2025 · 31/12/2025')).toBeInstanceOf(
      HTMLElement,
    );
    expect(inMain().queryByRole('button', { name: 'Enregistrer la contestation' })).toBe(null);
    expect(await inMain().findByRole('link', { name: 'A7' })).toBeInstanceOf(HTMLElement);
    await expectAccessible();
  });

  it('is released with the reason, as it was shown', async () => {
    const releaseHold = anAnswer('releaseHold', { status: 'Released', unit_ids: [lot.id] });
    const user = await openPage(`/holds/${hold.id}`, {
      as: 'Accountant',
      answers: { ...answers, releaseHold },
    });
    await user.click(await inMain().findByRole('button', { name: 'Enregistrer la libération' }));
    const dialog = await inDialog();
    await fill(user, dialog.getByRole('textbox', { name: 'Motif' }), 'Pas de saisie');
    await user.click(dialog.getByRole('button', { name: 'Enregistrer la libération' }));
    await expect.poll(() => sent('releaseHold')).toHaveLength(1);
    expect(sent('releaseHold')[0]).toMatchObject({
      body: { reason: 'Pas de saisie' },
      headers: { 'if-match': etagOf(hold) },
    });
  });
});

describe('a new sale', () => {
  const building = aRow('listBuildings', { name: 'Les Tilleuls' });
  const seller = aRow('listOwners', { name: 'Anne Peeters' });
  const buyer = aRow('listOwners', { name: 'Bart Claes' });
  const held = (by: typeof seller, given: { id?: string; unit_number: string }) => {
    const { id: owner_id, name: owner_name } = by;
    const holder = {
      owner_id,
      owner_name,
      ownership_share: '1/1',
      right: 'FullOwnership',
    } as const;
    return aRow('listBuildingUnits', { ...given, holders: [holder] });
  };
  const meter = aRow('listBuildingMeters', {
    unit_id: lot.id,
    unit_number: 'A7',
    key: 'Water',
    number: 'W-1',
  });
  const preview = anAnswer('previewSale', {
    seller_balance: 6038.65,
    working_capital: [{ unit_id: lot.id, unit_number: 'A7', amount: 577.23, to: [] }],
    moved_calls: [
      {
        call_for_funds_id: lot.id,
        title: 'Provision T4',
        call_date: '2025-12-01',
        amount: 359.04,
        to: [],
      },
    ],
    seller_pays: 5461.42,
    buyers_pay: [{ owner_id: buyer.id, owner_name: 'Bart Claes', amount: 936.27 }],
  });
  const shown = { from_owner_name: 'Anne Peeters', unit_ids: [lot.id], to: [] };
  const sale = anAnswer('createSale', shown);
  const answers: Answers = {
    listBuildings: [building],
    listBuildingUnits: [held(seller, lot), held(buyer, { unit_number: 'B1' })],
    listOwners: [seller, buyer],
    getOwner: ({ path: { id = '' } }) =>
      anAnswer('getOwner', { id, name: id === buyer.id ? 'Bart Claes' : 'Anne Peeters' }),
    listBuildingMeters: [meter],
    previewSale: preview,
    createSale: sale,
    getSale: anAnswer('getSale', { id: sale.id, ...shown }),
  };

  it('is reviewed with its figures, and recorded once it is chosen who pays sent calls', async () => {
    const user = await openPage('/sales/new', { as: 'Syndic', answers });
    await choose(user, await inMain().findByRole('combobox', { name: 'Lots' }), 'A7');
    await expect.poll(() => seen('Vendeur')).toBe('Anne Peeters');
    await choose(user, inMain().getByRole('combobox', { name: 'Acquéreur 1' }), 'Bart Claes');
    await fill(user, inMain().getByLabelText('Acte'), '2025-11-28');
    await fill(user, inMain().getByRole('textbox', { name: 'A7 · Water · W-1' }), '807,5');
    await user.click(inMain().getByRole('button', { name: 'Vérifier' }));
    await screen.findByRole('heading', { level: 1, name: 'Vérification de la vente' });
    expect(document.querySelector('main [aria-current=step]')?.textContent).toMatch(/Effets$/);
    expect(inMain().getByText('Bart Claes paie')).toBeInstanceOf(HTMLElement);
    await expectAccessible();
    const record = inMain().getByRole('button', { name: 'Enregistrer la vente' });
    expect(record).toHaveProperty('disabled', true);
    const [move] = inMain().getAllByRole('radio');
    if (move !== undefined) await user.click(move);
    await user.click(record);
    await screen.findByRole('heading', { level: 1, name: 'Anne Peeters' });
    const terms = {
      unit_ids: [lot.id],
      from_owner_id: seller.id,
      to: [{ owner_id: buyer.id }],
      deed_on: '2025-11-28',
      readings: [{ meter_id: meter.id, index: 807.5 }],
    };
    expect(sent('previewSale').map(({ body }) => body)).toEqual([
      terms,
      { ...terms, later_calls: 'Move' },
    ]);
    expect(sent('createSale')[0]?.body).toEqual({ ...terms, later_calls: 'Move' });
  });

  it('has the seller who alone holds the lots, unless another is chosen', async () => {
    const user = await openPage('/sales/new', { as: 'Syndic', answers });
    const lots = await inMain().findByRole('combobox', { name: 'Lots' });
    await choose(user, lots, 'A7');
    await expect.poll(() => seen('Vendeur')).toBe('Anne Peeters');
    await choose(user, lots, 'B1');
    await expect.poll(() => seen('Vendeur')).toBe('');
    await choose(user, inMain().getByRole('combobox', { name: 'Vendeur' }), 'Anne Peeters');
    await choose(user, lots, 'A7');
    expect(seen('Vendeur')).toBe('Anne Peeters');
  });

  it('names what is missing before the service is asked', async () => {
    const user = await openPage('/sales/new', { as: 'Syndic', answers });
    await user.click(await inMain().findByRole('button', { name: 'Vérifier' }));
    expect(await inMain().findByText('Choisissez au moins un lot.')).toBeInstanceOf(HTMLElement);
    expect(inMain().getByText('Choisissez l’acquéreur.')).toBeInstanceOf(HTMLElement);
    expect(sent('previewSale')).toEqual([]);
  });
});

describe('a recorded sale', () => {
  it('is undone with the reason, as it was shown', async () => {
    const sale = anAnswer('getSale', {
      from_owner_name: 'Anne Peeters',
      unit_ids: [lot.id],
      status: 'Recorded',
      allowed_actions: ['undo', 'hold'],
    });
    const undoSale = anAnswer('undoSale', { status: 'Undone', unit_ids: [lot.id] });
    const user = await openPage(`/sales/${sale.id}`, {
      as: 'Syndic',
      answers: { getSale: sale, undoSale },
    });
    await user.click(await inMain().findByRole('button', { name: 'Annuler la vente' }));
    const dialog = await inDialog();
    await fill(user, dialog.getByRole('textbox', { name: 'Motif' }), 'Acte non signé');
    await user.click(dialog.getByRole('button', { name: 'Annuler la vente' }));
    await expect.poll(() => sent('undoSale')).toHaveLength(1);
    expect(sent('undoSale')[0]).toMatchObject({
      body: { reason: 'Acte non signé' },
      headers: { 'if-match': etagOf(sale) },
    });
  });
});
