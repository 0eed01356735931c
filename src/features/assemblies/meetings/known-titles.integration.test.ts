import { beforeAll, describe, expect, it } from 'vitest';
import { anAssemblyHouse } from '#test/helpers/assembly-house.ts';
import { textsOf } from '#test/helpers/pdf.ts';
import { aTenant, must, startTestApp, type Json, type Tenant } from '#test/helpers/test-app.ts';

const test = await startTestApp();
let tenant: Tenant;
let house: Awaited<ReturnType<typeof anAssemblyHouse>>;

/** Moves to an instant and signs another office in: sessions expire. */
async function enterAt(instant: string): Promise<void> {
  test.clock.set(instant);
  tenant = await aTenant(test);
  house = await anAssemblyHouse(test, tenant);
}

beforeAll(() => enterAt('2026-03-16T09:00:00Z'));

const NL = { 'accept-language': 'nl' };
const FR = { 'accept-language': 'fr' };
const read = async (path: string, headers: Readonly<Record<string, string>> = {}): Promise<Json> =>
  must(await tenant.syndic.get(path, headers), 200);
const put = async (path: string, body: object = {}, headers = {}): Promise<Json> =>
  must(await tenant.syndic.put(path, body, headers), 200);

describe('the title of a meeting', () => {
  it('is that of its kind in the language of the reader, unless a person wrote it', async () => {
    const usual = await house.aMeeting();
    const own = await house.aMeeting({ title: 'Les comptes et la toiture' });
    const typed = await house.aMeeting({ title: 'Algemene vergadering' });
    const titles = async (headers = {}) => {
      const list: Json[] = await read('/meetings', headers);
      return [usual, own, typed].map((id) => list.find((one) => one.id === id)?.title);
    };
    expect(await titles(NL)).toEqual([
      'Algemene vergadering',
      'Les comptes et la toiture',
      'Algemene vergadering',
    ]);
    expect(await titles(FR)).toEqual([
      'Assemblée générale',
      'Les comptes et la toiture',
      'Assemblée générale',
    ]);
    // As written.
    expect(await titles()).toEqual([
      'Assemblée générale',
      'Les comptes et la toiture',
      'Algemene vergadering',
    ]);
    const answer = await tenant.syndic.get(`/meetings/${usual}`, NL);
    expect(answer.headers['vary']).toContain('Accept-Language');
  });

  it('keeps its key when it comes back in another language, and loses it with other words', async () => {
    const id = await house.aMeeting();
    const path = `/meetings/${id}`;
    const seen = await read(path, NL);
    await put(path, seen);
    expect((await read(path, FR)).title).toBe('Assemblée générale');
    expect(await read(path)).toMatchObject({
      title: 'Assemblée générale',
      text_key: 'GeneralAssembly',
    });
    await put(path, { meeting_type: 'ExtraordinaryAssembly' });
    expect((await read(path, NL)).title).toBe('Buitengewone algemene vergadering');
    await put(path, { title: 'Toiture' });
    expect(await read(path, NL)).toMatchObject({ title: 'Toiture', text_key: null });
    await put(path, { meeting_type: 'GeneralAssembly' });
    expect((await read(path, NL)).title).toBe('Toiture');
  });

  it('is found and waits in the language of the reader, and is told to each person in theirs', async () => {
    const id = await house.aMeeting({ scheduled_date: '2026-04-20T17:00:00.000Z' });
    const hits: Json[] = await read('/search?q=generale', NL);
    expect(hits.find((hit) => hit.id === id)).toMatchObject({ title: 'Algemene vergadering' });
    const { items } = await read('/overview', NL);
    const waiting = items.find(({ link }: Json) => link === `/meetings/${id}`);
    expect(`${waiting.title} ${waiting.detail}`).toContain('lgemene vergadering');
    expect(`${waiting.title} ${waiting.detail}`).not.toContain('Assemblée');
    const calendar = await tenant.syndic.get(`/meetings/${id}/calendar`, NL);
    expect(calendar.raw.toString()).toContain('SUMMARY:Algemene vergadering');
  });
});

it('a convocation names the meeting and its items in the language of its owner', async () => {
  const id = await house.aMeeting();
  await house.anItem(id, { title: 'Mandat du syndic' });
  await house.anItem(id, { title: 'Repeindre le hall' });
  await put(`/owners/${house.ids.Bart}`, { language: 'nl', address: 'Markt 1' });
  await put(`/meetings/${id}/convene`);
  const letter = async (name: 'Anne' | 'Bart') => {
    const path = `/meetings/${id}/convocations/letters/${house.ids[name]}`;
    return (await textsOf((await tenant.syndic.get(path)).raw)).join(' ');
  };
  const dutch = await letter('Bart');
  for (const said of ['Algemene vergadering', '1. Mandaat van de syndicus', '2. Repeindre le hall'])
    expect(dutch).toContain(said);
  expect(dutch).not.toContain('Assemblée');
  const french = await letter('Anne');
  for (const said of ['Assemblée générale', '1. Mandat du syndic']) expect(french).toContain(said);
});

describe('usual items of an agenda', () => {
  it('are known by their words and shown to each reader, in the register too', async () => {
    await enterAt('2026-06-10T17:00:00Z');
    const { id, agenda } = await house.opened(
      ['Anne', 'Bart', 'Chris', 'Dirk'],
      [
        { title: 'Mandat du syndic' },
        { title: 'Repeindre le hall' },
        { title: 'Tour', kind: 'Information' },
      ],
    );
    expect(agenda.map(({ text_key }) => text_key)).toEqual(['syndic', null, null]);
    for (const item of agenda.slice(0, 2)) {
      const path = `/meetings/${id}/agenda-items/${item.id}`;
      const all = { Anne: 'For', Bart: 'For', Chris: 'For', Dirk: 'Abstain' };
      must(await tenant.syndic.post(`${path}/votes`, house.votes(all)), 201);
      await put(`${path}/close`);
    }
    await put(`/meetings/${id}/close`);
    const decisions: Json[] = await read(`/decisions?meeting_id=${id}`, NL);
    const titles = new Set(decisions.map(({ title }) => title));
    expect(titles).toEqual(new Set(['Mandaat van de syndicus', 'Repeindre le hall']));
    const minutes = await read(`/meetings/${id}/minutes`, NL);
    expect(minutes.meeting.title).toBe('Algemene vergadering');
    expect(minutes.items.map(({ title }: Json) => title)).toEqual([
      'Mandaat van de syndicus',
      'Repeindre le hall',
      'Tour',
    ]);
    const { building_id } = await read(`/meetings/${id}`);
    await put(`/buildings/${building_id}`, { second_language: 'nl' });
    const { raw } = await tenant.syndic.get(`/meetings/${id}/minutes?format=pdf`);
    const text = (await textsOf(raw)).join(' ');
    for (const said of [
      'Procès-verbal : Assemblée générale',
      '1. Mandat du syndic',
      'Notulen: Algemene vergadering',
      '1. Mandaat van de syndicus',
      '2. Repeindre le hall',
    ])
      expect(text).toContain(said);
    // The words that were published stay those of every reader.
    await put(`/meetings/${id}/minutes/draft`, {
      chair_owner_id: house.ids.Anne,
      secretary: 'Zoé',
    });
    await put(`/meetings/${id}/minutes/publish`);
    expect((await read(`/meetings/${id}/minutes`, NL)).items[0].title).toBe(
      'Mandaat van de syndicus',
    );
  });

  it('keep their key when they come back in another language, and lose it with other words', async () => {
    const meeting = await house.aMeeting();
    const { id } = await house.anItem(meeting, { title: 'Begroting van de gewone uitgaven' });
    const path = `/meetings/${meeting}/agenda-items/${id}`;
    const seen = await read(path, FR);
    expect(seen).toMatchObject({ title: 'Budget des dépenses courantes', text_key: 'budget' });
    await put(path, { title: seen.title, description: 'Voir annexe' });
    expect(await read(path, NL)).toMatchObject({
      title: 'Begroting van de gewone uitgaven',
      text_key: 'budget',
      description: 'Voir annexe',
    });
    await put(path, { ...(await read(path, FR)), title: 'Budget 2027' });
    expect(await read(path, NL)).toMatchObject({ title: 'Budget 2027', text_key: null });
    const own = await house.anItem(meeting, { title: 'Mandat du syndic', text_key: null });
    expect((await read(`/meetings/${meeting}/agenda-items/${own.id}`, NL)).title).toBe(
      'Mandat du syndic',
    );
  });
});
