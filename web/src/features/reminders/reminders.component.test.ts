import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openPage } from '#test/component/page.ts';
import { aRow } from '#test/component/records.ts';

const inMain = () => within(screen.getByRole('main'));

describe('payment reminders', () => {
  it.each([
    ['Syndic', 1],
    ['Auditor', 0],
  ] as const)('are prepared by who may: %s', async (as, count) => {
    await openPage('/payment-reminders', {
      as,
      answers: { listPaymentReminders: [aRow('listPaymentReminders', {})], listOwners: [] },
    });
    expect(inMain().queryAllByRole('link', { name: /Préparer/ })).toHaveLength(count);
  });
});
