import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { expectAccessible } from '#test/component/accessibility.ts';
import { openPage, pageAddress, settled } from '#test/component/page.ts';
import { aRow } from '#test/component/records.ts';
import { answering, sent } from '#test/component/service.ts';

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
