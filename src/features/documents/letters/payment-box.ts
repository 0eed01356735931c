import { formatIban } from '#domain/kernel/identifiers.ts';
import type { Language } from '#domain/kernel/language.ts';
import { toEuro, type Cents } from '#domain/kernel/money.ts';
import { epcPayload } from '#domain/owner-accounts/epc-qr.ts';
import { formatCommunication } from '#domain/owner-accounts/structured-communication.ts';
import type { Row } from '#platform/db/rows.ts';
import { translate } from '#platform/i18n/translate.ts';
import type { LetterCode, LetterFact, LetterPayment } from '#platform/pdf/letter.ts';

export interface PaymentRequest {
  readonly amount_cents: Cents;
  /** Twelve digits. */
  readonly structured_communication: string;
  /** The account to pay to; undefined: the building has none. */
  readonly account: Pick<Row<'bank_accounts'>, 'iban' | 'bic' | 'holder'> | undefined;
  /** Facts shown between the amount and the account. */
  readonly facts: readonly LetterFact[];
}

/**
 * Makes the payment box of a letter with its QR code, or an explanation if there is no bank
 * account.
 */
export function paymentBox(language: Language, request: PaymentRequest): LetterPayment {
  const { amount_cents, structured_communication, account, facts } = request;
  const communication = formatCommunication(structured_communication);
  const written = translate(language, 'letter.amount', { amount: toEuro(amount_cents) });
  return {
    kind: 'payment',
    heading: translate(language, 'letter.payment.heading'),
    amount: { label: translate(language, 'letter.payment.amount'), value: written },
    facts: [
      ...facts,
      ...accountFacts(language, account),
      { label: translate(language, 'letter.payment.communication'), value: communication },
    ],
    code: codeOf(language, request, { amount: written, communication }),
    note: account === undefined ? translate(language, 'letter.payment.no_account') : null,
  };
}

function accountFacts(language: Language, account: PaymentRequest['account']): LetterFact[] {
  if (account === undefined) return [];
  const { holder, iban, bic } = account;
  return [
    { label: translate(language, 'letter.payment.holder'), value: holder },
    { label: 'IBAN', value: formatIban(iban) },
    ...(bic === null ? [] : [{ label: 'BIC', value: bic }]),
  ];
}

function codeOf(
  language: Language,
  { amount_cents, structured_communication, account }: PaymentRequest,
  written: { readonly amount: string; readonly communication: string },
): LetterCode | null {
  if (account === undefined) return null;
  const { holder, iban, bic } = account;
  const payload = epcPayload({ holder, iban, bic, amount_cents, structured_communication });
  if (payload === undefined) return null;
  const facts = { ...written, holder, iban: formatIban(iban) };
  return {
    payload,
    caption: translate(language, 'letter.payment.scan'),
    description: translate(language, 'letter.payment.code', facts),
  };
}
