import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { Task } from '#platform/jobs/task.ts';
import { nonEmpty } from '#test/helpers/non-empty.ts';
import { readAppWith } from '#test/helpers/read-app.ts';

const HOUR_MS = 3_600_000;
/** Settings with which every task exists. */
const ALL = {
  BANK_INBOX_DIR: '/var/bank',
  INVOICE_IMAP_URL: 'imaps://invoices:secret@mail.example.org/INBOX',
  BACKUP_WAL: '1',
};

const tasks = await readAppWith(ALL, ({ tasks: all }) => all);
const scheduled = tasks.filter(
  (task): task is Task & Required<Pick<Task, 'schedule'>> => task.schedule !== undefined,
);

/** Name, time (UTC), maximum delay of a missed run that is still made up, attempts. */
const APPROVED = [
  'bank-inbox | * * * * * | 0 h | 1',
  'daily-audit-end | 40 2 * * * | 24 h | 10',
  'daily-deferrals | 15 3 * * * | 24 h | 10',
  'daily-gdpr-requests | 15 5 * * * | 24 h | 10',
  'daily-legal-terms | 15 7 * * * | 24 h | 10',
  'daily-meeting-reminders | 30 5 * * * | 24 h | 10',
  'daily-payment-due | 0 5 * * * | 24 h | 10',
  'daily-reminders | 0 * * * * | 24 h | 10',
  'daily-retention | 30 2 * * * | 24 h | 10',
  'daily-transfers | 0 3 * * * | 24 h | 10',
  'end-written-decisions | 10 * * * * | 1 h | 10',
  'forget-digest-windows | 17 * * * * | 1 h | 1',
  'invoice-mailbox | * * * * * | 0 h | 1',
  'keep-base | */10 * * * * | 1 h | 1',
  'keep-erasures | 50 * * * * | 1 h | 3',
  'monthly-drill | 0 3 1 * * | 168 h | 2',
  'nightly-backup | 0 1 * * * | 24 h | 3',
  'nightly-integrity | 0 2 * * * | 24 h | 10',
  'nightly-proof | 15 3 * * * | 24 h | 3',
  'requeue-documents | * * * * * | 0 h | 1',
  'requeue-letters | * * * * * | 0 h | 1',
  'requeue-mails | * * * * * | 0 h | 1',
  'requeue-minutes | * * * * * | 0 h | 1',
  'requeue-notifications | * * * * * | 0 h | 1',
  'requeue-reminders | * * * * * | 0 h | 1',
  'sweep-documents | 20 * * * * | 1 h | 3',
  'watch-backups | 30 5 * * * | 24 h | 10',
  'watch-jobs | */10 * * * * | 0 h | 3',
];

/** The column “When” of the table of jobs, by task. */
function documentedTimes(): ReadonlyMap<string, string> {
  const rows = readFileSync('ARCHITECTURE.md', 'utf8').matchAll(
    /^\| (`[a-z`, -]+`) \| ([^|]+) \|/gm,
  );
  return new Map(
    rows.flatMap(([, names = '', when = '']) =>
      names.split(', ').map((name) => [name.replaceAll('`', ''), when] as const),
    ),
  );
}

function timeOf(cron: string): string {
  const [minute = '', hour = '', day] = cron.split(' ');
  const clock = `${hour.padStart(2, '0')}:${minute.padStart(2, '0')}`;
  if (minute === '*') return 'every minute';
  if (minute === '*/10') return 'every ten minutes';
  if (hour === '*') return 'every hour';
  return day === '*' ? clock : `${clock} on the 1st`;
}

it('scheduled tasks run at their hour, are made up for and are tried again as approved', () => {
  const found = scheduled.map(({ name, schedule: { cron, backfillMs, maxAttempts } }) =>
    [name, cron, `${backfillMs / HOUR_MS} h`, maxAttempts].join(' | '),
  );
  expect(found.toSorted()).toEqual(APPROVED);
});

it('tasks run when ARCHITECTURE.md says', () => {
  const documented = documentedTimes();
  for (const { name, schedule } of nonEmpty(scheduled)) {
    expect(`${name}: ${documented.get(name)}`).toContain(`${name}: ${timeOf(schedule.cron)}`);
  }
});
