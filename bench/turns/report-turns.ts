import { availableParallelism, cpus } from 'node:os';
import { medianOf, rateOf } from '../measurement.ts';
import { formatTable } from '../report.ts';
import type { CountedOperation } from './count-statements.ts';
import { QUIET_CORES, type MeasuredCase, type Turn } from './measure-turns.ts';

/** Figures of all cases on databases of one size. */
export interface MeasuredSize {
  readonly name: string;
  /** Rows that each database was filled with. */
  readonly rows: string;
  /** Cores that other programs kept busy before the cases. */
  readonly restCores: number;
  readonly cases: readonly MeasuredCase[];
}

const FIGURES: readonly (readonly [string, number, (turn: Turn) => number])[] = [
  ['req/s', 0, ({ load }) => rateOf(load)],
  ['p50 ms', 1, ({ load }) => load.p50_ms],
  ['p99 ms', 1, ({ load }) => load.p99_ms],
  ['MiB', 0, ({ memory_mib }) => memory_mib],
  ['service ms', 2, ({ load, service_ms }) => service_ms / load.good],
  ['database ms', 2, ({ load, database_ms }) => database_ms / load.good],
];

/** Formats the figures of one size: a row per case and side, the ratios to the last side beside. */
export function formatSize(names: readonly string[], size: MeasuredSize): string {
  const head = ['case', 'conn.', 'side', ...FIGURES.map(([name]) => name), 'failed', 'busy turns'];
  const rows = size.cases.flatMap(({ name, connections, turns }) => {
    const start = [name, String(connections)];
    const medians = turns.map((ofSide) => FIGURES.map(([, , read]) => medianOf(ofSide.map(read))));
    const shown = turns.map((ofSide, place) => [
      ...start,
      names[place] ?? '',
      ...FIGURES.map(([, digits], column) => (medians[place]?.[column] ?? 0).toFixed(digits)),
      String(ofSide.reduce((sum, { load }) => sum + load.failed, 0)),
      ofSide.map(({ otherCores }) => (otherCores > QUIET_CORES ? '*' : '·')).join(''),
    ]);
    const [own, other] = medians;
    if (own === undefined || other === undefined) return shown;
    const ratios = FIGURES.map((_, column) =>
      ((own[column] ?? 0) / (other[column] ?? 0)).toFixed(2),
    );
    return [...shown, [...start, 'ratio', ...ratios, '', '']];
  });
  return [
    `### ${size.name}: ${size.rows}`,
    formatTable(head, rows, (column) => column === 1 || (column > 2 && column < 10)),
    `Before these cases other programs kept ${size.restCores.toFixed(2)} of ${availableParallelism()} cores busy.`,
  ].join('\n\n');
}

/** Formats what one request of each operation sends to the database on each side. */
export function formatCounts(
  names: readonly string[],
  counts: readonly (readonly CountedOperation[])[],
): string {
  const head = [
    'operation',
    ...names.map((name) => `statements, ${name}`),
    ...names.map((name) => `round trips, ${name}`),
  ];
  const rows = (counts[0] ?? []).map(({ name }, place) => [
    name,
    ...counts.map((ofSide) => String(ofSide[place]?.statements ?? '')),
    ...counts.map((ofSide) => String(ofSide[place]?.roundTrips ?? '')),
  ]);
  return formatTable(head, rows, (column) => column > 0);
}

/** Explains the figures and names the machine. */
export function explainTurns(options: {
  readonly turns: number;
  readonly seconds: number;
}): string {
  const [cpu] = cpus();
  return `Machine: ${availableParallelism()} cores (${cpu?.model ?? 'unknown'}), Node ${process.versions.node}.
Medians of ${options.turns} turns of ${options.seconds} s for each side, in turns; load generator, services and databases share the
machine, left to the kernel. Milliseconds of service and database are processor time per successful request,
jobs included; memory is that of the service at the end of a turn. The ratio is the first side by the second.
A busy turn (*) had other programs on more than ${QUIET_CORES} cores. Statements and round trips are the median of
single requests, counted in the protocol: a round trip begins when the service sends after an answer.`;
}
