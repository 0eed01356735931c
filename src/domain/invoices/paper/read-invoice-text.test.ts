import { describe, expect, it } from 'vitest';
import { readInvoiceText, type InvoiceReading } from './read-invoice-text.ts';

const NOTHING: InvoiceReading = {
  enterprise_numbers: [],
  ibans: [],
  invoice_number: null,
  expense_date: null,
  due_date: null,
  amount_cents: null,
  payment_communication: null,
};
/** Reads one value of a text. */
const says = <Name extends keyof InvoiceReading>(name: Name, ...lines: string[]) =>
  readInvoiceText(lines.join('\r\n'))[name];

const FRENCH = `Lumière & Force SC
Chaussée de Louvain 88, 1030 Schaerbeek
ACP Résidence Les Tilleuls
c/o Gestion Clairval
Avenue Louise 54, 1050 Ixelles
Facture 2026-88120
Date 12 novembre 2026
À payer avant le 12 décembre 2026
Communication +++000/8812/07715+++
N° d’entreprise 0850.243.206
Désignation Montant
Électricité, sept. et oct., 1 214 kWh 339,67
Gestion de réseau 64,20
TVA 21 % 84,81
Total 488,68 €
BE62 5100 0754 7061`;

const DUTCH = `Liftservice Peeters BV
Kerkstraat 12 - 9000 Gent - Tel. 09 222 33 44
BTW BE 0403.199.702 - IBAN BE71 0961 2345 6769 - BIC GKCCBEBB
Factuurnummer: VF/2026/0118 Klantnummer: 40123
Factuurdatum: 05/03/2026
Vervaldatum: 04/04/2026
Omschrijving Aantal Prijs Bedrag
Onderhoud lift, 1e kwartaal 1 1.020,30 1.020,30
Subtotaal excl. btw € 1.020,30
Btw 21% € 214,26
Totaal incl. btw € 1.234,56
Gelieve € 1.234,56 over te schrijven met mededeling ***000/0145/22617***`;

const GERMAN = `Heizungsbau Krämer GmbH
MwSt.-Nr.: BE0202239951
Rechnung Nr. R-2026.044
Rechnungsdatum: 3. März 2026
Fälligkeitsdatum: 02.04.2026
Wartung Kessel 1'000,00
Nettobetrag 1'000,00 EUR
MwSt. 6 % 60,00 EUR
Gesamtbetrag inkl. MwSt. 1'060,00 EUR
Zu zahlen bis 02.04.2026: 1'060,00 EUR
IBAN: BE68 5390 0754 7034
Verwendungszweck: RF18539007547034`;

const ENGLISH = `Bright Windows Ltd
VAT number: BE 0850 243 206
Invoice number Invoice date Due date
INV-2026-17 12/11/2026 November 26, 2026
Window cleaning 2 1,000.00 2,000.00
Subtotal 2,000.00
VAT 21% 420.00
Total due: EUR 2,420.00
Pay to BE62510007547061, quoting INV-2026-17`;

describe('the text of an invoice', () => {
  it.each([
    [
      'French',
      FRENCH,
      {
        enterprise_numbers: ['0850243206'],
        ibans: ['BE62510007547061'],
        invoice_number: '2026-88120',
        expense_date: '2026-11-12',
        due_date: '2026-12-12',
        amount_cents: 48_868,
        payment_communication: '000881207715',
      },
    ],
    [
      'Dutch',
      DUTCH,
      {
        enterprise_numbers: ['0403199702'],
        ibans: ['BE71096123456769'],
        invoice_number: 'VF/2026/0118',
        expense_date: '2026-03-05',
        due_date: '2026-04-04',
        amount_cents: 123_456,
        payment_communication: '000014522617',
      },
    ],
    [
      'German',
      GERMAN,
      {
        enterprise_numbers: ['0202239951'],
        ibans: ['BE68539007547034'],
        invoice_number: 'R-2026.044',
        expense_date: '2026-03-03',
        due_date: '2026-04-02',
        amount_cents: 106_000,
        payment_communication: 'RF18539007547034',
      },
    ],
    [
      'English',
      ENGLISH,
      {
        enterprise_numbers: ['0850243206'],
        ibans: ['BE62510007547061'],
        invoice_number: 'INV-2026-17',
        expense_date: '2026-11-12',
        due_date: '2026-11-26',
        amount_cents: 242_000,
        payment_communication: null,
      },
    ],
  ])('in %s gives what it says', (_, text, values) => {
    expect(readInvoiceText(text)).toEqual(values);
  });

  it('gives nothing where it is blank, or no invoice', () => {
    expect(readInvoiceText('')).toEqual(NOTHING);
    expect(readInvoiceText('Procès-verbal du 12/11/2026\nPrésents : 12')).toEqual(NOTHING);
  });

  it('is read with accents of two signs, soft hyphens and narrow spaces', () => {
    const text = 'E\u0301che\u0301ance\u00A0: 12/12/2026\nTo\u00ADtal\u00A0: 1\u202F234,56\u00A0€';
    expect(readInvoiceText(text)).toMatchObject({ due_date: '2026-12-12', amount_cents: 123_456 });
  });
});

describe('the total of an invoice', () => {
  it.each([
    [['Total TVAC : 121,00'], 12_100],
    [['Total HTVA 100,00 TVA 21,00 Total TVAC 121,00'], 12_100],
    [['Montant TTC', '121,00 €'], 12_100],
    [['Total HTVA TVA Total TVAC', '100,00 21,00 121,00'], 12_100],
    [['Sous-total 100,00', 'Net à payer 121,00'], 12_100],
    [['Totaal te betalen 121,00'], 12_100],
    [['Totaal inclusief btw 121,00'], 12_100],
    [['Zahlbetrag 121,00'], 12_100],
    [['Rechnungsbetrag: 121,00 EUR'], 12_100],
    [['Amount due € 121.00'], 12_100],
    [['Total (TVA incl.) 121,00'], 12_100],
    // The columns of the lines are named like the total below them.
    [['Libellé HTVA TVA Total', '100,00 21,00 121,00', 'Total 121,00'], 12_100],
    [['Pose 2 100,00 200,00', 'Total 200,00'], 20_000],
    // A plain total less than another amount is one without VAT, or of a part.
    [['Total 100,00', 'À payer 121,00'], 12_100],
    [['Total 100,00', 'TVA 21,00', 'Report 121,00'], null],
    // Part of it was prepaid: neither is certain.
    [['Total TVAC 121,00', 'Acompte 21,00', 'À payer 100,00'], null],
    [['Total 121,00', 'Déjà payé 21,00', 'Solde à payer 100,00'], null],
    [['À payer 121,00', 'À payer 122,00'], null],
    [['Total HTVA 100,00'], null],
    [['Total des mesures 12'], null],
    [['Total USD 121.00'], null],
    [['Total -121,00'], null],
    [['Total 0,00'], null],
  ])('of %j is %s', (lines, cents) => {
    expect(says('amount_cents', ...lines)).toBe(cents);
  });
});

describe('the number of an invoice', () => {
  it.each([
    [['Facture n° 2026/118'], '2026/118'],
    [['N° de facture : 118'], '118'],
    [['Numéro de facture', 'F-118'], 'F-118'],
    [['Facture', 'N° : F-118'], 'F-118'],
    [['Facture n°118'], '118'],
    [['Factuur nr. 118'], '118'],
    [['Rechnungsnummer 118'], '118'],
    [['Invoice #118'], '118'],
    [['Note de crédit NC-118'], 'NC-118'],
    [['Facture 2026-118 du 12/11/2026'], '2026-118'],
    [['Facture n° 118', 'Facture n° 119'], null],
    [['Facture n° 2026 / 118'], null],
    [['Facture 1/2'], null],
    [['Facture 2026'], null],
    [['Facture 12/11/2026'], null],
    [['Facture n° BE0850243206'], null],
    [['Numéro de facture', 'Avenue Louise 54'], null],
    [['Votre facture d’électricité 118'], null],
  ])('of %j is %s', (lines, number) => {
    expect(says('invoice_number', ...lines)).toBe(number);
  });
});

describe('the days of an invoice', () => {
  it.each([
    [['Date de facture : 12/11/2026'], '2026-11-12'],
    [['Date : 12.11.26'], '2026-11-12'],
    [['Datum', '12-11-2026'], '2026-11-12'],
    [['Ausstellungsdatum 1. Dezember 2026'], '2026-12-01'],
    [['Issue date 2026-11-12'], '2026-11-12'],
    [['Date', 'le 1er août 2026'], null],
    [['Facture 118-A du 12/11/2026'], '2026-11-12'],
    [['Date facture 12/11/2026 Date de livraison 10/11/2026'], '2026-11-12'],
    [['Date de livraison 10/11/2026'], null],
    [['Delivery date 10/11/2026'], null],
    [['Date 11/25/2026'], null],
    [['Date 31/02/2026'], null],
    [['Date 12/11/2026', 'Date 13/11/2026'], null],
    [['Bruxelles, le 12 novembre 2026'], null],
  ])('of %j: dated %s', (lines, date) => {
    expect(says('expense_date', ...lines)).toBe(date);
  });

  it.each([
    [['Date d’échéance 12/12/2026'], '2026-12-12'],
    [['Total à payer avant le 12/12/2026 : 10,00'], '2026-12-12'],
    [['Te betalen vóór 12 december 2026'], '2026-12-12'],
    [['Uiterste betaaldatum 12/12/2026'], '2026-12-12'],
    [['Zahlbar bis zum 12.12.2026'], '2026-12-12'],
    [['Payable by 12 December 2026'], '2026-12-12'],
    [['Date Échéance', '12/11/2026 12/12/2026'], '2026-12-12'],
    [['Date 12/11/2026', 'Échéance 11/11/2026'], null],
    [['Échéance 12/12/2026', 'Échéance 13/12/2026'], null],
    [['Paiement à 30 jours'], null],
  ])('of %j: due %s', (lines, date) => {
    expect(says('due_date', ...lines)).toBe(date);
  });
});
