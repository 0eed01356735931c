import type { Affected } from './affected-tests.ts';

/** Names of the browser test files of each area of the web application (`web/src/features`). */
export const BROWSER_TESTS: Readonly<Record<string, readonly string[]>> = {
  audit: ['audit'],
  auditor: ['keyboard-auditor'],
  bank: ['bank', 'bank-keyboard'],
  books: ['books', 'keyboard-closing', 'keyboard-funds', 'keyboard-money'],
  calls: ['bulk-calls', 'calls', 'keyboard-funds'],
  documents: ['documents', 'keyboard-office'],
  expenses: ['credit-notes', 'expenses', 'invoices-by-mail', 'keyboard-money'],
  imports: ['handover', 'import', 'money-import', 'takeover'],
  meetings: ['assembly', 'assembly-live', 'meetings'],
  notifications: ['keyboard-office', 'live', 'notifications'],
  operations: ['operations'],
  organizations: ['keyboard-office', 'organizations'],
  'payment-batches': ['payment-batches'],
  payments: ['payments'],
  people: ['people'],
  portal: ['keyboard-office', 'portal', 'statements'],
  privacy: ['keyboard-office', 'privacy'],
  profile: ['profile'],
  register: ['register', 'register-forms', 'transfer'],
  reminders: ['keyboard-funds', 'reminders'],
  sales: ['keyboard-sale', 'transfer'],
  settings: ['reminders'],
  'sign-in': ['profile', 'session'],
  statements: ['statements'],
  suppliers: ['keyboard-money', 'suppliers'],
  tickets: ['keyboard-office', 'tickets'],
  today: ['bank', 'expenses', 'keyboard-funds', 'payment-batches', 'portal'],
};

/** Browser tests of what all areas share. They run, with all others, when that changes. */
export const WHOLE_APPLICATION: readonly string[] = [
  'addresses',
  'behaviour',
  'broken-connection',
  'built',
  'keyboard',
  'reference',
  'screenshots',
  'unknown-addresses',
  'walk',
];

/** Areas of message folders whose name differs from the area's. */
const AREAS_BY_WORDS: Readonly<Record<string, string>> = { batches: 'payment-batches' };

/** Messages that every page shows. */
const SHARED_WORDS = /^src\/locales\/(?:web|web-navigation|web-notifications|enumerations)\//;
const AREA_WORDS = /^src\/locales\/web-([a-z]+)\//;
const AREA_FILE = /^web\/src\/features\/([^/]+)\//;

/**
 * Chooses the browser tests for a change: those of the changed areas, those that import a changed
 * file, and changed tests. All of them where the change is in what areas share.
 */
export function chooseBrowserTests(
  changed: readonly string[],
  { browserTests, webFiles }: Pick<Affected, 'browserTests' | 'webFiles'>,
): readonly string[] | 'all' {
  const files = webFiles.filter((path) => !path.endsWith('.test.ts'));
  const isShared = files.some((path) => !AREA_FILE.test(path));
  if (isShared || changed.some((path) => SHARED_WORDS.test(path))) return 'all';
  const areas = new Set([
    ...files.map((path) => AREA_FILE.exec(path)?.[1] ?? ''),
    ...changed.map((path) => findArea(AREA_WORDS.exec(path)?.[1] ?? '')),
  ]);
  const names = [...areas].flatMap((area) => BROWSER_TESTS[area] ?? []);
  return [...new Set([...names.map((name) => `test/browser/${name}.test.ts`), ...browserTests])];
}

/** Finds the area of a folder of messages, `web-<words>`. */
export function findArea(words: string): string {
  return AREAS_BY_WORDS[words] ?? words;
}
