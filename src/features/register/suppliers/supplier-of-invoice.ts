import type { InvoiceProblem } from '#domain/invoices/invoice-problem.ts';
import { isBic, normaliseIban } from '#domain/kernel/identifiers.ts';
import type { Language } from '#domain/kernel/language.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { createSupplier, updateSupplier } from './commands.ts';
import {
  findByEnterpriseNumber,
  findByIban,
  findSupplierByName,
  lockUnmergedSupplier,
  lockSupplierName,
  type SupplierRow,
} from './repository.ts';

const MAX_NAME = 200;

/** The sender's details on an invoice. */
export interface InvoiceSender {
  readonly name: string;
  readonly enterprise_number: string | null;
  /** As written on the invoice. */
  readonly iban: string | null;
  /** As written on the invoice; an invalid BIC is ignored, since transfers in euro need none. */
  readonly bic: string | null;
  /** Language of a new supplier. */
  readonly language: Language;
}

/** The supplier of an invoice, and the problems of its bank account to review. */
export interface KnownSender {
  readonly supplier: SupplierRow;
  readonly problems: readonly InvoiceProblem[];
}

/**
 * Finds the supplier of an invoice by enterprise number, else by bank account, else by name, and
 * creates one if all are unknown. An account is only stored if the supplier has none, and only paid
 * after a second person has confirmed it; an invalid or different account, or one of another
 * supplier, is a problem.
 */
export async function findInvoiceSupplier(
  ctx: TenantContext,
  sender: InvoiceSender,
): Promise<KnownSender> {
  const { db } = ctx;
  const name = sender.name.trim().slice(0, MAX_NAME);
  // Takes turns: the second of two invoices from a new sender must find the supplier that the first
  // created.
  await lockSupplierName(db, sender.enterprise_number ?? name);
  await lockSupplierName(db, name);
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
          name: await findUnusedName(ctx, name, sender.enterprise_number),
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

/**
 * Finds a known supplier. With different enterprise numbers, neither the account nor the name
 * identifies an enterprise.
 */
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
  const named = await findSupplierByName(db, name);
  return mayBe(named) ? named : undefined;
}

/**
 * Finds an unused name: a supplier with the same name and another number gets the number appended.
 */
async function findUnusedName(
  { db }: TenantContext,
  name: string,
  number: string | null,
): Promise<string> {
  if (number === null || (await findSupplierByName(db, name)) === undefined) return name;
  return `${name.slice(0, MAX_NAME - number.length - 3)} (${number})`;
}

/** Fills in details that the supplier lacked. */
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
  return (await lockUnmergedSupplier(ctx.db, known.id)) ?? known;
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
