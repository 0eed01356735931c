import type { SplitLine } from '#domain/charges/split-amount.ts';
import { assert } from '#domain/kernel/assert.ts';
import { isLocalDate, type LocalDate } from '#domain/kernel/local-date.ts';
import { sumCents, type Cents } from '#domain/kernel/money.ts';
import { FUND_ACCOUNTS, type Fund } from './funds.ts';

/** A line of the entry of a call. */
export interface CallEntryLine {
  readonly account_code: string;
  readonly debit_cents: Cents;
  readonly credit_cents: Cents;
  readonly owner_id: string | null;
  readonly unit_id: string | null;
}

export interface CallEntryDraft {
  readonly journal: 'Calls';
  readonly entry_date: LocalDate;
  readonly lines: readonly CallEntryLine[];
}

/** The lines of a call for one fund. */
export interface FundLines {
  readonly fund: Fund;
  readonly lines: readonly Pick<SplitLine, 'unit_id' | 'owner_id' | 'amount_cents'>[];
}

export interface CallEntryInput {
  readonly call_date: LocalDate;
  readonly parts: readonly FundLines[];
}

/**
 * Makes the entry of a sent call, on its date: for each part, debit the account of each line's owner,
 * credit the fund. Lines of 0 cents are left out. Working capital is credited line by line with unit and
 * owner, because the seller of a unit gets its part back (Civil Code art. 3.94 §5).
 */
export function callEntry({ call_date, parts }: CallEntryInput): CallEntryDraft {
  assert(isLocalDate(call_date), 'An entry needs a date');
  assert(parts.length > 0, 'A call has a part');
  return { journal: 'Calls', entry_date: call_date, lines: parts.flatMap(partLines) };
}

function partLines({ fund, lines }: FundLines): CallEntryLine[] {
  const { owner_account, counter_account } = FUND_ACCOUNTS[fund];
  const owed = lines.filter((line) => line.amount_cents !== 0);
  assert(
    owed.length > 0 && owed.every((line) => line.amount_cents > 0),
    'The lines of a call must be positive',
  );
  const debits = owed.map(({ unit_id, owner_id, amount_cents }) => ({
    account_code: owner_account,
    debit_cents: amount_cents,
    credit_cents: 0,
    owner_id,
    unit_id,
  }));
  return [...debits, ...creditLines(fund, counter_account, debits)];
}

function creditLines(
  fund: Fund,
  account_code: string,
  debits: readonly CallEntryLine[],
): CallEntryLine[] {
  if (fund === 'WorkingCapital') {
    return debits.map((line) => ({
      ...line,
      account_code,
      debit_cents: 0,
      credit_cents: line.debit_cents,
    }));
  }
  const total = sumCents(debits.map((line) => line.debit_cents));
  return [{ account_code, debit_cents: 0, credit_cents: total, owner_id: null, unit_id: null }];
}
