import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { expectAccessible } from '#test/component/accessibility.ts';
import { choose, openPage } from '#test/component/page.ts';
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

it('the steps of a closing show what is missing, and one appropriates the reserve', async () => {
  const steps = [
    step('Bank'),
    step('Reserve', {
      state: 'Open',
      action: 'appropriate_reserve',
      findings: [
        {
          code: 'reserve_not_appropriated',
          severity: 'Blocking',
          count: 1,
          detail: 'Des appels de réserve ne sont pas encore affectés',
          link: '/fiscal-years/x',
        },
      ],
    }),
    step('Close', { state: 'Blocked', action: 'close_year', needs_second_person: true }),
  ];
  const user = await openPage(`/fiscal-years/${year.id}`, {
    as: 'Accountant',
    answers: {
      getFiscalYear: year,
      getClosingList: anAnswer('getClosingList', { steps }),
      appropriateReserve: anAnswer('appropriateReserve', {}),
    },
  });
  const items = screen
    .getAllByRole('listitem')
    .filter((item) => within(item).queryByRole('heading'));
  expect(items.map((item) => within(item).getByRole('heading').textContent)).toEqual([
    'Banque',
    'Réserve',
    'Clôture',
  ]);
  screen.getByText('Des appels de réserve ne sont pas encore affectés');
  screen.getByText(/une autre personne que celle qui l’a préparée/);
  expect(screen.getByRole('button', { name: 'Clôturer l’exercice' })).toHaveProperty(
    'disabled',
    true,
  );
  await expectAccessible();
  await user.click(screen.getByRole('button', { name: 'Affecter la réserve' }));
  expect(sent('appropriateReserve')).toHaveLength(1);
});

it('a step that the building leaves to others has no button', async () => {
  await openPage(`/fiscal-years/${year.id}`, {
    as: 'Syndic',
    answers: {
      getFiscalYear: year,
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

it('a closed year leads to its statements and reports', async () => {
  const closed = {
    ...year,
    status: 'Closed' as const,
    allowed_actions: [],
    closing_entry_id: null,
  };
  await openPage(`/fiscal-years/${year.id}`, { as: 'Syndic', answers: { getFiscalYear: closed } });
  const links = within(screen.getByRole('navigation', { name: 'Exercice comptable' }));
  const { building_id } = year;
  expect(links.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    `/statements?building_id=${building_id}`,
    `/reports/balance-sheet?building_id=${building_id}&year=${year.end_date.slice(0, 4)}`,
    `/reports/income-statement?building_id=${building_id}&year=${year.end_date.slice(0, 4)}`,
  ]);
});

it('recurring invoices that are missing are listed, and accrued by one button', async () => {
  const expected = {
    code: 'invoice_expected',
    severity: 'Warning',
    count: 1,
    detail: 'Une facture récurrente attendue manque',
    link: '/fiscal-years/x/accrual-proposals',
  } as const;
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
  const user = await openPage(`/fiscal-years/${year.id}`, {
    as: 'Syndic',
    answers: {
      getFiscalYear: year,
      getClosingList: anAnswer('getClosingList', {
        steps: [step('Invoices', { findings: [expected] })],
      }),
      listAccrualProposals: anAnswer('listAccrualProposals', { proposals: [proposal], total: 121 }),
      accrueCosts: anAnswer('accrueCosts', {}),
    },
  });
  expect((await screen.findByText(/Propre SA \(6105\)/)).textContent).toMatch(/121,00/);
  await expectAccessible();
  await user.click(screen.getByRole('button', { name: 'Comptabiliser au 444' }));
  expect(sent('accrueCosts')).toMatchObject([{ body: {} }]);
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
  await user.click(screen.getByRole('button', { name: 'Clôturer l’exercice' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByRole('button', { name: 'Clôturer' })).toHaveProperty('disabled', true);
  const field = dialog.getByRole('combobox', { name: 'Décision sur le résultat' });
  await choose(user, field, '20/05/2026 · Le solde');
  await user.click(dialog.getByRole('button', { name: 'Clôturer' }));
  expect(sent('closeFiscalYear')[0]?.body).toEqual({
    acknowledge: [],
    result_decision_id: decision.id,
  });
});

it('a closed year is reopened with a reason', async () => {
  const closed = anAnswer('getFiscalYear', { status: 'Closed', allowed_actions: ['reopen'] });
  const user = await openPage(`/fiscal-years/${closed.id}`, {
    as: 'Accountant',
    answers: { getFiscalYear: closed, reopenFiscalYear: closed },
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

it('the calls of an adopted budget are created after the year of each owner was shown', async () => {
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
      getFiscalYear: year,
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
  expect(sent('createBudgetCalls')[0]?.body).toMatchObject({ instalments: 4, interval_months: 3 });
});
