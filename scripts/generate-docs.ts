/**
 * Writes the parts of the documentation that are facts of the code, between `<!-- generated:NAME
 * -->` and `<!-- /generated -->`; with --check, fails if one is out of date.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { processings } from '#app/features.ts';
import { isWithinBuildings, rights, type Right, type RoleType } from '#contract/access.ts';
import { getProblemStatus } from '#contract/problem-statuses.ts';
import { FINDINGS } from '#domain/assemblies/convening.ts';
import {
  calculateChallengeDeadline,
  calculateLongestMandate,
  calculateMinutesTerm,
  earliestSecondSession,
  lastPostingDay,
  lastProposalDay,
  lastSendingDay,
} from '#domain/assemblies/deadlines.ts';
import {
  concernsSyndic,
  DECISION_TYPES,
  supervisesSyndic,
} from '#domain/assemblies/decision-types.ts';
import { calculateConveningTerm } from '#domain/assemblies/owners-ask.ts';
import { mayHoldProxies } from '#domain/assemblies/proxies.ts';
import { earliestRepetition } from '#domain/assemblies/repetition.ts';
import { statementTransitions } from '#domain/banking/statement-state.ts';
import { transactionTransitions } from '#domain/banking/transaction-state.ts';
import { claimTransitions } from '#domain/costs/claim-state.ts';
import { expenseTransitions } from '#domain/expenses/expense-state.ts';
import { callTransitions } from '#domain/funds/call-state.ts';
import { addMonths } from '#domain/kernel/local-date.ts';
import { isProblemCode, problems } from '#domain/kernel/problems.ts';
import type { TransitionTable } from '#domain/kernel/state-machine.ts';
import { NOTIFICATION_TYPES } from '#domain/notifications/notification-types.ts';
import { defaultPreference } from '#domain/notifications/preferences.ts';
import { batchTransitions } from '#domain/payment-batches/batch-state.ts';
import { reminderTransitions } from '#domain/payment-reminders/reminder-state.ts';
import { gdprRequestTransitions } from '#domain/privacy/request.ts';
import { translate } from '#platform/i18n/translate.ts';
import { SETTINGS } from '#platform/settings.ts';
import { createProgram, formatUsage } from '../src/cli/program.ts';

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

function states(transitions: TransitionTable<string>): string {
  return table(
    ['From', 'Operation', 'To'],
    Object.entries(transitions).map(([operation, { from, to }]) => [
      from.join(', '),
      `\`${operation}\``,
      to,
    ]),
  );
}

interface Operation {
  readonly tags: readonly [string];
  readonly 'x-access': string;
}

/** Paths of the interface description, generated from the routes. */
function paths(): Readonly<Record<string, Readonly<Record<string, Operation>>>> {
  return JSON.parse(readFileSync('openapi/openapi.json', 'utf8')).paths;
}

const TENANT_ROLES: readonly RoleType[] = [
  'Syndic',
  'Accountant',
  'BoardMember',
  'Auditor',
  'Owner',
];

/** The terms of an assembly, each shown for one day. */
function terms(): string {
  const day = '2026-06-05';
  const { target_on, due_on } = calculateMinutesTerm(day);
  const asked = calculateConveningTerm(day);
  const challenge = calculateChallengeDeadline({ meeting_type: 'GeneralAssembly' }, day) ?? '–';
  return table(
    ['Term', 'Article', `Counted from ${day}`, 'Last day'],
    [
      ['Send convocations, backwards', '3.87 §3', lastSendingDay(day), lastSendingDay(day)],
      ['Post convocations, backwards', '3.87 §3', lastPostingDay(day), lastPostingDay(day)],
      [
        'Propose items, backwards from the window',
        '3.87 §3',
        lastProposalDay(day),
        lastProposalDay(day),
      ],
      ['Second session, at the earliest', '3.87 §5', earliestSecondSession(day), '–'],
      ['Repeat a decision, at the earliest', '3.88 §3', earliestRepetition(day), '–'],
      ['Convene what owners asked for', '3.87 §2', asked.target_on, asked.due_on],
      ['Send the minutes', '3.87 §12', target_on, due_on],
      ['Challenge a decision', '3.92 §3', addMonths(day, 4), challenge],
      ['Longest mandate', '3.89 §1', calculateLongestMandate(day), calculateLongestMandate(day)],
    ],
  );
}

/** Lists the decisions on which the syndic does not vote, or by which they cannot be elected. */
function officeConditions(): string {
  const types = DECISION_TYPES.filter((type) => concernsSyndic(type) || supervisesSyndic(type));
  return table(
    ['Decision', 'Syndic who owns a lot', 'Candidates'],
    types.map((type) => [
      `\`${type}\``,
      concernsSyndic(type) ? 'excluded, unless the chair gives a reason' : 'votes',
      supervisesSyndic(type)
        ? `${type === 'CouncilAppointment' ? 'owners with a vote, ' : ''}never the syndic`
        : 'anyone',
    ]),
  );
}

/** Whether a holder may take one more proxy, by their number and the votes they come to. */
function proxyLimits(): string {
  const total = 1_000;
  const cases = [
    [1, 0, 600],
    [3, 300, 600],
    [4, 20, 80],
    [4, 20, 81],
    [10, 0, 100],
  ] as const;
  return table(
    ['Proxies', 'Own votes', 'Votes of the principals', `Of ${total} votes`],
    cases.map(([principals, own, of_principals]) => [
      String(principals),
      String(own),
      String(of_principals),
      mayHoldProxies({ principals, own, of_principals }, total) ? 'accepted' : '`proxy_limit`',
    ]),
  );
}

const parts: Readonly<Record<string, () => string>> = {
  settings: () =>
    table(
      ['Setting', 'Meaning', 'Default'],
      Object.entries(SETTINGS).map(
        ([name, { description = '', default: value, otherwise = '' }]) => [
          `\`${name}\``,
          description,
          value === undefined ? otherwise : `\`${value}\``,
        ],
      ),
    ),
  commands: () =>
    table(
      ['Command', 'What it does'],
      createProgram({}).commands.map((command) => [
        `\`${formatUsage(command)}\``,
        command.description(),
      ]),
    ),
  rights: () =>
    table(
      ['Right', ...TENANT_ROLES, 'Limited to buildings'],
      (Object.keys(rights) as Right[]).map((right) => [
        `\`${right}\``,
        ...TENANT_ROLES.map((role) =>
          (rights[right] as readonly RoleType[]).includes(role)
            ? role === 'Owner'
              ? 'own'
              : 'yes'
            : '–',
        ),
        isWithinBuildings(right) ? 'yes' : '–',
      ]),
    ),
  routes: () =>
    table(
      ['Area', 'Route', 'Requires'],
      Object.entries(paths()).flatMap(([path, operations]) =>
        Object.entries(operations).map(
          ([
            method,
            {
              tags: [area],
              'x-access': access,
            },
          ]) => [area, `\`${method.toUpperCase()} ${path}\``, access],
        ),
      ),
    ),
  problems: () =>
    table(
      ['Code', 'Status', 'Title'],
      Object.keys(problems)
        .filter(isProblemCode)
        .map((code) => [
          `\`${code}\``,
          String(getProblemStatus(code)),
          translate('en', `problem.${code}.title`),
        ]),
    ),
  'assembly-terms': terms,
  'office-conditions': officeConditions,
  'proxy-limits': proxyLimits,
  findings: () =>
    table(
      ['Finding', 'Text'],
      FINDINGS.map((code) => [`\`${code}\``, translate('en', `enum.MeetingFinding.${code}`)]),
    ),
  'expense-states': () => states(expenseTransitions),
  'bank-statement-states': () => states(statementTransitions),
  'bank-transaction-states': () => states(transactionTransitions),
  'payment-batch-states': () => states(batchTransitions),
  'claim-states': () => states(claimTransitions),
  'call-states': () => states(callTransitions),
  'reminder-states': () => states(reminderTransitions),
  'gdpr-request-states': () => states(gdprRequestTransitions),
  processings: () =>
    table(
      ['Activity', 'Basis', 'Data subjects', 'Data', 'Recipients', 'Kept'],
      processings.map((activity) => {
        const called = (type: string, values: readonly string[]) =>
          values.map((value) => translate('en', `enum.${type}.${value}`)).join(', ');
        const years = activity.retention_months / 12;
        return [
          called('ProcessingName', [activity.name]),
          called('LawfulBasis', activity.lawful_bases),
          called('DataSubject', activity.data_subjects),
          called('DataCategory', activity.data_categories),
          called('DataRecipient', activity.recipients),
          `${years} ${years === 1 ? 'year' : 'years'}, ${called('RetentionStart', [activity.retention_starts]).toLowerCase()}`,
        ];
      }),
    ),
  'notification-types': () =>
    table(
      ['Type', 'Name', 'E-mail', 'SMS', 'Push'],
      NOTIFICATION_TYPES.map((type) => {
        const { email_enabled, sms_enabled, push_enabled } = defaultPreference(type);
        const shown = [email_enabled, sms_enabled, push_enabled].map((on) => (on ? 'yes' : '–'));
        return [type, translate('en', `enum.NotificationType.${type}`), ...shown];
      }),
    ),
};

const files = globSync('docs/**/*.md').toSorted();
const BLOCK = /(<!-- generated:([a-z-]+) -->\n)[\s\S]*?(<!-- \/generated -->)/g;

let isCurrent = true;
for (const file of files) {
  const before = readFileSync(file, 'utf8');
  const after = before.replaceAll(BLOCK, (_block, start: string, name: string, end: string) => {
    const part = parts[name];
    if (part === undefined) throw new Error(`${file}: nothing generates ${name}`);
    return `${start}${part()}\n${end}`;
  });
  if (after === before) continue;
  isCurrent = false;
  if (process.argv.includes('--check'))
    console.error(`${file} is out of date: node scripts/bootstrap.mjs scripts/generate-docs.ts`);
  else writeFileSync(file, after);
}
process.exit(isCurrent || !process.argv.includes('--check') ? 0 : 1);
