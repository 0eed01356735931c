import { expect, it } from 'vitest';
import { byDeadline, type OverviewKind, type WaitingItem } from './overview.ts';

const item = (kind: OverviewKind, due_on: string | null, link = '/'): WaitingItem => ({
  kind,
  facts: {},
  building_id: null,
  due_on,
  amount_cents: null,
  link,
});

it('puts what is due first before the rest, what has no deadline last, and keeps the order of a part', () => {
  const parts = [
    { items: [item('ExpenseToPay', null), item('ExpenseToPay', '2026-03-02')], figures: {} },
    {
      items: [
        item('CallDue', '2026-03-02', '/a'),
        item('CallDue', '2026-03-02', '/b'),
        item('ExpenseToApprove', '2026-03-02'),
        item('YearToClose', '2025-12-31'),
      ],
      figures: {},
    },
  ];
  expect(byDeadline(parts).items.map(({ kind, link }) => `${kind} ${link}`)).toEqual([
    'YearToClose /',
    'ExpenseToApprove /',
    'ExpenseToPay /',
    'CallDue /a',
    'CallDue /b',
    'ExpenseToPay /',
  ]);
});

it('has the figures of all parts', () => {
  const figure = (count: number) => ({ count, amount_cents: null, link: '/' });
  const parts = [
    { items: [], figures: { cash: figure(1) } },
    { items: [], figures: { to_pay: figure(2), overdue: figure(3) } },
  ];
  expect(byDeadline(parts).figures).toEqual({
    cash: figure(1),
    to_pay: figure(2),
    overdue: figure(3),
  });
});
