import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { expectAccessible } from '#test/component/accessibility.ts';
import { openPage } from '#test/component/page.ts';
import { aRow, anAnswer, anId } from '#test/component/records.ts';

const inMain = () => within(screen.getByRole('main'));
const owner = anAnswer('getOwner', { name: 'Hugo Vermeersch' });

it('an owner’s open item unfolds to how it comes about: the call × the share of the lots', async () => {
  const call = anId();
  const item = {
    id: anId(),
    building_id: anId(),
    building_name: 'Les Tilleuls',
    source: { type: 'CallForFunds', id: call },
    description: 'Provisions 2026 (4/4)',
    amount: 912,
    open_amount: 456,
    parts: [],
    due_date: '2026-10-31',
    days_overdue: 26,
    structured_communication: '+++000/0001/41456+++',
  } as const;
  const part = (unit_number: string, weight: number) => ({
    unit_id: anId(),
    unit_number,
    amount: weight * 12,
    key: 'General',
    weight,
    total_weight: 1_000,
    share: '1/1',
    part: 1,
  });
  const receivable = aRow('listCallReceivables', {
    id: item.id,
    lines: [part('1.1', 63), part('P1', 10), part('C1', 3)],
  });
  const rest = aRow('listCallReceivables', { lines: [part('2.1', 924)] });
  const account = { building_id: anId(), building_name: 'Les Tilleuls', balance: 456 };
  const user = await openPage(`/owners/${owner.id}`, {
    as: 'Syndic',
    answers: {
      getOwner: owner,
      listUnitsOfOwner: [],
      listHolds: [],
      listConvocationConsents: [],
      listPaymentReminders: [],
      listDocuments: [],
      getOwnerAccount: anAnswer('getOwnerAccount', {
        buildings: [{ ...account, receivables: [{ ...item, parts: [] }] }],
      }),
      listCallReceivables: [receivable, rest],
    },
  });
  const unfold = await inMain().findByRole('button', { name: 'Provisions 2026 (4/4)' });
  await user.click(unfold);
  await screen.findByText(/12.000,00.€ × 76 \/ 1.000 = 912,00.€/);
  screen.getByText(/lots 1\.1 \(63\), P1 \(10\), C1 \(3\)/);
  screen.getByText('+++000/0001/41456+++');
  await expectAccessible();
  await user.click(unfold);
  expect(screen.queryByText('+++000/0001/41456+++')).toBeNull();
});

it('an owner’s movements are those of the latest year, until another or all are chosen', async () => {
  const move = (date: string, description: string, debit: number, credit: number) => ({
    entry_id: anId(),
    building_id: anId(),
    building_name: 'Les Tilleuls',
    date,
    journal: credit > 0 ? ('Bank' as const) : ('Calls' as const),
    description,
    debit,
    credit,
    balance: 456,
  });
  const movements = [
    move('2024-07-01', 'Provisions 2024', 800, 0),
    move('2025-07-01', 'Provisions 2025', 900, 0),
    move('2026-10-31', 'Virement reçu', 0, 456),
  ];
  const account = { building_id: anId(), building_name: 'Les Tilleuls', balance: 456 };
  const user = await openPage(`/owners/${owner.id}`, {
    as: 'Syndic',
    answers: {
      getOwner: owner,
      listUnitsOfOwner: [],
      listHolds: [],
      listConvocationConsents: [],
      listPaymentReminders: [],
      listDocuments: [],
      getOwnerAccount: anAnswer('getOwnerAccount', { buildings: [{ ...account, movements }] }),
    },
  });
  const table = within(await inMain().findByRole('table', { name: 'Mouvements' }));
  table.getByRole('row', { name: /31\/10\/2026 Virement reçu Banque −456,00/ });
  expect(table.queryByText('Provisions 2025')).toBeNull();
  await user.click(inMain().getByRole('radio', { name: '2025' }));
  await table.findByText('Provisions 2025');
  await user.click(inMain().getByRole('radio', { name: 'Tout' }));
  await table.findByText('Provisions 2024');
  table.getByText('Virement reçu');
});
