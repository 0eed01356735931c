import { describe, expect, it } from 'vitest';
import { nonEmpty } from '#test/helpers/non-empty.ts';
import {
  LAW_ITEMS,
  listMissingFigures,
  listPendingProceedings,
  selectDocuments,
  type AnswerPapers,
  type Proceeding,
} from './lot-documents.ts';
import { LOT_REQUEST_KINDS } from './lot-request.ts';

const ON = '2026-05-20';

const papers: AnswerPapers = {
  meetings: [
    { held_on: '2023-05-19', document_id: 'too old' },
    { held_on: '2023-05-20', document_id: 'm23' },
    { held_on: '2025-06-02', document_id: 'm25' },
  ],
  statements: [
    { period_from: '2024-01-01', period_to: '2024-06-30', document_id: 's24a' },
    { period_from: '2024-07-01', period_to: '2024-12-31', document_id: 's24b' },
    { period_from: '2025-01-01', period_to: '2025-12-31', document_id: 's25' },
  ],
  fiscal_years: [
    {
      start_date: '2024-01-01',
      end_date: '2024-12-31',
      approved_on: '2025-06-02',
      balance_sheet_id: 'b24',
    },
    {
      start_date: '2025-01-01',
      end_date: '2025-12-31',
      approved_on: null,
      balance_sheet_id: 'b25',
    },
  ],
  kept: [
    { document_id: 'deed', type: 'Statutes', dated_on: '1990-01-01', valid_until: null },
    { document_id: 'policy', type: 'Insurance', dated_on: '2026-01-01', valid_until: ON },
    { document_id: 'epc', type: 'Certificate', dated_on: '2024-01-01', valid_until: '2034-01-01' },
  ],
};

const codes = (given: Partial<AnswerPapers>, on = ON) =>
  selectDocuments({ ...papers, ...given }, on).missing.map(({ code }) => code);

describe('the documents of an answer', () => {
  it('are the minutes of 3 years, statements of 2, the approved balance sheet and what is kept', () => {
    const { documents, missing } = selectDocuments(papers, ON);
    expect(documents.map(({ type, document_id }) => `${type} ${document_id}`)).toEqual([
      'Minutes m25',
      'Minutes m23',
      'Statement s25',
      'Statement s24b',
      'Statement s24a',
      'BalanceSheet b24',
      'Statutes deed',
      'Insurance policy',
      'Certificate epc',
    ]);
    expect(missing).toEqual([]);
  });

  it.each<readonly [string, Partial<AnswerPapers>, readonly string[]]>([
    ['minutes', { meetings: [{ held_on: '2025-06-02', document_id: null }] }, ['minutes_missing']],
    ['an assembly', { meetings: [] }, ['no_assembly_held']],
    [
      'half a year of statements',
      { statements: papers.statements.slice(1) },
      ['statement_missing'],
    ],
    [
      'one day between two statements',
      {
        statements: papers.statements.map((one) => ({
          ...one,
          period_to: one.period_to === '2024-06-30' ? '2024-06-29' : one.period_to,
        })),
      },
      ['statement_missing'],
    ],
    [
      'an approved balance sheet',
      { fiscal_years: papers.fiscal_years.slice(1) },
      ['balance_sheet_missing'],
    ],
    ['statutes', { kept: papers.kept.slice(1) }, ['statutes_missing']],
    [
      'a valid policy',
      {
        kept: papers.kept.map((one) => ({
          ...one,
          valid_until: one.valid_until === ON ? '2026-05-19' : one.valid_until,
        })),
      },
      ['insurance_missing'],
    ],
    [
      'a valid certificate',
      {
        kept: papers.kept.map((one) => ({
          ...one,
          valid_until: one.type === 'Certificate' ? '2026-05-19' : one.valid_until,
        })),
      },
      ['certificate_expired'],
    ],
  ])('lack %s', (_what, given, expected) => {
    expect(codes(given)).toEqual(expected);
  });

  it('take an approved balance sheet only from the day of its approval', () => {
    expect(codes({}, '2025-06-01')).toContain('balance_sheet_missing');
    expect(codes({}, '2025-06-02')).not.toContain('balance_sheet_missing');
  });
});

const proceeding = (id: string, given: Partial<Proceeding> = {}): Proceeding => ({
  id,
  title: id,
  opened_on: '2026-01-01',
  ended_on: null,
  stake_cents: 100,
  unit_ids: [],
  ...given,
});

describe('the proceedings of an answer', () => {
  it('are all that are pending, oldest first, with whether the lot bears their costs', () => {
    const listed = listPendingProceedings(
      [
        proceeding('other lots', { unit_ids: ['B1'] }),
        proceeding('ended today', { ended_on: ON }),
        proceeding('ends tomorrow', { ended_on: '2026-05-21', opened_on: '2025-01-01' }),
        proceeding('of this lot', { unit_ids: ['A1', 'B1'], opened_on: ON }),
        proceeding('not opened', { opened_on: '2026-05-21' }),
      ],
      ON,
      ['A1'],
    );
    expect(listed.map(({ id, concerns_lot }) => [id, concerns_lot])).toEqual([
      ['ends tomorrow', true],
      ['other lots', false],
      ['of this lot', true],
    ]);
  });
});

describe('the figures that an answer lacks', () => {
  const roof = {
    id: 'roof',
    title: 'Roof',
    decided_on: '2026-01-10',
    amount_cents: 100,
    weights: [],
    finished_on: null,
  };
  const call = {
    call_id: 'c',
    title: 'Roof 1',
    fund: 'Works',
    call_date: '2026-07-01',
    decision_id: 'roof',
    amount_cents: 10,
  } as const;
  const known = {
    kind: 'BeforeDeed',
    certain_date: '2026-04-01',
    enjoyment_from: '2026-06-01',
    seller_ids: ['a'],
    proceedings: [proceeding('p')],
    decisions: [roof],
    calls: [call],
  } as const;

  it.each([
    ['nothing', {}, []],
    ['the certain date', { certain_date: null }, ['certain_date_unknown']],
    ['enjoyment', { enjoyment_from: null }, ['enjoyment_unknown']],
    ['days before a contract', { kind: 'BeforeContract', certain_date: null }, []],
    ['a seller', { seller_ids: [] }, ['seller_unknown']],
    ['a stake', { proceedings: [proceeding('p', { stake_cents: null })] }, ['stake_unknown']],
    ['an amount', { decisions: [{ ...roof, amount_cents: null }] }, ['decision_incomplete']],
    ['calls', { calls: [] }, ['decision_without_calls']],
    ['calls, finished', { calls: [], decisions: [{ ...roof, finished_on: '2026-02-01' }] }, []],
    ['a decision', { calls: [call, { ...call, decision_id: null }] }, ['call_without_decision']],
  ] as const)('are named: %s', (_what, given, expected) => {
    const missing = listMissingFigures({ ...known, ...given }, ON);
    expect(missing.map(({ code }) => code)).toEqual(expected);
  });
});

describe('the items of the law', () => {
  it('are six before the contract, and four more before the deed', () => {
    const count = (kind: (typeof LOT_REQUEST_KINDS)[number]) =>
      LAW_ITEMS.filter(({ kinds }) => kinds.includes(kind)).length;
    expect(LOT_REQUEST_KINDS.map(count)).toEqual([6, 10]);
    for (const { figures, documents, see = [] } of nonEmpty(LAW_ITEMS)) {
      expect(figures.length + documents.length + see.length).toBeGreaterThan(0);
    }
  });

  it('write each figure once, and name where it stands', () => {
    const figures = LAW_ITEMS.flatMap((item) => item.figures);
    expect(new Set(figures).size).toBe(figures.length);
    const holders = LAW_ITEMS.filter((item) => item.figures.length > 0).map(
      ({ article }) => article,
    );
    expect(holders).toEqual(expect.arrayContaining(LAW_ITEMS.flatMap(({ see = [] }) => see)));
  });
});
