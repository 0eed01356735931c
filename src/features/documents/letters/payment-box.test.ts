import { describe, expect, it } from 'vitest';
import { ACCOUNT } from '#test/helpers/letters.ts';
import { paymentBox, type PaymentRequest } from './payment-box.ts';

const REQUEST: PaymentRequest = {
  amount_cents: 61_234,
  structured_communication: '202300001222',
  account: ACCOUNT,
  facts: [{ label: 'Due on', value: '30 April 2026' }],
};

describe('paymentBox', () => {
  it('has all that a payment needs, by hand and by telephone', () => {
    expect(paymentBox('en', REQUEST)).toEqual({
      kind: 'payment',
      heading: 'Payment',
      amount: { label: 'Amount to pay', value: '€612.34' },
      facts: [
        { label: 'Due on', value: '30 April 2026' },
        { label: 'Beneficiary', value: 'ACP Résidence Les Érables' },
        { label: 'IBAN', value: 'BE68 5390 0754 7034' },
        { label: 'BIC', value: 'GKCCBEBB' },
        { label: 'Payment reference', value: '+++202/3000/01222+++' },
      ],
      code: {
        payload: [
          'BCD',
          '002',
          '1',
          'SCT',
          'GKCCBEBB',
          'ACP Résidence Les Érables',
          'BE68539007547034',
          'EUR612.34',
          '',
          '',
          '+++202/3000/01222+++',
        ].join('\n'),
        caption: 'Scan to pay',
        description:
          'QR code for a transfer of €612.34 to ACP Résidence Les Érables, account BE68 5390 0754 7034, payment reference +++202/3000/01222+++',
      },
      note: null,
    });
  });

  it('leaves out a BIC that is not known', () => {
    const { facts, code } = paymentBox('en', { ...REQUEST, account: { ...ACCOUNT, bic: null } });
    expect(facts.map(({ label }) => label)).not.toContain('BIC');
    expect(code?.payload).toContain('SCT\n\nACP');
  });

  it('says that there is no code without a bank account', () => {
    const box = paymentBox('en', { ...REQUEST, account: undefined });
    expect(box.code).toBeNull();
    expect(box.note).toContain('This letter has no QR code');
    expect(box.facts.map(({ label }) => label)).toEqual(['Due on', 'Payment reference']);
  });

  it('has no code for more than a transfer can carry', () => {
    expect(paymentBox('en', { ...REQUEST, amount_cents: 100_000_000_000 }).code).toBeNull();
  });
});
