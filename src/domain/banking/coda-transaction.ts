import type { LocalDate } from '#domain/kernel/local-date.ts';
import type { BankTransaction, ReadTransaction } from './bank-statement.ts';
import { classifyCodaCode } from './coda-codes.ts';
import { readDate, readIban, textAt, readZone, type CodaLine } from './coda-lines.ts';
import { selectBookedMovements, type CodaMovement } from './coda-movements.ts';
import { remittance, type Remittance } from './communication.ts';

const COUNTERPARTY = '001';
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
  const booked = selectBookedMovements(whole).map((movement) => codaTransaction(movement, date));
  const total = codaTransaction(whole, date);
  const moved = booked.filter((part) => isDetailOfTotal(part, total));
  return booked.map((part) =>
    moved.includes(part) ? { ...part, ...inheritDetails(total, part, moved.length === 1) } : part,
  );
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
): Pick<ReadTransaction, 'of_total'> {
  const isNameless = part.counterparty_name === null && part.counterparty_iban === null;
  const { counterparty_name, counterparty_iban, communication, end_to_end_id } = total;
  const { nature, return_reason } = total;
  const structured_communication = isAlone ? total.structured_communication : null;
  const of_total = {
    ...(isNameless && (counterparty_name ?? counterparty_iban) !== null
      ? { counterparty_name, counterparty_iban }
      : {}),
    ...(part.communication === null && communication !== null
      ? { communication, structured_communication }
      : {}),
    ...(part.end_to_end_id === null && end_to_end_id !== null ? { end_to_end_id } : {}),
    ...(part.nature === 'Other' && nature === 'Return' ? { nature, return_reason } : {}),
  };
  return Object.keys(of_total).length === 0 ? {} : { of_total };
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
    end_to_end_id: given(second === undefined ? '' : textAt(second, 64, 98)),
    code,
    nature: NO_RETURN.includes(return_kind) ? nature : 'Return',
    return_reason: given(return_reason),
  };
}

/** Banks write NOTPROVIDED where the payer gave no text. */
function given(text: string): string | null {
  const word = text.trim();
  return word === '' || word === 'NOTPROVIDED' ? null : word;
}

function wordsOf({ first, second, third }: CodaMovement): Words {
  const text =
    readZone(first, 63, 115) +
    (second === undefined ? '' : readZone(second, 11, 63)) +
    (third === undefined ? '' : readZone(third, 83, 125));
  const marked = {
    return_kind: second === undefined ? '' : textAt(second, 113, 113),
    return_reason: second === undefined ? '' : textAt(second, 114, 117),
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

/** Record 3.1 holds a name twice as long as record 2.3. */
function counterpartyName({ third, information }: CodaMovement): string | null {
  const long = information.find(isCounterparty);
  return given(
    (long === undefined ? '' : textAt(long, 44, 113)) ||
      (third === undefined ? '' : textAt(third, 48, 82)),
  );
}

function isCounterparty(line: CodaLine): boolean {
  return (
    line.record === '31' &&
    readZone(line, 40, 40) === '1' &&
    readZone(line, 41, 43) === COUNTERPARTY
  );
}
