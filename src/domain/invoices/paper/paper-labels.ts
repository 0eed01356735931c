import type { PaperLine } from './paper-lines.ts';

/** Meaning of the value after a label. */
type LabelKind =
  | 'number'
  | 'title'
  | 'invoice_date'
  | 'any_date'
  | 'due_date'
  | 'payable'
  | 'total_with_vat'
  | 'any_total'
  | 'other';

const INVOICE =
  '(?:facture|factuur|rechnung|invoice|note de credit|creditnota|gutschrift|credit note)';
const NO = '(?:n[°o]|nr|num|nummer|number|numero)';
const OF = String.raw`(?:de la |de |d'|du |der |van de |van |of the |of )?`;
const TVA = String.raw`(?:tva|t\.v\.a\.?|btw|b\.t\.w\.?|mwst\.?|ust\.?|vat)`;
const WITH = String.raw`(?:comprise|incluse|incl\w*\.?|inkl\w*\.?|inbegrepen)`;
const TOTAL = String.raw`(?:total general|total|totaal|totaalbedrag|gesamtbetrag|gesamtsumme|gesamt|summe|montant|bedrag|betrag)`;

/**
 * Labels in French, Dutch, German and English, folded. Where several begin at one place, the longest
 * counts; `other` are those whose values must not be taken for another's.
 */
const LABELS: Readonly<Record<LabelKind, readonly string[]>> = {
  number: [
    String.raw`${NO}\.? ?${OF}${INVOICE}`,
    String.raw`${INVOICE}[ -]?${NO}\.?`,
    String.raw`(?:rechnungs|gutschrifts?)[ -]?(?:nummer|nr)\.?`,
    'belegnummer',
    'invoice id',
  ],
  title: [`^${INVOICE}`, String.raw`^${NO}\.?(?= ?:)`],
  invoice_date: [
    String.raw`date ${OF}(?:facture|facturation|emission|invoice|issue)`,
    '(?:factuur|rechnungs|ausstellungs)datum',
    'datum (?:van de )?factuur',
    '(?:invoice|issue) date',
    'facture du',
    'issued on',
  ],
  any_date: [
    String.raw`(?<!(?:delivery|order|due|value|payment|start|end) )(?:date|datum)(?! (?:de|du|of|van|der|limite|valeur)\b| d')`,
  ],
  due_date: [
    "(?:date d')?echeance",
    String.raw`(?:a payer|payable|paiement) (?:avant le|pour le|au plus tard le|jusqu'au|le|avant|pour)`,
    'date limite(?: de paiement)?',
    'verval(?:datum|dag)',
    '(?:uiterste )?betaal(?:datum|termijn)',
    '(?:te betalen|betaalbaar) (?:voor|tegen|uiterlijk(?: op)?|op)',
    '(?:fallig|zahlbar|zu zahlen) (?:am|bis zum|bis|spatestens am)',
    'falligkeit(?:sdatum|stag)?',
    '(?:payment )?due date',
    '(?:payment due|payable|pay|due)(?: (?:by|on|before))',
  ],
  payable: [
    '(?:total |montant |solde |reste |net )?(?:net )?a payer',
    '(?:totaal |totaalbedrag |bedrag |saldo )?te betalen(?: bedrag)?',
    '(?:gesamtbetrag |betrag )?(?:zu zahlen|zu zahlender betrag)',
    'zahlbetrag',
    'zahlbarer betrag',
    '(?:total|amount|balance) (?:due|payable)',
    'total to pay',
  ],
  total_with_vat: [
    String.raw`(?:${TOTAL} )?(?:tvac|t\.v\.a\.c\.?|ttc)`,
    String.raw`${TOTAL}[ (]{1,2}${TVA} ${WITH}`,
    String.raw`${TOTAL}[ (]{1,2}${WITH}[ ]?(?:${TVA})`,
    'brutto(?:betrag|summe)|gesamt(?:betrag)? brutto|endbetrag|rechnungsbetrag|grand total',
  ],
  any_total: [
    '(?<!(?:sous|sub|tussen|zwischen)[ -]?)(?:total|totaal(?:bedrag)?|gesamt(?:betrag|summe)?|summe)',
  ],
  other: [
    String.raw`${TOTAL}[ (]{1,2}(?:${TVA}|htva|h\.t\.v\.a\.?|ht|hors|hvat|excl\w*|exkl\w*|zzgl|ohne|netto|net|without|before)`,
    String.raw`(?:sous-|sous |sub-?|tussen|zwischen)(?:total|totaal|summe)`,
    String.raw`(?:${TVA}|htva|acompte|voorschot|anzahlung|deposit|remise|korting|rabatt|discount)`,
    String.raw`${NO}\.? ?(?:de |d')?(?:client|compte|commande|contrat|dossier)|client|klant(?:nummer|nr)?|kunden(?:nummer|nr)?|customer(?: (?:no|number))?`,
    'communication|mededeling|mitteilung|verwendungszweck|reference|referentie|referenz|iban|bic|tel',
  ],
};

const KINDS = Object.keys(LABELS) as LabelKind[];
const PATTERNS = KINDS.map((kind) => ({
  kind,
  patterns: LABELS[kind].map((label) => new RegExp(String.raw`(?<!\w)(?:${label})(?![a-z])`, 'g')),
}));

/** A label on a line, with the text from its end to the next label. */
export interface Label {
  readonly kind: LabelKind;
  readonly line: number;
  readonly from: number;
  readonly to: number;
}

/** Finds the labels on a line, in the order of their places. */
export function findLabels({ folded }: PaperLine, line: number): Label[] {
  const found = PATTERNS.flatMap(({ kind, patterns }) =>
    patterns.flatMap((pattern) =>
      [...folded.matchAll(pattern)].map(({ 0: written, index }) => ({
        kind,
        index,
        end: index + written.length,
      })),
    ),
  ).toSorted((one, other) => one.index - other.index || other.end - one.end);
  let end = 0;
  const apart = found.filter((label) => {
    const isApart = label.index >= end;
    if (isApart) end = label.end;
    return isApart;
  });
  return apart.map(({ kind, end: from }, place) => ({
    kind,
    line,
    from,
    to: apart[place + 1]?.index ?? folded.length,
  }));
}
