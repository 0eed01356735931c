/**
 * Names of columns as offices write them in the four languages, by the name in the import: without case,
 * accents, punctuation and spaces, as they are compared.
 */
const HEADERS: Readonly<Record<string, readonly string[]>> = {
  // Expenses and payments.
  description: [
    'description',
    'libelle',
    'omschrijving',
    'beschrijving',
    'bezeichnung',
    'beschreibung',
  ],
  amount: [
    'amount',
    'montant',
    'montanttvac',
    'bedrag',
    'bedraginclbtw',
    'betrag',
    'betraginklmwst',
  ],
  expense_date: [
    'invoicedate',
    'date',
    'datedefacture',
    'datedelafacture',
    'datum',
    'factuurdatum',
    'rechnungsdatum',
  ],
  category: ['category', 'categorie', 'kategorie'],
  due_date: [
    'duedate',
    'echeance',
    'datedecheance',
    'vervaldatum',
    'vervaldag',
    'falligkeit',
    'falligkeitsdatum',
  ],
  supplier: ['supplier', 'fournisseur', 'leverancier', 'lieferant'],
  invoice_number: [
    'invoicenumber',
    'numerodefacture',
    'nfacture',
    'ndefacture',
    'factuurnummer',
    'rechnungsnummer',
  ],
  account_code: ['account', 'compte', 'rekening', 'konto'],
  distribution_key: [
    'key',
    'cle',
    'clederepartition',
    'verdeelsleutel',
    'verteilerschlussel',
    'verteilungsschlussel',
  ],
  vat_rate: [
    'vatrate',
    'vat%',
    'tauxdetva',
    'tva%',
    'btwtarief',
    'btw%',
    'mehrwertsteuersatz',
    'mwst%',
  ],
  amount_excl_vat: [
    'amountexclvat',
    'montanthtva',
    'montanthorstva',
    'bedragexclbtw',
    'betragohnemwst',
  ],
  vat_amount: ['vat', 'tva', 'montantdelatva', 'btw', 'btwbedrag', 'mwst', 'mehrwertsteuer'],
  payment_communication: [
    'paymentreference',
    'communication',
    'mededeling',
    'mitteilung',
    'verwendungszweck',
  ],
  communication: [
    'paymentreference',
    'communication',
    'mededeling',
    'mitteilung',
    'verwendungszweck',
  ],
  payment_method: ['paymentmethod', 'modedepaiement', 'betaalwijze', 'zahlungsweise'],
  method: ['paymentmethod', 'modedepaiement', 'betaalwijze', 'zahlungsweise'],
  received_on: [
    'receivedon',
    'date',
    'datedereception',
    'datedupaiement',
    'datum',
    'ontvangenop',
    'betaaldatum',
    'eingangsdatum',
    'zahlungsdatum',
  ],
  owner_ref: [
    'owner',
    'coproprietaire',
    'refcoproprietaire',
    'medeeigenaar',
    'eigenaar',
    'miteigentumer',
    'eigentumer',
  ],
  // The register.
  name: ['name', 'nom', 'naam'],
  address: ['address', 'adresse', 'adres'],
  city: ['city', 'localite', 'ville', 'commune', 'gemeente', 'plaats', 'ort'],
  postal_code: ['postalcode', 'postcode', 'codepostal', 'postleitzahl', 'plz'],
  country: ['country', 'pays', 'land'],
  total_units: ['numberoflots', 'nombredelots', 'aantalkavels', 'anzahllose'],
  total_quota: [
    'totalquotas',
    'totaldesquotites',
    'quotitestotales',
    'totaalaandelen',
    'gesamtanteile',
  ],
  construction_year: ['constructionyear', 'anneedeconstruction', 'bouwjaar', 'baujahr'],
  language: ['language', 'langue', 'taal', 'sprache'],
  enterprise_number: [
    'enterprisenumber',
    'numerodentreprise',
    'ndentreprise',
    'bce',
    'ondernemingsnummer',
    'kbo',
    'unternehmensnummer',
  ],
  unit_number: ['lot', 'unit', 'numerodelot', 'ndelot', 'kavel', 'kavelnummer', 'los', 'losnummer'],
  type: ['type', 'soort', 'art'],
  floor: ['floor', 'etage', 'verdieping', 'stockwerk'],
  area: ['area', 'superficie', 'surface', 'oppervlakte', 'flache'],
  quota: ['quota', 'quotas', 'quotites', 'quotite', 'aandelen', 'anteile'],
  parent_unit: ['parentlot', 'lotprincipal', 'hoofdkavel', 'hauptlos'],
  ref: ['reference', 'ref', 'referentie', 'referenz'],
  kind: ['kind', 'genre', 'aard'],
  email: ['email', 'emailaddress', 'courriel', 'adresseemail', 'emailadres', 'emailadresse'],
  phone: ['phone', 'telephone', 'gsm', 'telefoon', 'telefon'],
  share: ['share', 'part', 'quotepart', 'aandeel', 'anteil'],
  start_date: [
    'startdate',
    'from',
    'datededebut',
    'depuis',
    'begindatum',
    'vanaf',
    'anfangsdatum',
    'ab',
  ],
  end_date: ['enddate', 'until', 'datedefin', 'jusquau', 'einddatum', 'tot', 'enddatum', 'bis'],
  key: [
    'key',
    'cle',
    'clederepartition',
    'verdeelsleutel',
    'sleutel',
    'verteilerschlussel',
    'verteilungsschlussel',
  ],
  weight: ['weight', 'poids', 'gewicht'],
  // Takeover from other software.
  debit: ['debit', 'soldedebiteur', 'debetsaldo', 'debet', 'soll', 'sollsaldo'],
  credit: ['credit', 'soldecrediteur', 'creditsaldo', 'haben', 'habensaldo'],
  balance: ['balance', 'solde', 'saldo'],
  call_date: [
    'calldate',
    'date',
    'datedelappel',
    'datum',
    'datumoproep',
    'datumvandeoproep',
    'aufrufdatum',
    'datumdesabrufs',
  ],
  fund: ['fund', 'fonds', 'typedefonds', 'soortfonds', 'fondsart'],
  reference: [
    'reference',
    'paymentreference',
    'communication',
    'referentie',
    'mededeling',
    'referenz',
    'mitteilung',
  ],
  invoice_date: [
    'invoicedate',
    'datedefacture',
    'datedelafacture',
    'factuurdatum',
    'rechnungsdatum',
  ],
  meter_number: [
    'meternumber',
    'meter',
    'compteur',
    'ncompteur',
    'numerodecompteur',
    'meternummer',
    'zahler',
    'zahlernummer',
  ],
  entry_date: ['entrydate', 'date', 'datecomptable', 'datum', 'boekingsdatum', 'buchungsdatum'],
  period_from: ['periodfrom', 'from', 'periodedu', 'du', 'periodevan', 'van', 'zeitraumvon', 'von'],
  period_to: ['periodto', 'to', 'periodeau', 'au', 'periodetot', 'tot', 'zeitraumbis', 'bis'],
  nature: ['nature', 'aard', 'art'],
  recoverable_percent: [
    'recoverable',
    'partlocative',
    'partlocative%',
    'huurdersdeel',
    'huurdersdeel%',
    'mieteranteil',
    'mieteranteil%',
  ],
  read_on: ['readon', 'date', 'datedereleve', 'relevele', 'opnamedatum', 'datum', 'ablesedatum'],
  index: ['index', 'reading', 'meterstand', 'stand', 'zahlerstand'],
};

/** Number of known names by which a row is recognized as the header below a title. */
const ENOUGH = 2;

/**
 * Replaces the headers of a table by the names of its columns, in any of the four languages; others stay
 * as they are. Each column is named once: its own name goes before others for it.
 * @param names of the columns that the table may have
 */
export function nameColumns(header: readonly string[], names: readonly string[]): string[] {
  const taken = new Set(header.filter((text) => names.includes(text)));
  return header.map((text) => {
    if (names.includes(text)) return text;
    const found = names.find((name) => !taken.has(name) && isNameOf(text, name));
    if (found === undefined) return text;
    taken.add(found);
    return found;
  });
}

/**
 * Whether a row is the header of a table: it has two names of its columns, or one where it has no more.
 */
export function isHeader(cells: readonly string[], names: readonly string[]): boolean {
  const filled = cells.map((cell) => cell.trim()).filter((cell) => cell !== '');
  const known = nameColumns(filled, names).filter((name) => names.includes(name));
  return known.length > 0 && known.length >= Math.min(ENOUGH, filled.length);
}

function isNameOf(text: string, name: string): boolean {
  const folded = fold(text);
  return folded === fold(name) || HEADERS[name]?.includes(folded) === true;
}

function fold(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}%]/gu, '');
}
