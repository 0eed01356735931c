import { formatIban } from '#domain/kernel/identifiers.ts';
import { centsOf } from '#domain/kernel/money.ts';
import { findDemoIban } from '#features/register/suppliers/index.ts';
import type { FileRecord } from '#features/shared/index.ts';
import { toSlug } from '#platform/file-names.ts';
import type { PaperLetter } from '#platform/pdf/letter.ts';
import { formatDay, formatMoney } from '#platform/pdf/notation.ts';

/** Addresses of demo suppliers, as their invoices have them; others give none. */
const ADDRESSES: Readonly<Record<string, string>> = {
  'Ascenseurs Meunier SA': 'Chaussée de Mons 112, 1070 Anderlecht',
  'Gaz du Brabant SC': 'Rue du Gazomètre 4, 1030 Schaerbeek',
  'Lumière & Force SC': 'Chaussée de Louvain 88, 1030 Schaerbeek',
  'Assurances du Parc SA': 'Rue Royale 71, 1000 Bruxelles',
  'Gestion Clairval SRL': 'Avenue Louise 54, 1050 Ixelles',
  'Eaux du Bassin SC': 'Quai au Bois 9, 1000 Bruxelles',
  'Toitures Hanssens SRL': 'Rue des Ardoises 17, 1190 Forest',
  'Cabinet Mertens & Wauters': 'Place Poelaert 3, 1000 Bruxelles',
};
const RECIPIENT = [
  'ACP Résidence Les Tilleuls',
  'c/o Gestion Clairval',
  'Avenue Louise 54',
  '1050 Ixelles',
];

/** Composes the paper of a demo invoice, as its supplier would send it in French. */
export function demoInvoicePaper(row: FileRecord): PaperLetter {
  const { supplier = '', invoice_number: number = '', description = '' } = row;
  const { expense_date: dated = '', due_date: due = '', vat_rate: rate = '' } = row;
  const money = (field: string) => formatMoney(centsOf(row[field] ?? '0'), 'fr');
  const address = ADDRESSES[supplier];
  const iban = findDemoIban(supplier);
  return {
    language: 'fr',
    file_name: `${toSlug(supplier)}-${number}`,
    title: `${supplier}, ${number}`,
    dated,
    sender: {
      caption: 'Facture',
      name: supplier,
      lines: address === undefined ? [] : [address],
    },
    mention: null,
    recipient: RECIPIENT,
    facts: [
      { label: 'Date', value: formatDay(dated, 'fr') },
      { label: 'Échéance', value: formatDay(due, 'fr') },
    ],
    subject: `Facture ${number}`,
    blocks: [
      {
        kind: 'table',
        columns: [
          { label: 'Désignation', numeric: false },
          { label: 'Montant (€)', numeric: true },
        ],
        rows: [
          { kind: 'line', cells: [description, money('amount_excl_vat')] },
          { kind: 'line', cells: [`TVA ${rate} %`, money('vat_amount')] },
          { kind: 'total', cells: ['Total à payer', money('amount')] },
        ],
      },
      ...(iban === undefined ? [] : [{ kind: 'small' as const, text: `IBAN ${formatIban(iban)}` }]),
      { kind: 'small', text: 'Facture fictive du bâtiment de démonstration.' },
    ],
    page: 'Page',
  };
}
