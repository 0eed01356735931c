import type { Fund } from '#domain/funds/funds.ts';
import type {
  BulkCreateCalls,
  CreateCallForFunds,
  CreateCallSeries,
} from '../../shared/api/generated.ts';
import { parseAmount } from '../../shared/format/parse-amount.ts';
import { sumEuro } from '../../shared/format/sum-euro.ts';
import { orNull } from '../../shared/format/typed.ts';

/** A part of a call as it is typed. */
export type TypedPart = {
  readonly fund: Fund;
  readonly amount: string;
  /** Empty: the general one. */
  readonly distribution_key_id: string;
};

/** A call as it is typed. */
export type TypedCall = TypedPart & {
  readonly building_id: string;
  readonly title: string;
  readonly instalments: string;
  readonly call_date: string;
  readonly due_date: string;
  readonly description: string;
  /** None: it is one whole. */
  readonly parts: readonly TypedPart[];
};

/** A call as it is sent: one, or the instalments of a year. */
export type CallEntry =
  | { readonly call: CreateCallForFunds }
  | { readonly series: CreateCallSeries };

/** What a form of calls begins with. */
export function emptyCall(building_id: string, call_date: string): TypedCall {
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

export function callEntryOf(typed: TypedCall): CallEntry {
  const { building_id, parts, instalments } = typed;
  const words = { building_id, ...wordsOf(typed) };
  const asked = parts.length > 0 ? { parts: parts.map(askedOf) } : askedOf(typed);
  if (instalments === '1') return { call: { ...words, ...asked } };
  return { series: { ...words, ...asked, instalments: Number(instalments) } };
}

/**
 * The same call for many buildings, by their general keys.
 * @param amounts what is typed for buildings of which another amount is asked, by their id
 */
export function bulkCallsOf(
  typed: TypedCall,
  building_ids: readonly string[],
  amounts: Readonly<Record<string, string>>,
): BulkCreateCalls {
  const words = { building_ids: [...building_ids], ...wordsOf(typed) };
  const { parts, fund } = typed;
  if (parts.length > 0)
    return { ...words, parts: parts.map((part) => ({ fund: part.fund, ...amountOf(part) })) };
  const asked = building_ids.map((building_id) => {
    const amount = typedFor(building_id, typed, amounts);
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

/** What a building is asked: its own amount where one is typed, else that of all; undefined: no amount. */
export function typedFor(
  building_id: string,
  { parts, amount }: Pick<TypedCall, 'parts' | 'amount'>,
  amounts: Readonly<Record<string, string>>,
): number | undefined {
  if (parts.length > 0) return sumEuro(parts.map((part) => amountOf(part).total_amount));
  const own = amounts[building_id]?.trim() ?? '';
  const found = parseAmount(own === '' ? amount : own);
  return found === undefined ? undefined : Number(found);
}

function wordsOf({ title, call_date, due_date, description }: TypedCall) {
  return {
    title,
    call_date,
    due_date,
    description: orNull(description),
  };
}

function amountOf({ amount }: Pick<TypedPart, 'amount'>) {
  return { total_amount: Number(parseAmount(amount) ?? 0) };
}

function askedOf({ fund, amount, distribution_key_id: key }: TypedPart) {
  const total_amount = Number(parseAmount(amount));
  return { fund, total_amount, ...(key === '' ? {} : { distribution_key_id: key }) };
}

/** What the first part takes over of what was typed of the whole; others begin empty. */
export function nextPart({ parts, fund, amount, distribution_key_id }: TypedCall): TypedPart {
  if (parts.length === 0) return { fund, amount, distribution_key_id };
  return { fund: 'Reserve', amount: '', distribution_key_id: '' };
}
