import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '#domain/kernel/language.ts';
import { explainChanges, type AccountShare } from '#domain/statements/why-changed.ts';
import { renderLetters, type LetterSheet } from '#platform/pdf/letter.ts';
import { nonEmpty } from '#test/helpers/non-empty.ts';
import { codesOf, textsOf } from '#test/helpers/pdf.ts';
import { aRow, FIGURES, OWNER, PAPER, ROWS } from '#test/helpers/statement-paper.ts';
import type { OwnerOnPaper, StatementOnPaper } from './paper.ts';
import { reversalLetter } from './reversal-letter.ts';
import { annexLetter, statementLetter, type Annex } from './statement-letter.ts';
import { renderStatementMail } from './statement-mail.ts';

interface Change {
  readonly owner?: Partial<OwnerOnPaper>;
  readonly reader?: Partial<OwnerOnPaper['reader']>;
  readonly paper?: Partial<StatementOnPaper>;
  readonly run?: Partial<StatementOnPaper['run']>;
}

const ownerWith = ({ owner, reader }: Change) => ({
  ...OWNER,
  ...owner,
  reader: { ...OWNER.reader, ...reader },
});
const paperWith = ({ paper, run }: Change) => ({
  ...PAPER,
  ...paper,
  run: { ...PAPER.run, ...run },
});
const letterOf = (change: Change = {}) => statementLetter(paperWith(change), ownerWith(change));

function pdfOf(letter = letterOf()) {
  return renderLetters([letter], letter);
}

const textOf = async (change: Change = {}) =>
  (await textsOf(pdfOf(letterOf(change)).bytes)).join(' ');

const annexText = async (annex: Annex, change: Change = {}) =>
  (await textsOf(pdfOf(annexLetter(paperWith(change), ownerWith(change), annex)).bytes)).join(' ');

/** Returns the rows of the sheet whose first column has a label. */
function rowsUnder(label: string, change: Change = {}): string[][] {
  const sheets = letterOf(change).blocks.filter(
    (block): block is LetterSheet => block.kind === 'sheet',
  );
  const sheet = sheets.find(({ columns }) => columns.some((column) => column.label === label));
  return (sheet?.rows ?? []).map(({ cells }) => [...cells]);
}

const WORDS: Record<Language, readonly string[]> = {
  fr: [
    'Décompte de charges 2025',
    'soit 72,74 € de plus que ce qui vous a été appelé. Il vous reste 122,74 € à payer pour le 31 mars 2026.',
    'Solde de ce décompte 72,74',
    'Montant à payer 122,74 €',
    'Vos lots',
    'A1 – Appartement 80 / 1 000 Pleine propriété 1/1 01/01/2025 – 31/12/2025 365',
    'Vos compteurs',
    'Fonds de réserve de l’immeuble au 31/12/2025',
    'Badge d’accès',
    'reste à l’association',
  ],
  nl: [
    'Kostenafrekening 2025',
    '€ 72,74 meer dan wat u werd gevraagd',
    'Saldo van deze afrekening 72,74',
    'Volle eigendom',
    'Reservekapitaal van het gebouw op 31/12/2025',
  ],
  de: [
    'Kostenabrechnung 2025',
    '72,74 € mehr, als von Ihnen abgerufen wurde',
    'Saldo dieser Abrechnung 72,74',
    'Volleigentum',
    'Rücklage des Gebäudes am 31.12.2025',
  ],
  en: [
    'Statement of charges 2025',
    '€72.74 more than was called from you',
    'Balance of this statement 72.74',
    'Full ownership',
    'Reserve fund of the building on 31/12/2025',
  ],
};

describe('statementLetter', () => {
  it.each(LANGUAGES)('says in %s what is to be paid, and proves it', async (language) => {
    const text = await textOf({ reader: { language } });
    for (const words of nonEmpty(WORDS[language])) expect(text).toContain(words);
    expect(text).not.toMatch(/letter\.[a-z]|enum\.|[{}]/);
    expect(text).toContain('RESIDENCE-LES-ERABLES-2025-007');
    expect(text).toContain('+++202/3000/01222+++');
  });

  it('takes two pages for a usual owner', () => {
    expect(pdfOf().page_count).toBe(2);
  });

  it('carries a code for all that is due, with the reference of the account', async () => {
    const [code] = await codesOf(pdfOf().bytes);
    expect(code).toContain('EUR122.74');
    expect(code).toContain('+++202/3000/01222+++');
    expect(await textOf()).toContain(
      'dont ce décompte 72,74 dont autres montants dus ou avoirs 50,00',
    );
  });

  it('meets the standard of accessible documents, whatever names hold', () => {
    const name = '#panic() *Anne* $x$ ] “Ţ” & <b>';
    expect(pdfOf(letterOf({ reader: { name } })).bytes.includes('pdfuaid')).toBe(true);
  });

  it.each([
    ['Keep', 'sera déduit de votre prochain appel de fonds'],
    ['Refund', 'vous sera remboursé'],
  ] as const)('says that a credit is to %s', async (credit, words) => {
    const due = { statement_cents: 0, total_cents: -5_000, reference: '202300001222' };
    const change = { owner: { due }, run: { credit } };
    expect(await textOf(change)).toContain(words);
    expect(letterOf(change).blocks.map(({ kind }) => kind)).not.toContain('payment');
  });

  it.each([
    ['each category once one has several accounts', ['6105', '6107', '6140'], 2],
    ['no category where each has one account', ['6105', '6120', '6140'], 0],
  ])('has a sum for %s', (_, codes, count) => {
    const rows = codes.map((account_code) => aRow({ account_code }));
    const sheets = letterOf({ owner: { rows } }).blocks.filter(
      (block): block is LetterSheet => block.kind === 'sheet',
    );
    const parts = sheets.flatMap((sheet) => sheet.rows.filter(({ kind }) => kind === 'part'));
    expect(parts).toHaveLength(count);
  });

  it('groups the invoices of an account, each with its days and the part of the owner', () => {
    const rows = rowsUnder('Immeuble');
    expect(rows).toContainEqual(['Lot A1', '', '', '', '238,74']);
    expect(rows).toContainEqual([
      '6105 Nettoyage et déchets',
      '2\u{202F}420,00',
      'Quotités 80 / 1\u{202F}000',
      '',
      '149,99',
    ]);
    expect(rows).toContainEqual([
      '31/03/2025 Propre SRL – Nettoyage du hall (1\u{202F}210,00, 90 / 90 → 96,80) · ' +
        '30/06/2025 Propre SRL – Nettoyage du hall (1\u{202F}210,00, 50 / 91 → 53,19)',
    ]);
  });

  it('shows late costs and corrections after a sale apart', async () => {
    const text = await textOf();
    expect(text).toContain('Coûts d’une période antérieure, reçus après son décompte 8,00');
    expect(text).toContain(
      'Correction de décomptes antérieurs après un changement de propriétaire −24,00',
    );
    expect(rowsUnder('Immeuble').at(-1)).toEqual([
      'Total des charges ci-dessus',
      '',
      '',
      '',
      '222,74',
    ]);
  });

  it('shows corrections of works that an earlier statement settled', () => {
    const row = aRow({
      line_id: null,
      decision_id: 'lift',
      works_run_id: 'earlier',
      account_code: '611',
      nature: 'Extraordinary',
      amount_cents: -1_200,
      origin: 'Withdrawn',
    });
    const rows = rowsUnder('Immeuble', { owner: { rows: [...ROWS, row] } });
    expect(rows.map(([text]) => text)).toContain('611 Travaux · Cabine d’ascenseur');
    expect(rows.at(-1)?.at(-1)).toBe('210,74');
  });

  it('shows shares once a lot is held in part', () => {
    const rows = ROWS.map((row) => (row.line_id === 'l1' ? { ...row, share: '1/3;2/3' } : row));
    const shown = rowsUnder('Immeuble', { owner: { rows } });
    expect(shown.some((cells) => cells.includes('1/3 + 2/3'))).toBe(true);
  });

  it('shows meters with readings, consumption and price', () => {
    expect(rowsUnder('Prix unitaire')).toEqual([
      [
        'A1 · Eau froide · M-12',
        '1\u{202F}000 (31/12/2024) → 1\u{202F}035,5 (31/12/2025)',
        '35,5',
        '2,50',
        '88,75',
      ],
    ]);
  });

  it('names pending cases without their parties, and the costs that the owner does not bear', () => {
    const one = {
      title: 'Infiltrations',
      court: 'Justice de paix, Ixelles',
      number: '25A123',
      opened_on: '2025-03-03',
      stake_cents: 4_800_000,
      provision_cents: null,
      unit_ids: [] as string[],
      excluded_owner_ids: [] as string[],
    };
    const place = 'Justice de paix, Ixelles, 25A123';
    const line = ['03/03/2025 Infiltrations', '48\u{202F}000,00', ''];
    const shown = (change: Partial<typeof one>) =>
      rowsUnder('Enjeu', { paper: { proceedings: [{ ...one, ...change }] } });
    expect(shown({})).toEqual([line, [place]]);
    expect(shown({ excluded_owner_ids: ['anne'] })[1]).toEqual([
      `${place} · Vous n’en supportez pas les frais (Code civil, art. 3.92, § 9).`,
    ]);
    expect(shown({ unit_ids: ['b2'] })[1]).toEqual([
      `${place} · Ses frais sont supportés par d’autres lots.`,
    ]);
    expect(rowsUnder('Enjeu')).toEqual([]);
  });

  it('leads the account from its opening to its closing balance', () => {
    const rows = rowsUnder('Mouvement');
    expect(rows[0]?.at(-1)).toBe('50,00');
    expect(rows).toContainEqual(['15/01/2025 Provision T1', '240,00', '', '290,00']);
    expect(rows.at(-1)).toEqual([
      '31/12/2025 Solde de votre compte',
      '1\u{202F}087,74',
      '1\u{202F}015,00',
      '122,74',
    ]);
  });

  it('settles works with what was called for them', async () => {
    expect(await textOf()).toContain(
      'Toiture 2025 Coût des travaux 11 000,00 Payé par le fonds de réserve −1 000,00 ' +
        'Appelé auprès de tous −9 375,00 Solde de l’immeuble 625,00 Votre part, lot A1 800,00',
    );
  });

  it('explains differences that add up to the cent, and compares with the budget', () => {
    const share = (account_code: string, amount_cents: number): AccountShare => ({
      unit_id: 'a1',
      account_code,
      amount_cents,
      lot_cents: amount_cents,
      building_cents: amount_cents * 12 + 7,
      consumption: null,
    });
    const changes = explainChanges(
      [share('6105', 10_000), share('6120', 9_999), share('6140', 333)],
      [share('6105', 15_800), share('6120', 8_875), share('611', 80_000)],
    );
    const budget = [
      { account_code: '6105', amount_cents: 15_800, budget_cents: 15_000, difference_cents: 800 },
    ];
    const before = { period_from: '2024-01-01', period_to: '2024-12-31' };
    const change = { owner: { changes, budget }, paper: { before } };
    const cents = (text = '') => Number(text.replaceAll(/[^\d−-]/g, '').replace('−', '-'));
    const rows = nonEmpty(rowsUnder('Prix', change));
    for (const [, from, to, difference, ...others] of rows) {
      const reasons = others.slice(0, -1);
      expect(cents(difference)).toBe(cents(to) - cents(from));
      expect(reasons.reduce((sum, one) => sum + cents(one), 0)).toBe(cents(difference));
    }
    expect(rows.at(-1)?.slice(1, 4)).toEqual(['203,32', '1\u{202F}046,75', '+843,43']);
    const bars = letterOf(change).blocks.find((block) => block.kind === 'bars');
    expect(bars?.rows.map(({ value }) => value)).toEqual([
      '203,32',
      '+800,00',
      '+58,00',
      '−11,24',
      '−3,33',
      '1\u{202F}046,75',
    ]);
    for (const { from, to } of nonEmpty(bars?.rows ?? [])) {
      expect(from).toBeGreaterThanOrEqual(0);
      expect(to).toBeLessThanOrEqual(1);
    }
    expect(rows.map(([item, ...figures]) => [item?.slice(0, 4), figures.at(-1)])).toEqual([
      ['6105', '150,00'],
      ['611 ', ''],
      ['6120', ''],
      ['6140', ''],
      ['Vos ', '150,00'],
    ]);
    // Without a statement to compare with, the budget is.
    expect(rowsUnder('Votre part du budget', { owner: { budget } })).toEqual([
      ['6105 Nettoyage et déchets', '150,00', '158,00', '+8,00'],
    ]);
  });

  it('says in a draft what is added when it is sent', async () => {
    const text = await textOf({
      owner: { due: null, number: null },
      run: { status: 'Draft', due_date: null },
    });
    expect(text).toContain('figurent sur le décompte envoyé');
    expect(text).not.toContain('+++');
  });

  it('names no period for a usual year, and the days of any other', () => {
    const change = { run: { period_from: '2025-04-01', period_to: '2025-06-30' } };
    expect(letterOf(change).subject).toBe('Décompte de charges du 01/04/2025 au 30/06/2025');
  });

  it('serves an owner with nothing but a balance', async () => {
    const settled = { ordinary: 0, extraordinary: 0 };
    const figures = { ...FIGURES, charges: settled, called: settled, settlement: settled };
    const text = await textOf({
      owner: { figures, rows: [], called: [], lots: [], meters: [], movements: [] },
    });
    expect(text).toContain('Solde de votre compte 50,00');
    expect(text).not.toContain('Vos lots');
  });
});

describe('annexes', () => {
  const company = { kind: 'Company', enterprise_number: '0202239951' } as const;

  it('give a company the VAT of each invoice, adding up to that of its charges', async () => {
    const text = await textOf({ reader: company });
    expect(text).toContain('Annexe TVA');
    expect(text).toContain('31/03/2025 · Propre SRL · BE 0202.239.951 · F-77');
    expect(text).toContain('1 000,00 21 % 210,00 80,00 16,80 96,80');
    expect(text).toContain('Total 123,96 26,03 149,99');
    expect(await textOf()).not.toContain('Annexe TVA');
    expect(await annexText({ kind: 'Vat' })).toContain('F-78');
  });

  it('give a company the invoices of works, whose VAT is settled together', async () => {
    const roof = { line_id: null, decision_id: 'roof', account_code: '611' } as const;
    const rows = [aRow({ ...roof, amount_cents: 80_000, vat_cents: 4_528 })];
    const text = await textOf({ reader: company, owner: { rows } });
    expect(text).toContain('Toiture 2025 754,72 45,28 800,00');
    const invoice = (number: string, day: string) =>
      `${day} · Propre SRL · BE 0202.239.951 · ${number} · 1 000,00 · 21 % · 210,00`;
    expect(text).toContain(`${invoice('F-77', '31/03/2025')} ${invoice('F-78', '30/06/2025')}`);
    expect(text).toContain('Total 754,72 45,28 800,00');
  });

  it('give a credit note the rate of its invoice', async () => {
    const rows = [aRow({ line_id: 'l6', amount_cents: -9_680, vat_cents: -1_680 })];
    const text = await textOf({ reader: company, owner: { rows } });
    expect(text).toContain('C-79');
    expect(text).toContain('−1 000,00 21 % −210,00 −80,00 −16,80 −96,80');
  });

  it('give the tenant of a lot the recoverable part of the days of the lease', async () => {
    const lease = { from: '2025-07-01', to: null };
    const text = await annexText({ kind: 'Tenant', unit_id: 'a1', lease });
    expect(text).toContain('Charges récupérables auprès du locataire');
    expect(text).toContain('le bail décide');
    expect(text).toContain('184 / 365');
    const all = await annexText(
      { kind: 'Tenant', unit_id: null, lease: undefined },
      {
        owner: {
          rows: [
            ...ROWS,
            aRow({ unit_id: 'p1', unit_number: 'P1', amount_cents: 100, recoverable_cents: 100 }),
          ],
        },
      },
    );
    expect(all).toContain('Lot A1');
    expect(all).toContain('Lot P1');
  });
});

describe('renderStatementMail', () => {
  it('says what to pay and how', () => {
    const { subject, text } = renderStatementMail(PAPER, OWNER);
    expect(subject).toBe('Décompte de charges 2025 – Résidence Les Érables');
    expect(text).toContain('+++202/3000/01222+++');
    expect(text).toContain('BE68 5390 0754 7034');
  });
});

describe('reversalLetter', () => {
  it.each<[Language, string]>([
    ['fr', 'ne vous est plus demandé'],
    ['nl', 'wordt u niet meer gevraagd'],
    ['de', 'wird nicht mehr von Ihnen verlangt'],
    ['en', 'is no longer asked of you'],
  ])('says in %s what no longer holds, and why', async (language, words) => {
    const owner = { ...OWNER, reader: { ...OWNER.reader, language } };
    const letter = reversalLetter({ ...PAPER, reason: 'Facture oubliée' }, owner);
    const pdf = pdfOf(letter);
    const text = (await textsOf(pdf.bytes)).join(' ');
    expect(text).toContain(words);
    expect(text).toContain('Facture oubliée');
    expect(text).not.toMatch(/letter\.[a-z]|[{}]/);
    expect(pdf.bytes.includes('pdfuaid')).toBe(true);
  });
});
