import { MAX_CENTS, toEuro } from '#domain/kernel/money.ts';
import { PAYMENT_METHODS } from '#domain/payments/payment-entry.ts';
import { MAX_BOOKINGS } from './bookings.ts';
import { choice, decimal, localDate, orElse, required, text, type CellReader } from './cells.ts';
import type { ImportError } from './import-error.ts';
import { finding, readTable, type SourceTable } from './read-table.ts';
import type { Columns, ValuesOf } from './tables.ts';

const ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

const ownerId: CellReader<string> = (value) =>
  ID.test(value)
    ? { value: value.toLowerCase() }
    : { code: 'unknown_owner_ref', params: { value: value.slice(0, 40) } };

/** Columns of a table of payments. */
export const paymentColumns = {
  received_on: { is_required: true, read: required(localDate) },
  amount: { is_required: true, read: required(decimal(2, 0.01, toEuro(MAX_CENTS))) },
  owner_ref: { is_required: false, read: orElse(text(200), null) },
  owner_id: { is_required: false, read: orElse(ownerId, null) },
  communication: { is_required: false, read: orElse(text(140), null) },
  method: { is_required: false, read: orElse(choice(PAYMENT_METHODS), 'BankTransfer') },
} satisfies Columns;

/** A payment in a row, in euro. */
export interface PaymentLine extends ValuesOf<typeof paymentColumns> {
  readonly line: number;
}

/** Reads the payments of a table, or reports findings: no_bookings, too_many_bookings and refused cells. */
export function readPayments(
  file: string,
  source: SourceTable,
): { readonly lines: readonly PaymentLine[]; readonly errors: readonly ImportError[] } {
  const errors: ImportError[] = [];
  const { rows } = readTable(file, source, paymentColumns, errors);
  if (source.rows.length === 0) errors.push(finding({ file }, null, null, 'no_bookings'));
  if (rows.length > MAX_BOOKINGS) {
    errors.push(finding({ file }, null, null, 'too_many_bookings', { maximum: MAX_BOOKINGS }));
  }
  if (errors.length > 0) return { lines: [], errors };
  // Without findings, no value is missing.
  return { lines: rows.map(({ line, values }) => ({ ...(values as PaymentLine), line })), errors };
}
