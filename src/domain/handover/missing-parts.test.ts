import { describe, expect, it } from 'vitest';
import { HANDOVER_GAPS, listMissingParts, type HandoverFacts } from './missing-parts.ts';

const whole: HandoverFacts = {
  mandate_ended_on: '2026-06-30',
  enterprise_number: '0123456749',
  documents: [
    { document_type: 'Statutes', valid_until: null },
    { document_type: 'Contract', valid_until: '2027-01-01' },
    { document_type: 'InsurancePolicy', valid_until: '2026-06-30' },
  ],
  meetings: [
    { held_on: '2025-06-01', has_minutes: true },
    { held_on: '2024-06-01', has_minutes: true },
  ],
  fiscal_years: [
    { start_date: '2025-01-01', end_date: '2025-12-31', is_closed: true },
    { start_date: '2026-01-01', end_date: '2026-12-31', is_closed: false },
  ],
  bank_accounts: [{ iban: 'BE71096123456769', last_statement_on: '2026-06-30' }],
  statements_unsent: 0,
  drafts_open: 0,
  vouchers_missing: 0,
  transactions_open: 0,
  addresses_missing: 0,
};

const codes = (change: Partial<HandoverFacts>) =>
  listMissingParts({ ...whole, ...change }).map(({ code, facts }) =>
    [code, ...Object.values(facts)].join(' '),
  );

describe('what is missing from a file that is handed over', () => {
  it('is nothing where everything is kept and finished', () => {
    expect(codes({})).toEqual([]);
  });

  it.each<readonly [Partial<HandoverFacts>, readonly string[]]>([
    [{ documents: [] }, ['statutes_missing', 'contracts_missing', 'insurance_missing']],
    [{ mandate_ended_on: '2026-07-01' }, ['insurance_missing', 'bank_statements_missing BE71096123456769 2026-06-30']],
    [{ meetings: [] }, ['no_assembly_held 2024-12-30']],
    [
      { meetings: [{ held_on: '2024-06-01', has_minutes: false }] },
      ['no_assembly_held 2024-12-30', 'minutes_missing 2024-06-01'],
    ],
    [
      { fiscal_years: [{ start_date: '2025-07-01', end_date: '2026-06-30', is_closed: false }] },
      ['accounts_open 2025-07-01 2026-06-30'],
    ],
    [
      { bank_accounts: [{ iban: 'BE71096123456769', last_statement_on: null }] },
      ['bank_statements_missing BE71096123456769 none'],
    ],
    [
      {
        statements_unsent: 1,
        drafts_open: 2,
        vouchers_missing: 3,
        transactions_open: 4,
        addresses_missing: 5,
        enterprise_number: null,
      },
      [
        'statements_unsent 1',
        'drafts_open 2',
        'vouchers_missing 3',
        'transactions_open 4',
        'addresses_missing 5',
        'enterprise_number_missing',
      ],
    ],
  ])('is named one by one: %j', (change, expected) => {
    expect(codes(change)).toEqual(expected);
  });

  it('has a code for each gap', () => {
    expect(new Set(HANDOVER_GAPS).size).toBe(HANDOVER_GAPS.length);
  });
});
