import { formatEuro, type Cents } from '#domain/kernel/money.ts';
import { formatCommunication } from './structured-communication.ts';

/** Details of a requested transfer. */
export interface CreditTransfer {
  readonly holder: string;
  /** Capitals, without blanks. */
  readonly iban: string;
  readonly bic: string | null;
  readonly amount_cents: Cents;
  /** Twelve digits. */
  readonly structured_communication: string;
}

const MAX_CENTS = 99_999_999_999;
const MAX_NAME = 70;
const MAX_BYTES = 331;
/** Any blanks, including line ends, which would begin a new field. */
const BLANKS = /[\s\p{Cc}]+/gu;

/**
 * Makes the content of a credit transfer's QR code, or undefined for an amount below 0.01 or above 999 999
 * 999.99 euro, or a holder without a name. The name is cut to 70 characters, or more if the code would
 * exceed 331 bytes.
 * Rule: European Payments Council, EPC069-12, version 002; Belgian communications go into the free text,
 * because the structured field is for ISO 11649 references.
 */
export function epcPayload(transfer: CreditTransfer): string | undefined {
  const { amount_cents, holder } = transfer;
  if (amount_cents < 1 || amount_cents > MAX_CENTS) return undefined;
  const name = Array.from(holder.replace(BLANKS, ' ').trim()).slice(0, MAX_NAME);
  while (utf8Length(payloadWith(name, transfer)) > MAX_BYTES) name.pop();
  return name.length === 0 ? undefined : payloadWith(name, transfer);
}

function payloadWith(name: readonly string[], transfer: CreditTransfer): string {
  const { bic, iban, amount_cents, structured_communication } = transfer;
  return [
    'BCD',
    '002',
    '1',
    'SCT',
    bic ?? '',
    name.join('').trimEnd(),
    iban,
    `EUR${formatEuro(amount_cents)}`,
    '',
    '',
    formatCommunication(structured_communication),
  ].join('\n');
}

function utf8Length(text: string): number {
  return new TextEncoder().encode(text).length;
}
