import { normaliseEnterpriseNumber } from '#domain/kernel/identifiers.ts';
import {
  findElement,
  findElements,
  readText,
  type XmlElement,
} from '#domain/kernel/xml-element.ts';
import type {
  EmbeddedPaper,
  Invoice,
  InvoiceLine,
  InvoiceParty,
  InvoicePayment,
  InvoicePeriod,
  InvoiceTotals,
  Surcharge,
  VatOf,
} from './invoice.ts';
import { normalizeSign } from './normalize-sign.ts';
import {
  readAmountAt,
  amountIfAny,
  readDayAt,
  readDecimalAt,
  invoiceFileFault,
  readRateAt,
  required,
} from './ubl-values.ts';

const SCHEMA = 'urn:oasis:names:specification:ubl:schema:xsd:';
/** EN 16931, with any extension by network or country. */
const STANDARD = 'urn:cen.eu:en16931:2017';
/** Codes of direct debits (UNCL 4461). */
const DIRECT_DEBITS: readonly (string | null)[] = ['49', '59'];
/** Codes of cards (UNCL 4461). */
const CARDS: readonly (string | null)[] = ['48', '54', '55'];
/** Network address schemes that are numbers of Belgian enterprises. */
const BELGIAN_SCHEMES: readonly (string | undefined)[] = ['0208', '9925'];
const PDF = 'application/pdf';

/** Envelope of exchange networks (UN/CEFACT) around a document. */
const ENVELOPE = 'StandardBusinessDocument';
const DOCUMENTS = ['Invoice', 'CreditNote'];
/** Types of credit notes (UNCL 1001): the type decides, whatever the element is called. */
const CREDIT_NOTES: readonly string[] = [
  '81',
  '83',
  '261',
  '262',
  '296',
  '308',
  '381',
  '396',
  '420',
  '458',
  '532',
];

/**
 * Reads the invoice or credit note from a UBL 2.1 document by EN 16931, such as Peppol BIS Billing 3.0.
 * Its type code says which of the two it is, and a negative invoice is a credit note. Inconsistent amounts
 * are read unchanged; an unreadable file is refused with `invoice_file_invalid`, its
 * line and the reason.
 */
export function readUbl(document: XmlElement): Invoice {
  const root = openEnvelope(document);
  const isCreditNote = root.name === 'CreditNote';
  const isKnown = DOCUMENTS.some(
    (name) => root.name === name && root.namespace === `${SCHEMA}${name}-2`,
  );
  if (!isKnown || readText(root, 'CustomizationID')?.startsWith(STANDARD) !== true) {
    throw invoiceFileFault('unknown_format', root.line);
  }
  const dueAt = ['DueDate', 'PaymentMeans/PaymentDueDate'].find(
    (at) => readText(root, at) !== null,
  );
  const currency = required(root, 'DocumentCurrencyCode');
  const lines = findElements(root, isCreditNote ? 'CreditNoteLine' : 'InvoiceLine');
  const { vat, vat_cents } = readVat(root, currency);
  const type = readText(root, isCreditNote ? 'CreditNoteTypeCode' : 'InvoiceTypeCode');
  return normalizeSign({
    is_credit_note: type === null ? isCreditNote : CREDIT_NOTES.includes(type),
    number: required(root, 'ID'),
    issued_on: readDayAt(root, 'IssueDate'),
    due_on: dueAt === undefined ? null : readDayAt(root, dueAt),
    currency: foreignCurrency(root, currency) ?? currency,
    notes: findElements(root, 'Note').map(({ text }) => text),
    payment_terms: readText(root, 'PaymentTerms/Note'),
    period: readPeriod(root),
    credited_number: readText(root, 'BillingReference/InvoiceDocumentReference/ID'),
    supplier: readParty(root, 'AccountingSupplierParty/Party'),
    buyer: readParty(root, 'AccountingCustomerParty/Party'),
    payment: readPayment(root),
    lines: lines.map((line) => readLine(line, isCreditNote)),
    surcharges: findElements(root, 'AllowanceCharge').map((element) => ({
      ...readSurcharge(element),
      ...readVatOf(element, 'TaxCategory'),
    })),
    vat,
    totals: { ...readTotals(root), vat_cents },
  });
}

/** Returns the document in an envelope, or the root itself. */
function openEnvelope(root: XmlElement): XmlElement {
  if (root.name !== ENVELOPE) return root;
  return root.children.find(({ name }) => DOCUMENTS.includes(name)) ?? root;
}

/** Finds an amount in another currency than the document's; only the VAT may have two. */
function foreignCurrency(root: XmlElement, currency: string): string | undefined {
  return findElements(root, 'LegalMonetaryTotal')
    .flatMap(({ children }) => children)
    .map(({ attributes }) => attributes.get('currencyID') ?? currency)
    .find((stated) => stated !== currency);
}

function readParty(root: XmlElement, path: string): InvoiceParty {
  const party = findElement(root, path);
  if (party === undefined) throw invoiceFileFault('element_missing', root.line);
  const endpoint = findElement(party, 'EndpointID');
  const isBelgian = BELGIAN_SCHEMES.includes(endpoint?.attributes.get('schemeID'));
  const numbers = [
    ...findElements(party, 'PartyTaxScheme/CompanyID'),
    ...findElements(party, 'PartyLegalEntity/CompanyID'),
    ...(endpoint !== undefined && isBelgian ? [endpoint] : []),
  ].map(({ text }) => text);
  const known = numbers.map(normaliseEnterpriseNumber).find((number) => number !== undefined);
  return {
    name: required(party, 'PartyLegalEntity/RegistrationName', 'PartyName/Name'),
    numbers,
    enterprise_number: known ?? null,
  };
}

/** Reads the first payment means with an account, or else the first. */
function readPayment(root: XmlElement): InvoicePayment {
  const means = findElements(root, 'PaymentMeans');
  const account = 'PayeeFinancialAccount/ID';
  const chosen = means.find((one) => readText(one, account) !== null) ?? means[0];
  if (chosen === undefined) {
    return { iban: null, bic: null, communication: null, is_direct_debit: false, is_card: false };
  }
  const code = readText(chosen, 'PaymentMeansCode');
  return {
    iban: readText(chosen, account),
    bic: readText(chosen, 'PayeeFinancialAccount/FinancialInstitutionBranch/ID'),
    communication: readText(chosen, 'PaymentID'),
    is_direct_debit: DIRECT_DEBITS.includes(code),
    is_card: CARDS.includes(code),
  };
}

/** Ignores a period without an end or that ends before it begins. */
function readPeriod(element: XmlElement): InvoicePeriod | null {
  const [from, to] = ['InvoicePeriod/StartDate', 'InvoicePeriod/EndDate'] as const;
  if (readText(element, from) === null || readText(element, to) === null) return null;
  const period = { from: readDayAt(element, from), to: readDayAt(element, to) };
  return period.from <= period.to ? period : null;
}

function readLine(line: XmlElement, isCreditNote: boolean): InvoiceLine {
  const quantity = isCreditNote ? 'CreditedQuantity' : 'InvoicedQuantity';
  return {
    number: required(line, 'ID'),
    name: required(line, 'Item/Name', 'Item/Description', 'ID'),
    quantity: readDecimalAt(line, quantity, '1'),
    price: readDecimalAt(line, 'Price/PriceAmount', required(line, 'LineExtensionAmount')),
    price_quantity: readDecimalAt(line, 'Price/BaseQuantity', '1'),
    net_cents: readAmountAt(line, 'LineExtensionAmount'),
    surcharges: findElements(line, 'AllowanceCharge').map(readSurcharge),
    period: readPeriod(line),
    ...readVatOf(line, 'Item/ClassifiedTaxCategory'),
  };
}

function readSurcharge(element: XmlElement): Surcharge {
  const base_cents = amountIfAny(element, 'BaseAmount');
  const factor = 'MultiplierFactorNumeric';
  return {
    is_charge: required(element, 'ChargeIndicator') === 'true',
    amount_cents: readAmountAt(element, 'Amount'),
    reason: readText(element, 'AllowanceChargeReason'),
    base_cents,
    percent: readText(element, factor) === null ? null : readDecimalAt(element, factor, '0'),
  };
}

/** Amounts outside the scope of VAT have a category and no rate. */
function readVatOf(element: XmlElement, path: string): VatOf {
  const category = findElement(element, path);
  if (category === undefined) throw invoiceFileFault('element_missing', element.line);
  return { category: required(category, 'ID'), rate_ppm: readRateAt(category, 'Percent') ?? 0 };
}

/** Reads the VAT breakdown; a second total, in the currency of a tax authority, is ignored. */
function readVat(root: XmlElement, currency: string) {
  const total = findElements(root, 'TaxTotal').find(
    (one) => (findElement(one, 'TaxAmount')?.attributes.get('currencyID') ?? currency) === currency,
  );
  if (total === undefined) return { vat: [], vat_cents: 0 };
  return {
    vat: findElements(total, 'TaxSubtotal').map((subtotal) => ({
      ...readVatOf(subtotal, 'TaxCategory'),
      base_cents: readAmountAt(subtotal, 'TaxableAmount'),
      vat_cents: readAmountAt(subtotal, 'TaxAmount'),
    })),
    vat_cents: readAmountAt(total, 'TaxAmount'),
  };
}

function readTotals(root: XmlElement): Omit<InvoiceTotals, 'vat_cents'> {
  const totals = findElement(root, 'LegalMonetaryTotal');
  if (totals === undefined) throw invoiceFileFault('element_missing', root.line);
  return {
    lines_cents: readAmountAt(totals, 'LineExtensionAmount'),
    allowances_cents: amountIfAny(totals, 'AllowanceTotalAmount') ?? 0,
    charges_cents: amountIfAny(totals, 'ChargeTotalAmount') ?? 0,
    net_cents: readAmountAt(totals, 'TaxExclusiveAmount'),
    gross_cents: readAmountAt(totals, 'TaxInclusiveAmount'),
    prepaid_cents: amountIfAny(totals, 'PrepaidAmount') ?? 0,
    rounding_cents: amountIfAny(totals, 'PayableRoundingAmount') ?? 0,
    payable_cents: readAmountAt(totals, 'PayableAmount'),
  };
}

/** Returns the PDFs embedded in a document, in its order. */
export function embeddedPapers(document: XmlElement): EmbeddedPaper[] {
  const path = 'AdditionalDocumentReference/Attachment/EmbeddedDocumentBinaryObject';
  return findElements(openEnvelope(document), path)
    .filter(({ attributes }) => attributes.get('mimeCode') === PDF)
    .map(({ attributes, text }) => ({
      file_name: attributes.get('filename') ?? '',
      base64: text,
    }));
}
