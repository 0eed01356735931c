/**
 * Names of columns as offices write them, by the name in the import; compared without case, accents,
 * punctuation and spaces.
 */
const HEADERS: Readonly<Record<string, readonly string[]>> = {
  // Expenses and payments.
  description: [
    'Description',
    'Libellé',
    'Omschrijving',
    'Beschrijving',
    'Bezeichnung',
    'Beschreibung',
  ],
  amount: [
    'Amount',
    'Montant',
    'Montant TVAC',
    'Bedrag',
    'Bedrag incl. btw',
    'Betrag',
    'Betrag inkl. MwSt.',
  ],
  expense_date: [
    'Invoice date',
    'Date',
    'Date de facture',
    'Date de la facture',
    'Datum',
    'Factuurdatum',
    'Rechnungsdatum',
  ],
  category: ['Category', 'Catégorie', 'Categorie', 'Kategorie'],
  due_date: [
    'Due date',
    'Échéance',
    'Date d’échéance',
    'Vervaldatum',
    'Vervaldag',
    'Fälligkeit',
    'Fälligkeitsdatum',
  ],
  supplier: ['Supplier', 'Fournisseur', 'Leverancier', 'Lieferant'],
  invoice_number: [
    'Invoice number',
    'Numéro de facture',
    'N° facture',
    'N° de facture',
    'Factuurnummer',
    'Rechnungsnummer',
  ],
  account_code: ['Account', 'Compte', 'Rekening', 'Konto'],
  distribution_key: [
    'Key',
    'Clé',
    'Clé de répartition',
    'Verdeelsleutel',
    'Verteilerschlüssel',
    'Verteilungsschlüssel',
  ],
  vat_rate: [
    'VAT rate',
    'VAT %',
    'Taux de TVA',
    'TVA %',
    'Btw-tarief',
    'Btw %',
    'Mehrwertsteuersatz',
    'MwSt. %',
  ],
  amount_excl_vat: [
    'Amount excl. VAT',
    'Montant HTVA',
    'Montant hors TVA',
    'Bedrag excl. btw',
    'Betrag ohne MwSt.',
  ],
  vat_amount: ['VAT', 'TVA', 'Montant de la TVA', 'Btw', 'Btw-bedrag', 'MwSt.', 'Mehrwertsteuer'],
  payment_communication: [
    'Payment reference',
    'Communication',
    'Mededeling',
    'Mitteilung',
    'Verwendungszweck',
  ],
  communication: [
    'Payment reference',
    'Communication',
    'Mededeling',
    'Mitteilung',
    'Verwendungszweck',
  ],
  payment_method: ['Payment method', 'Mode de paiement', 'Betaalwijze', 'Zahlungsweise'],
  method: ['Payment method', 'Mode de paiement', 'Betaalwijze', 'Zahlungsweise'],
  received_on: [
    'Received on',
    'Date',
    'Date de réception',
    'Date du paiement',
    'Datum',
    'Ontvangen op',
    'Betaaldatum',
    'Eingangsdatum',
    'Zahlungsdatum',
  ],
  owner_ref: [
    'Owner',
    'Copropriétaire',
    'Réf. copropriétaire',
    'Mede-eigenaar',
    'Eigenaar',
    'Miteigentümer',
    'Eigentümer',
  ],
  // The register.
  name: ['Name', 'Nom', 'Naam'],
  address: ['Address', 'Adresse', 'Adres'],
  city: ['City', 'Localité', 'Ville', 'Commune', 'Gemeente', 'Plaats', 'Ort'],
  postal_code: ['Postal code', 'Postcode', 'Code postal', 'Postleitzahl', 'PLZ'],
  country: ['Country', 'Pays', 'Land'],
  total_units: ['Number of lots', 'Nombre de lots', 'Aantal kavels', 'Anzahl Lose'],
  total_quota: [
    'Total quotas',
    'Total des quotités',
    'Quotités totales',
    'Totaal aandelen',
    'Gesamtanteile',
  ],
  construction_year: ['Construction year', 'Année de construction', 'Bouwjaar', 'Baujahr'],
  language: ['Language', 'Langue', 'Taal', 'Sprache'],
  enterprise_number: [
    'Enterprise number',
    'Numéro d’entreprise',
    'N° d’entreprise',
    'BCE',
    'Ondernemingsnummer',
    'KBO',
    'Unternehmensnummer',
  ],
  unit_number: [
    'Lot',
    'Unit',
    'Numéro de lot',
    'N° de lot',
    'Kavel',
    'Kavelnummer',
    'Los',
    'Losnummer',
  ],
  type: ['Type', 'Soort', 'Art'],
  floor: ['Floor', 'Étage', 'Verdieping', 'Etage', 'Stockwerk'],
  area: ['Area', 'Superficie', 'Surface', 'Oppervlakte', 'Fläche'],
  quota: ['Quota', 'Quotas', 'Quotités', 'Quotité', 'Aandelen', 'Anteile'],
  parent_unit: ['Parent lot', 'Lot principal', 'Hoofdkavel', 'Hauptlos'],
  ref: ['Reference', 'Référence', 'Réf.', 'Referentie', 'Ref.', 'Referenz'],
  kind: ['Kind', 'Genre', 'Aard'],
  email: [
    'E-mail',
    'E-mail address',
    'Courriel',
    'Adresse e-mail',
    'E-mailadres',
    'E-Mail-Adresse',
  ],
  phone: ['Phone', 'Telephone', 'Téléphone', 'GSM', 'Telefoon', 'Telefon'],
  share: ['Share', 'Part', 'Quote-part', 'Aandeel', 'Anteil'],
  start_date: [
    'Start date',
    'From',
    'Date de début',
    'Depuis',
    'Begindatum',
    'Vanaf',
    'Anfangsdatum',
    'Ab',
  ],
  end_date: ['End date', 'Until', 'Date de fin', 'Jusqu’au', 'Einddatum', 'Tot', 'Enddatum', 'Bis'],
  key: [
    'Key',
    'Clé',
    'Clé de répartition',
    'Verdeelsleutel',
    'Sleutel',
    'Verteilerschlüssel',
    'Verteilungsschlüssel',
  ],
  weight: ['Weight', 'Poids', 'Gewicht'],
};

const FOLDED = new Map(
  Object.entries(HEADERS).map(([name, headers]) => [name, new Set(headers.map(fold))]),
);

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
  return folded === fold(name) || FOLDED.get(name)?.has(folded) === true;
}

function fold(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}%]/gu, '');
}
