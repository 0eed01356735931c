import { sumCents, type Cents } from '#domain/kernel/money.ts';
import { parseCommunication } from '#domain/owner-accounts/structured-communication.ts';
import type { BankRule } from './bank-rule.ts';
import type { BankTransaction } from './bank-statement.ts';
import type { BookedEntry } from './booked-by-hand.ts';
import { CERTAINTIES, proposal, type Certainty, type Evidence, type Proposal } from './proposal.ts';
import { proposeRefunds, type RefundFacts } from './propose-refunds.ts';
import { proposeReturns, type ReturnFacts } from './propose-returns.ts';

/** What decides, of a transaction. */
export type Proposable = Pick<
  BankTransaction,
  | 'amount_cents'
  | 'counterparty_name'
  | 'counterparty_iban'
  | 'communication'
  | 'structured_communication'
  | 'end_to_end_id'
  | 'nature'
>;

/** Something that was asked of an owner of the building. */
export interface AskedItem {
  readonly owner_id: string;
  readonly structured_communication: string;
  /** 0: it is settled. */
  readonly open_cents: Cents;
}

/** An approved expense of the building that nobody has paid. */
export interface PayableExpense {
  readonly id: string;
  readonly supplier: string | null;
  readonly invoice_number: string | null;
  readonly amount_cents: Cents;
}

/** An expense that a bank was asked to pay by a file of ours. */
export interface OrderedExpense {
  readonly expense_id: string;
  readonly amount_cents: Cents;
}

/** What is known of the building that a transaction is of. */
export interface KnownFacts extends ReturnFacts, RefundFacts {
  /** Those whose communication it bears, and the open ones of owners known by its account. */
  readonly items: readonly AskedItem[];
  /** Owners whose payments came from its account on earlier statements. */
  readonly known_owners: readonly string[];
  /** Whether its account is another one of the building. */
  readonly is_own_account: boolean;
  /** Those of the amount that was paid. */
  readonly expenses: readonly PayableExpense[];
  /** What was asked of the bank under the reference that it bears: one transfer, or a whole batch. */
  readonly ordered: readonly OrderedExpense[];
  /** Those that speak of it. */
  readonly rules: readonly BankRule[];
  /** Those of its amount on its account, about its day. */
  readonly entries: readonly BookedEntry[];
}

const COSTS_ACCOUNT = '65';
const INTEREST_ACCOUNT = '75';
const TRANSIT_ACCOUNT = '58';
const LIKE_A_COMMUNICATION = /(?<!\d)\d{3}[/ ]?\d{4}[/ ]?\d{5}(?!\d)/g;

/** Structured communications that stand in a text among other words. */
export function communicationsIn(text: string): string[] {
  const found = [...text.matchAll(LIKE_A_COMMUNICATION)].map(([like]) => parseCommunication(like));
  return [...new Set(found.filter((digits) => digits !== undefined))];
}

/**
 * What a transaction may be, the surest first. What may have been booked by hand comes before all
 * else, and then nothing else is certain, so that nothing is booked twice. Of a movement of nothing,
 * which cannot be booked, nothing is proposed.
 */
export function proposeMatches(transaction: Proposable, facts: KnownFacts): Proposal[] {
  if (transaction.amount_cents === 0) return [];
  const booked = byEntry(transaction, facts);
  const others = proposeBookings(transaction, facts);
  return booked.length === 0 ? others : [...booked, ...atMostLikely(others)];
}

function atMostLikely(proposals: readonly Proposal[]): Proposal[] {
  return proposals.map((one) => {
    return one.certainty === 'Certain' ? { ...one, certainty: 'Likely' } : one;
  });
}

/** What was booked by hand, unless of another owner than those that the transaction speaks for. */
function byEntry(
  { amount_cents, structured_communication: exact }: Proposable,
  { entries, items, known_owners }: KnownFacts,
): Proposal[] {
  const named = items.filter((item) => item.structured_communication === exact);
  const owners = [...named.map(({ owner_id }) => owner_id), ...known_owners];
  return entries
    .filter(({ owner_ids: of }) => {
      return of.length === 0 || owners.length === 0 || of.some((owner) => owners.includes(owner));
    })
    .map(({ id }) =>
      proposal('Other', 'Likely', ['Entry', 'Amount'], { entry_id: id, amount_cents }),
    );
}

/**
 * What it may be that nobody has booked: by the code of the bank, by its own accounts, by the
 * communication, by an account known for one owner. A name is never more than a hint, and nothing is
 * proposed by it alone.
 * Rule: the reference of a file of ours, then exact communication, then known account with an equal open item, then known account.
 */
function proposeBookings(transaction: Proposable, facts: KnownFacts): Proposal[] {
  const ordered = byOrder(transaction, facts);
  const guessed = withRules(transaction, facts);
  return ordered === undefined ? guessed : [ordered, ...atMostLikely(guessed)];
}

/** What a file of ours asked of the bank, where just that was paid. */
function byOrder({ amount_cents, nature }: Proposable, { ordered }: KnownFacts) {
  const sum = sumCents(ordered.map((one) => one.amount_cents));
  if (ordered.length === 0 || nature === 'Return' || sum !== -amount_cents) return undefined;
  return {
    kind: 'SupplierPayment',
    certainty: 'Certain',
    evidence: ['EndToEnd', 'Amount'],
    lines: ordered.map((one) => ({
      expense_id: one.expense_id,
      amount_cents: -one.amount_cents,
    })),
  } satisfies Proposal;
}

function withRules(transaction: Proposable, facts: KnownFacts): Proposal[] {
  const ruled = byRules(transaction, facts);
  const ruledAccounts = new Set(ruled.flatMap((one) => accountOf(one) ?? []));
  // A rule says more of the account that the bank's code names: by which key it is borne.
  const others = withoutRules(transaction, facts).filter(
    (one) => !ruledAccounts.has(accountOf(one) ?? ''),
  );
  const isAlone = ruled.length === 1 && others.every(({ certainty }) => certainty !== 'Certain');
  return isAlone || ruled.length === 0
    ? [...ruled, ...others]
    : atMostLikely([...ruled, ...others]);
}

function accountOf({ lines: [line] }: Proposal): string | undefined {
  return line !== undefined && 'account_code' in line ? line.account_code : undefined;
}

function withoutRules(transaction: Proposable, facts: KnownFacts): Proposal[] {
  const byNature = byOwnAccount(transaction, facts) ?? byCode(transaction);
  if (byNature !== undefined) return [byNature];
  const proposals = [...byNatureOf(transaction, facts), ...proposeRefunds(transaction, facts)];
  const order = ({ certainty }: Proposal) => CERTAINTIES.indexOf(certainty);
  return proposals.toSorted((one, other) => order(one) - order(other));
}

function byNatureOf(transaction: Proposable, facts: KnownFacts): Proposal[] {
  if (transaction.nature === 'Return') {
    const named = namedBy(transaction);
    return proposeReturns(transaction, named, facts);
  }
  if (transaction.nature !== 'Other') return [];
  return transaction.amount_cents > 0
    ? ownerPayments(transaction, facts)
    : supplierPayments(transaction, facts);
}

/** The communications that a transaction bears, the exact one or those among other words. */
export function namedBy({
  structured_communication: exact,
  communication,
}: Pick<Proposable, 'structured_communication' | 'communication'>): string[] {
  return exact === null ? communicationsIn(communication ?? '') : [exact];
}

/**
 * What the rules that speak of it say, each thing once: an account, or the one expense of a supplier
 * that comes to the amount.
 */
function byRules({ amount_cents }: Proposable, { rules, expenses }: KnownFacts): Proposal[] {
  const accounts = new Map(
    rules.flatMap(({ account_code, distribution_key_id: key }) =>
      account_code === null
        ? []
        : [
            [
              `${account_code} ${key ?? ''}`,
              { account_code, ...(key === null ? {} : { distribution_key_id: key }) },
            ] as const,
          ],
    ),
  );
  const suppliers = new Set(rules.flatMap(({ supplier }) => supplier ?? []));
  const payable = [...suppliers].flatMap((supplier) => {
    const equal = expenses.filter(
      (one) => folded(one.supplier) === folded(supplier) && one.amount_cents === -amount_cents,
    );
    return equal.length === 1 ? equal : [];
  });
  return [
    ...payable.map(({ id }) =>
      proposal('SupplierPayment', 'Certain', ['Rule', 'Amount'], { expense_id: id, amount_cents }),
    ),
    ...[...accounts.values()].map((account) =>
      proposal('Other', 'Certain', ['Rule'], { ...account, amount_cents }),
    ),
  ];
}

function byOwnAccount(
  { amount_cents, nature }: Proposable,
  { is_own_account }: KnownFacts,
): Proposal | undefined {
  const line = { account_code: TRANSIT_ACCOUNT, amount_cents };
  if (is_own_account) return proposal('Transfer', 'Certain', ['Iban'], line);
  return nature === 'OwnTransfer' ? proposal('Transfer', 'Likely', ['Code'], line) : undefined;
}

/** Interest that is paid is a cost; costs that come back lessen them. */
function byCode({ amount_cents, nature }: Proposable): Proposal | undefined {
  if (nature === 'Interest' && amount_cents > 0) {
    const line = { account_code: INTEREST_ACCOUNT, amount_cents };
    return proposal('Interest', 'Certain', ['Code'], line);
  }
  if (nature !== 'Costs' && nature !== 'Interest') return undefined;
  return proposal('BankCosts', 'Certain', ['Code'], { account_code: COSTS_ACCOUNT, amount_cents });
}

/** One proposal for each owner, by the strongest that speaks for them. */
function ownerPayments(transaction: Proposable, facts: KnownFacts): Proposal[] {
  const proposals = [...byCommunication(transaction, facts), ...byIban(transaction, facts)];
  const seen = new Set<string>();
  return proposals.flatMap(({ owner_id, certainty, evidence }) => {
    if (seen.has(owner_id)) return [];
    seen.add(owner_id);
    const line = { owner_id, amount_cents: transaction.amount_cents };
    return [proposal('OwnerPayment', certainty, evidence, line)];
  });
}

interface Payer {
  readonly owner_id: string;
  readonly certainty: Certainty;
  readonly evidence: readonly Evidence[];
}

function byCommunication(transaction: Proposable, { items, known_owners }: KnownFacts): Payer[] {
  const { structured_communication: exact, amount_cents } = transaction;
  return namedBy(transaction).flatMap((digits) => {
    const item = items.find((one) => one.structured_communication === digits);
    if (item === undefined) return [];
    const { owner_id, open_cents } = item;
    const isOthers = known_owners.length === 1 && known_owners[0] !== owner_id;
    const isCertain = exact !== null && open_cents > 0 && !isOthers;
    const evidence: Evidence[] = [
      'Communication',
      ...(known_owners.includes(owner_id) ? ['Iban' as const] : []),
      ...(open_cents === amount_cents ? ['Amount' as const] : []),
    ];
    return [{ owner_id, certainty: isCertain ? 'Certain' : 'Likely', evidence } as const];
  });
}

/**
 * Certain is an account known for one owner alone with one open item of that amount, where no
 * communication, among other words or alone, names anything.
 */
function byIban(transaction: Proposable, { items, known_owners }: KnownFacts): Payer[] {
  const isAlone = known_owners.length === 1;
  const isSilent = namedBy(transaction).length === 0;
  return known_owners.map((owner_id) => {
    const equal = items.filter(
      (item) => item.owner_id === owner_id && item.open_cents === transaction.amount_cents,
    );
    const isCertain = isAlone && isSilent && equal.length === 1;
    const likely = isAlone ? 'Likely' : 'Hint';
    return {
      owner_id,
      certainty: isCertain ? 'Certain' : likely,
      evidence: equal.length > 0 ? ['Iban', 'Amount'] : ['Iban'],
    };
  });
}

/** Expenses of the very amount: likely where their number is named, else hints. */
function supplierPayments(transaction: Proposable, { expenses }: KnownFacts): Proposal[] {
  const { amount_cents, communication, counterparty_name } = transaction;
  const equal = expenses.filter((expense) => expense.amount_cents === -amount_cents);
  return equal.map(({ id, supplier, invoice_number }) => {
    const isNamed = holds(communication, invoice_number);
    const evidence: Evidence[] = [
      ...(isNamed ? ['Communication' as const] : []),
      'Amount',
      ...(holds(counterparty_name, supplier) ? ['Name' as const] : []),
    ];
    const line = { expense_id: id, amount_cents };
    return proposal('SupplierPayment', isNamed ? 'Likely' : 'Hint', evidence, line);
  });
}

/** Case, blanks and signs aside; what is too short is in everything. */
function holds(text: string | null, part: string | null): boolean {
  const wanted = folded(part);
  return wanted.length >= 3 && folded(text).includes(wanted);
}

function folded(text: string | null): string {
  return (text ?? '').toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
}
