import { describe, expect, it } from 'vitest';
import { expenseColumns } from './expense-table.ts';
import { isHeader, nameColumns } from './header-names.ts';
import { paymentColumns } from './payment-table.ts';
import { FILE_COLUMNS } from './tables.ts';
import { TAKEOVER_COLUMNS } from './takeover-tables.ts';

const EXPENSES = Object.keys(expenseColumns);

describe('the header of an imported table', () => {
  it.each([
    ['fr', ['Date', 'Libellé', 'Montant TVAC', 'Catégorie', 'Fournisseur', 'N° facture']],
    ['nl', ['Factuurdatum', 'Omschrijving', 'Bedrag', 'Categorie', 'Leverancier', 'Factuurnummer']],
    ['de', ['Datum', 'Bezeichnung', 'Betrag', 'Kategorie', 'Lieferant', 'Rechnungsnummer']],
    ['en', ['Invoice date', 'DESCRIPTION', ' amount', 'Category', 'Supplier', 'Invoice number']],
  ])('names its columns in %s', (_language, header) => {
    expect(nameColumns(header, EXPENSES)).toEqual([
      'expense_date',
      'description',
      'amount',
      'category',
      'supplier',
      'invoice_number',
    ]);
    expect(isHeader(header, EXPENSES)).toBe(true);
  });

  it.each([
    ['fr', ['Date de début', 'Date de fin', 'Quote-part']],
    ['nl', ['Begindatum', 'Einddatum', 'Aandeel']],
    ['de', ['Anfangsdatum', 'Enddatum', 'Anteil']],
    ['en', ['Start date', 'End date', 'Share']],
  ])('names the days of a holding in %s', (_language, header) => {
    const names = ['start_date', 'end_date', 'share'];
    expect(nameColumns(header, names)).toEqual(names);
  });

  it.each([
    [
      'fr',
      ['Copropriétaire', 'Lot', 'Type de fonds', 'Montant', 'Échéance', 'Communication'],
      ['Lot', 'Clé', 'N° compteur', 'Date de relevé', 'Index'],
      ['Fournisseur', 'N° facture', 'Date de facture', 'Échéance', 'Montant', 'Communication'],
    ],
    [
      'nl',
      ['Mede-eigenaar', 'Kavel', 'Soort fonds', 'Bedrag', 'Vervaldatum', 'Mededeling'],
      ['Kavel', 'Sleutel', 'Meternummer', 'Opnamedatum', 'Meterstand'],
      ['Leverancier', 'Factuurnummer', 'Factuurdatum', 'Vervaldatum', 'Bedrag', 'Mededeling'],
    ],
    [
      'de',
      ['Miteigentümer', 'Los', 'Fondsart', 'Betrag', 'Fälligkeit', 'Mitteilung'],
      ['Los', 'Verteilungsschlüssel', 'Zählernummer', 'Ablesedatum', 'Zählerstand'],
      ['Lieferant', 'Rechnungsnummer', 'Rechnungsdatum', 'Fälligkeit', 'Betrag', 'Mitteilung'],
    ],
    [
      'en',
      ['Owner', 'Lot', 'Fund', 'Amount', 'Due date', 'Payment reference'],
      ['Lot', 'Key', 'Meter number', 'Read on', 'Index'],
      ['Supplier', 'Invoice number', 'Invoice date', 'Due date', 'Amount', 'Payment reference'],
    ],
  ])('names the columns of a takeover in %s', (_language, balances, meters, suppliers) => {
    const { opening_balances, meters: meter, supplier_items } = TAKEOVER_COLUMNS;
    expect(nameColumns(balances, Object.keys(opening_balances))).toEqual(
      Object.keys(opening_balances),
    );
    expect(nameColumns(meters, Object.keys(meter))).toEqual(Object.keys(meter));
    expect(nameColumns(suppliers, Object.keys(supplier_items))).toEqual(
      Object.keys(supplier_items),
    );
  });

  it.each([
    ['fr', ['Date', 'Compte', 'Libellé', 'Montant', 'Clé', 'Période du', 'Période au', 'Nature']],
    ['nl', ['Datum', 'Rekening', 'Omschrijving', 'Bedrag', 'Sleutel', 'Van', 'Tot', 'Aard']],
    [
      'de',
      ['Datum', 'Konto', 'Bezeichnung', 'Betrag', 'Verteilungsschlüssel', 'Von', 'Bis', 'Art'],
    ],
    ['en', ['Entry date', 'Account', 'Description', 'Amount', 'Key', 'From', 'To', 'Nature']],
  ])('names the columns of taken costs in %s', (_language, header) => {
    expect(nameColumns(header, Object.keys(TAKEOVER_COLUMNS.cost_lines))).toEqual([
      'entry_date',
      'account_code',
      'description',
      'amount',
      'key',
      'period_from',
      'period_to',
      'nature',
    ]);
  });

  it.each<readonly [string, readonly string[]]>([
    ['expenses', EXPENSES],
    ['payments', Object.keys(paymentColumns)],
    ...Object.entries({ ...FILE_COLUMNS, ...TAKEOVER_COLUMNS }).map(
      ([file, columns]) => [file, Object.keys(columns)] as const,
    ),
  ])('of %s keeps the names of the import', (_table, names) => {
    expect(nameColumns(names, names)).toEqual(names);
  });

  it('names a column once, and leaves what it does not know', () => {
    expect(nameColumns(['Datum', 'Date', 'Couleur'], EXPENSES)).toEqual([
      'expense_date',
      'Date',
      'Couleur',
    ]);
    expect(nameColumns(['Date', 'expense_date'], EXPENSES)).toEqual(['Date', 'expense_date']);
  });

  it('is not a title above it', () => {
    expect(isHeader(['Dépenses 2026', '', ''], EXPENSES)).toBe(false);
    expect(isHeader(['Résidence du Ruisseau', 'Montant total', '2026'], EXPENSES)).toBe(false);
  });
});
