/** An allowance (negative) or charge (positive) on the whole invoice. */
interface WrittenSurcharge {
  readonly amount_cents: number;
  readonly category: string;
  readonly percent: number;
}

interface WrittenUblLine {
  readonly name?: string;
  readonly quantity: string;
  /** Price of one. */
  readonly price: string;
  readonly net_cents: number;
  readonly category: string;
  readonly percent: number;
  readonly period?: readonly [string, string];
}

export interface WrittenUbl {
  readonly kind?: 'Invoice' | 'CreditNote';
  readonly number?: string;
  readonly issued_on?: string;
  readonly due_on?: string;
  readonly currency?: string;
  readonly supplier?: string;
  /** A VAT number, such as BE0202239951. */
  readonly supplier_number?: string;
  readonly buyer?: string;
  readonly buyer_number?: string;
  readonly iban?: string;
  /** Together with the account. */
  readonly bic?: string;
  readonly communication?: string;
  readonly means?: string;
  readonly credited_number?: string;
  readonly notes?: readonly string[];
  readonly terms?: string;
  readonly period?: readonly [string, string];
  readonly pdf?: Uint8Array;
  readonly lines: readonly WrittenUblLine[];
  readonly surcharges?: readonly WrittenSurcharge[];
  readonly prepaid_cents?: number;
  readonly rounding_cents?: number;
}

const euro = (cents: number) => (cents / 100).toFixed(2);
const tag = (name: string, text: string | undefined) =>
  text === undefined ? '' : `<cbc:${name}>${text}</cbc:${name}>`;
const periodOf = (period: readonly [string, string] | undefined) =>
  period === undefined
    ? ''
    : `<cac:InvoicePeriod>${tag('StartDate', period[0])}${tag('EndDate', period[1])}</cac:InvoicePeriod>`;
const rateOf = ({ category, percent }: { readonly category: string; readonly percent: number }) =>
  `<cbc:ID>${category}</cbc:ID><cbc:Percent>${percent}</cbc:Percent><cac:TaxScheme><cbc:ID>VAT</cbc:ID></cac:TaxScheme>`;
const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);
/** Rounds to the cent, halves away from zero, without floating point. */
const vatOf = (base: number, percent: number) => {
  const exact = base * percent;
  return (Math.sign(exact) * Math.floor((Math.abs(exact) + 50) / 100)) | 0;
};

function party(name: string, number: string | undefined): string {
  const scheme = `<cac:TaxScheme><cbc:ID>VAT</cbc:ID></cac:TaxScheme>`;
  const tax =
    number === undefined
      ? ''
      : `<cac:PartyTaxScheme><cbc:CompanyID>${number}</cbc:CompanyID>${scheme}</cac:PartyTaxScheme>`;
  return `<cac:Party>${tax}<cac:PartyLegalEntity>${tag('RegistrationName', name)}</cac:PartyLegalEntity></cac:Party>`;
}

/** Writes a consistent invoice of Peppol BIS Billing 3.0. */
export function writeUbl(written: WrittenUbl): string {
  const { kind = 'Invoice', lines, surcharges = [], currency = 'EUR' } = written;
  const { prepaid_cents = 0, rounding_cents = 0 } = written;
  const amount = (name: string, cents: number) =>
    `<cbc:${name} currencyID="${currency}">${euro(cents)}</cbc:${name}>`;
  const taxed = [...lines, ...surcharges.map((one) => ({ ...one, net_cents: one.amount_cents }))];
  const subtotals = [
    ...Map.groupBy(taxed, ({ category, percent }) => `${category} ${percent}`),
  ].map(([, parts]) => {
    const { category = 'S', percent = 0 } = parts[0] ?? {};
    const base = sum(parts.map(({ net_cents }) => net_cents));
    return { category, percent, base, vat: vatOf(base, percent) };
  });
  const lineSum = sum(lines.map(({ net_cents }) => net_cents));
  const amounts = surcharges.map(({ amount_cents }) => amount_cents);
  const allowances = sum(amounts.filter((cents) => cents < 0));
  const charges = sum(amounts.filter((cents) => cents > 0));
  const net = lineSum + allowances + charges;
  const vat = sum(subtotals.map((one) => one.vat));
  const line = kind === 'Invoice' ? 'InvoiceLine' : 'CreditNoteLine';
  const quantity = kind === 'Invoice' ? 'InvoicedQuantity' : 'CreditedQuantity';
  return `<?xml version="1.0" encoding="UTF-8"?>
<${kind} xmlns="urn:oasis:names:specification:ubl:schema:xsd:${kind}-2"
  xmlns:cac="urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2"
  xmlns:cbc="urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2">
<cbc:CustomizationID>urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0</cbc:CustomizationID>
<cbc:ProfileID>urn:fdc:peppol.eu:2017:poacc:billing:01:1.0</cbc:ProfileID>
${tag('ID', written.number ?? '2026-001')}${tag('IssueDate', written.issued_on ?? '2026-02-10')}
${tag('DueDate', written.due_on)}${(written.notes ?? []).map((note) => tag('Note', note)).join('')}${tag('DocumentCurrencyCode', currency)}${periodOf(written.period)}
${written.credited_number === undefined ? '' : `<cac:BillingReference><cac:InvoiceDocumentReference>${tag('ID', written.credited_number)}</cac:InvoiceDocumentReference></cac:BillingReference>`}
${written.pdf === undefined ? '' : `<cac:AdditionalDocumentReference><cbc:ID>paper</cbc:ID><cac:Attachment><cbc:EmbeddedDocumentBinaryObject mimeCode="application/pdf" filename="paper.pdf">${Buffer.from(written.pdf).toString('base64')}</cbc:EmbeddedDocumentBinaryObject></cac:Attachment></cac:AdditionalDocumentReference>`}
<cac:AccountingSupplierParty>${party(written.supplier ?? 'Chaud Devant SRL', written.supplier_number)}</cac:AccountingSupplierParty>
<cac:AccountingCustomerParty>${party(written.buyer ?? 'ACP Les Tilleuls', written.buyer_number)}</cac:AccountingCustomerParty>
<cac:PaymentMeans>${tag('PaymentMeansCode', written.means ?? '30')}${tag('PaymentID', written.communication)}${written.iban === undefined ? '' : `<cac:PayeeFinancialAccount>${tag('ID', written.iban)}${written.bic === undefined ? '' : `<cac:FinancialInstitutionBranch>${tag('ID', written.bic)}</cac:FinancialInstitutionBranch>`}</cac:PayeeFinancialAccount>`}</cac:PaymentMeans>
${written.terms === undefined ? '' : `<cac:PaymentTerms>${tag('Note', written.terms)}</cac:PaymentTerms>`}
${surcharges.map((one) => `<cac:AllowanceCharge><cbc:ChargeIndicator>${one.amount_cents > 0}</cbc:ChargeIndicator>${amount('Amount', Math.abs(one.amount_cents))}<cac:TaxCategory>${rateOf(one)}</cac:TaxCategory></cac:AllowanceCharge>`).join('')}
<cac:TaxTotal>${amount('TaxAmount', vat)}${subtotals.map((one) => `<cac:TaxSubtotal>${amount('TaxableAmount', one.base)}${amount('TaxAmount', one.vat)}<cac:TaxCategory>${rateOf(one)}</cac:TaxCategory></cac:TaxSubtotal>`).join('')}</cac:TaxTotal>
<cac:LegalMonetaryTotal>${amount('LineExtensionAmount', lineSum)}${amount('TaxExclusiveAmount', net)}${amount('TaxInclusiveAmount', net + vat)}${amount('AllowanceTotalAmount', -allowances)}${amount('ChargeTotalAmount', charges)}${amount('PrepaidAmount', prepaid_cents)}${amount('PayableRoundingAmount', rounding_cents)}${amount('PayableAmount', net + vat - prepaid_cents + rounding_cents)}</cac:LegalMonetaryTotal>
${lines.map((one, index) => `<cac:${line}><cbc:ID>${index + 1}</cbc:ID><cbc:${quantity} unitCode="C62">${one.quantity}</cbc:${quantity}>${amount('LineExtensionAmount', one.net_cents)}${periodOf(one.period)}<cac:Item>${tag('Name', one.name ?? `Work ${index + 1}`)}<cac:ClassifiedTaxCategory>${rateOf(one)}</cac:ClassifiedTaxCategory></cac:Item><cac:Price><cbc:PriceAmount currencyID="${currency}">${one.price}</cbc:PriceAmount></cac:Price></cac:${line}>`).join('\n')}
</${kind}>
`;
}
