import { foldLetters } from '#domain/kernel/fold-text.ts';
import { sumCents, toEuro } from '#domain/kernel/money.ts';
import type {
  AuditExpense,
  AuditFacts,
  AuditFinding,
  AuditSupplier,
  FeeContract,
  SyndicParty,
} from './audit-facts.ts';

/** Legal forms, and domains of mail that thousands of people share. */
const LEGAL_FORM = /\b(sa|nv|srl|bv|sprl|bvba|sc|cv|snc|vof|asbl|vzw|gmbh|ag)\b/g;
const PUBLIC_MAIL =
  /@(gmail|hotmail|outlook|live|yahoo|icloud|skynet|telenet|proximus|scarlet|voo|gmx)\./;

/** Details that two parties share. */
type SharedDetail = 'enterprise_number' | 'iban' | 'name' | 'email' | 'phone' | 'address';

/**
 * Finds suppliers that share an enterprise number, account, name, e-mail address or its own domain,
 * telephone or address with the syndic or its people; one finding per supplier with invoices or payments.
 * The syndic itself, as the supplier of its contract, is left out.
 * Rule: the syndic needs the special consent of the assembly for contracts with linked persons (Civil Code,
 * art. 3.89 §5 13°).
 */
export function findLinkedSuppliers(facts: AuditFacts): AuditFinding[] {
  const own = new Set(facts.contracts.map(({ supplier_id }) => supplier_id));
  return facts.suppliers.flatMap((supplier): AuditFinding[] => {
    if (own.has(supplier.id)) return [];
    const shared = [...new Set(facts.syndic.flatMap((party) => findShared(supplier, party)))];
    const expenses = facts.expenses.filter(({ supplier_id }) => supplier_id === supplier.id);
    const payments = facts.payments.filter(({ supplier_id }) => supplier_id === supplier.id);
    if (shared.length === 0 || expenses.length + payments.length === 0) return [];
    return [
      {
        check: 'supplier_linked_to_syndic',
        supplier_id: supplier.id,
        expense_ids: expenses.map(({ id }) => id),
        payment_ids: payments.map(({ id }) => id),
        facts: {
          shared: shared.join(', '),
          amount: toEuro(sumCents(expenses.map(({ amount_cents }) => amount_cents))),
        },
      },
    ];
  });
}

function findShared(supplier: AuditSupplier, party: SyndicParty): SharedDetail[] {
  const isSame = (read: (from: AuditSupplier | SyndicParty) => string | null) => {
    const [one, other] = [read(supplier), read(party)];
    return one !== null && one !== '' && one === other;
  };
  const hasIban = supplier.ibans.some(({ iban }) => party.ibans.includes(iban));
  const found: Readonly<Record<SharedDetail, boolean>> = {
    enterprise_number: isSame(({ enterprise_number }) => enterprise_number),
    iban: hasIban,
    name: isSame(({ name }) => plainName(name)),
    email: isSame(({ email }) => email?.toLowerCase() ?? null) || isSame(mailDomain),
    phone: isSame(({ phone }) => phone),
    address: isSame(({ address }) => (address === null ? null : plainText(address))),
  };
  return (Object.keys(found) as SharedDetail[]).filter((detail) => found[detail]);
}

function plainText(text: string): string {
  return foldLetters(text)
    .replaceAll(/[^\p{L}\d]+/gu, ' ')
    .trim();
}

function plainName(name: string): string {
  return plainText(foldLetters(name).replaceAll('.', '').replaceAll(LEGAL_FORM, ''));
}

function mailDomain({ email }: { readonly email: string | null }): string | null {
  const address = email?.toLowerCase() ?? '';
  return PUBLIC_MAIL.test(address) ? null : (address.split('@')[1] ?? null);
}

/**
 * Finds invoices of the syndic that its contract does not cover: neither an instalment nor a multiple of a
 * listed extra service, or an instalment beyond the number of the year.
 * Rule: the written contract lists the services in its flat fee and the others with their prices (Civil
 * Code, art. 3.89 §1).
 */
export function findFeesAboveContract({
  contracts,
  expenses,
}: Pick<AuditFacts, 'contracts' | 'expenses'>): AuditFinding[] {
  return contracts.flatMap((contract) => {
    const invoices = expenses
      .filter((expense) => isUnder(contract, expense))
      .sort((a, b) => (a.dated_on < b.dated_on ? -1 : 1));
    const instalments = invoices.filter(
      ({ amount_cents }) => amount_cents === contract.instalment_cents,
    );
    const beyond = new Set(instalments.slice(contract.instalments_per_year));
    return invoices
      .filter((invoice) => beyond.has(invoice) || !isCovered(contract, invoice))
      .map((invoice): AuditFinding => ({
        check: 'fee_above_contract',
        supplier_id: contract.supplier_id,
        expense_ids: [invoice.id],
        payment_ids: [],
        facts: {
          amount: toEuro(invoice.amount_cents),
          instalment: toEuro(contract.instalment_cents),
        },
      }));
  });
}

function isUnder(
  { supplier_id, from, to }: FeeContract,
  { kind, supplier_id: supplier, dated_on }: AuditExpense,
): boolean {
  return (
    kind === 'Invoice' &&
    supplier === supplier_id &&
    dated_on >= from &&
    (to === null || dated_on <= to)
  );
}

function isCovered(
  { instalment_cents, extra_prices_cents }: FeeContract,
  { amount_cents }: AuditExpense,
): boolean {
  return (
    amount_cents === instalment_cents ||
    extra_prices_cents.some((price) => amount_cents % price === 0)
  );
}
