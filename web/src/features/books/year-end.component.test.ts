import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { expectAccessible } from '#test/component/accessibility.ts';
import { choose, offered, openPage } from '#test/component/page.ts';
import { anAnswer, aRow } from '#test/component/records.ts';
import { sent } from '#test/component/service.ts';
import type { Operations } from '../../shared/api/generated.ts';

const year = anAnswer('getFiscalYear', { status: 'Open', allowed_actions: ['close'] });

type Step = Operations['getClosingList']['answer']['steps'][number];

const step = (code: Step['code'], more: Partial<Step> = {}): Step => ({
  code,
  state: 'Done',
  roles: ['Syndic', 'Accountant'],
  findings: [],
  action: null,
  needs_second_person: false,
  ...more,
});

it('a stage shows what is to be settled, and one appropriates the reserve in it', async () => {
  const steps = [
    step('Bank'),
    step('Statement', {
      state: 'Blocked',
      action: 'send_statements',
      findings: [
        {
          code: 'statement_missing',
          severity: 'Blocking',
          count: 1,
          detail: 'Le décompte manque',
          link: `/fiscal-years/${year.id}`,
        },
      ],
    }),
    step('Reserve', {
      state: 'Open',
      action: 'appropriate_reserve',
      findings: [
        {
          code: 'reserve_not_appropriated',
          severity: 'Blocking',
          count: 1,
          detail: 'Des appels de réserve ne sont pas encore affectés',
          link: `/fiscal-years/${year.id}`,
        },
      ],
    }),
    step('Close', { state: 'Blocked', action: 'close_year', needs_second_person: true }),
  ];
  const user = await openPage(`/fiscal-years/${year.id}?step=reserve`, {
    as: 'Accountant',
    answers: {
      getFiscalYear: year,
      getClosingList: anAnswer('getClosingList', { steps }),
      getReserveTest: anAnswer('getReserveTest', { called: 100, minimum: 120, base: 2400 }),
      appropriateReserve: anAnswer('appropriateReserve', {}),
    },
  });
  const stages = within(screen.getByRole('list', { name: 'Déroulement' }));
  expect(stages.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'ContrôlesTerminé',
    'RégularisationsTerminé',
    '3DécomptesBloqué',
    '4RéserveÀ faire',
    '5ClôtureBloqué',
  ]);
  await screen.findByText(/2.400,00 €, charges ordinaires/);
  const finding = screen.getByText('Des appels de réserve ne sont pas encore affectés');
  expect(within(finding.parentElement ?? finding).queryByRole('link')).toBeNull();
  screen.getByText('1 point à régler');
  await expectAccessible();
  await user.click(screen.getByRole('button', { name: 'Affecter la réserve' }));
  expect(sent('appropriateReserve')).toHaveLength(1);
  await user.click(screen.getByRole('link', { name: 'Continuer : Clôture' }));
  await screen.findByText(/une autre personne que celle qui l’a préparée/);
  expect(screen.getByRole('button', { name: 'Clôturer l’exercice' })).toHaveProperty(
    'disabled',
    true,
  );
  expect(
    screen.getAllByRole('link', { name: 'Compléter' }).map((link) => link.getAttribute('href')),
  ).toEqual([`/fiscal-years/${year.id}?step=statement`, `/fiscal-years/${year.id}?step=reserve`]);
  await expectAccessible();
});

it('a step that the building leaves to others has no button', async () => {
  await openPage(`/fiscal-years/${year.id}`, {
    as: 'Syndic',
    answers: {
      getFiscalYear: year,
      getReserveTest: anAnswer('getReserveTest', {}),
      getClosingList: anAnswer('getClosingList', {
        steps: [
          step('Reserve', { state: 'Open', action: 'appropriate_reserve', roles: ['Accountant'] }),
        ],
      }),
    },
  });
  screen.getByText('Par : Comptable');
  expect(screen.queryByRole('button', { name: 'Affecter la réserve' })).toBeNull();
});

it('a closed year shows its statements and reserve, and leads to its accounts', async () => {
  const closed = {
    ...year,
    status: 'Closed' as const,
    allowed_actions: [],
    closing_entry_id: null,
    result_decision_id: null,
  };
  const { building_id } = year;
  const run = aRow('listStatements', { fiscal_year_id: year.id, status: 'Sent' });
  await openPage(`/fiscal-years/${year.id}`, {
    as: 'Syndic',
    answers: {
      getFiscalYear: closed,
      listStatements: [run, aRow('listStatements', { fiscal_year_id: building_id })],
      getReserveTest: anAnswer('getReserveTest', {}),
    },
  });
  const table = within(await screen.findByRole('table', { name: 'Décomptes' }));
  expect(table.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    `/statements/${run.id}`,
  ]);
  screen.getByRole('button', { name: 'Télécharger le dossier' });
  const links = within(screen.getByRole('navigation', { name: 'Exercice comptable' }));
  expect(links.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    `/statements?building_id=${building_id}`,
    `/reports/balance-sheet?building_id=${building_id}&year=${year.end_date.slice(0, 4)}`,
    `/reports/income-statement?building_id=${building_id}&year=${year.end_date.slice(0, 4)}`,
  ]);
  await expectAccessible();
});

it('recurring invoices that are missing are accrued for the chosen suppliers', async () => {
  const expected = {
    code: 'invoice_expected',
    severity: 'Warning',
    count: 1,
    detail: 'Une facture récurrente attendue manque',
    link: `/fiscal-years/${year.id}/accrual-proposals`,
  } as const;
  const other = anAnswer('getFiscalYear', {}).building_id;
  const proposal = {
    supplier_id: year.id,
    supplier: 'Propre SA',
    account_code: '6105',
    distribution_key_id: year.id,
    period_from: '2025-12-01',
    period_to: '2025-12-31',
    amount: 121,
    last_invoiced_on: '2025-11-30',
  };
  const user = await openPage(`/fiscal-years/${year.id}?step=accruals`, {
    as: 'Syndic',
    answers: {
      getFiscalYear: year,
      getClosingList: anAnswer('getClosingList', {
        steps: [step('Invoices', { findings: [expected] })],
      }),
      listAccrualProposals: anAnswer('listAccrualProposals', {
        proposals: [
          proposal,
          { ...proposal, account_code: '6103' },
          { ...proposal, supplier_id: other, supplier: 'Eau SA' },
        ],
      }),
      accrueCosts: anAnswer('accrueCosts', {}),
    },
  });
  const table = within(await screen.findByRole('table', { name: 'Régularisations' }));
  expect(table.getByRole('row', { name: /Eau SA/ }).textContent).toMatch(/121,00/);
  screen.getByText('Une facture récurrente attendue manque');
  await expectAccessible();
  const accrue = screen.getByRole('button', { name: 'Comptabiliser au 444' });
  await user.click(accrue);
  // The other row of the supplier follows.
  await user.click(
    within(table.getByRole('row', { name: /6105.*Propre|Propre.*6105/ })).getByRole('checkbox'),
  );
  await user.click(accrue);
  expect(sent('accrueCosts').map(({ body }) => body)).toEqual([{}, { supplier_ids: [other] }]);
});

it('a result that is left is closed with the decision about it', async () => {
  const close = step('Close', {
    state: 'Open',
    action: 'close_year',
    findings: [
      {
        code: 'result_not_nil',
        severity: 'Blocking',
        count: 1,
        detail: 'Le résultat est de 5 €',
        link: '/reports/income-statement',
      },
    ],
  });
  const decision = aRow('listDecisions', { title: 'Le solde', decided_on: '2026-05-20' });
  const user = await openPage(`/fiscal-years/${year.id}`, {
    as: 'Syndic',
    answers: {
      getFiscalYear: year,
      getClosingList: anAnswer('getClosingList', {
        steps: [close],
      }),
      listDecisions: [decision],
      closeFiscalYear: year,
    },
  });
  const submit = screen.getByRole('button', { name: 'Clôturer l’exercice' });
  expect(submit).toHaveProperty('disabled', true);
  const decisionField = screen.getByRole('combobox', { name: 'Décision sur le résultat' });
  await choose(user, decisionField, '20/05/2026 · Le solde');
  await user.click(submit);
  expect(sent('closeFiscalYear')[0]?.body).toEqual({
    acknowledge: [],
    result_decision_id: decision.id,
  });
});

it('a closed year is reopened with a reason', async () => {
  const closed = anAnswer('getFiscalYear', { status: 'Closed', allowed_actions: ['reopen'] });
  const user = await openPage(`/fiscal-years/${closed.id}`, {
    as: 'Accountant',
    answers: {
      getFiscalYear: closed,
      listStatements: [],
      getReserveTest: anAnswer('getReserveTest', {}),
      reopenFiscalYear: closed,
    },
  });
  await user.click(screen.getByRole('button', { name: 'Rouvrir' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox', { name: 'Motif' }), 'Une facture en double');
  await user.click(dialog.getByRole('button', { name: 'Rouvrir' }));
  expect(sent('reopenFiscalYear')[0]?.body).toEqual({ reason: 'Une facture en double' });
});

const budget = anAnswer('getBudget', {
  status: 'Draft',
  kind: 'Ordinary',
  allowed_actions: ['adopt'],
  series_id: null,
  total: 1000,
  lines: [
    {
      account_code: '6105',
      account_name: 'Nettoyage',
      distribution_key_name: 'General',
      amount: 1000,
      actual: 980,
      index: 1.02,
      nature: 'Ordinary',
      note: null,
    },
  ],
});
const followUp = anAnswer('getBudgetFollowUp', {
  lines: [
    {
      account_code: '6105',
      account_name: 'Nettoyage',
      budget: 1000,
      actual: 950,
      expected: 500,
      warned: true,
    },
  ],
});

it('a draft budget shows what it was drafted from, and is adopted by a decision', async () => {
  const user = await openPage(`/budgets/${budget.id}`, {
    as: 'Syndic',
    answers: {
      getBudget: budget,
      getBudgetFollowUp: followUp,
      getFiscalYear: year,
      listDecisions: [],
      adoptBudget: budget,
    },
  });
  const table = within(screen.getByRole('table', { name: 'Lignes du budget' }));
  table.getByText('6105 Nettoyage');
  table.getByText('1,02');
  screen.getByText('90 % utilisés ou non budgétés');
  await expectAccessible();
  await user.click(screen.getByRole('button', { name: 'Adopter le budget' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Adopter le budget' }));
  expect(sent('adoptBudget')[0]?.body).toEqual({});
});

it('a draft says that it starts from costs so far, unless the year before is closed', async () => {
  const yearOf = (name: string, status: 'Open' | 'Closed') =>
    aRow('listFiscalYears', { start_date: `${name}-01-01`, end_date: `${name}-12-31`, status });
  const user = await openPage('/budgets', {
    as: 'Accountant',
    answers: {
      listBuildings: [aRow('listBuildings', { name: 'Les Tilleuls' })],
      listFiscalYears: [yearOf('2025', 'Closed'), yearOf('2026', 'Open'), yearOf('2027', 'Open')],
      listBudgets: [],
    },
  });
  await screen.findByText(/^L’exercice précédent n’est pas clôturé/);
  await expectAccessible();
  const field = screen.getByRole('combobox', { name: 'Exercice comptable' });
  await user.click(field);
  await choose(user, field, offered(field)[1]?.textContent ?? '');
  expect(screen.queryByText(/^L’exercice précédent n’est pas clôturé/)).toBeNull();
});

it('a deleted draft leaves its page for the list, once that was confirmed', async () => {
  const user = await openPage(`/budgets/${budget.id}`, {
    as: 'Syndic',
    answers: {
      getBudget: budget,
      getBudgetFollowUp: followUp,
      getFiscalYear: year,
      listBudgets: [],
      deleteBudget: undefined,
    },
  });
  await user.click(screen.getByRole('button', { name: 'Supprimer le brouillon' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(sent('deleteBudget')).toEqual([]);
  const read = sent('getBudget').length;
  await user.click(dialog.getByRole('button', { name: 'Supprimer le brouillon' }));
  await screen.findByRole('heading', { level: 1, name: 'Budgets' });
  expect(sent('deleteBudget')).toHaveLength(1);
  expect(sent('getBudget')).toHaveLength(read);
});

it('the lines of a draft are changed, added and removed', async () => {
  const user = await openPage(`/budgets/${budget.id}`, {
    as: 'Accountant',
    answers: {
      getBudget: budget,
      getBudgetFollowUp: followUp,
      getFiscalYear: year,
      listAccounts: [],
      listDistributionKeys: [],
      updateBudget: budget,
    },
  });
  await user.click(screen.getByRole('button', { name: 'Modifier les lignes' }));
  const dialog = within(await screen.findByRole('dialog'));
  const amount = dialog.getByRole('textbox', { name: 'Montant' });
  await user.clear(amount);
  await user.type(amount, '1200');
  await user.click(dialog.getByRole('button', { name: 'Enregistrer les lignes' }));
  expect(sent('updateBudget')[0]?.body).toMatchObject({
    lines: [{ account_code: '6105', amount: 1200, nature: 'Ordinary' }],
  });
});

it('the calls of an adopted budget are created from its first day, after the year of each owner was shown', async () => {
  const adopted = anAnswer('getBudget', {
    ...budget,
    status: 'Adopted',
    allowed_actions: ['calls'],
    adopted_on: '2026-05-20',
  });
  const user = await openPage(`/budgets/${adopted.id}`, {
    as: 'Syndic',
    answers: {
      getBudget: adopted,
      getBudgetFollowUp: followUp,
      getFiscalYear: { ...year, start_date: '2199-01-01' },
      previewBudgetCalls: anAnswer('previewBudgetCalls', {
        owners: [{ owner_name: 'Anne', provision: 300, works: 0, reserve: 30, total: 330 }],
        reserve_amount: 100,
        below_minimum: 0,
      }),
      createBudgetCalls: [],
    },
  });
  await user.click(screen.getByRole('button', { name: 'Créer les appels' }));
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByText('Anne');
  await user.click(dialog.getByRole('button', { name: 'Créer les appels' }));
  expect(sent('createBudgetCalls')[0]?.body).toMatchObject({
    first_call_date: '2199-01-01',
    instalments: 4,
    interval_months: 3,
  });
});
