import type { UploadedFile } from '#contract/uploads.ts';
import { sanitizeFileName } from '#domain/documents/file-name.ts';
import type { InvoiceProblem } from '#domain/invoices/invoice-problem.ts';
import type { Invoice } from '#domain/invoices/invoice.ts';
import { invoiceFileFault } from '#domain/invoices/ubl-values.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import {
  createDocument,
  storeKnownContent,
  storePaperContent,
  type Intake,
} from '#features/documents/documents/index.ts';
import {
  createInvoiceDraft,
  createPaperDraft,
  type BilledBuilding,
  type ExpenseRow,
} from '#features/money/expenses/index.ts';
import { requireBuilding, requireNamedBuilding } from '#features/shared/index.ts';
import type { DetachedContext, TenantContext } from '#platform/http/request-context.ts';
import type { WrittenPaper } from './read-invoice-file.ts';
import { invoiceFileReader, type InvoiceFileContent } from './reader.ts';

const EURO = 'EUR';
const MAX_TITLE = 300;
const ENDING = /\.[^.]*$/;

/** Parsed invoice with stored files, ready to become an expense. */
export interface StoredInvoice {
  /** Null: a document without structured data. */
  readonly invoice: Invoice | null;
  readonly file: UploadedFile;
  /** Documents embedded in the file: the invoice first, then its annexes. */
  readonly papers: readonly UploadedFile[];
  readonly problems: readonly InvoiceProblem[];
  /** E-mail that it came by, if any. */
  readonly mail?: InvoiceMail;
}

/** E-mail that contained an invoice. */
interface InvoiceMail {
  readonly from: string | null;
  /** Attached documents, already stored. */
  readonly beside: readonly UploadedFile[];
}

/**
 * Reads and stores a file and the documents embedded in it. Opens its own transactions. Refuses
 * invoice_file_invalid, invoice_not_in_euro, file_type_refused, file_infected, too_busy.
 */
export async function storeInvoice(
  ctx: DetachedContext,
  intake: Intake,
  file: UploadedFile,
): Promise<StoredInvoice> {
  return storeParsedInvoice(ctx, intake, file, await invoiceFileReader.read(file));
}

/** Stores a file that was already read, and the documents embedded in it. */
export async function storeParsedInvoice(
  ctx: DetachedContext,
  intake: Intake,
  file: UploadedFile,
  read: InvoiceFileContent,
): Promise<StoredInvoice> {
  if (read.invoice === null) {
    await storePaperContent(ctx, intake, file);
    return { invoice: null, file, papers: [], problems: [] };
  }
  const { invoice } = read;
  if (invoice.currency !== EURO) {
    const { currency } = invoice;
    throw new DomainError('invoice_not_in_euro', { currency, pointer: '/body/file' });
  }
  if (invoice.totals.payable_cents < 0) throw invoiceFileFault('negative', null);
  await storeKnownContent(ctx, intake, file, 'application/xml');
  const papers: UploadedFile[] = [];
  for (const written of read.papers) {
    const paper = await storeEmbeddedPaper(ctx, intake, file, written);
    if (paper !== null) papers.push(paper);
  }
  const unreadable: InvoiceProblem = { code: 'paper_unreadable', facts: {} };
  return {
    invoice,
    file,
    papers,
    problems: papers.length < read.papers.length ? [unreadable] : [],
  };
}

/** Refusals of an embedded file that leave the invoice as it is. */
const REFUSED_FILES: ReadonlySet<string> = new Set(['file_type_refused', 'photo_type_refused']);

/** Stores the document embedded in a file; null if it is not of the type that the file claims. */
async function storeEmbeddedPaper(
  ctx: DetachedContext,
  intake: Intake,
  { file_name }: UploadedFile,
  written: WrittenPaper,
): Promise<UploadedFile | null> {
  const name = sanitizeFileName(written.file_name || `${file_name.replace(ENDING, '')}.pdf`);
  const paper = { ...written, file_name: name };
  try {
    await storePaperContent(ctx, intake, paper);
  } catch (error) {
    if (error instanceof DomainError && REFUSED_FILES.has(error.code)) return null;
    throw error;
  }
  return paper;
}

/** Finds the building that an invoice is for. Refuses unknown_reference. */
export async function findBilledBuilding(ctx: TenantContext, id: string): Promise<BilledBuilding> {
  await requireNamedBuilding(ctx, id);
  return requireBuilding(ctx, id);
}

/**
 * Creates the draft of an invoice, with its files as documents, the paper last. Refuses duplicate_invoice
 * and date_too_far.
 */
export async function enterInvoice(
  ctx: TenantContext,
  building: BilledBuilding,
  { invoice, file, papers, problems, mail }: StoredInvoice,
): Promise<ExpenseRow> {
  const received_from = mail?.from ?? null;
  const name = file.file_name.replace(ENDING, '').slice(0, MAX_TITLE) || file.file_name;
  const expense =
    invoice === null
      ? await createPaperDraft(ctx, { building, title: name, received_from })
      : await createInvoiceDraft(ctx, invoice, { building, problems, received_from });
  const { supplier, invoice_number: number } = expense;
  const title = invoice === null ? name : `${supplier} ${number}`.slice(0, MAX_TITLE - 6);
  const keep = (kept: UploadedFile, called: string) =>
    createDocument(ctx, {
      file: kept,
      title: called,
      document_type: 'Invoice',
      building_id: building.id,
      expense_id: expense.id,
    });
  await keep(file, papers.length === 0 ? title : `${title} (UBL)`);
  for (const one of mail?.beside ?? []) await keep(one, one.file_name.slice(0, MAX_TITLE));
  const [paper, ...annexes] = papers;
  for (const annex of annexes) await keep(annex, annex.file_name.slice(0, MAX_TITLE));
  if (paper !== undefined) await keep(paper, title);
  return expense;
}
