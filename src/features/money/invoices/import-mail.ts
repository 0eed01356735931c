import { existsSync } from 'node:fs';
import type { Logger } from 'pino';
import { isFaultOfRequest } from '#contract/problem-statuses.ts';
import {
  parseAddressedBuildings,
  locateMail,
  type BuildingKeys,
  type MailDestination,
} from '#domain/invoices/mail-destination.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import {
  createDocument,
  isKeptAsInvoice,
  storeKnownContent,
  storePaperContent,
  type Intake,
} from '#features/documents/documents/index.ts';
import { findOrganization } from '#features/people/organizations/index.ts';
import { runAsSystem, makeSystemContext, type SystemDependencies } from '#features/shared/index.ts';
import { createProblemAt, toDomainError } from '#platform/http/problem-handler.ts';
import type { TenantContext } from '#platform/http/request-context.ts';
import { DEFAULT_LANGUAGE, translate } from '#platform/i18n/translate.ts';
import { findBilledBuilding, enterInvoice, storeParsedInvoice } from './import-invoice.ts';
import { findFirstBuildings, findNamedBuildings } from './place-repository.ts';
import type { MailFile, ReadMail } from './read-mail.ts';
import { invoiceFileReader, type InvoiceFileContent } from './reader.ts';

const MAX_TITLE = 300;

export interface MailDependencies extends SystemDependencies, Intake {
  readonly logger: Pick<Logger, 'error'>;
}

/**
 * Outcome of an invoice. Drafted: it became an expense. Known: it was already there. Kept: it is among
 * the documents to be entered. Left: its organization is unknown, or the file may not be stored.
 */
type Outcome = 'Drafted' | 'Known' | 'Kept' | 'Left';

export interface ImportedInvoice {
  readonly outcome: Outcome;
  readonly organization_id: string | null;
}

/** File of an e-mail with its content, or the reason why it cannot be read. */
interface OpenedFile {
  readonly file: MailFile;
  readonly content: InvoiceFileContent | DomainError;
}

/**
 * Imports each invoice of an e-mail as if it were sent to the API: UBL with the papers attached to it or,
 * if there is none, each paper on its own. Anything that is no invoice for a building is stored, with the
 * reason, among the documents to be entered. Throws only errors that are not the e-mail's fault.
 */
export async function importMail(
  deps: MailDependencies,
  organizationIds: readonly string[],
  mail: ReadMail,
): Promise<ImportedInvoice[]> {
  const opened: OpenedFile[] = [];
  for (const file of mail.files) opened.push(await open(deps, file));
  const structured = opened.filter(({ content }) => invoiceOf(content) !== null);
  const papers = opened.filter(({ file }) => file.kind === 'Paper');
  const others = opened.filter((one) => !structured.includes(one) && !papers.includes(one));
  const groups = [
    ...structured.map((one) => ({ one, beside: findAttachedPapers(one, structured, papers) })),
    ...others.map((one) => ({ one, beside: [] })),
  ];
  const taken = new Set(groups.flatMap(({ beside }) => beside));
  const alone = papers.filter(({ file }) => !taken.has(file)).map((one) => ({ one, beside: [] }));
  const outcomes: ImportedInvoice[] = [];
  for (const { one, beside } of [...groups, ...alone]) {
    outcomes.push(await takeOne(deps, organizationIds, { mail, ...one, beside }));
  }
  return outcomes;
}

function invoiceOf(content: OpenedFile['content']) {
  return content instanceof DomainError ? null : content.invoice;
}

async function open(deps: MailDependencies, file: MailFile): Promise<OpenedFile> {
  if (file.kind === 'Paper') return { file, content: { invoice: null } };
  try {
    const content = await invoiceFileReader.read(file);
    if (content.invoice !== null) return { file, content };
    return { file, content: new DomainError('file_type_refused') };
  } catch (error) {
    return { file, content: toRefusal(deps, error) };
  }
}

/** Finds the papers of an invoice: all if it is the only one, else those with the same name. */
function findAttachedPapers(
  { file }: OpenedFile,
  structured: readonly OpenedFile[],
  papers: readonly OpenedFile[],
): readonly MailFile[] {
  const stem = (name: string) => name.replace(/\.[^.]*$/, '').toLowerCase();
  return papers
    .map((paper) => paper.file)
    .filter((paper) => structured.length === 1 || stem(paper.file_name) === stem(file.file_name));
}

interface MailInvoice extends OpenedFile {
  readonly mail: ReadMail;
  readonly beside: readonly MailFile[];
}

async function takeOne(
  deps: MailDependencies,
  organizationIds: readonly string[],
  invoice: MailInvoice,
): Promise<ImportedInvoice> {
  const { content, mail } = invoice;
  const buyer = invoiceOf(content)?.buyer.enterprise_number ?? null;
  const place = await findPlace(deps, organizationIds, buyer, mail);
  const { organization_id, building_id } = place;
  if (organization_id === null) return { organization_id, outcome: 'Left' };
  try {
    if (content instanceof DomainError) throw content;
    if (building_id === null) throw new DomainError('unknown_reference', { entity: 'building' });
    const outcome = await draft(deps, { organization_id, building_id }, { ...invoice, content });
    return { organization_id, outcome };
  } catch (error) {
    const why = toRefusal(deps, error);
    // Its number and supplier match an existing invoice.
    if (why.code === 'duplicate_invoice') return { organization_id, outcome: 'Known' };
    return {
      organization_id,
      outcome: await storeAside(deps, { organization_id, building_id }, invoice, why),
    };
  }
}

/**
 * Returns why a file cannot be taken. Rethrows what will pass: a service that is unavailable or busy. A bug
 * would fail again with every run, so it is logged and the file waits for a person.
 */
function toRefusal({ logger }: MailDependencies, error: unknown): DomainError {
  const refusal = toDomainError(error);
  if (refusal === undefined) {
    logger.error({ err: error }, 'an invoice of a mail could not be drafted');
    return new DomainError('internal_error');
  }
  if (!isFaultOfRequest(refusal.code)) throw error;
  return refusal;
}

async function findPlace(
  { database }: MailDependencies,
  organizationIds: readonly string[],
  buyer: string | null,
  { recipients }: ReadMail,
): Promise<MailDestination> {
  const named = async (keys: BuildingKeys) => {
    if (keys.numbers.length === 0 && keys.ids.length === 0) return [];
    const found = await Promise.all(
      organizationIds.map((id) => database.read(id, (db) => findNamedBuildings(db, keys))),
    );
    return found.flat();
  };
  const byBuyer = await named({ numbers: buyer === null ? [] : [buyer], ids: [] });
  const byAddress = await named(parseAddressedBuildings(recipients));
  const [organization_id, ...more] = organizationIds;
  if (organization_id === undefined || more.length > 0) {
    return locateMail({ byBuyer, byAddress }, { organization_id: null, building_id: null });
  }
  const [building, another] = await database.read(organization_id, findFirstBuildings);
  const only = another === undefined ? (building?.building_id ?? null) : null;
  return locateMail({ byBuyer, byAddress }, { organization_id, building_id: only });
}

interface KnownPlace {
  readonly organization_id: string;
  readonly building_id: string;
}

async function draft(
  deps: MailDependencies,
  { organization_id, building_id }: KnownPlace,
  { file, content, beside, mail }: MailInvoice & { readonly content: InvoiceFileContent },
): Promise<Outcome> {
  const kept = await runInOffice(deps, organization_id, async (ctx) => {
    if (await isKeptAsInvoice(ctx.db, file.sha256)) return undefined;
    for (const paper of beside) await storePaperContent(ctx, deps, paper);
    if (content.invoice !== null) return storeParsedInvoice(ctx, deps, file, content);
    await storePaperContent(ctx, deps, file);
    return { invoice: null, file, papers: [], problems: [] };
  });
  if (kept === undefined) return 'Known';
  return runAsSystem(deps, organization_id, async (ctx) => {
    if (await isKeptAsInvoice(ctx.db, file.sha256)) return 'Known';
    const building = await findBilledBuilding(ctx, building_id);
    await enterInvoice(ctx, building, { ...kept, mail: { from: mail.from, beside } });
    return 'Drafted';
  });
}

/** Runs work in an office, outside a writing transaction: storing files opens its own. */
function runInOffice<T>(
  deps: MailDependencies,
  organizationId: string,
  work: (ctx: TenantContext) => Promise<T>,
): Promise<T> {
  return deps.database.read(organizationId, (db) => work(makeSystemContext(deps, db, [])));
}

/** Stores an invoice and its papers among the documents to be entered, titled with the reason. */
async function storeAside(
  deps: MailDependencies,
  place: MailDestination & { readonly organization_id: string },
  { file, beside, mail }: MailInvoice,
  why: DomainError,
): Promise<Outcome> {
  const outcomes: Outcome[] = [];
  for (const one of [file, ...beside]) {
    outcomes.push(await keepOne(deps, place, { file: one, from: mail.from ?? '', why }));
  }
  return outcomes.find((outcome) => outcome === 'Left') ?? outcomes[0] ?? 'Left';
}

async function keepOne(
  deps: MailDependencies,
  { organization_id, building_id }: MailDestination & { readonly organization_id: string },
  {
    file,
    from,
    why,
  }: { readonly file: MailFile; readonly from: string; readonly why: DomainError },
): Promise<Outcome> {
  try {
    // The attempt to draft it may have stored the file already, which moves it away.
    if (existsSync(file.path)) {
      await runInOffice(deps, organization_id, (ctx) =>
        file.kind === 'Paper'
          ? storePaperContent(ctx, deps, file)
          : storeKnownContent(ctx, deps, file, 'application/xml'),
      );
    }
  } catch (error) {
    toRefusal(deps, error);
    return 'Left';
  }
  return runAsSystem(deps, organization_id, async (ctx) => {
    if (await isKeptAsInvoice(ctx.db, file.sha256)) return 'Known';
    const language =
      (await findOrganization(ctx.db, organization_id))?.language ?? DEFAULT_LANGUAGE;
    const reason =
      building_id === null
        ? translate(language, 'invoice_mail.no_building')
        : createProblemAt({ language, requestId: '' }, why.code, why.params).detail;
    const { file_name } = file;
    const title = translate(language, 'invoice_mail.kept', { file: file_name, from, reason });
    await createDocument(ctx, {
      file,
      title: title.slice(0, MAX_TITLE),
      document_type: 'Invoice',
      building_id,
    });
    return 'Kept';
  });
}
