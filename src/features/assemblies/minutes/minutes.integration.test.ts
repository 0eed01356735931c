import { beforeAll, describe, expect, it } from 'vitest';
import { anAssemblyHouse } from '#test/helpers/assembly-house.ts';
import { aPdf } from '#test/helpers/documents.ts';
import { makeJobHelpers } from '#test/helpers/jobs.ts';
import { startMailServer } from '#test/helpers/mail-server.ts';
import { multipart } from '#test/helpers/multipart.ts';
import { textsOf } from '#test/helpers/pdf.ts';
import {
  aTenant,
  must,
  startTestApp,
  type Json,
  type Tenant,
  type TestApp,
} from '#test/helpers/test-app.ts';
import { freshDatabase } from '#test/helpers/test-database.ts';

const mailServer = await startMailServer();
let test: TestApp;
let jobs: ReturnType<typeof makeJobHelpers>;
let tenant: Tenant;
let house: Awaited<ReturnType<typeof anAssemblyHouse>>;

beforeAll(async () => {
  const databaseUrl = await freshDatabase();
  test = await startTestApp({ databaseUrl, env: { SMTP_URL: mailServer.url } });
  jobs = makeJobHelpers(test);
  test.clock.set('2026-06-10T17:00:00Z');
  tenant = await aTenant(test);
  house = await anAssemblyHouse(test, tenant);
});

const get = (path: string) => tenant.syndic.get(path);
const put = (path: string, body: object = {}) => tenant.syndic.put(path, body);
const post = (path: string, body: object = {}) => tenant.syndic.post(path, body);

async function run(task: string): Promise<void> {
  const waiting = await jobs.take({ organizationId: tenant.organizationId, task });
  for (const job of waiting) await jobs.run(job);
}

/** Holds an assembly with 900 of 1,000 shares that adopts the accounts and rejects the roof. */
async function held(): Promise<{ id: string; agenda: readonly Json[] }> {
  const items = [
    { title: 'Les comptes 2025', decision_type: 'Accounts' },
    { title: 'La toiture', decision_type: 'CommonWorks', description: 'Devis de 84.000 €' },
    { title: 'Tour de table', kind: 'Information' },
  ];
  const { id, agenda } = await house.opened(['Anne', 'Bart', 'Chris', 'Dirk'], items);
  const [accounts, roof] = agenda;
  const [first, second] = [accounts, roof].map((one) => `/meetings/${id}/agenda-items/${one?.id}`);
  const all = { Anne: 'For', Bart: 'For', Chris: 'For', Dirk: 'Abstain' };
  must(await post(`${first}/votes`, house.votes(all)), 201);
  must(await put(`${first}/close`), 200);
  must(await put(`${second}/amend`, { text: 'Devis de 80.000 € au plus' }), 200);
  const split = { Anne: 'For', Bart: 'Against', Chris: 'Against', Dirk: 'For' };
  must(await post(`${second}/votes`, house.votes(split)), 201);
  must(await put(`${second}/close`), 200);
  return { id, agenda };
}

describe('the minutes of a meeting', () => {
  it('are written from the opening on, published once signed, and then stay as they are', async () => {
    const { id, agenda } = await held();
    const path = `/meetings/${id}/minutes`;
    expect(await put(`${path}/publish`)).toMatchObject({ body: { code: 'invalid_transition' } });
    const written = must(
      await put(`${path}/draft`, {
        chair_owner_id: house.ids.Anne,
        remarks: 'Lu et approuvé.',
        items: [{ agenda_item_id: agenda[2]?.id, remark: 'Bart demande un éclairage.' }],
      }),
      200,
    );
    expect(written).toMatchObject({ chair: 'Anne', secretary: null, published_at: null });
    must(await put(`/meetings/${id}/close`), 200);
    expect((await put(`${path}/publish`)).body).toMatchObject({ code: 'minutes_unsigned' });
    must(await put(`${path}/draft`, { secretary: 'Syndic & Fils' }), 200);
    await post(`/owners/${house.ids.Anne}/convocation-consents`);
    const published = must(await put(`${path}/publish`), 200);
    expect(published).toMatchObject({
      chair: 'Anne',
      secretary: 'Syndic & Fils',
      published_at: '2026-06-10T17:00:00.000Z',
      due_on: '2026-07-10',
      challengeable_until: '2026-10-12',
      items: [
        { result: 'Adopted', for: 750, against: 0, abstain: 150, abstain_names: ['Dirk'] },
        {
          result: 'Rejected',
          for: 450,
          against: 450,
          threshold: 600,
          amended_text: 'Devis de 80.000 € au plus',
          against_names: ['Bart', 'Chris'],
        },
        { result: null, remark: 'Bart demande un éclairage.' },
      ],
    });
    const refused = { status: 409, body: { code: 'minutes_published' } };
    expect(await put(`${path}/draft`, { remarks: 'Autre chose' })).toMatchObject(refused);
    expect(await put(`${path}/publish`)).toMatchObject(refused);
    expect((await house.logins.Anne.put(`${path}/draft`, { chair: 'X' })).status).toBe(403);

    await run('draw-letters');
    await run('deliver-mail');
    const deliveries = must(await get(`${path}/deliveries`), 200) as Json[];
    expect(
      deliveries.map(({ owner_name, channel, status }) => [owner_name, channel, status]),
    ).toEqual([
      ['Anne', 'Email', 'Sent'],
      ['Bart', 'Post', 'ToPost'],
      ['Chris', 'Post', 'ToPost'],
      ['Dirk', 'Post', 'ToPost'],
      ['Eva', 'Post', 'ToPost'],
      ['Finn', 'Post', 'ToPost'],
    ]);
    const sent = must(await house.logins.Bart.get(`${path}/deliveries`), 200) as Json[];
    expect(sent.map(({ owner_name }) => owner_name)).toEqual(['Bart']);
    expect((await mailServer.lastMail()).subject).toContain('Procès-verbal');
    const toBart = await house.logins.Bart.get(`${path}/deliveries/letters/${house.ids.Bart}`);
    const letter = (await textsOf(toBart.raw)).join(' ');
    expect(letter).toContain('12 octobre 2026');
    expect(letter).toContain('Ont voté contre : Bart, Chris.');

    // The job is lost by a crash, and found missing a minute later.
    await jobs.take({ organizationId: tenant.organizationId, task: 'file-minutes' });
    test.clock.advance(60_001);
    await jobs.run({ task: 'requeue-minutes', payload: {} });
    await run('file-minutes');
    const kept = must(
      await house.logins.Chris.get(`/documents?meeting_id=${id}&document_type=MeetingMinutes`),
      200,
    ) as Json[];
    expect(new Set(kept.map(({ visibility }) => visibility))).toEqual(new Set(['Owner', 'Owners']));
    const official = kept.find(({ visibility }) => visibility === 'Owners');
    const { raw } = await house.logins.Chris.get(`/documents/${official?.id}/download`);
    expect(raw.toString('latin1')).toContain('<pdfaid:part>2</pdfaid:part>');
    const evidence = { is_evidence: true, kept_because: 'PublishedMinutes', kept_until: null };
    expect(official).toMatchObject(evidence);
    const keeping = { status: 409, body: { code: 'document_kept', why: 'PublishedMinutes' } };
    const paper = `/documents/${official?.id}`;
    expect(await tenant.syndic.delete(paper)).toMatchObject(keeping);
    for (const change of [{ visibility: 'Board' }, { meeting_id: null }])
      expect(await put(paper, change)).toMatchObject(keeping);
    const text = (await textsOf(raw)).join(' ');
    for (const said of [
      'Président de séance : Anne',
      'Secrétaire : Syndic & Fils',
      'Séance ouverte à 19:00, levée à 19:00.',
      'Anne En personne 19:00 300',
      'À l’ouverture, 4 copropriétaires sur 5',
      'Adopté (Majorité absolue) : 750 pour, 0 contre, 150 abstentions ; 750 voix exprimées, 376 requises.',
      'Se sont abstenus : Dirk.',
      'Texte amendé, mis au vote : Devis de 80.000 € au plus',
      'Rejeté (Deux tiers) : 450 pour, 450 contre, 0 abstentions ; 900 voix exprimées, 600 requises.',
      'Bart demande un éclairage.',
      'Lu et approuvé.',
    ])
      expect(text).toContain(said);
    await jobs.run({
      task: 'file-minutes',
      payload: { organization_id: tenant.organizationId, meeting_id: id },
    });
    const again = must(await get(`/documents?meeting_id=${id}&visibility=Owners`), 200);
    expect(again).toHaveLength(1);
  });

  it('name what was shown: documents that owners may read, that were there when it closed', async () => {
    const keep = async (meeting_id: string, title: string, visibility: string) => {
      const fields = { title, document_type: 'Contract', meeting_id, visibility };
      const file = { name: 'devis.pdf', content: aPdf(title) };
      const form = await multipart(fields, file);
      return must(await tenant.syndic.post('/documents', form.body, form.headers), 201);
    };
    const { id } = await held();
    await keep(id, 'Devis du couvreur', 'Owners');
    await keep(id, 'Note interne', 'Staff');
    must(await put(`/meetings/${id}/close`), 200);
    test.clock.advance(60_000);
    await keep(id, 'Devis d’après', 'Owners');
    const minutes = must(await house.logins.Anne.get(`/meetings/${id}/minutes`), 200);
    expect(minutes.documents).toEqual(['Devis du couvreur']);
    const { raw } = await get(`/meetings/${id}/minutes?format=pdf`);
    const text = (await textsOf(raw)).join(' ');
    expect(text).toContain('Devis du couvreur');
    expect(text).not.toContain('Note interne');
    expect(text).not.toContain('Devis d’après');
  });

  it('are in both languages of the building, on one paper that is signed once, with the owner’s first', async () => {
    const { id } = await held();
    const { building_id } = must(await get(`/meetings/${id}`), 200);
    must(await put(`/buildings/${building_id}`, { second_language: 'nl' }), 200);
    must(await put(`/owners/${house.ids.Bart}`, { language: 'nl', address: 'Markt 1' }), 200);
    must(await put(`/meetings/${id}/close`), 200);
    must(
      await put(`/meetings/${id}/minutes/draft`, {
        chair_owner_id: house.ids.Anne,
        secretary: 'Zoé',
      }),
      200,
    );
    const paper = async (query = '') =>
      (await textsOf((await get(`/meetings/${id}/minutes?format=pdf${query}`)).raw)).join(' ');
    const both = await paper();
    for (const said of [
      'Ont voté contre : Bart, Chris.',
      'Notulen: Algemene vergadering',
      'Stemden tegen: Bart, Chris.',
      'Signatures / Handtekeningen',
      'Voorzitter / Président : Anne',
      'Secretaris / Secrétaire : Zoé Anne Bart Chris Dirk',
    ])
      expect(both).toContain(said);
    const dutch = await paper('&language=nl');
    expect(dutch).toContain('Stemden tegen: Bart, Chris.');
    expect(dutch).not.toContain('Ont voté');

    must(await put(`/meetings/${id}/minutes/publish`), 200);
    const letter = async (owner: string) => {
      const address = `/meetings/${id}/minutes/deliveries/letters/${owner}`;
      const text = (await textsOf((await get(address)).raw)).join(' ');
      return [text.indexOf('Stemden tegen: Bart'), text.indexOf('Ont voté contre : Bart')];
    };
    const [dutchFirst = -1, frenchThen = -1] = await letter(house.ids.Bart);
    expect(dutchFirst).toBeGreaterThan(0);
    expect(frenchThen).toBeGreaterThan(dutchFirst);
    const [dutchThen = -1, frenchFirst = -1] = await letter(house.ids.Chris);
    expect(frenchFirst).toBeGreaterThan(0);
    expect(dutchThen).toBeGreaterThan(frenchFirst);
    await run('file-minutes');
    const kept = must(await get(`/documents?meeting_id=${id}&visibility=Owners`), 200) as Json[];
    expect(kept).toHaveLength(1);
    const { raw } = await get(`/documents/${kept[0]?.id}/download`);
    expect((await textsOf(raw)).join(' ')).toContain('Stemden tegen: Bart, Chris.');
    const hung = await get(`/meetings/${id}/occupants-notice`);
    const [notice = ''] = await textsOf(hung.raw);
    expect(notice).toContain('Aux occupants de l’immeuble');
    expect(notice).toContain('De algemene vergadering');
  });

  it('once published say what they said then, whatever the register says later', async () => {
    const { id } = await held();
    const address = `/meetings/${id}/minutes`;
    must(await put(`/meetings/${id}/close`), 200);
    must(await put(`${address}/draft`, { chair_owner_id: house.ids.Anne, secretary: 'Zoé' }), 200);
    const units: Json[] = must(await get('/units?limit=100'), 200);
    const unitOf = (name: string) => units.find(({ unit_number }) => unit_number === name)?.id;
    const renamed = (name: string) => put(`/owners/${house.ids.Dirk}`, { name });
    const published = must(await put(`${address}/publish`), 200);
    const paper = async () => {
      const { raw } = await get(`${address}?format=pdf&language=fr`);
      return (await textsOf(raw)).join(' ');
    };
    const before = await paper();
    expect(before).toMatch(/Dirk En personne 19:0\d 150/);
    expect(before).toMatch(/Diffusé le \d+ juin 2026/);

    must(await renamed('Didier'), 200);
    const sold = {
      from_owner_id: house.ids.Anne,
      to_owner_id: house.ids.Bart,
      effective_date: '2026-06-01',
    };
    const lot = `/units/${unitOf('Anne')}/owners/transfer`;
    must(await post(lot, sold), 200);
    expect(must(await get(address), 200)).toEqual(published);
    expect(await paper()).toBe(before);
    await run('file-minutes');
    const path = `/documents?meeting_id=${id}&visibility=Owners`;
    const [kept] = must(await get(path), 200) as Json[];
    const { raw } = await get(`/documents/${kept?.id}/download`);
    const filed = (await textsOf(raw)).join(' ');
    expect(filed).toMatch(/Dirk En personne 19:0\d 150/);
    expect(filed).toMatch(/Anne En personne 19:0\d 300/);
    must(await renamed('Dirk'), 200);
    const back = { from_owner_id: house.ids.Bart, to_owner_id: house.ids.Anne };
    must(await post(lot, { ...back, effective_date: '2026-06-02' }), 200);
  });

  it('tell owners of one name apart by their votes', async () => {
    must(await put(`/owners/${house.ids.Chris}`, { name: 'Bart' }), 200);
    const { id } = await held();
    const minutes = must(await get(`/meetings/${id}/minutes`), 200);
    expect(minutes.items[1].against_names).toEqual(['Bart (200)', 'Bart (250)']);
  });

  it('are read on screen and as PDF before they are signed', async () => {
    const { id } = await held();
    const { raw } = await get(`/meetings/${id}/minutes?format=pdf`);
    const text = (await textsOf(raw)).join(' ');
    expect(text).toContain('Lu à la fin de la séance');
    expect(text).not.toContain('Diffusé le');
    const json = must(await get(`/meetings/${id}/minutes`), 200);
    expect(json).toMatchObject({ chair: null, published_at: null, due_on: null });
  });

  it('are changed and sent as they were read, by their tag', async () => {
    const { id } = await held();
    must(await put(`/meetings/${id}/close`), 200);
    const path = `/meetings/${id}/minutes`;
    const { syndic } = tenant;
    const read = async () => ({ 'if-match': String((await get(path)).headers['etag']) });
    const first = await read();
    const signed = { chair_owner_id: house.ids.Anne, chair: 'Anne', secretary: 'Bart' };
    const written = await syndic.put(`${path}/draft`, signed, first);
    must(written, 200);
    expect(await read()).toEqual({ 'if-match': written.headers['etag'] });
    const again = await syndic.put(`${path}/draft`, { chair: 'Chris' }, first);
    expect(must(again, 412).code).toBe('stale');
    must(await syndic.put(`${path}/publish`, {}, first), 412);
    expect(must(await get(path), 200)).toMatchObject({ ...signed, published_at: null });
    must(await syndic.put(`${path}/publish`, {}, await read()), 200);
  });

  it('wait on the overview until they are sent', async () => {
    const { id } = await held();
    must(await put(`/meetings/${id}/close`), 200);
    const waiting = async () =>
      must(await get('/overview'), 200).items.filter(
        ({ kind, link }: Json) => kind === 'MinutesToPublish' && link === `/meetings/${id}`,
      );
    expect(await waiting()).toMatchObject([{ due_on: '2026-07-10' }]);
    must(
      await put(`/meetings/${id}/minutes/draft`, {
        chair_owner_id: house.ids.Anne,
        chair: 'Anne',
        secretary: 'Bart',
      }),
      200,
    );
    must(await put(`/meetings/${id}/minutes/publish`), 200);
    expect(await waiting()).toEqual([]);
  });
});

describe('the register of decisions', () => {
  it('has what was voted on, with the day until which it can be challenged, and is searched', async () => {
    const { id } = await held();
    const ofMeeting = `/decisions?meeting_id=${id}`;
    expect(must(await get(ofMeeting), 200)).toEqual([]);
    must(await put(`/meetings/${id}/close`), 200);
    const all = must(await house.logins.Anne.get(ofMeeting), 200) as Json[];
    expect(all.map(({ title, result, text, majority }) => [title, result, text, majority])).toEqual(
      expect.arrayContaining([
        ['Les comptes 2025', 'Adopted', null, 'Absolute'],
        ['La toiture', 'Rejected', 'Devis de 80.000 € au plus', 'TwoThirds'],
      ]),
    );
    expect(all).toHaveLength(2);
    expect(all[0]).toMatchObject({ decided_on: '2026-06-10', challengeable_until: '2026-10-12' });
    const found = must(await get(`${ofMeeting}&q=toitur&result=Rejected`), 200) as Json[];
    expect(found.map(({ title }) => title)).toEqual(['La toiture']);
    const stranger = await aTenant(test);
    expect(must(await stranger.syndic.get(ofMeeting), 200)).toEqual([]);
    expect((await stranger.syndic.get(`/decisions/${all[0]?.id}`)).status).toBe(404);
  });

  it('has no day to challenge what the council decided', async () => {
    const id = await house.aMeeting({ meeting_type: 'BoardMeeting' });
    const item = await house.anItem(id);
    for (const name of ['Anne', 'Bart', 'Chris'] as const) must(await house.comes(id, name), 201);
    must(await put(`/meetings/${id}/open`), 200);
    const votes = house.votes({ Anne: 'For', Bart: 'For' });
    must(await post(`/meetings/${id}/agenda-items/${item.id}/votes`, votes), 201);
    must(await put(`/meetings/${id}/close`), 200);
    const [decision] = must(await get(`/decisions?meeting_id=${id}`), 200);
    expect(decision).toMatchObject({ result: 'Adopted', challengeable_until: null });
    expect(must(await get(`/meetings/${id}/minutes`), 200).challengeable_until).toBeNull();
    const paper = await get(`/meetings/${id}/minutes?format=pdf&language=fr`);
    expect((await textsOf(paper.raw)).join(' ')).not.toContain('juge de paix');
  });

  it('notes what follows from each, until it is done', async () => {
    const { id } = await held();
    must(await put(`/meetings/${id}/close`), 200);
    const [decision] = must(await get(`/decisions?meeting_id=${id}&result=Adopted`), 200) as Json[];
    const path = `/decisions/${decision?.id}/follow-ups`;
    expect((await post(path, { kind: 'Mandate', title: 'Conseil' })).body).toMatchObject({
      code: 'mandate_without_end',
      errors: [{ pointer: '/body/due_on' }],
    });
    const mandate = { kind: 'Mandate', title: 'Conseil', due_on: '2026-10-10' };
    const long = { ...mandate, due_on: '2029-06-11' };
    expect((await post(path, long)).body).toMatchObject({
      code: 'mandate_too_long',
      errors: [{ pointer: '/body/due_on' }],
    });
    must(await post(path, { ...mandate, title: 'Syndic', due_on: '2029-06-10' }), 201);
    must(await post(path, mandate), 201);
    const task = must(await post(path, { kind: 'Task', title: 'Publier les comptes' }), 201);
    const waiting = async () =>
      must(await get('/overview'), 200).items.filter(
        ({ kind, link }: Json) =>
          ['FollowUpDue', 'MandateEnding'].includes(kind) && link === `/decisions/${decision?.id}`,
      );
    expect((await waiting()).map(({ title }: Json) => title)).toEqual([
      'Mandate ends: Conseil',
      'Publier les comptes',
    ]);
    const done = await put(`${path}/${task.id}/done`);
    expect(must(done, 200).done_on).toBe('2026-06-10');
    expect((await put(`${path}/${task.id}/done`)).body).toMatchObject({
      code: 'invalid_transition',
    });
    expect(await waiting()).toHaveLength(1);
    expect((await house.logins.Anne.post(path, mandate)).status).toBe(403);
  });
});
