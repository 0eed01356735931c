import { Audit, AUDIT_SORTS, type ListAudits } from '#contract/audits.ts';
import type { Language } from '#domain/kernel/language.ts';
import type { LocalDate } from '#domain/kernel/local-date.ts';
import type { Cents } from '#domain/kernel/money.ts';
import type { Connection } from '#platform/db/connection.ts';
import { selectNames } from '#platform/db/names.ts';
import { findShown, listPage, sortFields, type Selection } from '#platform/db/page.ts';
import type { Row } from '#platform/db/rows.ts';
import { equal, oneOf, sql, type Sql } from '#platform/db/sql.ts';
import type { Page } from '#platform/http/reply.ts';
import { nameSources } from '#relations/display-names.ts';
import { fiscalYears } from '#relations/fiscal-years.ts';
import { journalEntries, ledgerHeads } from '#relations/ledger.ts';
import { decisions } from '#relations/minutes.ts';

/** Progress of a sample. */
interface VoucherCounts {
  readonly total: number;
  readonly unmarked: number;
  readonly ok: number;
  readonly questions: number;
  readonly objections: number;
  readonly unanswered: number;
  /** Questions alone. */
  readonly unanswered_questions: number;
}

/** A draw of the sample. */
type Draw = Omit<Row<'audit_draws'>, 'organization_id' | 'audit_id' | 'created_by'>;

/** An audit with its year, its sample and its report. */
export interface AuditRow extends Row<'audits'> {
  readonly start_date: LocalDate;
  readonly end_date: LocalDate;
  readonly entries_since: number;
  /** From the latest decision of the assembly until the end of the year; null: none. */
  readonly decided_threshold_cents: Cents | null;
  readonly draws: readonly Draw[];
  readonly counts: VoucherCounts;
  readonly reports: readonly { readonly language: Language; readonly document_id: string | null }[];
}

type Stored = Row<'audits'> & {
  readonly year: Pick<
    AuditRow,
    'start_date' | 'end_date' | 'entries_since' | 'decided_threshold_cents'
  >;
} & Pick<AuditRow, 'draws' | 'counts' | 'reports'>;

/** Condition that the voucher `voucher` awaits an answer of the syndic. */
export const isUnanswered = sql`(voucher.mark in ('Question', 'Objection') and voucher.answered_at is null)`;

/** Selects the year of the audit `page`, and what was posted or decided in it. */
const selectYear = (db: Connection): Sql => sql`(select json_build_object(
    'start_date', year.start_date, 'end_date', year.end_date,
    'entries_since', (select count(*) from ${journalEntries(db)} as entry
      where entry.building_id = page.building_id and entry.sequence > page.ledger_count
        and entry.entry_date between year.start_date and year.end_date),
    'decided_threshold_cents', (select decision.amount_cents from ${decisions(db)} as decision
      where decision.building_id = page.building_id and decision.decision_type = 'QuoteThreshold'
        and decision.result = 'Adopted' and decision.decided_on <= year.end_date
        and decision.amount_cents is not null
      order by decision.decided_on desc, decision.id desc limit 1))
  from ${fiscalYears(db)} as year where year.id = page.fiscal_year_id) as year`;

const selectDraws = (db: Connection): Sql => sql`(select coalesce(json_agg(json_build_object(
    'id', draw.id, 'seed', draw.seed, 'random', draw.random, 'above_cents', draw.above_cents,
    'account_code', draw.account_code, 'selected', draw.selected,
    'created_at', to_char(draw.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
    order by draw.created_at, draw.id), '[]')
  from app.audit_draws as draw
  where draw.organization_id = ${db.organizationId} and draw.audit_id = page.id) as draws`;

const selectCounts = (db: Connection): Sql => sql`(select json_build_object(
    'total', count(*), 'unmarked', count(*) filter (where voucher.mark is null),
    'ok', count(*) filter (where voucher.mark = 'Ok'),
    'questions', count(*) filter (where voucher.mark = 'Question'),
    'objections', count(*) filter (where voucher.mark = 'Objection'),
    'unanswered', count(*) filter (where ${isUnanswered}),
    'unanswered_questions', count(*) filter (where ${isUnanswered} and voucher.mark = 'Question'))
  from app.audit_vouchers as voucher
  where voucher.organization_id = ${db.organizationId} and voucher.audit_id = page.id) as counts`;

const selectReports = (db: Connection): Sql => sql`(select coalesce(json_agg(json_build_object(
    'language', report.language, 'document_id', report.document_id) order by report.language), '[]')
  from app.audit_reports as report
  where report.organization_id = ${db.organizationId} and report.audit_id = page.id) as reports`;

const selectAudits = (db: Connection): Selection => ({
  select: sql`select * from app.audits`,
  beside: [
    ...selectNames(db, Audit, nameSources),
    selectYear(db),
    selectDraws(db),
    selectCounts(db),
    selectReports(db),
  ],
});

function withYear({ year, ...row }: Stored): AuditRow {
  return { ...row, ...year };
}

/** Finds an audit that meets the conditions. */
export async function findAudit(
  db: Connection,
  id: string,
  visible: readonly Sql[],
): Promise<AuditRow | undefined> {
  const row = await findShown<Stored>(db, selectAudits(db), [
    sql`organization_id = ${db.organizationId}`,
    sql`id = ${id}`,
    ...visible,
  ]);
  return row === undefined ? undefined : withYear(row);
}

const sortable = sortFields('audits', AUDIT_SORTS);

/** Lists visible audits, latest first. */
export async function listAudits(
  db: Connection,
  { building_id, fiscal_year_id, status, ...page }: ListAudits,
  visible: readonly Sql[],
): Promise<Page<AuditRow>> {
  const found = await listPage<Stored>(
    db,
    {
      ...selectAudits(db),
      where: [
        sql`organization_id = ${db.organizationId}`,
        ...equal({ building_id, fiscal_year_id }),
        ...oneOf({ status }),
        ...visible,
      ],
      sortable,
      defaultSort: '-created_at',
    },
    page,
  );
  return { ...found, rows: found.rows.map(withYear) };
}

/** Finds the basis of the checks of the last audit of a building. */
export function findLastBasis(
  db: Connection,
  building_id: string,
): Promise<Pick<Row<'audits'>, 'quote_threshold_cents' | 'fee_contracts'> | undefined> {
  return db.first(sql`select quote_threshold_cents, fee_contracts from app.audits
    where organization_id = ${db.organizationId} and building_id = ${building_id}
    order by created_at desc, id desc limit 1`);
}

/** Finds the head of the ledger: the number of entries, and the hash of the last as hexadecimal digits. */
export async function findLedgerHead(
  db: Connection,
): Promise<{ readonly count: number; readonly hash: string }> {
  const head = await db.first<{ readonly count: number; readonly hash: string }>(
    sql`select entry_count as count, encode(head_hash, 'hex') as hash from ${ledgerHeads(db)} as head`,
  );
  return head ?? { count: 0, hash: '0'.repeat(64) };
}
