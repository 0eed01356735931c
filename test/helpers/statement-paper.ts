import { LANGUAGES, type Language } from '#domain/kernel/language.ts';
import type { OwnerTotals } from '#domain/statements/owner-totals.ts';
import type { StatementRow } from '#domain/statements/statement-input.ts';
import type {
  OwnerOnPaper,
  PaperLine,
  PaperWords,
  StatementOnPaper,
} from '#features/money/statements/letters/paper.ts';
import { makeWriting, writeLines } from '#features/money/statements/letters/sheets.ts';
import { ACCOUNT, ANNE, HEAD } from './letters.ts';

/** A statement of one owner on paper, to test its content. */

const LINE: PaperLine = {
  id: 'l1',
  expense_id: 'e1',
  entry_id: null,
  date: '2025-03-31',
  description: 'Nettoyage du hall',
  supplier: 'Propre SRL',
  amount_cents: 121_000,
  vat_cents: 21_000,
  invoice_number: 'F-77',
  supplier_number: '0202239951',
};

const LINES: readonly PaperLine[] = [
  LINE,
  { ...LINE, id: 'l2', date: '2025-06-30', invoice_number: 'F-78' },
  {
    ...LINE,
    id: 'l3',
    date: '2025-12-31',
    description: 'Eau, consommation',
    supplier: 'Eaux',
    amount_cents: 50_000,
    vat_cents: 0,
  },
  {
    ...LINE,
    id: 'l4',
    date: '2024-11-30',
    description: 'Facture tardive',
    supplier: null,
    amount_cents: 10_000,
    vat_cents: 0,
  },
  {
    ...LINE,
    id: 'l5',
    date: '2024-05-31',
    description: 'Assurance',
    supplier: 'Assur SA',
    amount_cents: 30_000,
    vat_cents: 0,
  },
  {
    ...LINE,
    id: 'l6',
    invoice_number: 'C-79',
    amount_cents: -121_000,
    vat_cents: -21_000,
  },
];

/** Makes a row of lot A1. */
export function aRow(fields: Partial<StatementRow>): StatementRow {
  return {
    line_id: 'l1',
    decision_id: null,
    works_run_id: null,
    account_code: '6105',
    nature: 'Ordinary',
    distribution_key_ids: ['general'],
    unit_id: 'a1',
    unit_number: 'A1',
    owner_id: 'anne',
    weight: '80',
    total_weight: '1000',
    share: '1/1',
    days: '365',
    total_days: 365,
    period_from: '2025-01-01',
    period_to: '2025-12-31',
    consumption: null,
    amount_cents: 9_680,
    vat_cents: 1_680,
    recoverable_cents: 9_680,
    origin: 'Period',
    ...fields,
  };
}

export const ROWS: readonly StatementRow[] = [
  aRow({ days: '90', total_days: 90 }),
  aRow({ line_id: 'l2', days: '50', total_days: 91, amount_cents: 5_319, vat_cents: 923 }),
  aRow({
    line_id: 'l3',
    account_code: '6120',
    distribution_key_ids: ['water'],
    weight: '71/2',
    total_weight: '200',
    consumption: '71/2',
    amount_cents: 8_875,
    vat_cents: 0,
  }),
  aRow({ line_id: 'l4', amount_cents: 800, vat_cents: 0, origin: 'EarlierPeriod' }),
  aRow({
    line_id: 'l5',
    account_code: '6140',
    amount_cents: -2_400,
    vat_cents: 0,
    recoverable_cents: 0,
    origin: 'Withdrawn',
  }),
  aRow({
    line_id: null,
    decision_id: 'roof',
    works_run_id: 'run',
    account_code: '611',
    nature: 'Extraordinary',
    weight: null,
    total_weight: null,
    amount_cents: 80_000,
    vat_cents: 0,
    recoverable_cents: 0,
  }),
];

export const FIGURES: OwnerTotals = {
  owner_id: 'anne',
  opening_cents: 5_000,
  charges: { ordinary: 22_274, extraordinary: 80_000 },
  called: { ordinary: 20_000, extraordinary: 75_000 },
  settlement: { ordinary: 2_274, extraordinary: 5_000 },
  works_asked_cents: 75_000,
  reserve_cents: 4_000,
  private_costs_cents: 2_500,
  working_capital_cents: 0,
  interest_and_costs_cents: 0,
  payments_cents: -101_500,
  closing_cents: 12_274,
  vat_cents: 2_603,
  recoverable_cents: 24_674,
};

const ACCOUNTS = new Map([
  ['610', 'Entretien'],
  ['6105', 'Nettoyage et déchets'],
  ['6120', 'Eau'],
  ['6140', 'Assurance incendie'],
  ['611', 'Travaux'],
]);
const wordsOf = (language: Language): PaperWords => ({
  accounts: ACCOUNTS,
  lines: writeLines(LINES, makeWriting(language)),
});

export const PAPER: StatementOnPaper = {
  run: {
    id: 'run',
    period_from: '2025-01-01',
    period_to: '2025-12-31',
    model: 'Provisions',
    due_date: '2026-03-31',
    credit: 'Keep',
    status: 'Sent',
  },
  year_end: '2025-12-31',
  head: HEAD,
  account: ACCOUNT,
  today: '2026-02-15',
  total_quota: 1000,
  keys: new Map([
    ['general', { id: 'general', name: 'General', is_general: true }],
    ['water', { id: 'water', name: 'Eau froide', is_general: false }],
  ]),
  works: new Map([
    [
      'roof',
      {
        decision_id: 'roof',
        title: 'Toiture 2025',
        cost_cents: 1_100_000,
        from_reserve_cents: 100_000,
        from_loan_cents: 0,
        called_cents: 937_500,
        lines: [{ line_id: 'l1' }, { line_id: 'l1' }, { line_id: 'l2' }],
      },
    ],
  ]),
  decisions: new Map([
    ['roof', 'Toiture 2025'],
    ['lift', 'Cabine d’ascenseur'],
  ]),
  reserve: {
    opening_cents: 600_000,
    appropriated_cents: 50_000,
    interest_cents: 0,
    released: [{ decision_id: 'roof', amount_cents: -100_000 }],
    closing_cents: 550_000,
    bank_cents: 540_000,
    gap_cents: -10_000,
    titles: new Map([['roof', 'Toiture 2025']]),
  },
  proceedings: [],
  before: null,
  words: new Map(LANGUAGES.map((language) => [language, wordsOf(language)])),
};

const call = { title: 'Provision T1', text_key: null };
const works = { title: 'Appel toiture', text_key: null };
const called = {
  part_number: 1,
  distribution_key_id: 'general',
  unit_id: 'a1',
  owner_id: 'anne',
  origin: 'Period',
} as const;

export const OWNER: OwnerOnPaper = {
  reader: {
    ...ANNE,
    id: 'anne',
    email: 'anne@example.org',
    kind: 'Person',
    enterprise_number: null,
  },
  number: 7,
  figures: FIGURES,
  rows: ROWS,
  called: [
    {
      ...called,
      call_id: 'c1',
      nature: 'Ordinary',
      call_date: '2025-01-15',
      amount_cents: 20_000,
      call,
    },
    {
      ...called,
      call_id: 'c2',
      nature: 'Extraordinary',
      call_date: '2025-04-01',
      amount_cents: 75_000,
      call: works,
    },
  ],
  lots: [
    {
      owner_id: 'anne',
      unit_id: 'a1',
      unit_number: 'A1',
      type: 'Apartment',
      quota: 80,
      right: 'FullOwnership',
      share: '1/1',
      from: '2025-01-01',
      to: '2025-12-31',
      days: 365,
    },
  ],
  meters: [
    {
      unit_id: 'a1',
      distribution_key_id: 'water',
      number: 'M-12',
      from: { on: '2024-12-31', index: '1000' },
      to: { on: '2025-12-31', index: '1035.5' },
    },
  ],
  movements: [
    {
      owner_id: 'anne',
      kind: 'Provision',
      date: '2025-01-15',
      source_id: 'c1',
      text: null,
      call,
      amount_cents: 20_000,
    },
    {
      owner_id: 'anne',
      kind: 'Reserve',
      date: '2025-01-15',
      source_id: 'c1',
      text: null,
      call,
      amount_cents: 4_000,
    },
    {
      owner_id: 'anne',
      kind: 'Works',
      date: '2025-04-01',
      source_id: 'c2',
      text: null,
      call: works,
      amount_cents: 75_000,
    },
    {
      owner_id: 'anne',
      kind: 'PrivateCosts',
      date: '2025-06-14',
      source_id: 'p1',
      text: 'Badge d’accès',
      call: null,
      amount_cents: 2_500,
    },
    {
      owner_id: 'anne',
      kind: 'Payment',
      date: '2025-06-20',
      source_id: 'p2',
      text: 'Paiement d’un copropriétaire',
      call: null,
      amount_cents: -101_500,
    },
  ],
  changes: [],
  budget: [],
  due: { statement_cents: 7_274, total_cents: 12_274, reference: '202300001222' },
};
