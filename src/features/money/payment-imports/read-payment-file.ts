import type { ImportError } from '#domain/imports/import-error.ts';
import { readPayments, type PaymentLine } from '#domain/imports/payment-table.ts';
import { parseCsv } from '#platform/tabular/csv.ts';
import { TabularError } from '#platform/tabular/tabular-error.ts';

/** What a file says, or what is wrong with it. */
export interface PaymentFile {
  readonly file: string;
  readonly lines: readonly PaymentLine[];
  readonly errors: readonly ImportError[];
}

/** A CSV file, checked by itself: all that can be said without the books. */
export function readPaymentFile(bytes: Uint8Array, file: string): PaymentFile {
  try {
    return { file, ...readPayments(file, parseCsv(bytes)) };
  } catch (error) {
    if (!(error instanceof TabularError)) throw error;
    const errors = error.faults.map(({ code, line, params }) => {
      return { file, row: line, column: null, code, params };
    });
    return { file, lines: [], errors };
  }
}
