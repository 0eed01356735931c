import type { Audit, UpdateAudit } from '../../shared/api/generated.ts';
import {
  parseAmount,
  parseInteger,
  trimToNull,
  writeNumber,
} from '../../shared/format/parse-input.ts';

/** Contract of the syndic as typed; prices of extra services are separated by semicolons. */
interface ContractInput {
  supplier_id: string;
  from: string;
  to: string;
  instalment: string;
  instalments_per_year: string;
  extra_prices: string;
}

/** What the checks compare with, as typed. */
export interface BasisInput extends Record<string, unknown> {
  quote_threshold: string;
  contracts: ContractInput[];
}

export const EMPTY_CONTRACT: ContractInput = {
  supplier_id: '',
  from: '',
  to: '',
  instalment: '',
  instalments_per_year: '12',
  extra_prices: '',
};

/** Converts what an audit compares with to form values. */
export function toBasisInput({ quote_threshold, fee_contracts }: Audit): BasisInput {
  return {
    quote_threshold: quote_threshold === null ? '' : writeNumber(quote_threshold),
    contracts: fee_contracts.map((one) => ({
      supplier_id: one.supplier_id,
      from: one.from,
      to: one.to ?? '',
      instalment: writeNumber(one.instalment),
      instalments_per_year: String(one.instalments_per_year),
      extra_prices: one.extra_prices.map(writeNumber).join('; '),
    })),
  };
}

/** Reads prices separated by semicolons; undefined if one is no amount. */
export function parsePrices(text: string): number[] | undefined {
  const parts = text.split(';').filter((part) => part.trim() !== '');
  const prices = parts.map((part) => parseAmount(part));
  return prices.includes(undefined) ? undefined : prices.map(Number);
}

/** Converts form values to a request body. A threshold that was not typed over stays as it is. */
export function toBasisBody(
  { quote_threshold, contracts }: BasisInput,
  before: BasisInput,
): UpdateAudit {
  const threshold = trimToNull(quote_threshold);
  return {
    ...(quote_threshold === before.quote_threshold
      ? {}
      : { quote_threshold: threshold === null ? null : Number(parseAmount(threshold)) }),
    fee_contracts: contracts.map((one) => ({
      supplier_id: one.supplier_id,
      from: one.from,
      to: trimToNull(one.to),
      instalment: Number(parseAmount(one.instalment)),
      instalments_per_year: parseInteger(one.instalments_per_year) ?? 0,
      extra_prices: parsePrices(one.extra_prices) ?? [],
    })),
  };
}
