import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { disclosureParts, personalData } from '#app/features.ts';
import type { DataCategory, DataSubject } from '#domain/privacy/processing.ts';
import { tableOwners } from '../../scripts/boundaries/owned-tables.ts';

/** Data subjects that can request a copy. */
const TOLD: readonly DataSubject[] = ['Owner', 'User', 'Account', 'Email'];

/** Tables with personal data that are not disclosed, and why. */
const WITHOUT: Readonly<Record<string, string>> = {
  'app.account_sums': 'sums of lines that are told',
  'app.journal_texts': 'told with the lines',
  'app.bank_splits': 'told as shares of cost lines, which replace them',
  'app.expense_splits': 'told as shares of cost lines, which replace them',
  'app.contents': 'told as documents',
  'app.statement_owner_units': 'sums of charges that are told',
  'app.statement_called_rows': 'told as shares of calls',
  'app.content_words': 'told as documents',
  'app.document_versions': 'told as documents',
  'app.payment_reminder_items': 'told as receivables',
  'app.payment_reminder_letters': 'told as letters',
  'app.digest_windows': 'when the next message goes out',
  'app.idempotency_keys': 'answers kept for a day',
  'app.outbox_events': 'told as notifications',
  'app.meeting_minutes': 'told as letters',
  'app.decisions': 'told as letters of minutes',
  'app.decision_follow_ups': 'what the office has to do',
  'app.claims': 'business of the association',
  'app.audits': 'business of the association',
  'app.audit_messages': 'business of the association',
  'app.audit_bank_files': 'business of the association',
  'app.proceedings': 'business of the association',
  'app.erasures': 'who is in it is nobody any more',
  'auth.account_tokens': 'by what one signs in',
  'auth.backup_codes': 'by what one signs in',
  'auth.refresh_tokens': 'by what one signs in',
  'auth.login_failures': 'hashes that lead to nobody',
};

/** Columns about a person that are not disclosed, though other columns of their table are. */
const COLUMNS_WITHOUT: Readonly<Record<string, string>> = {
  'app.lot_requests.answer': 'the figures of the lot, which a notary gets',
  'app.meetings.agenda': 'business of the association',
  'app.meetings.cancellation_reason': 'business of the association',
  'app.meetings.urgent_reason': 'business of the association',
  'app.agenda_items.description': 'business of the association',
  'app.agenda_items.amended_text': 'business of the association',
  'app.agenda_items.remark': 'business of the association',
  'app.agenda_items.syndic_votes_because': 'business of the association',
  'app.voting_rounds.void_reason': 'business of the association',
  'app.documents.sha256': 'the file itself is handed over',
  'app.calls_for_funds.cancellation_reason': 'business of the association',
  'app.statement_runs.reversal_reason': 'business of the association',
  'app.expenses.line_items': 'business of the association',
  'app.expenses.rejection_reason': 'business of the association',
  'app.expenses.approval_notes': 'business of the association',
  'app.expenses.dispute_reason': 'business of the association',
  'app.payment_reminders.settled_from': 'follows from the events of the reminder',
  'app.payment_reminders.level_changed_on': 'follows from the events of the reminder',
  'app.payment_reminders.is_told':
    'whether a notification has been sent, which is disclosed itself',
  'app.payments.reversed_at': 'disclosed as the status',
  'app.payments.return_reason': 'disclosed as the status',
  'auth.users.settings': 'how pages are laid out',
};
/** Categories of data that a person sees as a value; others are ids, states and credentials. */
const SHOWN: readonly DataCategory[] = [
  'Identity',
  'Contact',
  'Content',
  'Financial',
  'Preferences',
];
const DERIVED = /_id$|_order$|^search_text$/;

const PART = /export const \w+: DisclosurePart\b/;
const files = globSync('src/features/**/*.ts').filter((path) =>
  PART.test(readFileSync(path, 'utf8')),
);
const texts = new Map(files.map((path) => [path, readFileSync(path, 'utf8')]));
const named = new Set(
  [...texts.values()].flatMap((text) => text.match(/\b(?:app|auth)\.[a-z_]+\b/g) ?? []),
);
/** Deliveries of letters are read by a shared statement. */
named.add('app.letter_posts');

const annotated = Object.entries(personalData).flatMap(([name, columns]) => {
  const told = Object.values(columns).some(
    (about) => about !== null && TOLD.includes(about.subject) && about.processing !== 'AuditTrail',
  );
  return told ? [name.includes('.') ? name : `app.${name}`] : [];
});

/** Lists the columns of disclosed tables that no part which reads the table names. */
function findUnreadColumns(): string[] {
  return Object.entries(personalData).flatMap(([name, columns]) => {
    const table = name.includes('.') ? name : `app.${name}`;
    if (table in WITHOUT) return [];
    const isReading = new RegExp(`\\b${table.replace('.', '\\.')}\\b`);
    const readers = [...texts]
      .filter(
        ([path, text]) => path.startsWith(`src/${tableOwners.get(table)}/`) || isReading.test(text),
      )
      .map(([, text]) => text);
    const words = new Set(readers.join('\n').match(/\w+/g));
    return Object.entries(columns).flatMap(([column, about]) =>
      about !== null &&
      TOLD.includes(about.subject) &&
      SHOWN.includes(about.category) &&
      !['AuditTrail', 'SignIn'].includes(about.processing) &&
      !DERIVED.test(column) &&
      !words.has(column)
        ? [`${table}.${column}`]
        : [],
    );
  });
}

describe('what a person is told', () => {
  it('has every value about them, or a reason why not', () => {
    expect(findUnreadColumns().toSorted()).toEqual(Object.keys(COLUMNS_WITHOUT).toSorted());
  });

  it('comes from every table that holds something of them', () => {
    expect(annotated.filter((table) => !named.has(table) && !(table in WITHOUT))).toEqual([]);
  });

  it('has an exception only where there is such a table, which is not told', () => {
    const idle = Object.keys(WITHOUT).filter(
      (table) => !tableOwners.has(table) || !annotated.includes(table),
    );
    expect(idle).toEqual([]);
  });

  it('is told by parts that the root has', () => {
    expect(files.length).toBeGreaterThan(15);
    expect(disclosureParts).toHaveLength(files.length);
  });
});
