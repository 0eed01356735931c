import { describe, expect, it } from 'vitest';
import {
  DOCUMENT_VISIBILITIES,
  findEvidence,
  findKeeping,
  isHidden,
  isNarrowed,
  isSharedFurther,
  listReadableVisibilities,
  type DocumentLife,
  type Placing,
} from './document.ts';

describe('listReadableVisibilities', () => {
  it.each([
    ['Syndic', ['Staff', 'Board', 'Owners', 'Owner']],
    ['Accountant', ['Staff', 'Board', 'Owners', 'Owner']],
    ['Auditor', ['Staff', 'Board', 'Owners', 'Owner']],
    ['SuperAdmin', ['Staff', 'Board', 'Owners', 'Owner']],
    ['BoardMember', ['Board', 'Owners']],
    ['Owner', ['Owners', 'Owner']],
  ] as const)('of a %s', (role, visibilities) => {
    expect(listReadableVisibilities(role)).toEqual(visibilities);
  });
});

describe('isSharedFurther', () => {
  it.each([
    ['Staff', 'Board', true],
    ['Staff', 'Owners', true],
    ['Staff', 'Owner', true],
    ['Board', 'Owners', true],
    ['Owners', 'Board', false],
    ['Owners', 'Owners', false],
    ['Owners', 'Staff', false],
    ['Owner', 'Owners', true],
  ] as const)('from %s to %s: %s', (before, after, isFurther) => {
    expect(isSharedFurther(before, after)).toBe(isFurther);
  });
});

const FREE: DocumentLife = {
  legal_hold: false,
  retention_until: null,
  is_letter: false,
  evidence: null,
  added_on: '2026-03-16',
  fiscal_year_start_month: 1,
};

describe('findKeeping', () => {
  const why = (life: Partial<DocumentLife>, day: string) =>
    findKeeping({ ...FREE, ...life }, day)?.why;

  it('lets go what nothing keeps', () => {
    expect(findKeeping(FREE, '2026-03-16')).toBeUndefined();
  });
  it('keeps until the end of the last day', () => {
    const kept = { retention_until: '2026-03-16' };
    const keeping = { why: 'Retention', until: '2026-03-16' };
    expect(findKeeping({ ...FREE, ...kept }, '2026-03-16')).toEqual(keeping);
    expect(why(kept, '2026-03-17')).toBeUndefined();
  });
  it('names the dispute before all else, and letters at any time', () => {
    expect(why({ is_letter: true, legal_hold: true }, '2026-03-16')).toBe('LegalHold');
    expect(why({ is_letter: true }, '2099-01-01')).toBe('SentLetter');
  });
  it.each(['Voucher', 'FiledReport'] as const)('keeps a %s for seven whole years', (evidence) => {
    const keeping = { why: evidence, until: '2033-12-31' };
    expect(findKeeping({ ...FREE, evidence }, '2033-12-31')).toEqual(keeping);
    expect(why({ evidence }, '2034-01-01')).toBeUndefined();
    // The financial year that begins in July closes a year later.
    expect(
      why({ evidence, added_on: '2026-07-01', fiscal_year_start_month: 7 }, '2034-12-31'),
    ).toBe(evidence);
  });
  it('keeps evidence longer where a user chose so, and no shorter', () => {
    const chosen = (day: string) =>
      findKeeping({ ...FREE, evidence: 'Voucher', retention_until: day }, '2026-03-17');
    expect(chosen('2040-06-30')).toEqual({ why: 'Voucher', until: '2040-06-30' });
    expect(chosen('2026-03-16')).toEqual({ why: 'Voucher', until: '2033-12-31' });
  });
  it('keeps published minutes without end', () => {
    const keeping = { why: 'PublishedMinutes', until: null };
    expect(findKeeping({ ...FREE, evidence: 'PublishedMinutes' }, '2099-01-01')).toEqual(keeping);
  });
});

describe('findEvidence', () => {
  it('does not lose evidence behind a dispute', () => {
    const both = { ...FREE, legal_hold: true, evidence: 'Voucher' } as const;
    expect(findEvidence(both, '2026-03-16')?.why).toBe('Voucher');
    const disputed: DocumentLife = { ...FREE, legal_hold: true };
    expect(findEvidence(disputed, '2026-03-16')).toBeUndefined();
  });
});

describe('isNarrowed', () => {
  it.each(DOCUMENT_VISIBILITIES)('takes a document from nobody while it stays %s', (visibility) => {
    expect(isNarrowed(visibility, visibility)).toBe(false);
  });
  it.each([
    ['Staff', 'Board', false],
    ['Staff', 'Owners', false],
    ['Staff', 'Owner', false],
    ['Board', 'Owners', false],
    ['Owner', 'Owners', false],
    ['Board', 'Staff', true],
    ['Board', 'Owner', true],
    ['Owners', 'Staff', true],
    ['Owners', 'Board', true],
    ['Owners', 'Owner', true],
    ['Owner', 'Staff', true],
    ['Owner', 'Board', true],
  ] as const)('from %s to %s: %s', (before, after, expected) => {
    expect(isNarrowed(before, after)).toBe(expected);
  });
});

describe('isHidden', () => {
  const placing: Placing = {
    document_type: 'Invoice',
    visibility: 'Board',
    building_id: 'b',
    unit_id: null,
    owner_id: null,
    expense_id: 'e',
    call_for_funds_id: null,
    ticket_id: null,
    meeting_id: null,
  };
  it.each<[string, Partial<Placing>]>([
    ['nothing', {}],
    ['more readers', { visibility: 'Owners' }],
    ['a further subject', { meeting_id: 'm', ticket_id: 't', call_for_funds_id: 'c' }],
  ])('hides nothing by %s', (_what, change) => {
    expect(isHidden(placing, { ...placing, ...change })).toBe(false);
  });
  it.each<[string, Partial<Placing>]>([
    ['fewer readers', { visibility: 'Staff' }],
    ['another type', { document_type: 'Other' }],
    ['no expense', { expense_id: null }],
    ['another expense', { expense_id: 'f' }],
    ['another building', { building_id: 'c' }],
    ['no building', { building_id: null }],
    ['a lot', { unit_id: 'u' }],
  ])('hides it by %s', (_what, change) => {
    expect(isHidden(placing, { ...placing, ...change })).toBe(true);
  });
  it('hides it from its owner by another one', () => {
    const shared = { ...placing, visibility: 'Owner', owner_id: 'o' } as const;
    expect(isHidden(shared, { ...shared, owner_id: 'p' })).toBe(true);
    expect(isHidden(shared, { ...shared, visibility: 'Owners', owner_id: null })).toBe(false);
  });
});
