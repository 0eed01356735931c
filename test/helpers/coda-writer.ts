/** Content of a statement line; omitted fields are blank. */
export interface WrittenMovement {
  /** Positive: received. */
  readonly amount_cents: number;
  readonly booked_on: string;
  readonly value_date?: string;
  readonly code?: string;
  readonly communication?: string;
  /** Kind and data of a structured communication: `101` and twelve digits. */
  readonly structured?: { readonly kind: string; readonly data: string } | undefined;
  readonly end_to_end_id?: string;
  readonly counterparty_account?: string;
  readonly counterparty_name?: string;
  readonly return_kind?: string;
  readonly return_reason?: string;
  /** Free text of the bank, in records 3. */
  readonly information?: string | undefined;
  /** Parts that it totals. */
  readonly parts?: readonly WrittenMovement[];
}

export interface WrittenStatement {
  readonly iban: string;
  readonly number: number;
  readonly date: string;
  readonly opening_cents: number;
  readonly movements: readonly WrittenMovement[];
  readonly messages?: readonly string[];
  readonly application?: string;
  /** Deliberate errors in the file. */
  readonly wrong?: { readonly closing_cents?: number; readonly count?: number };
}

const digits = (value: number, width: number) => String(value).padStart(width, '0');
const blanks = (width: number) => ' '.repeat(width);
const words = (text: string, width: number) => text.slice(0, width).padEnd(width);
const ddmmyy = (date: string) => date.slice(8, 10) + date.slice(5, 7) + date.slice(2, 4);
const amount = (cents: number) => `${digits(Math.abs(cents), 14)}0`;
const signed = (cents: number) => `${cents < 0 ? '1' : '0'}${amount(cents)}`;
const accountZone = (account: string) => `${words(account, 34)}EUR`;

/** Writes statements as a bank does in CODA, one logical file each; lines end in CR LF. */
export function writeCoda(statements: readonly WrittenStatement[]): string {
  return statements
    .flatMap((statement, index) => statementLines(statement, index === statements.length - 1))
    .map((line) => `${whole(line)}\r\n`)
    .join('');
}

function statementLines(statement: WrittenStatement, isLast: boolean): string[] {
  const { iban, number, date, opening_cents, movements, messages = [], wrong } = statement;
  const sum = movements.reduce((total, { amount_cents }) => total + amount_cents, 0);
  const closing = wrong?.closing_cents ?? opening_cents + sum;
  const counted = [
    `12${digits(number, 3)}${accountZone(iban)}${signed(opening_cents)}${ddmmyy(date)}${words('ACP', 26)}${words('COMPTE', 35)}${digits(number, 3)}`,
    ...movements.flatMap((movement, index) => movementLines(movement, index + 1, number)),
    `8${digits(number, 3)}${accountZone(iban)}${signed(closing)}${ddmmyy(date)}${blanks(64)}${messages.length > 0 ? 1 : 0}`,
  ];
  const total = (sign: 1 | -1) =>
    movements.reduce((all, { amount_cents }) => all + Math.max(0, sign * amount_cents), 0);
  return [
    `00000${ddmmyy(date)}00005${blanks(8)}${words('0123456789', 10)}${words('ACP', 26)}${words('GKCCBEBB', 11)}00202239951 ${statement.application ?? '00000'}${blanks(16)}${blanks(16)}${blanks(7)}2`,
    ...counted,
    ...messages.map(
      (text, index) =>
        `4 ${digits(1, 4)}${digits(index, 4)}${blanks(22)}${words(text, 80)}${blanks(15)}${index < messages.length - 1 ? 1 : 0}`,
    ),
    `9${blanks(15)}${digits(wrong?.count ?? counted.length, 6)}${amount(total(-1))}${amount(total(1))}${blanks(75)}${isLast ? 2 : 1}`,
  ];
}

function movementLines(movement: WrittenMovement, sequence: number, number: number): string[] {
  const lines = oneMovement(movement, sequence, 0, number);
  let detail = movement.information === undefined ? 0 : 1;
  for (const part of movement.parts ?? []) {
    detail += 1;
    lines.push(...oneMovement(part, sequence, detail, number));
    if (part.information !== undefined) detail += 1;
  }
  return lines;
}

function oneMovement(
  movement: WrittenMovement,
  sequence: number,
  detail: number,
  number: number,
): string[] {
  const { structured, communication = '', code = '00150000', booked_on } = movement;
  const place = digits(sequence, 4) + digits(detail, 4);
  const kind = structured === undefined ? '0' : '1';
  const text = words(
    structured === undefined ? communication : structured.kind + structured.data,
    149,
  );
  const lines = [
    `21${place}${words('REF', 21)}${signed(movement.amount_cents)}${ddmmyy(movement.value_date ?? booked_on)}${code}${kind}${text.slice(0, 53)}${ddmmyy(booked_on)}${digits(number, 3)}01 0`,
    `22${place}${text.slice(53, 106)}${words(movement.end_to_end_id ?? '', 35)}${blanks(14)}${words(movement.return_kind ?? '', 1)}${words(movement.return_reason ?? '', 4)}${blanks(8)}1 0`,
    `23${place}${accountZone(movement.counterparty_account ?? '')}${words(movement.counterparty_name ?? '', 35)}${text.slice(106)}0 0`,
  ];
  if (movement.information === undefined) return lines;
  const next = digits(sequence, 4) + digits(detail + 1, 4);
  const told = words(movement.information, 268);
  lines.push(
    `31${next}${words('REF', 21)}${code}0${told.slice(0, 73)}${blanks(12)}1 0`,
    `32${next}${told.slice(73, 178)}${blanks(10)}1 0`,
    `33${next}${told.slice(178)}${blanks(25)}0 0`,
  );
  return lines;
}

/** Checks the length of a line, as a writer that miscounts tests nothing. */
function whole(line: string): string {
  if (line.length !== 128) throw new Error(`A line of ${line.length} characters: ${line}`);
  return line;
}
