import type { Fund } from '#domain/funds/funds.ts';
import type { CreateCallForFunds, CreateCallSeries } from '../../shared/api/generated.ts';
import { parseAmount } from '../../shared/format/parse-amount.ts';

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

export function callEntryOf(typed: TypedCall): CallEntry {
  const { building_id, title, call_date, due_date, parts, instalments } = typed;
  const description = typed.description.trim() === '' ? null : typed.description;
  const words = { building_id, title, call_date, due_date, description };
  if (parts.length > 0) return { call: { ...words, parts: parts.map(askedOf) } };
  const asked = askedOf(typed);
  if (instalments === '1') return { call: { ...words, ...asked } };
  return { series: { ...words, ...asked, instalments: Number(instalments) } };
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
