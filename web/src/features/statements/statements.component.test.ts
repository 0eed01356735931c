import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { DomainError } from '#domain/kernel/domain-error.ts';
import { expectAccessible } from '#test/component/accessibility.ts';
import { choose, offered, openPage, pageAddress } from '#test/component/page.ts';
import { anAnswer, anId, aRow } from '#test/component/records.ts';
import { sent } from '#test/component/service.ts';
import { aRun, building, openRun, owners, answersFor } from '#test/component/statement-run.ts';

const inMain = () => within(screen.getByRole('main'));
const inDialog = async () => within(await screen.findByRole('dialog'));

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

type Charged = ReturnType<typeof aLine>;

/** Charges by account, as the service sums the lines. */
const accountsFor = (lines: readonly Charged[], change: object | null = null) =>
  anAnswer('listStatementAccounts', {
    before: change === null ? null : { period_from: '2025-01-01', period_to: '2025-12-31' },
    accounts: [...Map.groupBy(lines, ({ account_code }) => account_code)].map(
      ([account_code, own]) => ({
        account_code,
        account_name: `Compte ${account_code}`,
        building_amount: 36_500,
        amount: own.reduce((sum, { amount }) => sum + amount, 0),
        budget: null,
        change: change === null ? null : { ...aChange, ...change },
      }),
    ),
  });
const aChange = {
  before: 1000,
  difference: 626.4,
  price: 700,
  quantity: 0,
  key: 0,
  days: -73.6,
  reason: 'Price' as const,
};

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
    const user = await openRun(aRun({ findings }));
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
    const user = await openRun(aRun({ findings }), 'Accountant', {
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
    const user = await openRun(aRun(), 'Syndic', {
      freezeStatement: new DomainError('statement_not_ready', { findings: [] }),
    });
    await user.click(inMain().getByRole('button', { name: 'Figer' }));
    const dialog = await inDialog();
    await user.click(dialog.getByRole('button', { name: 'Figer les décomptes' }));
    await dialog.findByText('Décompte pas prêt');
  });

  it('is deleted after a question', async () => {
    const user = await openRun(aRun(), 'Syndic', {
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
    await openRun(aRun(), 'Syndic', { checkStatementTies: [tie] });
    inMain().getByText(/^Sommes des 2 décomptes égales à la comptabilité/);
  });

  it('with sums that differ says so', async () => {
    const tie = { code: 'owners_lines', left: 10, right: 9, difference: 1 } as const;
    await openRun(aRun(), 'Syndic', { checkStatementTies: [tie] });
    inMain().getByText(/diffèrent de la comptabilité/);
  });

  it('lists its owners with totals, and the charges of the chosen one by account', async () => {
    const [, bart] = owners;
    const lines = [
      aLine({}),
      aLine({ number: 2, description: 'Eau', amount: 10, building_amount: 40 }),
    ];
    const user = await openRun(
      aRun(),
      'Auditor',
      {
        listStatementLines: anAnswer('listStatementLines', { lines, total: 1636.4 }),
        listStatementAccounts: accountsFor(lines),
      },
      `?owner_id=${bart?.owner_id}`,
    );
    expect(sent('listStatementLines').at(-1)?.query).toEqual({ owner_id: bart?.owner_id });
    const list = within(screen.getByRole('table', { name: 'Décomptes' }));
    const row = list.getByRole('row', { name: /Bart Claes/ });
    expect(row.textContent).toContain('−13,84');
    expect(list.getByRole('row', { name: /^Total/ }).textContent).toContain('+150,00');
    const panel = within(screen.getByRole('region', { name: 'Bart Claes' }));
    panel.getByRole('button', { name: 'PDF de la lettre à Bart Claes' });
    // Nothing to compare with: no column for it.
    expect(panel.queryByRole('columnheader', { name: 'Pourquoi' })).toBeNull();
    const account = panel.getByRole('button', { name: /^Compte 61210/ });
    expect(account.closest('tr')?.textContent).toMatch(/1.636,40/);
    await user.click(account);
    expect(panel.getAllByText(/ · Lot A1$/)).toHaveLength(2);
    await user.click(panel.getByRole('button', { name: /^Gaz/ }));
    const sentence = panel.getByText(/36.500,00.€ × 76\/1.000 \(clé Générale\) × 214\/365 jours/);
    expect(sentence.textContent).toMatch(/= 1.626,40.€$/);
    panel.getByRole('link', { name: 'Facture' });
    await expectAccessible();
    // A charge that is not a product is not shown as a multiplication.
    await user.click(panel.getByRole('button', { name: /^Eau/ }));
    panel.getByText(/ce n’est pas une simple multiplication/);
  });

  it.each([
    ['price', {}, /^Prix \+70.?%$/],
    ['days, after the price', { reason: 'Days' as const }, /^Jours −4.?%$/],
    ['a new item', { before: 0 }, /^Nouveau poste$/],
    ['key, where almost nothing was charged', { before: 1, reason: 'Price' as const }, /^Prix$/],
  ])('says why an account changed since the statement before: %s', async (_, change, why) => {
    const lines = [aLine({})];
    const user = await openRun(aRun(), 'Syndic', {
      listStatementLines: anAnswer('listStatementLines', { lines, total: 1626.4 }),
      listStatementAccounts: accountsFor(lines, change),
    });
    const table = within(screen.getByRole('table', { name: 'Charges par compte' }));
    table.getByRole('columnheader', { name: 'Sur 2025' });
    expect(table.getAllByText('+626,40')).toHaveLength(2);
    table.getByText(why);
    await user.click(table.getByRole('button', { name: /^Compte 61210/ }));
    table.getByText(/Prix \+700,00 · Jours −73,60/);
  });

  it('opens at the line that a question is about', async () => {
    const [anne] = owners;
    const lines = [aLine({}), aLine({ number: 2, description: 'Eau' })];
    const search = `?owner_id=${anne?.owner_id}&line=2`;
    const answers = {
      listStatementLines: anAnswer('listStatementLines', { lines, total: 0 }),
      listStatementAccounts: accountsFor(lines),
    };
    await openRun(aRun({ status: 'Sent' }), 'Syndic', answers, search);
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
    await openRun(aRun({ status: 'Sent' }), 'Syndic', {
      listStatementWorks: anAnswer('listStatementWorks', { works: [work] }),
      listTickets: [aRow('listTickets', { title: 'Question sur le gaz' })],
    });
    inMain().getByRole('link', { name: 'Toiture' });
    inMain().getByRole('link', { name: 'Question sur le gaz' });
  });

  it.each(['BoardMember', 'Auditor'] as const)(
    'offers a %s no step, whatever the state allows',
    async (as) => {
      await openRun(
        aRun({ status: 'Frozen', allowed_actions: ['approve', 'send', 'reverse'] }),
        as,
      );
      expect(
        inMain().queryByRole('button', { name: /^(Figer|Envoyer|Approuver|Extourner)/ }),
      ).toBeNull();
    },
  );
});
