import type { StatementRow } from '#domain/statements/statement-input.ts';

/** Conversions between the rows of a run and the form in which they are kept: lists by owner and lot. */

/** Columns that all rows of a subject have in common. */
const OF_SUBJECT = [
  'line_id',
  'decision_id',
  'works_run_id',
  'account_code',
  'nature',
  'distribution_key_ids',
  'total_weight',
  'total_days',
  'period_from',
  'period_to',
  'origin',
] as const;

/** A line, or the works of a decision, with what its rows have in common. */
export type Subject = Pick<StatementRow, (typeof OF_SUBJECT)[number]> & {
  /** From 1, as the rows name it. */
  readonly number: number;
};

/** A row without its subject, owner and lot, as it is kept. */
export type PackedRow = readonly [
  row_number: number,
  subject: number,
  unit_number: string,
  weight: string | null,
  share: string | null,
  days: string | null,
  consumption: string | null,
  amount_cents: number,
  vat_cents: number,
  recoverable_cents: number,
];

/** The rows of an owner in a lot. */
export interface PackedRows extends Pick<StatementRow, 'owner_id' | 'unit_id'> {
  readonly rows: readonly PackedRow[];
}

/** A row with its number in the run. */
export interface KeptRow extends StatementRow {
  readonly row_number: number;
}

/** Collects the rows of a run, as they are computed, for keeping. */
export interface RowPacker {
  /** Adds rows, numbered on from those before. */
  add(rows: readonly StatementRow[]): void;
  listSubjects(): Subject[];
  findRows(owner_id: string, unit_id: string): readonly PackedRow[];
}

/** Makes a packer without rows. */
export function makeRowPacker(): RowPacker {
  const subjects = new Map<string, Subject>();
  const packed = new Map<string, PackedRow[]>();
  let count = 0;
  const findSubject = (row: StatementRow): number => {
    const key = OF_SUBJECT.map((name) => String(row[name])).join('\n');
    const known = subjects.get(key);
    if (known !== undefined) return known.number;
    const subject = pickSubject(row, subjects.size + 1);
    subjects.set(key, subject);
    return subject.number;
  };
  return {
    add(rows) {
      let [before, number]: [StatementRow | undefined, number] = [undefined, 0];
      for (const row of rows) {
        // Rows of a line follow one another.
        if (before === undefined || !isOfSame(before, row)) number = findSubject(row);
        before = row;
        count += 1;
        const key = `${row.owner_id} ${row.unit_id}`;
        const own = packed.get(key);
        if (own === undefined) packed.set(key, [pack(row, count, number)]);
        else own.push(pack(row, count, number));
      }
    },
    listSubjects: () => [...subjects.values()],
    findRows: (owner_id, unit_id) => packed.get(`${owner_id} ${unit_id}`) ?? [],
  };
}

function isOfSame(one: StatementRow, other: StatementRow): boolean {
  return OF_SUBJECT.every((name) => one[name] === other[name]);
}

function pickSubject(row: StatementRow, number: number): Subject {
  return {
    number,
    line_id: row.line_id,
    decision_id: row.decision_id,
    works_run_id: row.works_run_id,
    account_code: row.account_code,
    nature: row.nature,
    distribution_key_ids: row.distribution_key_ids,
    total_weight: row.total_weight,
    total_days: row.total_days,
    period_from: row.period_from,
    period_to: row.period_to,
    origin: row.origin,
  };
}

function pack(row: StatementRow, row_number: number, subject: number): PackedRow {
  return [
    row_number,
    subject,
    row.unit_number,
    row.weight,
    row.share,
    row.days,
    row.consumption,
    row.amount_cents,
    row.vat_cents,
    row.recoverable_cents,
  ];
}

/** Unpacks rows in their order; those of subjects that are not given are left out. */
export function unpackRows(
  packed: readonly PackedRows[],
  subjects: readonly Subject[],
): KeptRow[] {
  const byNumber = new Map(subjects.map((subject) => [subject.number, subject]));
  const rows = packed.flatMap(({ owner_id, unit_id, rows: own }) =>
    own.flatMap((row) => {
      const subject = byNumber.get(row[1]);
      return subject === undefined ? [] : [unpack(row, subject, { owner_id, unit_id })];
    }),
  );
  return rows.sort((a, b) => a.row_number - b.row_number);
}

function unpack(
  [row_number, , unit_number, weight, share, days, consumption, ...cents]: PackedRow,
  { number: _, ...subject }: Subject,
  { owner_id, unit_id }: Pick<StatementRow, 'owner_id' | 'unit_id'>,
): KeptRow {
  const [amount_cents, vat_cents, recoverable_cents] = cents;
  return {
    ...subject,
    row_number,
    owner_id,
    unit_id,
    unit_number,
    weight,
    share,
    days,
    consumption,
    amount_cents,
    vat_cents,
    recoverable_cents,
  };
}
