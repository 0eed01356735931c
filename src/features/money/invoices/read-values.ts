import { chooseSender } from '#domain/invoices/paper/choose-sender.ts';
import { toEuroOrNull } from '#domain/kernel/money.ts';
import {
  openAttachment,
  requireDocument,
  withTemporaryCopy,
  type Intake,
} from '#features/documents/documents/index.ts';
import { findByCodes } from '#features/register/suppliers/index.ts';
import type { DetachedContext } from '#platform/http/request-context.ts';
import { paperReader } from './paper-reader.ts';
import { findOwnCodes } from './place-repository.ts';
import type { ReadPaper } from './read-paper.ts';

/** Larger files are pictures of papers, without text. */
const MAX_BYTES = 10_000_000;

const NO_VALUES = {
  has_text: false,
  supplier_id: null,
  enterprise_number: null,
  iban: null,
  invoice_number: null,
  expense_date: null,
  due_date: null,
  amount: null,
  payment_communication: null,
} as const;

/**
 * Reads the values of an invoice from the latest version of a document. Opens its own transactions.
 * Refuses not_found and too_busy.
 */
export async function readInvoiceValues(
  ctx: DetachedContext,
  { files }: Pick<Intake, 'files'>,
  documentId: string,
) {
  const { database, organizationId } = ctx;
  const { content_type, size, open } = await database.read(organizationId, async (db) => {
    const document = await requireDocument(ctx.withConnection(db), documentId);
    return openAttachment({ database, organizationId, files }, db, document);
  });
  const isReadable = content_type === 'application/pdf' && size <= MAX_BYTES;
  const paper: ReadPaper = isReadable ? await withTemporaryCopy(open, paperReader.read) : null;
  if (paper === null) return NO_VALUES;
  const { enterprise_numbers, ibans, amount_cents, ...values } = paper;
  const codes = { enterprise_numbers, ibans };
  const [own, known] = await database.snapshot(organizationId, (db) =>
    Promise.all([findOwnCodes(db, codes), findByCodes(db, codes)]),
  );
  const sender = chooseSender(codes, own, known);
  return { has_text: true, ...sender, ...values, amount: toEuroOrNull(amount_cents) };
}
