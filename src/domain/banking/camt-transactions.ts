import { normaliseIban } from '#domain/kernel/identifiers.ts';
import type { LocalDate } from '#domain/kernel/local-date.ts';
import { sumCents, type Cents } from '#domain/kernel/money.ts';
import {
  findElement,
  findElements,
  readText,
  type XmlElement,
} from '#domain/kernel/xml-element.ts';
import { checkRange } from './bank-file-fault.ts';
import type { BankTransaction, ReadTransaction, TransactionNature } from './bank-statement.ts';
import { readAmountAt, readDayAt, isTrue, signedAmount } from './camt-values.ts';
import { classifyCodaCode } from './coda-codes.ts';
import { joinRemittance, NO_REMITTANCE, remittance, type Remittance } from './communication.ts';

const COSTS = new Set(['CHRG', 'COMM', 'FEES', 'TAXE', 'COME', 'COMI', 'COMT']);
const INTEREST = new Set(['INTR']);
const CODA_CODE = /^\d{8}$/;
/** Sub-families of payments that come back. */
const RETURNS = new Set(['RRTN', 'RPCR', 'UPCT', 'UPDD', 'PRDD', 'RCDD']);

/**
 * Returns the transactions of booked entries: those of a batch separately if their amounts add up to the
 * entry, otherwise the entry as a whole, never both.
 * @param date of the statement, for entries without a day
 */
export function camtTransactions(
  entries: readonly XmlElement[],
  date: LocalDate,
): ReadTransaction[] {
  return entries.flatMap((entry, index) => {
    const total = signedAmount(entry);
    const details = findElements(entry, 'NtryDtls/TxDtls');
    const parts = details.map((details_) => partAmount(details_, entry));
    const isBatch = details.length > 1 && addUp(parts, total, entry);
    const booked = isBatch
      ? details.map((detail, at) => ({ detail, amount: parts[at] ?? 0 }))
      : [{ detail: details.length === 1 ? details[0] : undefined, amount: total }];
    return booked.map(({ detail, amount }, at) => ({
      position: [index + 1, isBatch ? at + 1 : 0].map((n) => String(n).padStart(4, '0')).join('.'),
      booked_on: findElement(entry, 'BookgDt') === undefined ? date : readDayAt(entry, 'BookgDt'),
      value_date: findElement(entry, 'ValDt') === undefined ? null : readDayAt(entry, 'ValDt'),
      amount_cents: amount,
      ...describeTransaction(entry, detail, amount),
      ...furtherWords(entry, detail),
    }));
  });
}

/** Returns undefined when the amount is not in the currency of the entry. */
function partAmount(detail: XmlElement, entry: XmlElement): Cents | undefined {
  const path = ['Amt', 'AmtDtls/TxAmt/Amt'].find((at) => findElement(detail, at) !== undefined);
  if (path === undefined) return undefined;
  const currency = (element: XmlElement, at: string) =>
    findElement(element, at)?.attributes.get('Ccy');
  if (currency(detail, path) !== currency(entry, 'Amt')) return undefined;
  const indicator = readText(detail, 'CdtDbtInd') ?? readText(entry, 'CdtDbtInd');
  return indicator === 'DBIT' ? -readAmountAt(detail, path) : readAmountAt(detail, path);
}

function addUp(parts: readonly (Cents | undefined)[], total: Cents, { line }: XmlElement): boolean {
  const known = parts.filter((part) => part !== undefined);
  checkRange(known.map((amount_cents) => ({ amount_cents, line })));
  return known.length === parts.length && sumCents(known) === total;
}

type Description = Omit<BankTransaction, 'position' | 'booked_on' | 'value_date' | 'amount_cents'>;

function describeTransaction(
  entry: XmlElement,
  detail: XmlElement | undefined,
  amount: Cents,
): Description {
  const code = codeOf(entry, detail);
  const returned = detail === undefined ? undefined : findElement(detail, 'RtrInf');
  const return_reason = returned === undefined ? null : readText(returned, 'Rsn/Cd', 'Rsn/Prtry');
  const isMarked = isTrue(readText(entry, 'RvslInd')) || returned !== undefined;
  const nature = isMarked ? 'Return' : natureOf(code, amount);
  if (detail === undefined) {
    const words = remittance(readText(entry, 'AddtlNtryInf') ?? '');
    return {
      ...NOBODY,
      ...words,
      end_to_end_id: findBatchReference(entry, amount),
      code,
      nature,
      return_reason,
    };
  }
  return {
    ...counterparty(detail, amount > 0 !== (nature === 'Return')),
    ...remittanceOf(detail),
    end_to_end_id:
      toGivenText(readText(detail, 'Refs/EndToEndId')) ?? findBatchReference(entry, amount),
    code,
    nature,
    return_reason,
  };
}

/** Returns the reference of our payment batch that a bank booked as one sum. */
function findBatchReference(entry: XmlElement, amount: Cents): string | null {
  if (amount > 0 || findElements(entry, 'NtryDtls/TxDtls').length > 1) return null;
  const paths = ['NtryDtls/Btch/PmtInfId', 'NtryDtls/TxDtls/Refs/PmtInfId'];
  return toGivenText(
    paths.map((path) => readText(entry, path)).find((text) => text !== null) ?? null,
  );
}

const NOBODY = { counterparty_name: null, counterparty_iban: null, end_to_end_id: null };

function toGivenText(text: string | null): string | null {
  return text === 'NOTPROVIDED' ? null : text;
}

/**
 * Returns the other party: the debtor of money received, the creditor of money paid. A return names the
 * parties of the original payment.
 */
function counterparty(detail: XmlElement, isDebtor: boolean) {
  const party = isDebtor ? 'Dbtr' : 'Cdtr';
  const iban = readText(detail, `RltdPties/${party}Acct/Id/IBAN`);
  return {
    counterparty_name: readText(detail, `RltdPties/${party}/Pty/Nm`, `RltdPties/${party}/Nm`),
    counterparty_iban: iban === null ? null : (normaliseIban(iban) ?? null),
  };
}

function remittanceOf(detail: XmlElement): Remittance {
  const structured = readText(detail, 'RmtInf/Strd/CdtrRefInf/Ref');
  if (structured !== null) return remittance(structured);
  const free = findElements(detail, 'RmtInf/Ustrd').map(({ text }) => text);
  return free.length === 0 ? NO_REMITTANCE : remittance(free.join(' '));
}

/**
 * Returns all that the bank says of a payment, if it is more than its main text: several references, texts
 * beside a reference, additional texts, and the people for whom others paid.
 */
function furtherWords(
  entry: XmlElement,
  detail: XmlElement | undefined,
): Pick<ReadTransaction, 'further'> {
  if (detail === undefined) return {};
  const main = remittanceOf(detail);
  const texts = (holder: XmlElement, ...paths: readonly string[]) =>
    paths.flatMap((path) => findElements(holder, path).map(({ text }) => text));
  const own = texts(detail, 'RmtInf/Ustrd', 'RmtInf/Strd/AddtlRmtInf', 'AddtlTxInf');
  const references = texts(detail, 'RmtInf/Strd/CdtrRefInf/Ref');
  const isSilent = own.length === 0 && references.length === 0;
  const parties = ['Dbtr', 'Cdtr'].flatMap((party) => [
    `RltdPties/Ultmt${party}/Nm`,
    `RltdPties/Ultmt${party}/Pty/Nm`,
  ]);
  const all = joinRemittance({
    references,
    texts: isSilent ? texts(entry, 'AddtlNtryInf') : own,
    names: texts(detail, ...parties),
  });
  return all.communication === main.communication ? {} : { further: all };
}

/** Returns domain, family and sub-family, or else the bank's own code. */
function codeOf(entry: XmlElement, detail: XmlElement | undefined): string {
  const holders = [...(detail === undefined ? [] : [detail]), entry];
  for (const holder of holders) {
    const code = findElement(holder, 'BkTxCd');
    if (code === undefined) continue;
    const names = ['Domn/Cd', 'Domn/Fmly/Cd', 'Domn/Fmly/SubFmlyCd'].map((path) =>
      readText(code, path),
    );
    const known = names.filter((name) => name !== null);
    if (known.length > 0) return known.join('/');
    const own = readText(code, 'Prtry/Cd');
    if (own !== null) return own;
  }
  return '';
}

/** Belgian banks may use the CODA code as their own. */
function natureOf(code: string, amount: Cents): TransactionNature {
  if (CODA_CODE.test(code)) return classifyCodaCode(code, amount > 0);
  const names = code.split('/');
  if (names.some((name) => RETURNS.has(name))) return 'Return';
  if (names.some((name) => INTEREST.has(name))) return 'Interest';
  if (names.some((name) => COSTS.has(name))) return 'Costs';
  return 'Other';
}
