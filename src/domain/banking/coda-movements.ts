import { sumCents, type Cents } from '#domain/kernel/money.ts';
import { bankFileFault } from './bank-file-fault.ts';
import { codaLevel } from './coda-codes.ts';
import { readNumberAt, readSignedCents, readZone, type CodaLine } from './coda-lines.ts';

/** A movement with the records that belong to it. */
export interface CodaMovement {
  readonly sequence: number;
  /** Number of earlier movements in the statement with the same sequence. */
  readonly round: number;
  readonly detail: number;
  readonly amount_cents: Cents;
  readonly code: string;
  readonly first: CodaLine;
  readonly second: CodaLine | undefined;
  readonly third: CodaLine | undefined;
  /** Following records 3, each with its continuation records. */
  readonly information: readonly CodaLine[];
  /** Parts in the order of the file; undefined for a part. */
  readonly parts: readonly CodaMovement[] | undefined;
}

interface Growing extends CodaMovement {
  second: CodaLine | undefined;
  third: CodaLine | undefined;
  readonly information: CodaLine[];
  readonly parts: CodaMovement[] | undefined;
}

/**
 * Groups lines into movements and their parts. Detail 0000 begins a movement; further details of its
 * sequence are its parts and do not add to it. Sequences restart after 9999. Refuses record_out_of_place
 * for a record of another sequence or a detail that does not increase.
 */
export function codaMovements(lines: readonly CodaLine[]): CodaMovement[] {
  const movements: Growing[] = [];
  const rounds = new Map<number, number>();
  let whole: Growing | undefined;
  let current: Growing | undefined;
  for (const line of lines) {
    if (line.record === '21') {
      const next = begin(line, rounds);
      if (next.parts !== undefined) whole = next;
      else if (!isPartOf(next, whole)) throw bankFileFault('record_out_of_place', line.number);
      else whole?.parts?.push(next);
      movements.push(next);
      current = next;
    } else if (current === undefined || !belongsTo(line, current)) {
      throw bankFileFault('record_out_of_place', line.number);
    } else if (line.record === '22') current.second = line;
    else if (line.record === '23') current.third = line;
    else current.information.push(line);
  }
  return movements;
}

/**
 * Starts a movement.
 * @param rounds number of movements so far per sequence; the new one is counted
 */
function begin(first: CodaLine, rounds: Map<number, number>): Growing {
  const sequence = readNumberAt(first, 3, 6);
  const detail = readNumberAt(first, 7, 10);
  if (detail === 0) rounds.set(sequence, (rounds.get(sequence) ?? 0) + 1);
  // A balance may have fractions of a cent, which then fails to add up; a movement cannot be booked with
  // them.
  if (readZone(first, 47, 47) !== '0') throw bankFileFault('bad_amount', first.number);
  return {
    sequence,
    round: Math.max(0, (rounds.get(sequence) ?? 0) - 1),
    detail,
    amount_cents: readSignedCents(first, 32),
    code: String(readNumberAt(first, 54, 61)).padStart(8, '0'),
    first,
    second: undefined,
    third: undefined,
    information: [],
    parts: detail === 0 ? [] : undefined,
  };
}

function isPartOf({ sequence, detail }: CodaMovement, whole: CodaMovement | undefined): boolean {
  if (whole?.parts === undefined) return false;
  return sequence === whole.sequence && detail > (whole.parts.at(-1) ?? whole).detail;
}

/** Records 2.2 and 2.3 repeat the detail; information numbers continue within the sequence. */
function belongsTo(line: CodaLine, { sequence, first }: CodaMovement): boolean {
  if (line.record.startsWith('2')) return readZone(line, 3, 10) === readZone(first, 3, 10);
  return readNumberAt(line, 3, 6) === sequence;
}

/**
 * Returns what to book of a movement: its parts, if they add up to it, so that each can be matched
 * separately; otherwise the movement as a whole, never both.
 */
export function selectBookedMovements(whole: CodaMovement): CodaMovement[] {
  const parts = whole.parts ?? [];
  const upper = parts.filter(({ code }) => codaLevel(code) !== 'part_of_part');
  if (parts.length === 0 || !addUp(upper, whole.amount_cents)) return [whole];
  return upper.flatMap((part) => {
    const lower = partsOfPart(parts, part);
    return lower.length > 0 && addUp(lower, part.amount_cents) ? lower : [part];
  });
}

/** Returns the second-level parts of a part: those between it and the next first-level part. */
function partsOfPart(parts: readonly CodaMovement[], part: CodaMovement): CodaMovement[] {
  const behind = parts.slice(parts.indexOf(part) + 1);
  const end = behind.findIndex(({ code }) => codaLevel(code) !== 'part_of_part');
  return end < 0 ? behind : behind.slice(0, end);
}

function addUp(parts: readonly CodaMovement[], amount: Cents): boolean {
  return sumCents(parts.map(({ amount_cents }) => amount_cents)) === amount;
}
