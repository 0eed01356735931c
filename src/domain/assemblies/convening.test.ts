import { describe, expect, it } from 'vitest';
import { hasPlace, isOutsideWindow, listFindings } from './convening.ts';

const meeting = {
  meeting_type: 'GeneralAssembly',
  location: 'Salle communale',
  remote_allowed: false,
  remote_address: null,
} as const;
const item = {
  id: 'item',
  kind: 'Decision',
  decision_type: 'Other',
  description: 'Text',
  is_secret: false,
  candidates: [],
  budget_year: null,
} as const;
const convening = { meeting, day: '2026-06-10', today: '2026-05-01', windowStart: null };

describe('the findings before convening', () => {
  it.each([
    ['a text', {}, []],
    ['no text', { description: null }, ['TextMissing']],
    ['no text, for information', { description: null, kind: 'Information' }, []],
    ['no text, in an election', { description: null, candidates: [{ owner_id: 'a' }] }, []],
    ['works with figures', { decision_type: 'CommonWorks', description: '84.000 €' }, []],
    ['works without figures', { decision_type: 'CommonWorks' }, ['FiguresMissing']],
    ['works by law without figures', { decision_type: 'LegallyRequiredWorks' }, ['FiguresMissing']],
    ['conservation without figures', { decision_type: 'ConservationWorks' }, ['FiguresMissing']],
    ['private works without figures', { decision_type: 'PrivateWorks' }, ['FiguresMissing']],
    ['a rebuilding without figures', { decision_type: 'PartialRebuilding' }, ['FiguresMissing']],
    ['a budget with amounts', { decision_type: 'Budget', budget_year: 2027 }, []],
    ['a budget without', { decision_type: 'Budget' }, ['BudgetMissing']],
    ['a secret ballot', { is_secret: true }, ['SecretBallot']],
    [
      'a council member by name only',
      { decision_type: 'CouncilAppointment', candidates: [{ owner_id: null }] },
      ['CandidateUnknown'],
    ],
  ] as const)('of an item with %s', (_, more, codes) => {
    const found = listFindings({ ...convening, items: [{ ...item, ...more }] });
    expect(found).toEqual(codes.map((code) => ({ code, agenda_item_id: 'item' })));
  });

  it.each([
    ['nothing', {}, []],
    ['no place', { meeting: { ...meeting, location: null } }, ['PlaceMissing']],
    ['an empty agenda', { items: [] }, ['AgendaEmpty']],
    ['a late letter', { today: '2026-05-21' }, ['LateForPost']],
    ['a short notice', { today: '2026-05-26' }, ['ShortNotice']],
    ['a day outside the window', { windowStart: '05-15' }, ['OutsideWindow']],
    [
      'an answer in writing, which has no place',
      { meeting: { ...meeting, meeting_type: 'WrittenDecision', location: null } },
      [],
    ],
  ] as const)('of a meeting with %s', (_, more, codes) => {
    const found = listFindings({ ...convening, items: [item], ...more });
    expect(found).toEqual(codes.map((code) => ({ code, agenda_item_id: null })));
  });
});

describe('the place of a meeting (art. 3.87 §3)', () => {
  it.each([
    ['a location', {}, true],
    ['neither', { location: null }, false],
    ['an address to join', { location: null, remote_allowed: true, remote_address: 'x' }, true],
    ['an address that nobody may join', { location: null, remote_address: 'x' }, false],
  ] as const)('is known with %s: %j', (_, more, isKnown) => {
    expect(hasPlace({ ...meeting, ...more })).toBe(isKnown);
  });
});

describe('the window of the ordinary assembly (art. 3.85 §3)', () => {
  it.each([
    ['GeneralAssembly', '2026-05-14', true],
    ['GeneralAssembly', '2026-05-15', false],
    ['GeneralAssembly', '2026-05-29', false],
    ['GeneralAssembly', '2026-05-30', true],
    ['ExtraordinaryAssembly', '2026-05-30', false],
    ['BoardMeeting', '2026-05-30', false],
  ] as const)('a %s of %s is outside it: %s', (meeting_type, day, isOutside) => {
    expect(isOutsideWindow({ meeting_type }, day, '05-15')).toBe(isOutside);
  });
});
