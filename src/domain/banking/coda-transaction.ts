import type { LocalDate } from '#domain/kernel/local-date.ts';
import type { BankTransaction, ReadTransaction } from './bank-statement.ts';
import { classifyCodaCode } from './coda-codes.ts';
import { readDate, readIban, readTextAt, readZone, type CodaLine } from './coda-lines.ts';
import { selectBookedMovements, type CodaMovement } from './coda-movements.ts';
import { joinRemittance, remittance, type Remittance } from './communication.ts';

const COUNTERPARTY = '001';
/** Kinds of record 3.1 that name the people for whom others paid or were paid. */
const ULTIMATE = ['008', '009'];
/** Messages of the bank in record 3.1: four lines of 35 characters. */
const BANK_MESSAGE = '002';
/** Kinds of structured communication in record 2.1. */
const REFERENCE = '100';
const BELGIAN = ['101', '102', '103'];
const FOREIGN_AMOUNT = '105';
const DIRECT_DEBIT = '127';
/** Codes for no return, or none given. */
const NO_RETURN = ['', '0'];
/** The sequence has four digits and then restarts; positions continue the count. */
const SEQUENCES = 10_000;

/** Details of a movement besides its amount. */
interface Words extends Remittance {
  readonly return_kind: string;
  readonly return_reason: string;
}

/**
 * Returns the transactions to book of a movement, each part with the details taken from its total.
 * @param date of the statement, for movements without one
 */
export function codaTransactions(whole: CodaMovement, date: LocalDate): ReadTransaction[] {
  const booked = selectBookedMovements(whole).map((movement) => ({
    movement,
    own: codaTransaction(movement, date),
  }));
  const total = codaTransaction(whole, date);
  const ofTotal = { ...total, ...addInformation(whole, total) };
  const moved = booked.filter(({ own }) => isDetailOfTotal(own, total));
  return booked.map((part) => {
    const { movement, own } = part;
    const words = addInformation(movement, own);
    const known = { ...own, ...words };
    const inherited =
      movement !== whole && moved.includes(part)
        ? inheritDetails(ofTotal, known, moved.length === 1)
        : {};
    const further = { ...words, ...inherited };
    return Object.keys(further).length === 0 ? own : { ...own, further };
  });
}

/** Adds the free text and the names of records 3 to the communication; nothing if there are none. */
function addInformation(
  movement: CodaMovement,
  { communication, structured_communication }: BankTransaction,
): Partial<Remittance> {
  const information = readInformation(movement);
  const of = (kinds: readonly (string | null)[]) =>
    information.filter(({ kind }) => kinds.includes(kind));
  const texts = of([null]).map(({ text }) => text);
  const messages = of([BANK_MESSAGE]).map(({ text }) => text.replaceAll(/\s+/g, ' '));
  const names = of(ULTIMATE).map(({ text }) => text.slice(0, 70));
  if ([...texts, ...messages, ...names].every((text) => text.trim() === '')) return {};
  return joinRemittance({
    references: structured_communication === null ? [] : [communication ?? ''],
    texts: [communication ?? '', ...texts, ...messages],
    names,
  });
}

/** Bank charges and amounts in the opposite direction do not concern the other party. */
function isDetailOfTotal(
  { nature, amount_cents }: BankTransaction,
  total: BankTransaction,
): boolean {
  const isOwn = nature === 'Costs' || nature === 'Interest';
  return !isOwn && Math.sign(amount_cents) === Math.sign(total.amount_cents);
}

/**
 * Returns the other party, texts and references of a total that the part lacks. A structured communication
 * shared by several parts becomes free text: it identifies all of them together, not one.
 */
function inheritDetails(
  total: BankTransaction,
  part: BankTransaction,
  isAlone: boolean,
): NonNullable<ReadTransaction['further']> {
  const isNameless = part.counterparty_name === null && part.counterparty_iban === null;
  const { counterparty_name, counterparty_iban, communication, end_to_end_id } = total;
  const { nature, return_reason } = total;
  const structured_communication = isAlone ? total.structured_communication : null;
  return {
    ...(isNameless && (counterparty_name ?? counterparty_iban) !== null
      ? { counterparty_name, counterparty_iban }
      : {}),
    ...(part.communication === null && communication !== null
      ? { communication, structured_communication }
      : {}),
    ...(part.end_to_end_id === null && end_to_end_id !== null ? { end_to_end_id } : {}),
    ...(part.nature === 'Other' && nature === 'Return' ? { nature, return_reason } : {}),
  };
}

/**
 * Reads one movement.
 * @param date of the statement, for movements without one
 */
function codaTransaction(movement: CodaMovement, date: LocalDate): BankTransaction {
  const { sequence, round, detail, amount_cents, code, first, second, third } = movement;
  const { return_kind, return_reason, ...words } = wordsOf(movement);
  const nature = classifyCodaCode(code, amount_cents > 0);
  return {
    position: [round * SEQUENCES + sequence, detail]
      .map((number) => String(number).padStart(4, '0'))
      .join('.'),
    booked_on: readDate(first, 116) ?? date,
    value_date: readDate(first, 48),
    amount_cents,
    counterparty_name: counterpartyName(movement),
    counterparty_iban: third === undefined ? null : readIban(readZone(third, 11, 47)),
    ...words,
    end_to_end_id: toGivenText(second === undefined ? '' : readTextAt(second, 64, 98)),
    code,
    nature: NO_RETURN.includes(return_kind) ? nature : 'Return',
    return_reason: toGivenText(return_reason),
  };
}

/** Banks write NOTPROVIDED where the payer gave no text. */
function toGivenText(text: string): string | null {
  const word = text.trim();
  return word === '' || word === 'NOTPROVIDED' ? null : word;
}

function wordsOf({ first, second, third }: CodaMovement): Words {
  const text =
    readZone(first, 63, 115) +
    (second === undefined ? '' : readZone(second, 11, 63)) +
    (third === undefined ? '' : readZone(third, 83, 125));
  const marked = {
    return_kind: second === undefined ? '' : readTextAt(second, 113, 113),
    return_reason: second === undefined ? '' : readTextAt(second, 114, 117),
  };
  if (readZone(first, 62, 62) !== '1') return { ...remittance(text), ...marked };
  return { ...marked, ...structuredWords(text.slice(0, 3), text.slice(3)) };
}

/** Reads a structured communication: fields of fixed width, by kind. */
function structuredWords(kind: string, data: string): Remittance & Partial<Words> {
  if (kind === REFERENCE) return remittance(data.slice(0, 25));
  if (BELGIAN.includes(kind)) return remittance(data.slice(0, 12));
  if (kind === FOREIGN_AMOUNT) return remittance(data.slice(45, 57));
  if (kind !== DIRECT_DEBIT) return { ...remittance(data), structured_communication: null };
  return {
    ...remittance(data.slice(79, 141)),
    return_kind: data.slice(141, 142).trim(),
    return_reason: data.slice(142, 146),
  };
}

/** Information in a record 3.1 and its continuation. */
interface Information {
  /** Type of structured information; null for free text. */
  readonly kind: string | null;
  readonly text: string;
}

/** Joins records 3.2 and 3.3 to the record 3.1 that they continue. */
function readInformation({ information }: CodaMovement): Information[] {
  const found: Information[] = [];
  for (const line of information) {
    const before = found.at(-1);
    if (line.record === '31') {
      const isFree = readZone(line, 40, 40) !== '1';
      const kind = isFree ? null : readZone(line, 41, 43);
      found.push({ kind, text: readZone(line, isFree ? 41 : 44, 113) });
    } else if (before !== undefined) {
      const text = readZone(line, 11, line.record === '32' ? 115 : 100);
      found.splice(-1, 1, { ...before, text: before.text + text });
    }
  }
  return found;
}

/** Record 3.1 holds a name twice as long as record 2.3. */
function counterpartyName({ third, information }: CodaMovement): string | null {
  const long = information.find(isCounterparty);
  return toGivenText(
    (long === undefined ? '' : readTextAt(long, 44, 113)) ||
      (third === undefined ? '' : readTextAt(third, 48, 82)),
  );
}

function isCounterparty(line: CodaLine): boolean {
  return (
    line.record === '31' &&
    readZone(line, 40, 40) === '1' &&
    readZone(line, 41, 43) === COUNTERPARTY
  );
}
