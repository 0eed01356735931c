import { Euro, LocalDate, SupplierName, Type, Uuid, nullable } from './common.ts';

/** Values that the text of an invoice states; null where it states none, or contradicts itself. */
export const InvoiceValues = Type.Object(
  {
    has_text: Type.Boolean({
      description:
        'Whether the file is a PDF with text; false for scans, photos and files that cannot be opened.',
    }),
    supplier_id: nullable({
      ...Uuid,
      description:
        'Identifier of the supplier with the enterprise number, else the IBAN on the invoice; a UUID.',
    }),
    supplier_name: nullable(SupplierName),
    enterprise_number: nullable(
      Type.String({ description: 'Enterprise number of the sender, ten digits.' }),
    ),
    iban: nullable(Type.String({ description: 'IBAN of the sender, in capitals without spaces.' })),
    invoice_number: nullable(Type.String({ description: 'Number of the invoice, as printed.' })),
    expense_date: nullable({ ...LocalDate, description: 'Date of the invoice.' }),
    due_date: nullable({ ...LocalDate, description: 'Last day to pay it.' }),
    amount: nullable({ ...Euro, description: 'Total including VAT, in euro.' }),
    payment_communication: nullable(
      Type.String({
        description: 'Structured reference: twelve digits, or a creditor reference (ISO 11649).',
      }),
    ),
  },
  { $id: 'InvoiceValues' },
);
