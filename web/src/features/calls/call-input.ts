import type { Fund } from '#domain/funds/funds.ts';
import { addDays } from '#domain/kernel/local-date.ts';
import type {
  BulkCreateCalls,
  CallForFunds,
  CreateCallForFunds,
  CreateCallSeries,
  UpdateCallForFunds,
} from '../../shared/api/generated.ts';
import { parseAmount, trimToNull, writeNumber } from '../../shared/format/parse-input.ts';
import { sumEuro } from '../../shared/format/sum-euro.ts';

/** Form values of one part of a call. */
export type PartInput = {
  readonly fund: Fund;
  readonly amount: string;
  /** Empty for the general key. */
  readonly distribution_key_id: string;
  /** Decision that it stems from; empty for none. */
  readonly decision_id: string;
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

/** Days to pay that a new call gives, until another day is chosen. */
const DAYS_TO_PAY = 30;

/** Initial form values of a call. */
export function emptyCall(building_id: string, call_date: string): CallInput {
  return {
    building_id,
    title: '',
    fund: 'Provision',
    amount: '',
    instalments: '1',
    call_date,
    due_date: addDays(call_date, DAYS_TO_PAY),
    distribution_key_id: '',
    decision_id: '',
    description: '',
    parts: [],
  };
}

/** Form values of a draft that is edited. */
export function toCallInput(call: CallForFunds): CallInput {
  const { building_id, title, call_date, due_date } = call;
  return {
    ...emptyCall(building_id, call_date),
    ...toPartInput(call),
    title,
    due_date,
    description: call.description ?? '',
    parts: call.parts.map(toPartInput),
  };
}

function toPartInput(part: {
  readonly fund: Fund | null;
  readonly total_amount: number;
  readonly distribution_key_id: string | null;
  readonly decision_id: string | null;
}): PartInput {
  return {
    fund: part.fund ?? 'Provision',
    amount: writeNumber(part.total_amount),
    distribution_key_id: part.distribution_key_id ?? '',
    decision_id: part.decision_id ?? '',
  };
}

/** Request body for an edited draft; the amounts of an instalment stay those of its series. */
export function toCallChange(typed: CallInput, isInstalment: boolean): UpdateCallForFunds {
  const decided = { decision_id: typed.decision_id === '' ? null : typed.decision_id };
  if (isInstalment) return { ...wordsOf(typed), ...decided };
  const { parts } = typed;
  if (parts.length > 0) return { ...wordsOf(typed), ...decided, parts: parts.map(toPartBody) };
  return { ...wordsOf(typed), parts: [], ...toPartBody(typed), ...decided };
}

/** Converts the input to the body of one call or of a series. */
export function toCallEntry(typed: CallInput): CallEntry {
  const { building_id, parts, instalments } = typed;
  const words = { building_id, ...wordsOf(typed) };
  const asked =
    parts.length > 0 ? { parts: parts.map(toPartBody), ...decisionOf(typed) } : toPartBody(typed);
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

function toPartBody(part: PartInput) {
  const { fund, distribution_key_id: key } = part;
  const total_amount = Number(parseAmount(part.amount));
  const ofKey = key === '' ? {} : { distribution_key_id: key };
  return { fund, total_amount, ...ofKey, ...decisionOf(part) };
}

function decisionOf({ decision_id }: Pick<PartInput, 'decision_id'>) {
  return decision_id === '' ? {} : { decision_id };
}

/** Initial values of the next part: the first takes over those of the whole, others start empty. */
export function nextPart(typed: CallInput): PartInput {
  const { parts, fund, amount, distribution_key_id } = typed;
  // A part without a decision of its own has that of the call.
  if (parts.length === 0) return { fund, amount, distribution_key_id, decision_id: '' };
  return { fund: 'Reserve', amount: '', distribution_key_id: '', decision_id: '' };
}
