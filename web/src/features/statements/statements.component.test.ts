import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { DomainError } from '#domain/kernel/domain-error.ts';
import type { Role } from '#domain/people/roles.ts';
import { expectAccessible } from '#test/component/accessibility.ts';
import { choose, fill, offered, openPage, pageAddress } from '#test/component/page.ts';
import { anAnswer, anId, aRow } from '#test/component/records.ts';
import { sent, type Answers } from '#test/component/service.ts';
import type { StatementRun } from '../../shared/api/generated.ts';

const inMain = () => within(screen.getByRole('main'));
const inDialog = async () => within(await screen.findByRole('dialog'));

const nature = (ordinary: number, extraordinary = 0) => ({ ordinary, extraordinary });
const building = aRow('listBuildings', { name: 'Les Acacias', statement_model: 'Provisions' });

const aRun = (given: object = {}) =>
  anAnswer('getStatement', {
    building_id: building.id,
    building_name: 'Les Acacias',
    period_from: '2026-01-01',
    period_to: '2026-12-31',
    status: 'Draft',
    model: 'Provisions',
    allowed_actions: ['freeze', 'delete'],
    totals: { charges: nature(1000, 50), called: nature(900), settlement: nature(100, 50) },
    ...given,
  });

const anOwner = (owner_name: string, settlement: number, given: object = {}) =>
  aRow('listStatementOwners', {
    owner_name,
    charges: nature(500),
    called: nature(500 - settlement),
    settlement: nature(settlement),
    to_pay: Math.max(0, settlement),
    ...given,
  });
const owners = [anOwner('Anne Peeters', 163.84), anOwner('Bart Claes', -13.84)];

const unit_id = anId();
const aLine = (given: object) => ({
  number: 1,
  unit_id,
  unit_number: 'A1',
  key: 'General',
  description: 'Gaz',
  supplier: 'Gaz du Brabant',
  account_code: '61210',
  nature: 'Ordinary' as const,
  expense_id: anId(),
  entry_id: null,
  decision_id: null,
  weight: '76',
  total_weight: '1000',
  share: '1/1',
  days: '214',
  total_days: 365,
  building_amount: 36_500,
  amount: 1626.4,
  origin: 'Period' as const,
  ...given,
});

const answersFor = (run: StatementRun, more: Answers = {}): Answers => ({
  getStatement: run,
  listStatementOwners: owners,
  listStatementLines: anAnswer('listStatementLines', { lines: [], total: 0 }),
  checkStatementTies: [],
  listStatementWorks: anAnswer('listStatementWorks', { works: [] }),
  listTickets: [],
  ...more,
});

const open = (run: StatementRun, as: Role = 'Syndic', more: Answers = {}, search = '') =>
  openPage(`/statements/${run.id}${search}`, { as, answers: answersFor(run, more) });

describe('the runs of a building', () => {
  const year = (start_date: string, end_date: string) =>
    aRow('listFiscalYears', { start_date, end_date, status: 'Open' });
  const listFiscalYears = [year('2026-01-01', '2026-12-31')];

  it('are listed, and the next one begins where the last one ended', async () => {
    const sentRun = aRow('listStatements', {
      ...aRun({ period_to: '2026-06-30', status: 'Sent', due_date: '2026-08-31' }),
    });
    const created = aRun({ period_from: '2026-07-01' });
    const user = await openPage('/statements', {
      as: 'Accountant',
      answers: {
        ...answersFor(created),
        listBuildings: [building],
        listStatements: [sentRun],
        listFiscalYears,
        createStatement: created,
      },
    });
    inMain().getByRole('link', { name: 'Du 01/01/2026 au 30/06/2026' });
    inMain().getByText('+150,00');
    await expectAccessible();
    await user.click(inMain().getByRole('button', { name: 'Nouveau décompte' }));
    const dialog = await inDialog();
    const last = dialog.getByRole('combobox', { name: 'Dernier jour' });
    await user.click(last);
    expect(offered(last).map(({ textContent }) => textContent)).toEqual([
      '31/07/2026',
      '30/09/2026',
      '31/10/2026',
      '31/12/2026',
    ]);
    await choose(user, last, '30/09/2026');
    await user.click(dialog.getByRole('button', { name: 'Créer le brouillon' }));
    await screen.findByRole('heading', { level: 1, name: /^Décomptes du 01\/07\/2026/ });
    expect(sent('createStatement')[0]).toMatchObject({
      path: { id: building.id },
      body: { period_from: '2026-07-01', period_to: '2026-09-30', model: 'Provisions' },
    });
    expect(pageAddress()).toContain(`/statements/${created.id}`);
  });

  it.each([
    ['a draft is open', [aRow('listStatements', { status: 'Draft' })], /Un brouillon est ouvert/],
    [
      'every year has its statements',
      [
        aRow('listStatements', {
          status: 'Sent',
          period_from: '2026-01-01',
          period_to: '2026-12-31',
        }),
      ],
      /Tous les exercices/,
    ],
  ])('offer no new one while %s', async (_, runs, why) => {
    await openPage('/statements', {
      as: 'Syndic',
      answers: { listBuildings: [building], listStatements: runs, listFiscalYears },
    });
    inMain().getByText(why);
    expect(screen.queryByRole('button', { name: 'Nouveau décompte' })).toBeNull();
  });

  it('are read only for the board', async () => {
    await openPage('/statements', {
      as: 'BoardMember',
      answers: { listBuildings: [building], listStatements: [], listFiscalYears },
    });
    inMain().getByText('Aucun décompte pour cet immeuble.');
    expect(screen.queryByRole('button', { name: 'Nouveau décompte' })).toBeNull();
  });

  it('are reached by the address that the service has for those of a building', async () => {
    await openPage(`/buildings/${building.id}/statements`, {
      as: 'Syndic',
      answers: { listBuildings: [building], listStatements: [], listFiscalYears },
    });
    expect(pageAddress()).toBe(`/statements?building_id=${building.id}`);
  });
});

describe('a draft', () => {
  const finding = (code: string, severity: string, detail: string, items: object[] = []) => ({
    code,
    severity,
    count: 1,
    detail,
    link: '/expenses',
    items,
  });

  it('shows what blocks it, with lot and days, and cannot be frozen', async () => {
    const item = {
      expense_id: anId(),
      entry_id: null,
      decision_id: null,
      unit_id: anId(),
      unit_number: 'A1',
      periods: [{ period_from: '2026-06-30', period_to: '2026-06-30' }],
    };
    const findings = [
      finding('ownership_incomplete', 'Blocking', 'Un lot n’est pas détenu', [item]),
    ];
    const user = await open(aRun({ findings }));
    inMain().getByRole('heading', { name: 'À régler (1)' });
    inMain().getByRole('link', { name: 'Lot A1' });
    inMain().getByText('Du 30/06/2026 au 30/06/2026');
    await user.click(inMain().getByRole('button', { name: 'Figer' }));
    const submit = (await inDialog()).getByRole('button', { name: 'Figer les décomptes' });
    expect(submit).toHaveProperty('disabled', true);
  });

  it('is frozen once every warning is accepted', async () => {
    const findings = [
      finding('meter_not_read', 'Warning', 'Un compteur n’a pas été relevé'),
      finding('earlier_period_line', 'Warning', 'Une ligne antérieure'),
    ];
    const user = await open(aRun({ findings }), 'Accountant', {
      freezeStatement: aRun({ status: 'Frozen' }),
    });
    await user.click(inMain().getByRole('button', { name: 'Figer' }));
    const dialog = await inDialog();
    const submit = dialog.getByRole('button', { name: 'Figer les décomptes' });
    await user.click(dialog.getByRole('checkbox', { name: 'Une ligne antérieure' }));
    expect(submit).toHaveProperty('disabled', true);
    await user.click(dialog.getByRole('checkbox', { name: 'Un compteur n’a pas été relevé' }));
    await user.click(submit);
    expect(sent('freezeStatement')[0]?.body).toEqual({
      acknowledge: ['meter_not_read', 'earlier_period_line'],
    });
  });

  it('that the service refuses to freeze stays in the dialog with the reason', async () => {
    const user = await open(aRun(), 'Syndic', {
      freezeStatement: new DomainError('statement_not_ready', { findings: [] }),
    });
    await user.click(inMain().getByRole('button', { name: 'Figer' }));
    const dialog = await inDialog();
    await user.click(dialog.getByRole('button', { name: 'Figer les décomptes' }));
    await dialog.findByText('Décompte pas prêt');
  });

  it('is deleted after a question', async () => {
    const user = await open(aRun(), 'Syndic', {
      deleteStatement: undefined,
      listStatements: [],
      listFiscalYears: [],
    });
    await user.click(inMain().getByRole('button', { name: 'Autres actions' }));
    // Without layout, the menu counts as hidden.
    const name = 'Supprimer le brouillon';
    await user.click(await screen.findByRole('menuitem', { name, hidden: true }));
    await user.click((await inDialog()).getByRole('button', { name }));
    expect(sent('deleteStatement')).toHaveLength(1);
  });
});

describe('a run', () => {
  it('says whether its sums equal the books', async () => {
    const tie = { code: 'owners_lines', left: 10, right: 10, difference: 0 } as const;
    await open(aRun(), 'Syndic', { checkStatementTies: [tie] });
    inMain().getByText(/^Sommes des 2 décomptes égales à la comptabilité/);
  });

  it('with sums that differ says so', async () => {
    const tie = { code: 'owners_lines', left: 10, right: 9, difference: 1 } as const;
    await open(aRun(), 'Syndic', { checkStatementTies: [tie] });
    inMain().getByText(/diffèrent de la comptabilité/);
  });

  it('lists its owners with totals, and the lines of the chosen one', async () => {
    const [, bart] = owners;
    const listStatementLines = anAnswer('listStatementLines', {
      lines: [aLine({}), aLine({ number: 2, description: 'Eau', amount: 10, building_amount: 40 })],
      total: 1636.4,
    });
    const user = await open(
      aRun(),
      'Auditor',
      { listStatementLines },
      `?owner_id=${bart?.owner_id}`,
    );
    expect(sent('listStatementLines').at(-1)?.query).toEqual({ owner_id: bart?.owner_id });
    const list = within(screen.getByRole('table', { name: 'Décomptes' }));
    const row = list.getByRole('row', { name: /Bart Claes/ });
    expect(row.textContent).toContain('−13,84');
    expect(list.getByRole('row', { name: /^Total/ }).textContent).toContain('+150,00');
    const panel = within(screen.getByRole('region', { name: 'Bart Claes' }));
    panel.getByText('Lot A1 · clé Générale');
    await user.click(panel.getByRole('button', { name: /^Gaz/ }));
    const sentence = panel.getByText(/36.500,00.€ × 76\/1.000 \(clé Générale\) × 214\/365 jours/);
    expect(sentence.textContent).toMatch(/= 1.626,40.€$/);
    panel.getByRole('link', { name: 'Facture' });
    await expectAccessible();
    // A charge that is not a product is not shown as a multiplication.
    await user.click(panel.getByRole('button', { name: /^Eau/ }));
    panel.getByText(/ce n’est pas une simple multiplication/);
  });

  it('opens at the line that a question is about', async () => {
    const [anne] = owners;
    const listStatementLines = anAnswer('listStatementLines', {
      lines: [aLine({}), aLine({ number: 2, description: 'Eau' })],
      total: 0,
    });
    const search = `?owner_id=${anne?.owner_id}&line=2`;
    await open(aRun({ status: 'Sent' }), 'Syndic', { listStatementLines }, search);
    const isOpen = (name: RegExp) =>
      screen.getByRole('button', { name }).getAttribute('aria-expanded');
    expect([isOpen(/^Gaz/), isOpen(/^Eau/)]).toEqual(['false', 'true']);
  });

  it('shows the works that it settles and the questions of owners', async () => {
    const work = {
      decision_id: anId(),
      title: 'Toiture',
      cost: 900,
      from_reserve: 100,
      from_loan: 0,
      called: 700,
      balance: 100,
      lines: [],
    };
    await open(aRun({ status: 'Sent' }), 'Syndic', {
      listStatementWorks: anAnswer('listStatementWorks', { works: [work] }),
      listTickets: [aRow('listTickets', { title: 'Question sur le gaz' })],
    });
    inMain().getByRole('link', { name: 'Toiture' });
    inMain().getByRole('link', { name: 'Question sur le gaz' });
  });

  it.each(['BoardMember', 'Auditor'] as const)(
    'offers a %s no step, whatever the state allows',
    async (as) => {
      await open(aRun({ status: 'Frozen', allowed_actions: ['approve', 'send', 'reverse'] }), as);
      expect(
        inMain().queryByRole('button', { name: /^(Figer|Envoyer|Approuver|Extourner)/ }),
      ).toBeNull();
    },
  );
});

describe('sending', () => {
  it('shows what is asked and sends it with due date and the setting for credits', async () => {
    const run = aRun({ status: 'Frozen', allowed_actions: ['approve', 'send', 'reverse'] });
    const user = await open(run, 'Syndic', { sendStatement: aRun({ status: 'Sent' }) });
    await user.click(inMain().getByRole('button', { name: 'Envoyer' }));
    const dialog = await inDialog();
    const facts = dialog.getByRole('region', { name: 'Avant de continuer' });
    expect(facts.textContent).toMatch(/163,84/);
    expect(facts.textContent).toMatch(/13,84/);
    await fill(user, dialog.getByLabelText('Échéance'), '2027-03-31');
    await user.click(dialog.getByRole('button', { name: /^Envoyer, 163,84/ }));
    expect(sent('sendStatement')[0]?.body).toEqual({ due_date: '2027-03-31' });
  });

  it('comes after the approval that the building asks for, with its decision', async () => {
    const decision = aRow('listDecisions', { title: 'Comptes 2026', decided_on: '2027-03-18' });
    const run = aRun({ status: 'Frozen', allowed_actions: ['approve', 'reverse'] });
    const user = await open(run, 'Syndic', {
      listDecisions: [decision],
      approveStatement: aRun({ status: 'Approved' }),
    });
    expect(inMain().queryByRole('button', { name: 'Envoyer' })).toBeNull();
    await user.click(inMain().getByRole('button', { name: 'Approuver' }));
    const dialog = await inDialog();
    dialog.getByText(/exige une décision de l’assemblée/);
    const field = dialog.getByRole('combobox');
    await waitFor(() => expect(document.activeElement).toBe(field));
    // A list that opens with its dialog would cover it.
    expect(field.getAttribute('aria-expanded')).toBe('false');
    await choose(user, field, '18/03/2027 · Comptes 2026');
    await user.click(dialog.getByRole('button', { name: 'Approuver les décomptes' }));
    expect(sent('approveStatement')[0]?.body).toEqual({ decision_id: decision.id });
  });
});

it('a sent run is reversed with a reason', async () => {
  const run = aRun({ status: 'Sent', allowed_actions: ['reverse'] });
  const user = await open(run, 'Accountant', { reverseStatement: aRun({ status: 'Reversed' }) });
  await user.click(inMain().getByRole('button', { name: 'Extourner' }));
  const dialog = await inDialog();
  await user.type(dialog.getByRole('textbox', { name: 'Motif' }), 'Une facture manquait');
  await user.click(dialog.getByRole('button', { name: 'Extourner les décomptes' }));
  expect(sent('reverseStatement')[0]?.body).toEqual({ reason: 'Une facture manquait' });
});

it('a reversed run says why', async () => {
  await open(aRun({ status: 'Reversed', allowed_actions: [], reversal_reason: 'Oubli' }));
  inMain().getByText('Extourné : Oubli');
});
