import { Readable } from 'node:stream';
import type { ReportAudit } from '#contract/audits.ts';
import { auditTransitions } from '#domain/audits/audit-state.ts';
import { assert } from '#domain/kernel/assert.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import { LANGUAGES, type Language } from '#domain/kernel/language.ts';
import { transition } from '#domain/kernel/state-machine.ts';
import { fileStored, storeFile } from '#features/documents/documents/index.ts';
import { drawDrafts, findLetterhead } from '#features/documents/letters/index.ts';
import { findSuppliers } from '#features/register/suppliers/index.ts';
import { findUserNames, recordAudit } from '#features/shared/index.ts';
import type { Connection } from '#platform/db/connection.ts';
import { insertRow, updateRow } from '#platform/db/rows.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import type { DetachedContext, TenantContext } from '#platform/http/request-context.ts';
import { putOnNextAgenda } from './agenda.ts';
import { lockReadAudit, requireAudit, toAudit } from './audit.ts';
import { checkYear } from './checks.ts';
import { listAllBankFiles } from './comparison-repository.ts';
import { reportLetter, type ReportedYear } from './report-letter.ts';
import type { AuditRow } from './repository.ts';
import { listQuestioned } from './voucher-repository.ts';

const PDF = 'application/pdf';

/** A rendered report in one language, whose bytes are stored. */
interface StoredReport {
  readonly language: Language;
  readonly title: string;
  readonly file_name: string;
  readonly sha256: string;
}

/**
 * Reports on an audit: renders the report in every language, keeps it, and puts it on the agenda of the next
 * assembly that is being prepared. Opens its own transactions. Refuses not_found, stale,
 * invalid_transition, too_busy, and what adding to an agenda refuses.
 */
export async function reportAudit(
  ctx: DetachedContext,
  files: FileStore,
  id: string,
  { opinion, text: given }: ReportAudit,
): Promise<AuditRow> {
  const text = given ?? null;
  const { database, organizationId, now } = ctx;
  const years = await database.snapshot(organizationId, (db) => readYear(ctx, db, id));
  const { audit } = years.fr;
  transition(auditTransitions, 'report', audit.status);
  const papers = LANGUAGES.map((language) =>
    reportLetter(years[language], { opinion, text }, language),
  );
  const drawn = await drawDrafts(papers);
  const stored: StoredReport[] = [];
  for (const [index, { language, title, file_name }] of papers.entries()) {
    const pdf = drawn[index]?.pdf;
    assert(pdf !== undefined, 'Every report is rendered');
    const keeping = { database, files, organizationId, now };
    const sha256 = await storeFile(keeping, Readable.from([pdf]), PDF);
    stored.push({ language, title, file_name: `${file_name}.pdf`, sha256 });
  }
  return database.write(organizationId, async (db) => {
    const writing = ctx.withConnection(db);
    const locked = await lockReadAudit(writing, id, 'report');
    // The report lacks marks and entries that were made while it was rendered.
    if (tagOf(locked) !== tagOf(audit)) throw new DomainError('stale');
    await keepReport(writing, locked, stored, { opinion, report_text: text });
    return requireAudit(writing, id);
  });
}

function tagOf(audit: AuditRow): string {
  return `${audit.version} ${toAudit(audit).live}`;
}

type Years = Readonly<Record<Language, ReportedYear>>;

/** Reads the year once; descriptions of entries are those of each language. */
async function readYear(detached: DetachedContext, db: Connection, id: string): Promise<Years> {
  const ctx = detached.withConnection(db);
  const audit = await requireAudit(ctx, id);
  const [checks, bank_files, head, names, ...questioned] = await Promise.all([
    checkYear(ctx, audit),
    listAllBankFiles(db, id),
    findLetterhead(db, audit.building_id),
    findUserNames(db, [ctx.userId]),
    ...LANGUAGES.map((language) => listQuestioned(db, id, language)),
  ]);
  const supplier_ids = checks.findings.flatMap(({ supplier_id }) => supplier_id ?? []);
  const suppliers = await findSuppliers(db, [...new Set(supplier_ids)]);
  const year = {
    audit,
    checks,
    bank_files,
    head,
    supplier_names: new Map(suppliers.map((one) => [one.id, one.name])),
    auditor: names.get(ctx.userId) ?? '',
    today: ctx.today,
  };
  const byLanguage = LANGUAGES.map((language, index) => [
    language,
    { ...year, vouchers: questioned[index] ?? [] },
  ]);
  return Object.fromEntries(byLanguage) as Years;
}

async function keepReport(
  ctx: TenantContext,
  { id, building_id }: AuditRow,
  stored: readonly StoredReport[],
  words: Pick<AuditRow, 'opinion' | 'report_text'>,
): Promise<void> {
  for (const { language, title, ...file } of stored) {
    const place = {
      title: title.slice(0, 300),
      building_id,
      document_type: 'FinancialReport',
    } as const;
    const document = await fileStored(ctx, file, place);
    await insertRow(ctx.db, 'audit_reports', {
      id: ctx.newId(),
      audit_id: id,
      language,
      document_id: document.id,
      created_at: ctx.now,
    });
  }
  await updateRow(ctx, 'audits', id, {
    ...words,
    status: 'Reported',
    reported_at: ctx.now,
    reported_by: ctx.userId,
  });
  await putOnNextAgenda(ctx, id);
  await recordAudit(ctx, 'audit.reported', id, { opinion: words.opinion });
}
