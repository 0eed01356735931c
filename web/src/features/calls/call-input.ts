import type { Fund } from '#domain/funds/funds.ts';
import type {
  BulkCreateCalls,
  CreateCallForFunds,
  CreateCallSeries,
} from '../../shared/api/generated.ts';
import { parseAmount, trimToNull } from '../../shared/format/parse-input.ts';
import { sumEuro } from '../../shared/format/sum-euro.ts';

/** Form values of one part of a call. */
export type PartInput = {
  readonly fund: Fund;
  readonly amount: string;
  /** Empty for the general key. */
  readonly distribution_key_id: string;
};

/** Form values of a call. */
export type CallInput = PartInput & {
  readonly building_id: string;
  readonly title: string;
  readonly instalments: string;
  readonly call_date: string;
  readonly due_date: string;
  readonly description: string;
  /** Empty if the call is not split into parts. */
  readonly parts: readonly PartInput[];
};

/** Request for a single call or for the instalments of a year. */
export type CallEntry =
  | { readonly call: CreateCallForFunds }
  | { readonly series: CreateCallSeries };

/** Initial form values of a call. */
export function emptyCall(building_id: string, call_date: string): CallInput {
  return {
    building_id,
    title: '',
    fund: 'Provision',
    amount: '',
    instalments: '1',
    call_date,
    due_date: '',
    distribution_key_id: '',
    description: '',
    parts: [],
  };
}

/** Converts the input to the body of one call or of a series. */
export function toCallEntry(typed: CallInput): CallEntry {
  const { building_id, parts, instalments } = typed;
  const words = { building_id, ...wordsOf(typed) };
  const asked = parts.length > 0 ? { parts: parts.map(toPartBody) } : toPartBody(typed);
  if (instalments === '1') return { call: { ...words, ...asked } };
  return { series: { ...words, ...asked, instalments: Number(instalments) } };
}

/**
 * Request body for the same call in many buildings, by their general keys.
 * @param amounts typed amounts that deviate from the common one, by building id
 */
export function toBulkCallsBody(
  typed: CallInput,
  building_ids: readonly string[],
  amounts: Readonly<Record<string, string>>,
): BulkCreateCalls {
  const words = { building_ids: [...building_ids], ...wordsOf(typed) };
  const { parts, fund } = typed;
  if (parts.length > 0)
    return { ...words, parts: parts.map((part) => ({ fund: part.fund, ...amountOf(part) })) };
  const asked = building_ids.map((building_id) => {
    const amount = parseCallAmount(building_id, typed, amounts);
    return { building_id, total_amount: amount ?? 0 };
  });
  const total_amount = asked[0]?.total_amount ?? 0;
  const differing = asked.filter((one) => one.total_amount !== total_amount);
  return {
    ...words,
    fund,
    total_amount,
    ...(differing.length === 0 ? {} : { amounts: differing }),
  };
}

/**
 * Typed amount for a building: its own if there is one, else the common amount. Undefined without
 * either.
 */
export function parseCallAmount(
  building_id: string,
  { parts, amount }: Pick<CallInput, 'parts' | 'amount'>,
  amounts: Readonly<Record<string, string>>,
): number | undefined {
  if (parts.length > 0) return sumEuro(parts.map((part) => amountOf(part).total_amount));
  const own = amounts[building_id]?.trim() ?? '';
  const found = parseAmount(own === '' ? amount : own);
  return found === undefined ? undefined : Number(found);
}

function wordsOf({ title, call_date, due_date, description }: CallInput) {
  return {
    title,
    call_date,
    due_date,
    description: trimToNull(description),
  };
}

function amountOf({ amount }: Pick<PartInput, 'amount'>) {
  return { total_amount: Number(parseAmount(amount) ?? 0) };
}

function toPartBody({ fund, amount, distribution_key_id: key }: PartInput) {
  const total_amount = Number(parseAmount(amount));
  return { fund, total_amount, ...(key === '' ? {} : { distribution_key_id: key }) };
}

/** Initial values of the next part: the first takes over those of the whole, others start empty. */
export function nextPart({ parts, fund, amount, distribution_key_id }: CallInput): PartInput {
  if (parts.length === 0) return { fund, amount, distribution_key_id };
  return { fund: 'Reserve', amount: '', distribution_key_id: '' };
}
