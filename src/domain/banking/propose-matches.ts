import { sumCents, type Cents } from '#domain/kernel/money.ts';
import { parseCommunication } from '#domain/owner-accounts/structured-communication.ts';
import type { BankRule } from './bank-rule.ts';
import type { BankTransaction } from './bank-statement.ts';
import type { BookedEntry } from './manual-bookings.ts';
import { CERTAINTIES, proposal, type Certainty, type Evidence, type Proposal } from './proposal.ts';
import { proposeRefunds, type RefundFacts } from './propose-refunds.ts';
import { proposeReturns, type ReturnFacts } from './propose-returns.ts';

/** The details of a transaction that proposals depend on. */
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

/** A receivable of an owner of the building, or all that the owner owes there. */
export interface AskedItem {
  readonly owner_id: string;
  readonly structured_communication: string;
  /** 0: settled. */
  readonly open_cents: Cents;
}

/** An approved, unpaid expense of the building. */
export interface PayableExpense {
  readonly id: string;
  readonly supplier: string | null;
  readonly invoice_number: string | null;
  readonly amount_cents: Cents;
}

/** An expense that one of our payment files ordered. */
export interface OrderedExpense {
  readonly expense_id: string;
  readonly amount_cents: Cents;
}

/** Facts about the building of a transaction. */
export interface KnownFacts extends ReturnFacts, RefundFacts {
  /** Receivables with its communication, and open ones of owners known by its account. */
  readonly items: readonly AskedItem[];
  /** Owners whose payments came from its account on earlier statements. */
  readonly known_owners: readonly string[];
  /** Whether the other account belongs to the building too. */
  readonly is_own_account: boolean;
  /** Expenses of the amount paid. */
  readonly expenses: readonly PayableExpense[];
  /** Expenses ordered under the reference of the transaction: one transfer or a whole batch. */
  readonly ordered: readonly OrderedExpense[];
  /** Rules that apply to it. */
  readonly rules: readonly BankRule[];
  /** Entries of its amount on its account, close to its day. */
  readonly entries: readonly BookedEntry[];
}

const COSTS_ACCOUNT = '65';
const INTEREST_ACCOUNT = '75';
const TRANSIT_ACCOUNT = '58';
const LIKE_A_COMMUNICATION = /(?<!\d)\d{3}[/ ]?\d{4}[/ ]?\d{5}(?!\d)/g;

/** Finds structured communications within a text. */
export function findCommunications(text: string): string[] {
  const found = [...text.matchAll(LIKE_A_COMMUNICATION)].map(([like]) => parseCommunication(like));
  return [...new Set(found.filter((digits) => digits !== undefined))];
}

/**
 * Proposes what a transaction may be, most certain first. Possible manual bookings come first and make
 * everything else less than certain, so that nothing is booked twice. A movement of zero, which cannot be
 * booked, gets no proposals.
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

/** Proposes manual entries, except those of owners other than the transaction indicates. */
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
 * Proposes bookings: by the code of the bank, own accounts, communication, or an account known for one
 * owner. A name is never more than a hint and never enough for a proposal.
 * Rule: reference of our payment file, then exact communication, then known account with an equal open
 * item, then known account.
 */
function proposeBookings(transaction: Proposable, facts: KnownFacts): Proposal[] {
  const ordered = byOrder(transaction, facts);
  const guessed = withRules(transaction, facts);
  return ordered === undefined ? guessed : [ordered, ...atMostLikely(guessed)];
}

/** Proposes the ordered payment, if the amount is exactly the one ordered. */
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
  // A rule says more about the account given by the bank's code: the key by which it is split.
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
    const named = listCommunications(transaction);
    return proposeReturns(transaction, named, facts);
  }
  if (transaction.nature !== 'Other') return [];
  return transaction.amount_cents > 0
    ? ownerPayments(transaction, facts)
    : supplierPayments(transaction, facts);
}

/** Returns the communications of a transaction: the structured one, or those within its text. */
export function listCommunications({
  structured_communication: exact,
  communication,
}: Pick<Proposable, 'structured_communication' | 'communication'>): string[] {
  return exact === null ? findCommunications(communication ?? '') : [exact];
}

/**
 * Proposes what the applicable rules say, without duplicates: an account, or the supplier's only expense of
 * this amount.
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

/** Interest paid is a cost; returned costs reduce the costs. */
function byCode({ amount_cents, nature }: Proposable): Proposal | undefined {
  if (nature === 'Interest' && amount_cents > 0) {
    const line = { account_code: INTEREST_ACCOUNT, amount_cents };
    return proposal('Interest', 'Certain', ['Code'], line);
  }
  if (nature !== 'Costs' && nature !== 'Interest') return undefined;
  return proposal('BankCosts', 'Certain', ['Code'], { account_code: COSTS_ACCOUNT, amount_cents });
}

/** Proposes one payment per owner, by the strongest evidence. */
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
  return listCommunications(transaction).flatMap((digits) => {
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
 * Finds payers by account. Certain: the account is known for one owner only, who has one open item of that
 * amount, and there is no communication.
 */
function byIban(transaction: Proposable, { items, known_owners }: KnownFacts): Payer[] {
  const isAlone = known_owners.length === 1;
  const isSilent = listCommunications(transaction).length === 0;
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

/** Proposes expenses of exactly this amount: likely if their number is mentioned, otherwise hints. */
function supplierPayments(transaction: Proposable, { expenses }: KnownFacts): Proposal[] {
  const { amount_cents, communication, counterparty_name } = transaction;
  const equal = expenses.filter((expense) => expense.amount_cents === -amount_cents);
  return equal.map(({ id, supplier, invoice_number }) => {
    const isNamed = containsText(communication, invoice_number);
    const evidence: Evidence[] = [
      ...(isNamed ? ['Communication' as const] : []),
      'Amount',
      ...(containsText(counterparty_name, supplier) ? ['Name' as const] : []),
    ];
    const line = { expense_id: id, amount_cents };
    return proposal('SupplierPayment', isNamed ? 'Likely' : 'Hint', evidence, line);
  });
}

/**
 * Whether a text contains a part, ignoring case, blanks and punctuation; very short parts match everything
 * and do not count.
 */
function containsText(text: string | null, part: string | null): boolean {
  const wanted = folded(part);
  return wanted.length >= 3 && folded(text).includes(wanted);
}

function folded(text: string | null): string {
  return (text ?? '').toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
}
