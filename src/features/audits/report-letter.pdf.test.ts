import { describe, expect, it } from 'vitest';
import type { Language } from '#domain/kernel/language.ts';
import { renderLetters } from '#platform/pdf/letter.ts';
import { HEAD } from '#test/helpers/letters.ts';
import { nonEmpty } from '#test/helpers/non-empty.ts';
import { textsOf } from '#test/helpers/pdf.ts';
import type { BankFileRow } from './comparison-repository.ts';
import { reportLetter, type ReportedYear } from './report-letter.ts';
import type { AuditRow } from './repository.ts';
import type { VoucherRow } from './voucher-repository.ts';

const ID = '0192a000-0000-7000-8000-000000000001';
const WHEN = '2026-03-02T10:00:00.000Z';
const STAMPS = { organization_id: ID, version: 1, created_at: WHEN, updated_at: WHEN };

const AUDIT: AuditRow = {
  ...STAMPS,
  id: ID,
  building_id: ID,
  fiscal_year_id: ID,
  status: 'Open',
  ledger_count: 412,
  ledger_hash: '3f'.repeat(32),
  quote_threshold_cents: 500_000,
  fee_contracts: [],
  opinion: null,
  report_text: null,
  reported_at: null,
  reported_by: null,
  meeting_id: null,
  created_by: ID,
  start_date: '2025-01-01',
  end_date: '2025-12-31',
  entries_since: 2,
  decided_threshold_cents: null,
  draws: [
    {
      id: ID,
      seed: 'sept bonniers',
      random: 25,
      above_cents: 250_000,
      account_code: null,
      selected: 40,
      created_at: WHEN,
    },
  ],
  counts: {
    total: 40,
    unmarked: 1,
    ok: 38,
    questions: 1,
    objections: 0,
    unanswered: 0,
    unanswered_questions: 0,
  },
  reports: [],
};

const VOUCHER: VoucherRow = {
  ...STAMPS,
  id: ID,
  audit_id: ID,
  entry_id: ID,
  sequence: 207,
  selected_for: 'Amount',
  mark: 'Question',
  marked_at: WHEN,
  answered_at: WHEN,
  expense_id: null,
  entry_date: '2025-06-12',
  journal: 'Purchases',
  description: 'Toitures Lambert – 2025/118',
  amount_cents: 730_000,
  account_codes: ['44000', '6106'],
  document_ids: [],
  messages: [
    { id: ID, written_by: 'Auditor', text: 'Where are the quotes?', created_at: WHEN },
    { id: ID, written_by: 'Syndic', text: 'Item 7 of 3 March.', created_at: WHEN },
  ],
};

const BANK_FILE: BankFileRow = {
  organization_id: ID,
  id: ID,
  audit_id: ID,
  file_name: 'bank.cod',
  sha256: '5a'.repeat(32),
  first_day: '2025-01-02',
  last_day: '2025-12-31',
  statement_count: 52,
  transaction_count: 611,
  differences: [
    {
      code: 'amount_differs',
      statement: '2025-04-30',
      transaction_id: ID,
      entry_ids: [ID],
      expense_ids: [],
      file: -40_100,
      bank: -39_999,
      books: -39_999,
      papers: null,
    },
  ],
  created_by: ID,
  created_at: WHEN,
};

const YEAR: ReportedYear = {
  audit: AUDIT,
  checks: {
    ledger: {
      count: AUDIT.ledger_count,
      head_hash: AUDIT.ledger_hash,
      is_unchanged: true,
      is_intact: true,
      entries_since: 2,
    },
    ties: [
      {
        code: 'owners',
        subject: null,
        left_cents: 412_055,
        right_cents: 412_055,
        difference_cents: 0,
        is_met: true,
      },
      {
        code: 'statements',
        subject: '2025-01-01 – 2025-12-31',
        left_cents: 3_398_329,
        right_cents: 3_398_329,
        difference_cents: 0,
        is_met: true,
      },
    ],
    findings: [
      {
        check: 'quotes_missing',
        supplier_id: ID,
        expense_ids: [ID],
        payment_ids: [],
        facts: { amount: 7_300, threshold: 5_000 },
      },
    ],
  },
  vouchers: [VOUCHER],
  bank_files: [BANK_FILE],
  supplier_names: new Map([[ID, 'Toitures Lambert']]),
  head: HEAD,
  auditor: 'Claire Dumont',
  today: '2026-03-02',
};

async function textOf(language: Language, more: Partial<ReportedYear> = {}): Promise<string> {
  const words = { opinion: 'ApprovalWithRemarks', text: 'A careful year.' } as const;
  const letter = reportLetter({ ...YEAR, ...more }, words, language);
  return (await textsOf(renderLetters([letter], letter).bytes)).join(' ');
}

const SAID: Record<Language, readonly string[]> = {
  fr: [
    'Rapport du commissaire aux comptes du 01/01/2025 au 31/12/2025',
    'avec les remarques ci-dessous',
    'La chaîne des écritures est intacte',
    'Syndic : Item 7 of 3 March.',
    'Devis manquants',
    'Décompte du 01/01/2025 au 31/12/2025',
    '611 mouvements comparés, 1 différence',
  ],
  nl: ['Steekproef', 'Ontbrekende offertes', '611 verrichtingen vergeleken, 1 verschil'],
  de: ['Stichprobe', 'Fehlende Angebote', '611 Umsätze verglichen, 1 Unterschied'],
  en: ['with the remarks below', 'Quotes missing', '611 transactions compared, 1 difference'],
};

describe('the report of an auditor', () => {
  it.each(Object.entries(SAID))(
    'says what was checked and found, in %s',
    async (language, said) => {
      const text = await textOf(language as Language);
      for (const words of nonEmpty(said)) expect(text).toContain(words);
      for (const words of ['A careful year.', 'sept bonniers', 'Where are the quotes?']) {
        expect(text).toContain(words);
      }
      expect(text).toContain('Claire Dumont');
      expect(text.replaceAll(' ', '')).toContain(AUDIT.ledger_hash);
    },
  );

  it('says so if nothing was asked, found or compared', async () => {
    const { ledger, ties } = YEAR.checks;
    const checks = { ledger: { ...ledger, is_intact: false }, ties, findings: [] };
    const text = await textOf('en', { vouchers: [], bank_files: [], checks });
    expect(text).toContain('The chain of entries is not intact.');
    expect(text).toContain('The automatic checks pointed out nothing.');
    expect(text).toContain('No file of the bank was compared.');
  });
});
