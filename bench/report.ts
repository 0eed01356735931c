import { availableParallelism, cpus, totalmem } from 'node:os';
import type { Facts } from './facts.ts';
import { rateOf } from './measurement.ts';
import type { Result } from './run-cases.ts';

const HEAD = [
  'case',
  'failed',
  'req/s',
  'p50 ms',
  'p99 ms',
  'bare loop/s',
  'of loop',
  'bare server/s',
  'of server',
  'target',
  '',
];

const whole = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });
const tenths = new Intl.NumberFormat('en', {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});

function percent(part: number): string {
  return `${Math.round(part * 100)} %`;
}

function cellsOf({ name, shown, hasRate, loop, server, target, isMet }: Result): string[] {
  const rate = rateOf(shown);
  const verdict = isMet === undefined ? '' : isMet ? 'ok' : 'missed';
  return [
    name,
    whole.format(shown.failed),
    hasRate ? whole.format(rate) : '',
    tenths.format(shown.p50_ms),
    tenths.format(shown.p99_ms),
    loop === undefined ? '' : whole.format(rateOf(loop)),
    loop === undefined ? '' : percent(rate / rateOf(loop)),
    server === undefined ? '' : whole.format(rateOf(server)),
    server === undefined ? '' : percent(rate / rateOf(server)),
    target ?? '',
    verdict,
  ];
}

/** Formats the figures of all cases. */
export function tableOf(results: readonly Result[]): string {
  return formatTable(HEAD, results.map(cellsOf), (column) => column > 0 && column < 9);
}

/** Formats a Markdown table whose columns also align on a terminal. */
export function formatTable(
  head: readonly string[],
  body: readonly (readonly string[])[],
  isNumber: (column: number) => boolean,
): string {
  const rows = [head, ...body];
  const widths = head.map((_, column) =>
    Math.max(3, ...rows.map((row) => (row[column] ?? '').length)),
  );
  const lineOf = (row: readonly string[]) =>
    `| ${row
      .map((cell, column) =>
        isNumber(column) ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0),
      )
      .join(' | ')} |`;
  const rule = widths.map((width, column) =>
    isNumber(column) ? `${'-'.repeat(width - 1)}:` : '-'.repeat(width),
  );
  return [lineOf(head), lineOf(rule), ...body.map(lineOf)].join('\n');
}

/** Describes the machine, the versions and the data that the figures were measured on. */
export function factsOf(
  facts: Facts,
  memory: { readonly before: number; readonly after: number },
  placement: string,
  postgresVersion: string,
): string {
  const [cpu] = cpus();
  const rows = (table: string) =>
    `${whole.format(facts.rows[table] ?? 0)} ${table.replace('_', ' ')} (${whole.format(facts.rows[`${table} of the organization`] ?? 0)})`;
  return [
    `Machine: ${availableParallelism()} cores (${cpu?.model ?? 'unknown'}), ${whole.format(totalmem() / 2 ** 30)} GiB, ${process.platform}; Node ${process.versions.node}, PostgreSQL ${postgresVersion}`,
    `Placement: ${placement}`,
    `Seeded in ${whole.format(facts.seconds)} s, in brackets those of the organization that is measured: ${Object.keys(
      facts.rows,
    )
      .filter((name) => !name.includes(' '))
      .map(rows)
      .join(', ')}`,
    `Memory of the service: ${whole.format(memory.before)} MiB before, ${whole.format(memory.after)} MiB after`,
  ].join('\n');
}

export const EXPLANATION = `Load generator, service and database share the cores of this machine, placed as said above;
16 connections and a pool of 10 unless the case says otherwise. Bare loop: the same driver, pool, row level
security and SQL in 16 loops, without HTTP on either side. Bare server: node:http that answers with JSON.stringify of the same rows, under
the same load. For a login, bare is the argon2 computation alone. Calls, letters and reminders are asked for
one after the other, in organizations of their own, the run of a service that has just started; p99 is the
slowest. Their bare loop writes the same rows once more, one statement a table, without foreign keys or row
level security. In brackets, the memory of the service before and at its peak. Notifications have databases
and services of their own, and go to a mail server, a provider of text messages and a push service on this
machine: req/s are deliveries, p50 and p99 are from the recording of a notification to that of its delivery;
for streams, to the arrival at the client, one notification after the other. Ratios are of one run, in
turns; absolute figures are those of this machine at that moment. Targets are shown, not enforced.`;
