import { beforeAll, describe, expect, it } from 'vitest';
import { LIMITS } from '#test/helpers/limits.ts';
import { startMailServer } from '#test/helpers/mail-server.ts';
import { nonEmpty } from '#test/helpers/non-empty.ts';
import { openOffice, type Office } from '#test/helpers/office.ts';
import { textsOf } from '#test/helpers/pdf.ts';
import { residenceJson, residenceRows } from '#test/helpers/residence.ts';
import { must, startTestApp, type Json } from '#test/helpers/test-app.ts';

/**
 * The assembly of the residence on 10 December 2025: convened, opened with three proxies, twelve decisions
 * with one late arrival, one departure, one secret ballot and one election, closed, published. The expected
 * figures were computed from the files of the building, not by the service.
 */

interface Expected {
  readonly quorum: Json;
  /** Names in the minutes of owners with the same name. */
  readonly told_apart: Readonly<Record<string, string>>;
  readonly items: readonly {
    readonly against_refs?: readonly string[];
    readonly abstain_refs?: readonly string[];
    readonly candidates?: readonly { readonly against_refs: readonly string[] }[];
  }[];
}
const expected = residenceJson('assembly_2025.json') as Expected;

/** Owners with a lot of their own, or voting for one they hold with others; the others cannot vote. */
const ABSENT = ['O002', 'O030', 'O041'];
const LATE = 'O040';
const REPRESENTED = ['O051', 'O054', 'O015'];
const WITH_FIRST = ['O001', ...REPRESENTED];
const MANDATARIES = { 'A3.3': 'O022', 'A8.1': 'O049' };

let office: Office;
let meeting: string;
let voters: string[];
const agenda = new Map<string, Json>();
const attendances = new Map<string, string>();

/** Lists the owners who hold a lot alone on the day, and the voting representatives. */
function votersOn(day: string): string[] {
  const held = residenceRows('unit_owners.csv').filter(
    ({ start_date = '', end_date = '' }) =>
      start_date <= day && (end_date === '' || end_date > day),
  );
  const ofUnit = Map.groupBy(held, ({ unit_number }) => unit_number);
  const alone = [...ofUnit.values()].flatMap((rows) =>
    rows.length === 1 ? [String(rows[0]?.['owner_ref'])] : [],
  );
  return [...new Set([...alone, ...Object.values(MANDATARIES)])];
}

const nameOf = (ref: string): string =>
  String(residenceRows('owners.csv').find((row) => row['ref'] === ref)?.['name']);
const path = (rest = '') => `/meetings/${meeting}${rest}`;
const itemPath = (title: string) => path(`/agenda-items/${agenda.get(title)?.id}`);

async function comes(ref: string, mode = 'InPerson'): Promise<void> {
  const owner_id = office.idOf(ref);
  const { id } = must(await office.syndic.post(path('/attendances'), { owner_id, mode }), 201);
  attendances.set(ref, id);
}

/** Has all those present vote For, except those named, and closes the item. */
async function decides(
  title: string,
  present: readonly string[],
  others: Readonly<Record<string, readonly string[]>> = {},
): Promise<void> {
  const choiceOf = (ref: string) =>
    Object.entries(others).find(([, refs]) => refs.includes(ref))?.[0] ?? 'For';
  const votes = present.map((ref) => ({ owner_id: office.idOf(ref), choice: choiceOf(ref) }));
  must(await office.syndic.post(`${itemPath(title)}/votes`, { votes }), 201);
  must(await office.syndic.put(`${itemPath(title)}/close`), 200);
}

const ITEMS: readonly Json[] = [
  { title: 'Comptes 2024', decision_type: 'Accounts' },
  { title: 'Décharge du syndic', decision_type: 'Discharge' },
  { title: 'Budget 2026', decision_type: 'Budget' },
  { title: 'Toiture, devis A', decision_type: 'CommonWorks', description: '210.000 €' },
  { title: 'Toiture, devis B', decision_type: 'CommonWorks', description: '160.000 €' },
  { title: 'Statuts : clés de répartition', decision_type: 'Statutes' },
  { title: 'Ascenseur', decision_type: 'ConservationWorks' },
  { title: 'Mandat du syndic', decision_type: 'SyndicAppointment', secret: true },
  { title: 'Conseil de copropriété', decision_type: 'CouncilAppointment' },
  { title: 'Contrat de nettoyage', decision_type: 'Contract' },
  { title: 'Quotes-parts', decision_type: 'ChangeOfShares' },
  { title: 'Action en justice', decision_type: 'LegalProceedings' },
];

async function convene(): Promise<void> {
  await office.on('2025-11-20');
  const { syndic, buildingId: building_id } = office;
  for (const [unit_number, ref] of Object.entries(MANDATARIES)) {
    const unit = `/units/${office.residence.unitIds.get(unit_number)}/owners`;
    const holdings = must(await syndic.get(unit), 200) as Json[];
    const own = holdings.find(({ owner_id }) => owner_id === office.idOf(ref));
    must(await syndic.put(`/unit-owners/${own?.id}`, { is_voting_mandatary: true }), 200);
  }
  const announced = {
    building_id,
    meeting_type: 'GeneralAssembly',
    scheduled_date: '2025-12-10T18:00:00.000Z',
    location: 'Salle paroissiale',
  };
  meeting = must(await syndic.post('/meetings', announced), 201).id;
  const candidates = ['O001', 'O011', 'O028'].map((ref) => ({
    name: nameOf(ref),
    owner_id: office.idOf(ref),
  }));
  const more: Readonly<Record<string, object>> = {
    Ascenseur: { distribution_key_id: office.residence.keyIds.get('Lift') },
    'Conseil de copropriété': { candidates },
  };
  for (const item of ITEMS) {
    const body = { kind: 'Decision', ...item, ...more[item.title] };
    agenda.set(item.title, must(await syndic.post(path('/agenda-items'), body), 201));
  }
  must(await syndic.put(path('/convene'), {}), 200);
}

async function open(): Promise<void> {
  await office.on('2025-12-10');
  const holder_owner_id = office.idOf('O001');
  for (const ref of REPRESENTED) {
    const proxy = { principal_owner_id: office.idOf(ref), holder_owner_id };
    must(await office.syndic.post(path('/proxies'), proxy), 201);
  }
  for (const ref of voters) if (![...ABSENT, LATE, ...REPRESENTED].includes(ref)) await comes(ref);
  for (const ref of REPRESENTED) await comes(ref, 'Represented');
  must(await office.syndic.put(path('/open')), 200);
}

async function vote(): Promise<void> {
  const atOpening = voters.filter((ref) => ![...ABSENT, LATE].includes(ref));
  await decides('Comptes 2024', atOpening, { Against: ['O011'], Abstain: ['O006'] });
  await decides('Décharge du syndic', atOpening);
  await decides('Budget 2026', atOpening, { Against: ['O028', 'O045'] });
  await decides('Toiture, devis A', atOpening, { Against: [...WITH_FIRST, 'O011', 'O006'] });
  await comes(LATE);
  const all = [...atOpening, LATE];
  const amended = { text: '150.000 €, payés en trois ans' };
  must(await office.syndic.put(`${itemPath('Toiture, devis B')}/amend`, amended), 200);
  await decides('Toiture, devis B', all, { Against: ['O011', 'O006', 'O028', 'O045'] });
  await decides('Statuts : clés de répartition', all, { Against: WITH_FIRST });
  const withLift = await ballotOf('Ascenseur');
  await decides(
    'Ascenseur',
    all.filter((ref) => withLift.has(office.idOf(ref))),
    { Against: ['O033'] },
  );
  await decides('Mandat du syndic', all, { Against: ['O039', 'O016'] });
  await elect(all);
  must(await office.syndic.put(path(`/attendances/${attendances.get('O001')}/leave`)), 200);
  const left = all.filter((ref) => !WITH_FIRST.includes(ref));
  await decides('Contrat de nettoyage', left, { Abstain: ['O007'] });
  await decides('Quotes-parts', left);
  const proceedings = itemPath('Action en justice');
  const mistaken = left.map((ref) => ({ owner_id: office.idOf(ref), choice: 'Against' }));
  must(await office.syndic.post(`${proceedings}/votes`, { votes: mistaken }), 201);
  must(await office.syndic.put(`${proceedings}/void`, { reason: 'Question mal posée' }), 200);
  await decides('Action en justice', left);
}

/** Returns the ids of those who may vote on an item now. */
async function ballotOf(title: string): Promise<ReadonlySet<string>> {
  const ballot = must(await office.syndic.get(`${itemPath(title)}/ballot`), 200) as Json[];
  return new Set(ballot.filter(({ may_vote }) => may_vote).map(({ owner_id }) => owner_id));
}

async function elect(all: readonly string[]): Promise<void> {
  const title = 'Conseil de copropriété';
  const [first, second, third]: Json[] = agenda.get(title).candidates;
  const against: readonly (readonly [Json, (ref: string) => boolean])[] = [
    [first, () => false],
    [second, (ref) => WITH_FIRST.includes(ref)],
    [third, (ref) => !['O028', 'O045'].includes(ref)],
  ];
  for (const [candidate, isAgainst] of against) {
    const votes = all.map((ref) => ({
      owner_id: office.idOf(ref),
      candidate_id: candidate?.id,
      choice: isAgainst(ref) ? 'Against' : 'For',
    }));
    must(await office.syndic.post(`${itemPath(title)}/votes`, { votes }), 201);
  }
  must(await office.syndic.put(`${itemPath(title)}/close`), 200);
}

beforeAll(async () => {
  const mails = await startMailServer();
  const test = await startTestApp({ env: { SMTP_URL: mails.url } });
  office = await openOffice(test, '2025-01-03');
  voters = votersOn('2025-12-10');
  await convene();
  await open();
  await vote();
  must(await office.syndic.put(path('/close')), 200);
  const chair_owner_id = office.idOf('O011');
  const officers = { chair_owner_id, chair: nameOf('O011'), secretary: 'Syndic Partners' };
  must(await office.syndic.put(path('/minutes/draft'), officers), 200);
  must(await office.syndic.put(path('/minutes/publish')), 200);
  await office.night();
}, LIMITS.longTest);

describe('the assembly of the residence', () => {
  it('convened everybody who has a vote or shares one, by post', async () => {
    const sent = must(await office.syndic.get(path('/convocations')), 200) as Json[];
    const held = residenceRows('unit_owners.csv').filter(
      ({ end_date = '' }) => end_date === '' || end_date > '2025-12-10',
    );
    expect(sent.every(({ channel }) => channel === 'Post')).toBe(true);
    // The other holders of a lot with a voting representative are not written to.
    const others = held.filter(({ unit_number = '', owner_ref }) => {
      const named = MANDATARIES[unit_number as keyof typeof MANDATARIES] as string | undefined;
      return named === undefined || named === owner_ref;
    });
    expect(new Set(sent.map(({ owner_id }) => owner_id))).toEqual(
      new Set(others.map(({ owner_ref = '' }) => office.idOf(owner_ref))),
    );
  });

  it('has the figures, the results and the names that were worked out by hand', async () => {
    const minutes = must(await office.syndic.get(path('/minutes')), 200);
    expect(minutes.quorum).toMatchObject({ ...expected.quorum, reached: true });
    expect(minutes.items).toHaveLength(12);
    for (const [index, item] of nonEmpty(expected.items.entries())) {
      const { against_refs = [], abstain_refs = [], candidates = [], ...whole } = item;
      const names = (refs: readonly string[]) =>
        new Set(refs.map((ref) => expected.told_apart[ref] ?? nameOf(ref)));
      expect(minutes.items[index]).toMatchObject(whole);
      const counted: Json[] = minutes.items[index].candidates;
      expect(counted).toMatchObject(
        candidates.map(({ against_refs: _refs, ...figures }) => ({
          ...figures,
          abstain_names: [],
        })),
      );
      expect(counted.map((one) => new Set(one.against_names))).toEqual(
        candidates.map((one) => names(one.against_refs)),
      );
      if (candidates.length > 0) continue;
      expect(new Set(minutes.items[index].against_names)).toEqual(names(against_refs));
      expect(new Set(minutes.items[index].abstain_names)).toEqual(names(abstain_refs));
      expect(minutes.items[index].capped).toEqual([]);
    }
    expect(minutes.items[4].amended_text).toBe('150.000 €, payés en trois ans');
    expect(minutes.items[11].void_rounds).toEqual([
      { round_number: 1, reason: 'Question mal posée' },
    ]);
  });

  it('is proved from its votes, and stands in the register of decisions', async () => {
    expect(must(await office.auditor.get(path('/proof')), 200)).toMatchObject({
      is_whole: true,
      outcomes_match: true,
    });
    const register = `/decisions?meeting_id=${meeting}&sort=id`;
    const decisions = must(await office.auditor.get(register), 200) as Json[];
    expect(new Set(decisions.map(({ title }) => title))).toEqual(
      new Set(ITEMS.map(({ title }) => title)),
    );
    expect(new Set(decisions.map(({ challengeable_until }) => challengeable_until))).toEqual(
      new Set(['2026-04-10']),
    );
  });

  it('is kept as a paper that says the same', async () => {
    const query = `/documents?meeting_id=${meeting}&visibility=Owners`;
    const [document] = must(await office.syndic.get(query), 200) as Json[];
    const { raw } = await office.syndic.get(`/documents/${document?.id}/download`);
    const text = (await textsOf(raw)).join(' ').replaceAll(' ', ' ');
    for (const said of [
      '26 copropriétaires sur 45',
      'Adopté (Majorité absolue) : 4 585 pour, 386 contre, 368 abstentions',
      'Rejeté (Deux tiers) : 3 336 pour, 2 003 contre',
      'Rejeté (Quatre cinquièmes) : 4 374 pour, 1 249 contre, 0 abstentions ; 5 623 voix exprimées, 4 499 requises',
      'Scrutin secret.',
      'Texte amendé, mis au vote : 150.000 €, payés en trois ans',
      'Tour 1 annulé : Question mal posée',
      `Représenté par ${nameOf('O001')}`,
    ])
      expect(text).toContain(said);
    expect(text).not.toContain(`Ont voté contre : ${nameOf('O016')}`);
  });
});
