import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { DomainError } from '#domain/kernel/domain-error.ts';
import { createProblemAt } from '#platform/http/problem-handler.ts';
import { expectAccessible } from '#test/component/accessibility.ts';
import { choose, fill, offered, openPage, settled } from '#test/component/page.ts';
import { anAnswer, aRow } from '#test/component/records.ts';
import { answering, etagOf, sent, type Answers } from '#test/component/service.ts';

const inMain = () => within(screen.getByRole('main'));
const inDialog = async () => within(await screen.findByRole('dialog'));
/** Answers for the other requests of an expense’s page. */
const beside: Answers = {
  listExpenses: [],
  listDocuments: [],
  listPaymentBatches: [],
  listAccounts: [],
  listFiscalYears: [],
  listBudgets: [],
  getExpenseDistribution: anAnswer('getExpenseDistribution', {}),
};

describe('the form of an expense', () => {
  /** Opens the form and fills in every required field except the amount. */
  async function openForm(): Promise<UserEvent> {
    const building = aRow('listBuildings', {});
    const user = await openPage(`/expenses/new?building_id=${building.id}`, {
      as: 'Syndic',
      answers: {
        listBuildings: [building],
        listSuppliers: [],
        listAccounts: ['6120', '6121'].map((code) =>
          aRow('listAccounts', { code, name: `Compte ${code}`, labels: {} }),
        ),
        listDistributionKeys: [],
        listExpenses: [aRow('listExpenses', { supplier: 'Petit', account_code: '6121' })],
        listFiscalYears: [],
        listBudgets: [],
      },
    });
    await fill(user, screen.getByRole('combobox', { name: 'Fournisseur' }), 'Petit');
    await fill(user, screen.getByLabelText('Libellé'), 'Peinture');
    await choose(user, screen.getByRole('combobox', { name: 'Catégorie' }), 'Réparations');
    return user;
  }

  it('says of an amount that is none what one looks like, and sends nothing', async () => {
    const user = await openForm();
    await fill(user, screen.getByLabelText('Montant TVA comprise'), 'douze');
    await user.click(screen.getByRole('button', { name: 'Enregistrer le brouillon' }));
    screen.getByText('Un montant, par exemple 1 234,50');
    expect(sent('createExpense')).toHaveLength(0);
    await expectAccessible();
  });

  it('takes the whole amount of an invoice, and the part of it that was prepaid', async () => {
    const user = await openForm();
    await fill(user, screen.getByLabelText('Montant TVA comprise'), '121');
    await fill(user, screen.getByLabelText('Payé d’avance'), '21');
    const created = anAnswer('getExpense', {});
    answering({ ...beside, createExpense: created, getExpense: created });
    await user.click(screen.getByRole('button', { name: 'Enregistrer le brouillon' }));
    await settled();
    expect(sent('createExpense')[0]?.body).toMatchObject({ amount: 121, prepaid_amount: 21 });
  });

  it('names the decision of works, and the owners exempt from the fees of a lawyer', async () => {
    const user = await openForm();
    const decision = aRow('listDecisions', { title: 'Toiture', decided_on: '2026-03-12' });
    const owner = aRow('listOwners', { name: 'Anne Peeters' });
    const created = anAnswer('getExpense', {});
    answering({
      ...beside,
      listDecisions: [decision],
      listOwners: [owner],
      createExpense: created,
      getExpense: created,
    });
    await fill(user, screen.getByLabelText('Montant TVA comprise'), '900');
    expect(screen.queryByRole('combobox', { name: 'Décision' })).toBeNull();
    const category = screen.getByRole('combobox', { name: 'Catégorie' });
    await choose(user, category, 'Frais juridiques');
    const exempt = screen.getByRole('combobox', { name: 'Copropriétaires dispensés' });
    await choose(user, exempt, 'Anne Peeters');
    await choose(user, category, 'Améliorations');
    await choose(user, screen.getByRole('combobox', { name: 'Décision' }), '12/03/2026 · Toiture');
    await expectAccessible();
    await user.click(screen.getByRole('button', { name: 'Enregistrer le brouillon' }));
    await settled();
    expect(sent('createExpense')[0]?.body).toMatchObject({
      account_code: '611',
      decision_id: decision.id,
      excluded_owner_ids: [owner.id],
    });
  });

  it('keeps what was typed where the service refuses it, and says why at its field', async () => {
    const user = await openForm();
    await fill(user, screen.getByLabelText('Montant TVA comprise'), '12');
    const account = screen.getByRole('combobox', { name: 'Compte' });
    await fill(user, account, '999999');
    answering({
      createExpense: new DomainError('account_missing', {
        account_code: '999999',
        pointer: '/body/account_code',
      }),
    });
    await user.click(screen.getByRole('button', { name: 'Enregistrer le brouillon' }));
    await screen.findByRole('alert');
    const supplier = screen.getByRole<HTMLInputElement>('combobox', { name: 'Fournisseur' });
    expect(supplier.value).toBe('Petit');
    expect(account.getAttribute('aria-invalid')).toBe('true');
    const [request] = sent('createExpense');
    expect(request?.body).toMatchObject({ amount: 12, account_code: '999999' });
    expect(request?.headers['idempotency-key']).toMatch(/\S/);
    await expectAccessible();
  });
});

describe('the account of an expense', () => {
  const code = '6121';
  const year = aRow('listFiscalYears', { start_date: '2000-01-01', end_date: '2099-12-31' });
  const budget = aRow('listBudgets', {
    fiscal_year_id: year.id,
    kind: 'Ordinary',
    status: 'Adopted',
  });
  const budgeted: Answers = {
    ...beside,
    listAccounts: [aRow('listAccounts', { code, name: 'Courant', labels: { fr: 'Électricité' } })],
    listFiscalYears: [year],
    listBudgets: [budget],
    getBudgetFollowUp: anAnswer('getBudgetFollowUp', {
      lines: [
        {
          account_code: code,
          account_name: 'Courant',
          budget: 1_000,
          actual: 900,
          expected: 800,
          warned: true,
        },
      ],
    }),
  };

  it('is in the list with its name, and what is used of its budget', async () => {
    const building = aRow('listBuildings', {});
    const dated = { expense_date: '2026-03-01', borne_by: 'Owners', allocations: [] } as const;
    const [known, other] = ['Connue', 'Autre'].map((supplier, place) =>
      aRow('listExpenses', { ...dated, supplier, account_code: place === 0 ? code : '6199' }),
    );
    await openPage('/expenses', {
      as: 'Syndic',
      answers: {
        ...budgeted,
        listBuildings: [building],
        listExpenses: [known, other].filter((one) => one !== undefined),
      },
    });
    const row = await screen.findByRole('row', { name: /Connue.*6121 Électricité.*90\s%/ });
    expect(row).toBeInstanceOf(HTMLElement);
    screen.getByRole('row', { name: /Autre.*6199.*non budgété/ });
    await expectAccessible();
  });

  it('is taken by a word of its name, the usual of the supplier first', async () => {
    const building = aRow('listBuildings', {});
    const user = await openPage(`/expenses/new?building_id=${building.id}`, {
      as: 'Syndic',
      answers: {
        ...budgeted,
        listBuildings: [building],
        listSuppliers: [],
        listDistributionKeys: [],
        listExpenses: [
          aRow('listExpenses', { supplier: 'Petit', account_code: code, allocations: [] }),
        ],
      },
    });
    await fill(user, screen.getByRole('combobox', { name: 'Fournisseur' }), 'Petit');
    const account = screen.getByRole<HTMLInputElement>('combobox', { name: 'Compte' });
    await fill(user, account, 'électr');
    const option = await waitFor(() => {
      const [first] = offered(account);
      if (first === undefined) throw new Error('the field offers nothing');
      expect(first.textContent).toMatch(/6121.*1 fois · reste 100,00/);
      return first;
    });
    screen.getByText('Habituel pour Petit');
    await user.click(option);
    expect(account.value).toBe(code);
  });
});

describe('an expense', () => {
  it('at an address that cannot be one is said to be none, without the words of the interface', async () => {
    await openPage('/expenses/abc', {
      as: 'Syndic',
      answers: {
        ...beside,
        getExpense: new DomainError('invalid_request', {
          errors: [{ pointer: '/params/id', detail: 'doit être un UUID' }],
        }),
      },
    });
    inMain().getByRole('link', { name: 'Aller à l’accueil' });
    expect(screen.queryByText(/params|UUID/)).toBeNull();
  });

  it('does not change its state on the page before the service has answered', async () => {
    const draft = anAnswer('getExpense', {
      status: 'Draft',
      allowed_actions: ['submit-for-approval'],
    });
    const submitted = { ...draft, status: 'PendingApproval' as const, allowed_actions: [] };
    const user = await openPage(`/expenses/${draft.id}`, {
      as: 'Syndic',
      answers: { ...beside, getExpense: draft },
    });
    const { promise, resolve } = Promise.withResolvers<typeof submitted>();
    answering({ submitExpenseForApproval: () => promise });
    await user.click(inMain().getByRole('button', { name: 'Soumettre' }));
    const confirm = (await inDialog()).getByRole<HTMLButtonElement>('button', {
      name: 'Soumettre',
    });
    await user.click(confirm);
    expect(confirm.disabled).toBe(true);
    expect(screen.queryByText('À approuver')).toBeNull();
    answering({ getExpense: submitted });
    resolve(submitted);
    await screen.findByText('À approuver');
    expect(sent('submitExpenseForApproval')[0]?.headers['if-match']).toBe(etagOf(draft));
  });
});

describe('an expense that was prepaid', () => {
  const prepaid = { amount: 121, prepaid_amount: 21, open_amount: 100, prepaid_open_amount: 21 };
  const matched = { ...prepaid, prepaid_open_amount: 0 };

  it.each([
    ['still awaits its payment', 'Paid', prepaid, /21,00.*n’est pas encore rapproché/],
    ['has its payment', 'Paid', matched, /21,00\s€ en ont été payés d’avance\.$/],
    ['is not booked yet', 'Draft', prepaid, /21,00\s€ en ont été payés d’avance\.$/],
  ] as const)('says so where it %s', async (_, status, amounts, text) => {
    const expense = anAnswer('getExpense', { ...amounts, status });
    await openPage(`/expenses/${expense.id}`, {
      as: 'Syndic',
      answers: { ...beside, getExpense: expense },
    });
    inMain().getByText(text);
  });

  it('as a whole is marked as paid with what was paid in advance', async () => {
    const wholly = { amount: 121, prepaid_amount: 121, open_amount: 0, prepaid_open_amount: 121 };
    const expense = anAnswer('getExpense', {
      ...wholly,
      status: 'Approved',
      allowed_actions: ['mark-paid'],
    });
    const user = await openPage(`/expenses/${expense.id}`, {
      as: 'Syndic',
      answers: { ...beside, getExpense: expense, listBankAccounts: [] },
    });
    await user.click(inMain().getByRole('button', { name: 'Marquer comme payée' }));
    const amount = (await inDialog()).getByLabelText<HTMLInputElement>('Montant payé');
    expect(amount.value).toBe('121');
  });
});

describe('selected expenses', () => {
  it('are handled as exactly those, and the one that is refused is named', async () => {
    const draft = (supplier: string) =>
      aRow('listExpenses', {
        supplier,
        amount: 10,
        status: 'Draft',
        allowed_actions: ['submit-for-approval'],
        etag: `"${supplier}"`,
      });
    const [one, two, three] = [draft('Lot Un'), draft('Lot Deux'), draft('Lot Trois')];
    const user = await openPage('/expenses', {
      as: 'Syndic',
      answers: { ...beside, listExpenses: [one, two, three] },
    });
    for (const name of [/Lot Un/, /Lot Deux/])
      await user.click(within(screen.getByRole('row', { name })).getByRole('checkbox'));
    screen.getByText('2 factures sélectionnées');
    await user.click(screen.getByRole('button', { name: 'Soumettre' }));
    const dialog = await inDialog();
    dialog.getByText(/2 factures seront soumises, 20,00/);
    const problem = createProblemAt({ language: 'fr', requestId: 'r1' }, 'invalid_transition', {});
    answering({
      bulkExpenses: anAnswer('bulkExpenses', {
        results: [{ id: one.id }, { id: two.id, problem }],
      }),
    });
    await user.click(dialog.getByRole('button', { name: /Confirmer/ }));
    await dialog.findByText(/1 traitée, 1 refusée/);
    const refused = dialog.getAllByRole('listitem');
    expect(refused.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Lot Deux'),
    ]);
    expect(sent('bulkExpenses')[0]?.body).toEqual({
      operation: 'submit-for-approval',
      ids: [one.id, two.id],
      etags: { [one.id]: one.etag, [two.id]: two.etag },
    });
    await expectAccessible();
    await settled();
  });
});

describe('an expense that the bank is to pay', () => {
  it('says so in the list, with the day', async () => {
    const ids = ['Lot Un', 'Lot Deux'].map((supplier) =>
      aRow('listExpenses', { supplier, status: 'Approved' }),
    );
    const [one, two] = ids;
    const lines = [
      { expense_id: one?.id ?? '', status: 'Pending' },
      { expense_id: two?.id ?? '', status: 'Paid' },
    ] as const;
    await openPage('/expenses', {
      as: 'Syndic',
      answers: {
        ...beside,
        listExpenses: ids,
        listPaymentBatches: [
          aRow('listPaymentBatches', { execution_date: '2026-11-26', status: 'Sent', lines }),
        ],
      },
    });
    const stateOf = (name: RegExp) => screen.getByRole('row', { name }).textContent;
    await waitFor(() => expect(stateOf(/Lot Un/)).toContain('En paiement, 26/11'));
    expect(stateOf(/Lot Deux/)).toContain('Approuvée');
    expect(sent('listPaymentBatches')[0]?.query).toMatchObject({ status: 'Approved,Sent' });
  });

  it.each([
    ['Sent', 0, 1],
    ['Draft', 1, 0],
  ] as const)(
    'in a batch that is %s is marked as paid by hand: %s',
    async (status, count, notes) => {
      const expense = anAnswer('getExpense', {
        status: 'Approved',
        allowed_actions: ['mark-paid'],
      });
      const line = { expense_id: expense.id, status: 'Pending' as const };
      const batch = aRow('listPaymentBatches', { status, lines: [line] });
      await openPage(`/expenses/${expense.id}`, {
        as: 'Syndic',
        answers: { ...beside, getExpense: expense, listPaymentBatches: [batch] },
      });
      expect(screen.queryAllByRole('button', { name: 'Marquer comme payée' })).toHaveLength(count);
      expect(screen.queryAllByText(/L’ordre de paiement est chez la banque/)).toHaveLength(notes);
      const related = within(screen.getByRole('list', { name: 'Éléments liés' }));
      const [link] = related.getAllByRole('link');
      expect(link?.getAttribute('href')).toBe(`/payment-batches/${batch.id}`);
      expect(related.queryAllByText('attendue')).toHaveLength(notes);
      expect(sent('listPaymentBatches')[0]?.query).toMatchObject({ expense_id: expense.id });
    },
  );
});

describe('an invoice file', () => {
  const dropIn = async (count: number) => {
    const buildings = [aRow('listBuildings', {}), aRow('listBuildings', {})].slice(0, count);
    const draft = anAnswer('createExpenseFromInvoice', {});
    const user = await openPage('/expenses', {
      as: 'Syndic',
      answers: { ...beside, listBuildings: buildings },
    });
    answering({
      createExpenseFromInvoice: draft,
      getExpense: draft,
      listSuppliers: [],
      listAccounts: [],
      listDistributionKeys: [],
    });
    await user.upload(
      screen.getByLabelText('Déposer une facture'),
      new File(['%PDF'], 'facture.pdf', { type: 'application/pdf' }),
    );
    return sent('createExpenseFromInvoice').length;
  };

  it('is taken for the only building, and asks for one of several', async () => {
    expect(await dropIn(2)).toBe(0);
    screen.getByText('Choisissez d’abord l’immeuble, puis redéposez la facture.');
    cleanup();
    expect(await dropIn(1)).toBe(1);
  });
});
