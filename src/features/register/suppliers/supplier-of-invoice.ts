import type { InvoiceProblem } from '#domain/invoices/invoice-problem.ts';
import { isBic, normaliseIban } from '#domain/kernel/identifiers.ts';
import type { Language } from '#domain/kernel/language.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { createSupplier, updateSupplier } from './commands.ts';
import {
  findByEnterpriseNumber,
  findByIban,
  findNamed,
  holdSupplier,
  lockNaming,
  type SupplierRow,
} from './repository.ts';

const MAX_NAME = 200;

/** What an invoice says of who sends it. */
export interface InvoiceSender {
  readonly name: string;
  readonly enterprise_number: string | null;
  /** As it stands there. */
  readonly iban: string | null;
  /** The same; one that is none is left out, since no transfer in euro needs it. */
  readonly bic: string | null;
  /** Of a supplier who is new. */
  readonly language: Language;
}

/** Whom an invoice is from, and what about their account somebody has to look at. */
export interface KnownSender {
  readonly supplier: SupplierRow;
  readonly problems: readonly InvoiceProblem[];
}

/**
 * The supplier that an invoice is from: by their number, else by their account, else by their name, and
 * new where none of it is known. An account is stored only where there is none, and is paid only once a
 * second person has confirmed it; one that is no account, another one, or somebody else’s is a problem.
 */
export async function supplierOfInvoice(
  ctx: TenantContext,
  sender: InvoiceSender,
): Promise<KnownSender> {
  const { db } = ctx;
  const name = sender.name.trim().slice(0, MAX_NAME);
  // Of two invoices of somebody new, the second finds whom the first has made.
  await lockNaming(db, sender.enterprise_number ?? name);
  await lockNaming(db, name);
  const iban = sender.iban === null ? null : (normaliseIban(sender.iban) ?? null);
  const holder = iban === null ? undefined : await findByIban(db, iban);
  const known = await findKnown(ctx, { ...sender, name }, holder);
  const isOthers = holder !== undefined && holder.id !== known?.id;
  const mayStore = iban !== null && !isOthers;
  const bic = sender.bic !== null && isBic(sender.bic) ? { bic: sender.bic } : {};
  const account = mayStore ? { iban, ...bic } : {};
  const supplier =
    known === undefined
      ? await createSupplier(ctx, {
          name: await freeName(ctx, name, sender.enterprise_number),
          enterprise_number: sender.enterprise_number,
          language: sender.language,
          ...account,
        })
      : await completed(ctx, known, sender, account);
  return {
    supplier,
    problems: accountProblems(sender.iban, iban, supplier, isOthers ? holder : undefined),
  };
}

/** Where numbers are not the same, neither an account nor a name makes two enterprises one. */
async function findKnown(
  { db }: TenantContext,
  { name, enterprise_number: number }: InvoiceSender,
  holder: SupplierRow | undefined,
): Promise<SupplierRow | undefined> {
  const numbered = number === null ? undefined : await findByEnterpriseNumber(db, number);
  if (numbered !== undefined) return numbered;
  const mayBe = (row: SupplierRow | undefined) =>
    row !== undefined &&
    (number === null || row.enterprise_number === null || row.enterprise_number === number);
  if (mayBe(holder)) return holder;
  const named = await findNamed(db, name);
  return mayBe(named) ? named : undefined;
}

/** A name is one supplier's: who has another number is told apart by it. */
async function freeName(
  { db }: TenantContext,
  name: string,
  number: string | null,
): Promise<string> {
  if (number === null || (await findNamed(db, name)) === undefined) return name;
  return `${name.slice(0, MAX_NAME - number.length - 3)} (${number})`;
}

/** What was not known of a supplier so far. */
async function completed(
  ctx: TenantContext,
  known: SupplierRow,
  { enterprise_number }: InvoiceSender,
  account: { readonly iban?: string; readonly bic?: string },
): Promise<SupplierRow> {
  const changes = {
    ...(known.enterprise_number === null && enterprise_number !== null
      ? { enterprise_number }
      : {}),
    ...(known.iban === null ? account : {}),
  };
  if (Object.keys(changes).length > 0) return updateSupplier(ctx, known.id, changes);
  return (await holdSupplier(ctx.db, known.id)) ?? known;
}

function accountProblems(
  given: string | null,
  iban: string | null,
  supplier: SupplierRow,
  holder: SupplierRow | undefined,
): InvoiceProblem[] {
  if (given === null) return [];
  if (iban === null) return [{ code: 'iban_invalid', facts: { iban: given.slice(0, 50) } }];
  if (holder !== undefined) {
    return [{ code: 'iban_of_another', facts: { iban, supplier: holder.name } }];
  }
  if (supplier.iban === null || supplier.iban === iban) return [];
  return [{ code: 'iban_differs', facts: { iban, known: supplier.iban } }];
}
