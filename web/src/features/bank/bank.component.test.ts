import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from '#test/component/accessibility.ts';
import { offered, openPage } from '#test/component/page.ts';
import { anAnswer, aRow } from '#test/component/records.ts';
import { sent } from '#test/component/service.ts';

const inMain = () => within(screen.getByRole('main'));

describe('an auditor who reads what the bank says', () => {
  it('drops no file where statements are listed', async () => {
    await openPage('/bank-statements', {
      as: 'Auditor',
      language: 'de',
      answers: { listBankStatements: [aRow('listBankStatements', {})] },
    });
    expect(document.querySelectorAll('main tbody tr')).toHaveLength(1);
    expect(document.querySelector('input[type=file]')).toBeNull();
  });

  it('finds no button on the page of a statement', async () => {
    const statement = anAnswer('getBankStatement', {});
    await openPage(`/bank-statements/${statement.id}`, {
      as: 'Auditor',
      language: 'de',
      answers: {
        getBankStatement: statement,
        listBankTransactions: [aRow('listBankTransactions', { status: 'Open' })],
      },
    });
    expect(document.querySelector('main dl')).toBeInstanceOf(HTMLElement);
    expect(inMain().queryByRole('button')).toBeNull();
  });

  it('is offered no new rule', async () => {
    await openPage('/bank-rules', {
      as: 'Auditor',
      language: 'de',
      answers: { listBankRules: [aRow('listBankRules', {})] },
    });
    expect(document.querySelectorAll('main tbody tr, main li').length).toBeGreaterThan(0);
    expect(inMain().queryByRole('button')).toBeNull();
  });
});

describe('the queue of transactions', () => {
  it('shows what waits, makes another the current one, and says what accepting changes', async () => {
    const owner = aRow('listOwners', {});
    const proposal = {
      kind: 'OwnerPayment',
      certainty: 'Certain',
      evidence: ['Communication', 'Amount'],
      lines: [{ owner_id: owner.id, owner_name: 'Zoé Masson', amount: 696 }],
    } as const;
    const waits = (counterparty_name: string, proposals: (typeof proposal)[]) =>
      aRow('listBankTransactions', {
        status: 'Open',
        counterparty_name,
        counterparty_iban: null,
        amount: 696,
        proposals: proposals.map((one) => ({
          ...one,
          evidence: [...one.evidence],
          lines: one.lines.map((line) => ({ ...line })),
        })),
      });
    const user = await openPage('/bank-transactions/match', {
      as: 'Syndic',
      answers: {
        listBankTransactions: [waits('DUPONT', []), waits('MASSON ZOE', [proposal])],
        getOwnerAccount: anAnswer('getOwnerAccount', { balance: 2_436 }),
        reconcileBankAccount: anAnswer('reconcileBankAccount', {}),
        listOwners: [],
      },
    });
    const queue = within(screen.getByRole('navigation', { name: 'File d’attente' }));
    const [first, second] = queue.getAllByRole('button');
    expect(first?.textContent).toMatch(/DUPONT.*Sans proposition/);
    expect(second?.textContent).toMatch(/MASSON ZOE.*\+696,00.*Certaine/);
    expect(first?.getAttribute('aria-current')).toBe('true');
    await user.keyboard('j');
    await screen.findByRole('heading', { name: 'MASSON ZOE' });
    await screen.findByText(/Zoé Masson devra encore 1.740,00/);
    await expectAccessible();
    await user.click(queue.getByRole('button', { name: /DUPONT/ }));
    await screen.findByRole('heading', { name: 'DUPONT' });
  });
});

describe('the effect of accepting', () => {
  const books = anAnswer('reconcileBankAccount', { books: 1_000 });
  const toAccount = (status: 'Open' | 'Parked') =>
    aRow('listBankTransactions', {
      status,
      amount: -8,
      proposals: [
        {
          kind: 'BankCosts',
          certainty: 'Certain',
          evidence: ['Code'],
          lines: [{ account_code: '65', amount: -8 }],
        },
      ],
    });

  it('names the balance of the bank account in the books', async () => {
    await openPage('/bank-transactions/match', {
      as: 'Syndic',
      answers: { listBankTransactions: [toAccount('Open')], reconcileBankAccount: books },
    });
    await screen.findByText(/passe à 992,00/);
  });

  it('leaves that balance as it is for what waits, which is booked', async () => {
    await openPage('/bank-transactions/match?status=Parked', {
      as: 'Syndic',
      answers: { listBankTransactions: [toAccount('Parked')] },
    });
    await screen.findByText(/Frais bancaires/);
    expect(sent('reconcileBankAccount')).toEqual([]);
  });
});

it('a payer without a proposal who is called as an owner is hinted at, and confirmed by hand', async () => {
  const owner = aRow('listOwners', { name: 'Karim Benali', balance: 1_302 });
  const transaction = aRow('listBankTransactions', {
    status: 'Open',
    amount: 756,
    counterparty_name: 'M. KARIM BENALI',
    counterparty_iban: null,
    proposals: [],
  });
  const user = await openPage('/bank-transactions/match', {
    as: 'Syndic',
    answers: {
      listBankTransactions: [transaction],
      listOwners: [owner],
      getOwner: anAnswer('getOwner', { id: owner.id, name: owner.name }),
    },
  });
  await user.click(await inMain().findByRole('button', { name: /Karim Benali doit 1.302,00/ }));
  expect(sent('listOwners')[0]?.query).toMatchObject({ q: 'KARIM BENALI' });
  const dialog = within(await screen.findByRole('dialog'));
  const field = dialog.getByRole<HTMLInputElement>('combobox', { name: 'Copropriétaire' });
  await waitFor(() => expect(field.value).toMatch(/Karim Benali/));
  expect(sent('matchBankTransaction')).toEqual([]);
  await expectAccessible();
});

describe('a transaction that is booked by hand', () => {
  it('may be the payment of an invoice that was prepaid, with that amount', async () => {
    const expense = aRow('listExpenses', {
      supplier: 'Liftservice NV',
      description: 'Réparation',
      status: 'Paid',
      amount: 121,
      open_amount: 0,
      prepaid_amount: 21,
      prepaid_open_amount: 21,
    });
    const transaction = aRow('listBankTransactions', { status: 'Open', amount: -21 });
    const user = await openPage('/bank-transactions/match', {
      as: 'Syndic',
      answers: { listBankTransactions: [transaction], listExpenses: [expense] },
    });
    await user.click(inMain().getByRole('button', { name: /^Rechercher/ }));
    const dialog = within(await screen.findByRole('dialog'));
    const field = dialog.getByRole('combobox', { name: 'Facture ou note de crédit' });
    await user.click(field);
    const option = await waitFor(() => {
      const [first] = offered(field);
      if (first === undefined) throw new Error('the field offers nothing');
      return first;
    });
    expect(option.textContent).toMatch(/Liftservice NV.*21,00/);
    await user.click(option);
    expect(dialog.getByLabelText<HTMLInputElement>('Montant').value).toBe('21,00');
  });
});
