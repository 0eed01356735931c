import { act, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { expectAccessible } from '#test/component/accessibility.ts';
import { openPage, pageAddress, settled } from '#test/component/page.ts';
import { anAnswer, aRow } from '#test/component/records.ts';
import { answering, etagOf, sent } from '#test/component/service.ts';
import { queryClient } from '../../shared/api/query-client.ts';

it('payment batches are found by their state, and none is said to be there where none is', async () => {
  await openPage('/payment-batches?status=Cancelled', {
    as: 'Syndic',
    answers: { listPaymentBatches: [] },
  });
  screen.getByText('Aucun ordre de virement n’est dans cet état.');
  expect(sent('listPaymentBatches')[0]?.query).toMatchObject({ status: 'Cancelled' });
  await expectAccessible();
});

it('a payment batch is opened from the list', async () => {
  const batch = aRow('listPaymentBatches', { execution_date: '2026-01-15' });
  const user = await openPage('/payment-batches', {
    as: 'Syndic',
    answers: { listPaymentBatches: [batch] },
  });
  answering({ getPaymentBatch: batch });
  await user.click(screen.getByRole('link', { name: /2026/ }));
  await screen.findByRole('heading', { level: 1, name: /^Paiements du / });
  await settled();
  expect(pageAddress()).toBe(`/payment-batches/${batch.id}`);
  await expectAccessible();
});

it('a payment batch is approved as it was shown, even if it changes meanwhile', async () => {
  const batch = anAnswer('getPaymentBatch', {
    status: 'Draft',
    total: 1210.5,
    lines: [{ amount: 1210.5 }],
    allowed_actions: ['approve'],
  });
  const user = await openPage(`/payment-batches/${batch.id}`, {
    as: 'BoardMember',
    answers: { getPaymentBatch: batch },
  });
  await user.click(screen.getByRole('button', { name: 'Approuver' }));
  const dialog = within(await screen.findByRole('dialog'));
  const other = { ...batch, total: 9999 };
  answering({ getPaymentBatch: other, approvePaymentBatch: batch });
  await act(() => queryClient.invalidateQueries());
  await screen.findAllByText(/9.999,00/);
  await user.click(dialog.getByRole('button', { name: 'Approuver' }));
  await expect.poll(() => sent('approvePaymentBatch')).toHaveLength(1);
  const [approved] = sent('approvePaymentBatch');
  expect(approved?.body).toEqual({ total: 1210.5 });
  expect(approved?.headers['if-match']).toBe(etagOf(batch));
  await settled();
});
