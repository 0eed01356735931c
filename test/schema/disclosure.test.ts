import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { disclosureParts } from '#app/features.ts';
import type { DataSubject } from '#domain/privacy/processing.ts';
import { personalData } from '#features/privacy/personal-data/index.ts';
import { tableOwners } from '../../scripts/boundaries/table-owners.ts';

/** Data subjects that can request a copy. */
const TOLD: readonly DataSubject[] = ['Owner', 'User', 'Account', 'Email'];

/** Tables with personal data that are not disclosed, and why. */
const WITHOUT: Readonly<Record<string, string>> = {
  'app.account_sums': 'sums of lines that are told',
  'app.journal_texts': 'told with the lines',
  'app.contents': 'told as documents',
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
  'app.erasures': 'who is in it is nobody any more',
  'auth.account_tokens': 'by what one signs in',
  'auth.backup_codes': 'by what one signs in',
  'auth.refresh_tokens': 'by what one signs in',
  'auth.login_failures': 'hashes that lead to nobody',
};

const PART = /export const \w+: DisclosurePart\b/;
const files = globSync('src/features/**/*.ts').filter((path) =>
  PART.test(readFileSync(path, 'utf8')),
);
const named = new Set(
  files.flatMap((path) => readFileSync(path, 'utf8').match(/\b(?:app|auth)\.[a-z_]+\b/g) ?? []),
);
/** Deliveries of letters are read by a shared statement. */
named.add('app.letter_posts');

const annotated = Object.entries(personalData).flatMap(([name, columns]) => {
  const told = Object.values(columns).some(
    (about) => about !== null && TOLD.includes(about.subject) && about.processing !== 'AuditTrail',
  );
  return told ? [name.includes('.') ? name : `app.${name}`] : [];
});

describe('what a person is told', () => {
  it('comes from every table that holds something of them', () => {
    expect(annotated.filter((table) => !named.has(table) && !(table in WITHOUT))).toEqual([]);
  });

  it('has an exception only where there is such a table, which is not told', () => {
    const idle = Object.keys(WITHOUT).filter(
      (table) => tableOwners[table] === undefined || !annotated.includes(table),
    );
    expect(idle).toEqual([]);
  });

  it('is told by parts that the root has', () => {
    expect(files.length).toBeGreaterThan(15);
    expect(disclosureParts).toHaveLength(files.length);
  });
});
