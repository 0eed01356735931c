import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from '#test/component/accessibility.ts';
import { openPage } from '#test/component/page.ts';
import { anAnswer, anId, aRow } from '#test/component/records.ts';
import { sent, type Answers } from '#test/component/service.ts';
import { aPerson } from '#test/component/session.ts';

const me = aPerson('Owner', 'nl');
const ownId = me.roles[0]?.owner_id ?? '';
const getOwnerAccount = anAnswer('getOwnerAccount', {});

describe('the address of an account, to which the service leads,', () => {
  it.each([
    ['account', 'Wat ik verschuldigd ben'],
    ['statement', 'Overzichten en brieven'],
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
      listHolds: [],
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
    source: { type: 'CallForFunds' as 'CallForFunds' | 'Statement', id: anId() },
    description,
    amount: open_amount,
    open_amount,
    parts: [],
    due_date: '2026-03-01',
    days_overdue: 0,
    structured_communication: '+++000/0000/00101+++',
  });
  const open = (items: readonly ReturnType<typeof anItem>[], more: Answers = {}) =>
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
        ...more,
      },
    });

  it('is followed by the next assembly with its day', async () => {
    const meeting = aRow('listMeetings', {
      title: 'Algemene vergadering',
      scheduled_date: '2026-12-18T18:00:00.000Z',
    });
    await open([], { listMeetings: [meeting] });
    const link = await screen.findByRole('link', { name: 'Algemene vergadering' });
    expect(link.getAttribute('href')).toBe(`/meetings/${meeting.id}`);
    screen.getByText('Vergadering van vrijdag 18 december 2026');
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

  it('by a statement of charges leads to that statement', async () => {
    const id = anId();
    await open([{ ...anItem('Afrekening 2026', 30), source: { type: 'Statement', id } }]);
    const link = screen.getByRole('link', { name: 'De afrekening bekijken' });
    expect(link.getAttribute('href')).toBe(`/statements/${id}`);
  });

  it('has the reference of the account also where one item is open', async () => {
    await open([anItem('Voorschot', 30)]);
    screen.getByText(/Mededeling voor alles wat verschuldigd is: \+\+\+500/);
    expect(screen.queryByText('Alles betalen')).toBeNull();
  });
});

describe('an owner who owes', () => {
  const building = { building_id: anId(), building_name: 'Les Tilleuls' };
  const item = {
    id: anId(),
    ...building,
    source: { type: 'CallForFunds' as const, id: anId() },
    description: 'Voorschot',
    amount: 1200,
    open_amount: 1200,
    parts: [],
    due_date: '2026-03-01',
    days_overdue: 0,
    structured_communication: '+++000/0000/00101+++',
  };
  const ticket = anAnswer('createTicket', { title: 'Betaling gemeld' });
  const open = () =>
    openPage('/', {
      as: 'Owner',
      me,
      answers: {
        getOwnerAccount: anAnswer('getOwnerAccount', {
          buildings: [{ ...building, balance: 1200, receivables: [item] }],
        }),
        listCallsForFunds: [],
        listBankAccounts: [],
        createTicket: ticket,
        getTicket: ticket,
        listDocuments: [],
        listTicketComments: [],
        listTicketHistory: [],
      },
    });

  it('tells the office what was paid, from where and when, in a ticket', async () => {
    const user = await open();
    await user.click(screen.getByRole('button', { name: 'Ik heb betaald' }));
    const dialog = within(await screen.findByRole('dialog'));
    const paid = dialog.getByRole('textbox', { name: 'Betaald bedrag' });
    await user.clear(paid);
    await user.type(paid, '700,50');
    await user.type(dialog.getByRole('textbox', { name: /Rekening waarvan/ }), 'BE68 5390');
    const day = dialog.getByRole('textbox', { name: 'Betaald op' });
    await user.clear(day);
    await user.type(day, '03/02/2025');
    await user.click(dialog.getByRole('button', { name: 'Verzenden' }));
    await screen.findByRole('heading', { level: 1, name: 'Betaling gemeld' });
    const body = sent('createTicket')[0]?.body;
    expect(body).toMatchObject({
      building_id: building.building_id,
      category: 'Administration',
    });
    expect(body?.description).toMatch(/700,50.* 03\/02\/2025\.\nBetaald van rekening BE68 5390\./);
  });

  it('proposes to pay in parts, at least two', async () => {
    const user = await open();
    await user.click(screen.getByRole('button', { name: 'In schijven' }));
    const dialog = within(await screen.findByRole('dialog'));
    const count = dialog.getByRole('textbox', { name: 'Aantal betalingen' });
    await user.clear(count);
    await user.type(count, '1');
    await user.type(dialog.getByRole('textbox', { name: 'Eerste betaling op' }), '31/12/2090');
    await user.click(dialog.getByRole('button', { name: 'Voorstel verzenden' }));
    await dialog.findByText('Geef een getal van 2 tot 36.');
    expect(sent('createTicket')).toEqual([]);
    await user.clear(count);
    await user.type(count, '4');
    await user.click(dialog.getByRole('button', { name: 'Voorstel verzenden' }));
    await screen.findByRole('heading', { level: 1, name: 'Betaling gemeld' });
    expect(sent('createTicket')[0]?.body.description).toMatch(
      /1\.200,00 te betalen in 4 maandelijkse schijven, de eerste op 31\/12\/2090/,
    );
  });

  it('sees the ticket with the latest news', async () => {
    const latest = aRow('listTickets', { title: 'Insijpeling in kelder C4' });
    await openPage('/', {
      as: 'Owner',
      me,
      answers: { getOwnerAccount, listCallsForFunds: [], listTickets: [latest] },
    });
    const link = await screen.findByRole('link', { name: 'Insijpeling in kelder C4' });
    expect(link.getAttribute('href')).toBe(`/tickets/${latest.id}`);
  });
});

describe('a statement of charges', () => {
  const nature = (ordinary: number) => ({ ordinary, extraordinary: 0 });
  const building = { building_id: anId(), building_name: 'Les Tilleuls' };
  const run = anAnswer('getStatement', {
    ...building,
    period_from: '2026-01-01',
    period_to: '2026-12-31',
    status: 'Sent',
    due_date: '2027-03-31',
    credit: 'Keep',
    totals: { charges: nature(1000), called: nature(800), settlement: nature(200) },
  });
  const own = (settlement: number) =>
    aRow('listStatementOwners', {
      owner_id: ownId,
      charges: nature(1000),
      called: nature(1000 - settlement),
      settlement: nature(settlement),
      to_pay: Math.max(0, settlement),
      closing_balance: settlement,
    });
  const expense_id = anId();
  const line = {
    number: 7,
    unit_number: 'A1',
    key: 'Verwarming',
    description: 'Gas, oktober',
    supplier: 'Gas van Brabant',
    date: '2026-10-25',
    expense_id,
    weight: '840',
    total_weight: '12020',
    share: '1/1',
    days: '1',
    total_days: 1,
    period_from: '2026-10-25',
    period_to: '2026-10-25',
    consumption: null,
    building_amount: 3450.23,
    amount: 241.12,
    origin: 'Period',
    account_code: '6122',
  } as const;
  const anAccount = (account_name: string, amount: number, change: object | null = null) => ({
    account_code: account_name === 'Gas' ? '6122' : account_name,
    account_name,
    building_amount: 3450.23,
    amount,
    budget: null,
    change:
      change === null
        ? null
        : {
            before: 200,
            difference: 41.12,
            price: 41.12,
            quantity: 0,
            key: 0,
            days: 0,
            reason: 'Price' as const,
            ...change,
          },
  });
  const charged = (accounts: readonly ReturnType<typeof anAccount>[]) =>
    anAnswer('listStatementAccounts', {
      before: { period_from: '2025-01-01', period_to: '2025-12-31' },
      accounts,
    });
  const item = {
    id: anId(),
    ...building,
    source: { type: 'Statement', id: run.id } as const,
    description: 'Afrekening',
    amount: 200,
    open_amount: 150,
    parts: [],
    due_date: '2027-03-31',
    days_overdue: 0,
    structured_communication: '+++000/0000/00101+++',
  };
  const account = (receivables: readonly (typeof item)[]) =>
    anAnswer('getOwnerAccount', { buildings: [{ ...building, receivables }] });
  const open = (settlement: number, more: Answers = {}, search = '') =>
    openPage(`/statements/${run.id}${search}`, {
      as: 'Owner',
      me,
      answers: {
        getStatement: run,
        listStatementOwners: [own(settlement)],
        listStatementLines: anAnswer('listStatementLines', { lines: [line], total: 241.12 }),
        listStatementAccounts: charged([anAccount('Gas', 241.12)]),
        listTickets: [],
        listDocuments: [],
        getOwnerAccount: account([item]),
        ...more,
      },
    });

  it('is found in the list of an owner, also for a lot that was sold', async () => {
    const sent2026 = aRow('listStatements', { ...run });
    await openPage('/statements', {
      as: 'Owner',
      me,
      answers: { getOwnerAccount: account([]), listStatements: [sent2026] },
    });
    screen.getByRole('heading', { level: 1, name: 'Mijn afrekeningen' });
    const link = screen.getByRole('link', { name: 'Van 01/01/2026 tot 31/12/2026' });
    expect(link.getAttribute('href')).toBe(`/statements/${run.id}`);
  });

  it('asks for what is still open of it, with its own reference', async () => {
    const user = await open(200, {
      listBankAccounts: [
        aRow('listBankAccounts', { iban: 'BE68539007547034', purpose: 'Working' }),
      ],
    });
    const title = screen.getByText('Deze afrekening betalen');
    const box = title.closest('details');
    expect(box?.textContent).toContain('150,00');
    await user.click(title);
    await within(box ?? document.body).findByText('+++000/0000/00101+++');
    await expectAccessible();
  });

  it('that is paid asks for nothing', async () => {
    await open(200, { getOwnerAccount: account([{ ...item, open_amount: 0 }]) });
    screen.getByText('Deze afrekening is betaald.');
  });

  it('to the good of the owner says what happens to the credit', async () => {
    await open(-50);
    expect(screen.getByText(/in uw voordeel/).textContent).toContain('50,00');
    screen.getByText('afgetrokken van de volgende opvraging');
  });

  it('has each charge as a multiplication, with its invoice and the cents of rounding', async () => {
    const document = aRow('listDocuments', { title: 'Factuur 12', expense_id });
    const user = await open(200, { listDocuments: [document] });
    // An account of one line unfolds to its calculation at once.
    await user.click(screen.getByText('Gas'));
    const box = screen.getByText('Gas, oktober').closest('details') ?? window.document.body;
    await within(box).findByRole('button', { name: 'Downloaden: Factuur 12' });
    expect(box.textContent).toContain('840 / 12.020');
    expect(box.textContent).toMatch(/3.450,23/);
    within(box).getByText(/^Eén cent afronding/);
    within(box).getByRole('link', { name: 'De factuur bekijken' });
  });

  it('leads from the charges before to these by the items that changed most', async () => {
    const changed = (difference: number) => ({ difference, price: difference });
    await open(200, {
      listStatementAccounts: charged([
        anAccount('Gas', 241.12, {}),
        anAccount('Water', 195, changed(-5)),
        anAccount('Lift', 170, changed(-30)),
        anAccount('Tuin', 203, changed(3)),
        anAccount('Poets', 202, changed(2)),
        anAccount('Bank', 201, changed(1)),
      ]),
    });
    const why = within(screen.getByRole('region', { name: 'Waarom dit bedrag verandert' }));
    const steps = why.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(steps.map((step) => step?.replaceAll(/[^\d,+−]/g, ''))).toEqual([
      '1200,00',
      '+41,12',
      '−30,00',
      '−5,00',
      '+3,00',
      '+3,00',
      '1212,12',
    ]);
    why.getByText(/^Prijs \+21/);
  });

  it('has nothing about changes without a statement to compare with', async () => {
    await open(200);
    expect(screen.queryByText('Waarom dit bedrag verandert')).toBeNull();
  });

  it('takes a question about a line, which becomes a ticket linked to it', async () => {
    const user = await open(200, { createTicket: anAnswer('createTicket', {}) }, '?line=7');
    await user.click(await screen.findByRole('button', { name: 'Een vraag stellen' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByRole('textbox', { name: 'Uw vraag' }), 'Waarom zo veel?');
    await user.click(dialog.getByRole('button', { name: 'Vraag verzenden' }));
    expect(sent('createTicket')[0]?.body).toMatchObject({
      building_id: building.building_id,
      description: 'Waarom zo veel?',
      category: 'Administration',
      statement_line: { statement_id: run.id, number: 7 },
    });
  });

  it('shows the answer state of a question at its line', async () => {
    const ticket = aRow('listTickets', {
      status: 'Resolved',
      statement_line: { statement_id: run.id, number: 7 },
    });
    await open(200, { listTickets: [ticket] }, '?line=7');
    await screen.findByRole('link', { name: /^Uw vraag: / });
  });
});
