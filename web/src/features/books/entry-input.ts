import { CLAIMS_ACCOUNT } from '#domain/costs/claim-entry.ts';
import { findCostDefaults } from '#domain/costs/cost-defaults.ts';
import { isDistributed, NATURES, type Nature } from '#domain/costs/cost-line.ts';
import { ACCRUAL_ACCOUNTS } from '#domain/expenses/recognition.ts';
import { isOwnerAccount, isSupplierAccount } from '#domain/ledger/account.ts';
import type { CreateJournalEntry } from '../../shared/api/generated.ts';
import { parseAmount, writeNumber } from '../../shared/format/parse-input.ts';
import { sumEuro } from '../../shared/format/sum-euro.ts';

type LineBody = CreateJournalEntry['lines'][number];

/** Form values for a line of an entry. Details that do not apply to its account are ignored. */
export interface LineInput {
  readonly account_code: string;
  readonly debit: string;
  readonly credit: string;
  readonly owner_id: string;
  readonly supplier: string;
  readonly claim_id: string;
  readonly distribution_key_id: string;
  readonly period_from: string;
  readonly period_to: string;
  /** A nature; empty: that of the account. */
  readonly nature: string;
  /** Id of the decision that the cost stems from; empty for none. */
  readonly decision_id: string;
}

export const EMPTY_LINE: LineInput = {
  account_code: '',
  debit: '',
  credit: '',
  owner_id: '',
  supplier: '',
  claim_id: '',
  distribution_key_id: '',
  period_from: '',
  period_to: '',
  nature: '',
  decision_id: '',
};

/** Detail that a line may have besides its amount. */
type LineDetail = 'owner' | 'supplier' | 'claim' | 'cost';

/** Finds which detail a line may have, by its account. */
export function findDetail(account_code: string): LineDetail | undefined {
  const code = account_code.trim();
  if (isOwnerAccount(code)) return 'owner';
  if (isSupplierAccount(code) || ACCRUAL_ACCOUNTS.some((one) => one === code)) return 'supplier';
  if (code === CLAIMS_ACCOUNT) return 'claim';
  return isDistributed(code) ? 'cost' : undefined;
}

/** Whether a cost may stem from a decision: works, and whatever is made extraordinary. */
export function asksDecision({ account_code, nature }: LineInput): boolean {
  const own = nature === '' ? findCostDefaults(account_code.trim()).nature : nature;
  return own === 'Extraordinary';
}

/** Returns the sum of one side of an entry, in euro. */
export function sumSide(lines: readonly LineInput[], side: 'debit' | 'credit'): number {
  return sumEuro(lines.map((line) => Number(parseAmount(line[side]) ?? 0)));
}

/** Code of an account that can be posted to: the chart’s classes and groups have fewer digits. */
const ACCOUNT = /^\d{3,}$/;

/** Fills the amount that an entry lacks to balance into a line that has an account and no amount yet. */
export function withMissing(lines: readonly LineInput[], index: number): LineInput[] {
  const missing = sumEuro([sumSide(lines, 'debit'), -sumSide(lines, 'credit')]);
  return lines.map((line, place) => {
    const isOpen =
      ACCOUNT.test(line.account_code.trim()) && line.debit === '' && line.credit === '';
    if (place !== index || !isOpen || missing === 0) return line;
    return { ...line, [missing > 0 ? 'credit' : 'debit']: writeNumber(Math.abs(missing)) };
  });
}

/** Request body for a line. */
export function lineBody(line: LineInput): LineBody {
  const account_code = line.account_code.trim();
  const amounts = { debit: parseAmount(line.debit), credit: parseAmount(line.credit) };
  return {
    account_code,
    ...(amounts.debit === undefined ? {} : { debit: Number(amounts.debit) }),
    ...(amounts.credit === undefined ? {} : { credit: Number(amounts.credit) }),
    ...detailBody(line),
  };
}

function detailBody(line: LineInput): Partial<LineBody> {
  switch (findDetail(line.account_code)) {
    case 'owner':
      return pickGiven(line, ['owner_id']);
    case 'supplier':
      return pickGiven(line, ['supplier']);
    case 'claim':
      return pickGiven(line, ['claim_id']);
    case 'cost': {
      const nature = NATURES.find((one: Nature) => one === line.nature);
      return {
        ...pickGiven(line, ['distribution_key_id', 'period_from', 'period_to', 'decision_id']),
        ...(nature === undefined ? {} : { nature }),
      };
    }
    default:
      return {};
  }
}

function pickGiven<Name extends keyof LineInput>(
  line: LineInput,
  names: readonly Name[],
): Partial<Record<Name, string>> {
  const given = names.filter((name) => line[name].trim() !== '');
  return Object.fromEntries(given.map((name) => [name, line[name].trim()])) as Partial<
    Record<Name, string>
  >;
}
