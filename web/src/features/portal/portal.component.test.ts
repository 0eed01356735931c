import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openPage } from '#test/component/page.ts';
import { anAnswer, anId, aRow } from '#test/component/records.ts';
import type { Answers } from '#test/component/service.ts';
import { aPerson } from '#test/component/session.ts';

const me = aPerson('Owner', 'nl');
const ownId = me.roles[0]?.owner_id ?? '';
const getOwnerAccount = anAnswer('getOwnerAccount', {});

describe('the address of an account, to which the service leads,', () => {
  it.each([
    ['account', 'Wat ik verschuldigd ben'],
    ['statement', 'Afrekeningen en brieven'],
  ])('opens the pages of the owner whose it is: %s', async (path, title) => {
    await openPage(`/owners/${ownId}/${path}`, {
      as: 'Owner',
      me,
      answers: { getOwnerAccount, listCallsForFunds: [], listOwnerPaymentReminders: [] },
    });
    screen.getByRole('heading', { level: 1, name: title });
  });

  it.each(['account', 'statement'])('opens the owner for staff: %s', async (path) => {
    const id = anId();
    const answers: Answers = {
      getOwner: anAnswer('getOwner', { id, name: 'Hugo Vermeersch' }),
      listUnitsOfOwner: [],
      listConvocationConsents: [],
      listPaymentReminders: [],
      listDocuments: [],
      getOwnerAccount,
    };
    await openPage(`/owners/${id}/${path}`, { as: 'Syndic', answers });
    const heading = screen.getByRole('heading', { level: 1 });
    expect(heading.textContent).toBe('Hugo Vermeersch');
  });
});

describe('what an owner owes', () => {
  const reference = '+++500/0000/00174+++';
  const building = { building_id: anId(), building_name: 'Les Tilleuls' };
  const anItem = (description: string, open_amount: number) => ({
    id: anId(),
    ...building,
    source: { type: 'CallForFunds', id: anId() } as const,
    description,
    amount: open_amount,
    open_amount,
    parts: [],
    due_date: '2026-03-01',
    days_overdue: 0,
    structured_communication: '+++000/0000/00101+++',
  });
  const open = (items: readonly ReturnType<typeof anItem>[]) =>
    openPage(`/owners/${ownId}/account`, {
      as: 'Owner',
      me,
      answers: {
        getOwnerAccount: anAnswer('getOwnerAccount', {
          buildings: [
            { ...building, balance: 50, payment_reference: reference, receivables: items },
          ],
        }),
        listCallsForFunds: [],
        listBankAccounts: [
          aRow('listBankAccounts', { iban: 'BE68539007547034', purpose: 'Working' }),
        ],
      },
    });

  it('is paid at once with the reference of the account', async () => {
    const user = await open([anItem('Voorschot', 30), anItem('Reserve', 20)]);
    const title = screen.getByText('Alles betalen');
    const all = title.closest('details');
    await user.click(title);
    const box = within(all ?? document.body);
    await box.findByText(reference);
    box.getByText(/50,00/);
    expect(box.queryByText('+++000/0000/00101+++')).toBeNull();
  });

  it('has the reference of the account also where one item is open', async () => {
    await open([anItem('Voorschot', 30)]);
    screen.getByText(/Mededeling voor alles wat verschuldigd is: \+\+\+500/);
    expect(screen.queryByText('Alles betalen')).toBeNull();
  });
});
