import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { anAssemblyHouse } from '#test/helpers/assembly-house.ts';
import { makeJobHelpers } from '#test/helpers/jobs.ts';
import { startMailServer } from '#test/helpers/mail-server.ts';
import { codesOf, textsOf } from '#test/helpers/pdf.ts';
import {
  aTenant,
  must,
  startTestApp,
  type Json,
  type Tenant,
  type TestApp,
} from '#test/helpers/test-app.ts';
import { freshDatabase } from '#test/helpers/test-database.ts';

/** The assembly is on 10 June 2026: the last day to send is Monday 25 May, which is Whit Monday. */
const LAST_DAY = '2026-05-25T09:00:00Z';
const LAST_POST = '2026-05-20T09:00:00Z';

const mailServer = await startMailServer();
let test: TestApp;
let jobs: ReturnType<typeof makeJobHelpers>;
let tenant: Tenant;
let house: Awaited<ReturnType<typeof anAssemblyHouse>>;

beforeAll(async () => {
  const databaseUrl = await freshDatabase();
  test = await startTestApp({ databaseUrl, env: { SMTP_URL: mailServer.url } });
  jobs = makeJobHelpers(test);
});

beforeEach(async () => {
  await onDay(LAST_POST);
});

/** Moves to another day and signs the office in again, since sessions expire. */
async function onDay(instant: string): Promise<void> {
  test.clock.set(instant);
  tenant = await aTenant(test);
  house = await anAssemblyHouse(test, tenant);
  await jobs.take({ organizationId: tenant.organizationId });
}

const { get, put, post } = {
  get: (path: string) => tenant.syndic.get(path),
  put: (path: string, body: object = {}) => tenant.syndic.put(path, body),
  post: (path: string, body: object = {}) => tenant.syndic.post(path, body),
};
const convene = (id: string, body: object = {}) => put(`/meetings/${id}/convene`, body);
const agrees = async (ownerId: string, body: object = {}) =>
  must(await post(`/owners/${ownerId}/convocation-consents`, body), 201);
const deliveries = async (id: string): Promise<Json[]> =>
  must(await get(`/meetings/${id}/convocations`), 200);

async function aMeetingWithAgenda(more: object = {}): Promise<string> {
  const id = await house.aMeeting(more);
  const decided = { decision_type: 'CommonWorks', description: 'Devis de 84.000 €' };
  await house.anItem(id, { title: 'Les comptes 2025', decision_type: 'Accounts' });
  await house.anItem(id, { title: 'La toiture', ...decided });
  return id;
}

async function run(task: string): Promise<void> {
  const waiting = await jobs.take({ organizationId: tenant.organizationId, task });
  for (const job of waiting) await jobs.run(job);
}

describe('a convocation', () => {
  it('names the place or how to take part remotely, and what is missing is found before', async () => {
    const id = await aMeetingWithAgenda({ location: null });
    const refused = { status: 422, body: { code: 'place_missing' } };
    expect(await convene(id)).toMatchObject(refused);
    const codes = async () =>
      (must(await get(`/meetings/${id}/findings`), 200) as Json[]).map(({ code }) => code);
    expect(await codes()).toEqual(['PlaceMissing', 'TextMissing']);
    must(await put(`/meetings/${id}`, { remote_address: 'https://meet.example.org/1' }), 200);
    expect(await convene(id)).toMatchObject(refused);
    must(await put(`/meetings/${id}`, { remote_allowed: true }), 200);
    const { building_id } = must(await get(`/meetings/${id}`), 200);
    must(await put(`/buildings/${building_id}`, { assembly_window_start: '05-15' }), 200);
    expect(await codes()).toEqual(['OutsideWindow', 'TextMissing']);
    must(await convene(id), 200);
  });

  it('reaches every owner, by e-mail who has agreed to it in writing and by registered mail the others', async () => {
    const { Anne, Bart, Eva, Finn } = house.ids;
    must(await put(`/owners/${Bart}`, { language: 'nl', address: 'Kerkstraat 3, 9000 Gent' }), 200);
    await agrees(Anne, { means: 'Paper', agreed_on: '2026-01-12' });
    const id = await aMeetingWithAgenda({ location: 'Salle communale', remote_allowed: true });
    const convened = must(await convene(id), 200);
    expect(convened).toMatchObject({
      convened_at: '2026-05-20T09:00:00.000Z',
      urgent_reason: null,
      last_sending_day: '2026-05-25',
      last_posting_day: '2026-05-20',
      warnings: [],
      allowed_actions: ['open', 'cancel', 'proxies', 'attendances'],
    });
    const sent = await deliveries(id);
    expect(sent.map(({ owner_name, channel, status }) => [owner_name, channel, status])).toEqual([
      ['Anne', 'Email', 'Pending'],
      ['Bart', 'Post', 'ToPost'],
      ['Chris', 'Post', 'ToPost'],
      ['Dirk', 'Post', 'ToPost'],
      ['Eva', 'Post', 'ToPost'],
      ['Finn', 'Post', 'ToPost'],
    ]);
    expect(new Set(sent.map(({ owner_id }) => owner_id))).toEqual(
      new Set([Anne, Bart, house.ids.Chris, house.ids.Dirk, Eva, Finn]),
    );
    await run('draw-letters');
    await run('deliver-mail');
    expect((await deliveries(id))[0]).toMatchObject({ channel: 'Email', status: 'Sent' });
    const mail = await mailServer.lastMail();
    expect(mail.subject).toBe('Convocation : Assemblée générale – Les Tilleuls');
    expect(mail.text).toContain('10 juin 2026 à 19:00');
    const attached = Buffer.from(mail.attachments[0]?.content as ArrayBuffer);
    const own = await get(`/meetings/${id}/convocations/letters/${Anne}`);
    expect(attached.equals(own.raw)).toBe(true);
    const [letter, form] = await textsOf(own.raw);
    for (const said of [
      '10 juin 2026 à 19:00',
      'Salle communale',
      'à distance',
      '1. Les comptes 2025 Majorité absolue',
      '2. La toiture Deux tiers',
      'Devis de 84.000 €',
      'procuration',
    ])
      expect(letter).toContain(said);
    expect(form).toContain('Anne donne procuration');
    expect(await codesOf(own.raw)).toEqual([
      null,
      expect.stringMatching(new RegExp(`/meetings/${id}/live\\?owner_id=${Anne}$`)),
    ]);
    expect(letter).not.toContain('Recommandé');
    const dutch = await textsOf((await get(`/meetings/${id}/convocations/letters/${Bart}`)).raw);
    expect(dutch[0]).toContain('Aangetekend');
    expect(dutch[0]).toContain('U wordt opgeroepen voor de algemene vergadering');
    expect(dutch[1]).toContain('Volmacht');
  });

  it('says where one joins from afar: in letter, mail and calendar, and not in the hall', async () => {
    const remote_address = 'https://meet.example.org/tilleuls';
    await agrees(house.ids.Anne, { means: 'Paper', agreed_on: '2026-01-12' });
    const id = await aMeetingWithAgenda({ remote_allowed: true, remote_address });
    expect(must(await house.logins.Anne.get(`/meetings/${id}`), 200)).toMatchObject({
      remote_allowed: true,
      remote_address,
    });
    must(await convene(id), 200);
    await run('draw-letters');
    await run('deliver-mail');
    const mail = await mailServer.lastMail();
    expect(mail.text).toContain(`Accès à distance : ${remote_address}`);
    const { raw } = await get(`/meetings/${id}/convocations/letters/${house.ids.Bart}`);
    const [letter] = await textsOf(raw);
    expect(letter).toContain(`Vous pouvez aussi participer à distance : ${remote_address}`);
    const calendar = (await get(`/meetings/${id}/calendar`)).raw.toString();
    expect(calendar).toContain(`DESCRIPTION:${remote_address}`);
    const hall = await textsOf((await get(`/meetings/${id}/occupants-notice`)).raw);
    expect(hall.join(' ')).not.toContain(remote_address);
  });

  it('gives no address of an assembly that one only comes to', async () => {
    const remote_address = 'https://meet.example.org/tilleuls';
    const id = await aMeetingWithAgenda({ remote_allowed: true, remote_address });
    must(await put(`/meetings/${id}`, { remote_allowed: false }), 200);
    must(await convene(id), 200);
    const { raw } = await get(`/meetings/${id}/convocations/letters/${house.ids.Anne}`);
    const letter = (await textsOf(raw)).join(' ');
    expect(letter).not.toContain('meet.example.org');
    expect(letter).toContain('Une participation à distance n’est pas prévue.');
    const calendar = (await get(`/meetings/${id}/calendar`)).raw.toString();
    expect(calendar).not.toContain('meet.example.org');
  });

  it('that goes by post is printed in one file, and each is written down as posted', async () => {
    const id = await aMeetingWithAgenda();
    must(await convene(id), 200);
    const toPost = `/meetings/${id}/convocations/letters?channel=Post&format=pdf`;
    const printed = await get(toPost);
    expect((await textsOf(printed.raw)).length).toBe(12);
    const [first] = await deliveries(id);
    const posting = `/meetings/${id}/convocations/${first?.id}/mark-posted`;
    const posted = { posted_on: '2026-05-20', tracking_number: '323212345659900357664050' };
    expect(must(await put(posting, posted), 200)).toMatchObject({ status: 'Posted', ...posted });
    expect((await put(posting, posted)).body).toMatchObject({ code: 'invalid_transition' });
    expect((await put(posting, { posted_on: '2026-05-19' })).status).toBe(409);
    expect((await textsOf((await get(toPost)).raw)).length).toBe(10);
  });

  it('that a mail server refuses is to be posted', async () => {
    const { Dirk } = house.ids;
    must(await put(`/owners/${Dirk}`, { email: '550-dirk@example.org' }), 200);
    await agrees(Dirk);
    const id = await aMeetingWithAgenda();
    must(await convene(id), 200);
    await run('draw-letters');
    await run('deliver-mail');
    const toDirk = (await deliveries(id)).filter(({ owner_id }) => owner_id === Dirk);
    expect(toDirk.map(({ channel, status }) => [channel, status])).toEqual([
      ['Email', 'Failed'],
      ['Post', 'ToPost'],
    ]);
  });

  it('is a document of its owner about the meeting', async () => {
    const id = await aMeetingWithAgenda();
    must(await convene(id), 200);
    await run('draw-letters');
    const anne = must(await house.logins.Anne.get(`/documents?meeting_id=${id}`), 200);
    expect(anne).toMatchObject([
      { document_type: 'MeetingInvitation', visibility: 'Owner', owner_id: house.ids.Anne },
    ]);
    expect(must(await get(`/documents?meeting_id=${id}`), 200)).toHaveLength(6);
  });

  it('is read by its owner alone, and by who reads meetings in the office', async () => {
    const id = await aMeetingWithAgenda();
    must(await convene(id), 200);
    const { Anne, Bart } = house.logins;
    expect(must(await Anne.get(`/meetings/${id}/convocations`), 200)).toMatchObject([
      { owner_id: house.ids.Anne },
    ]);
    const letter = `/meetings/${id}/convocations/letters/${house.ids.Anne}`;
    expect((await Anne.get(letter)).status).toBe(200);
    expect((await Bart.get(letter)).status).toBe(404);
    expect((await Anne.put(`/meetings/${id}/convene`, {})).status).toBe(403);
    expect((await tenant.auditor.get(`/meetings/${id}/convocations`)).status).toBe(200);
    const stranger = await aTenant(test);
    expect((await stranger.syndic.get(letter)).status).toBe(404);
    expect((await stranger.syndic.put(`/meetings/${id}/convene`, {})).status).toBe(404);
  });
});

describe('the notice', () => {
  it.each([
    ['2026-05-19T09:00:00Z', {}, []],
    ['2026-05-20T21:59:00Z', {}, []],
    ['2026-05-20T22:01:00Z', {}, ['LateForPost']],
    [LAST_DAY, {}, ['LateForPost']],
    ['2026-05-25T21:59:00Z', {}, ['LateForPost']],
    ['2026-06-08T09:00:00Z', { urgent_reason: 'Le toit menace' }, ['ShortNotice']],
  ])('of %s is taken, with what is to be said of it', async (instant, body, warnings) => {
    await onDay(instant);
    const id = await aMeetingWithAgenda();
    expect(must(await convene(id, body), 200)).toMatchObject({ warnings });
  });

  it('of 14 clear days is refused without a reason, which every letter says', async () => {
    await onDay('2026-05-25T22:01:00Z');
    const id = await aMeetingWithAgenda();
    expect(await convene(id)).toMatchObject({
      status: 422,
      body: { code: 'notice_too_short', last_sending_day: '2026-05-25' },
    });
    expect(must(await get(`/meetings/${id}`), 200).convened_at).toBe(null);
    must(await convene(id, { urgent_reason: 'Le toit menace' }), 200);
    const { raw } = await get(`/meetings/${id}/convocations/letters/${house.ids.Anne}`);
    expect((await textsOf(raw))[0]).toContain('en raison de l’urgence : Le toit menace');
  });

  it('freezes the meeting and its agenda; who was convened is told when it is called off', async () => {
    await agrees(house.ids.Anne);
    const id = await aMeetingWithAgenda();
    const [item] = must(await get(`/meetings/${id}/agenda-items`), 200);
    must(await convene(id), 200);
    const refused = { status: 409, body: { code: 'already_convened' } };
    const another = { title: 'Divers', kind: 'Information' };
    expect(await post(`/meetings/${id}/agenda-items`, another)).toMatchObject(refused);
    const path = `/meetings/${id}/agenda-items/${item.id}`;
    expect(await put(path, { title: 'Autre chose' })).toMatchObject(refused);
    expect(await tenant.syndic.delete(path)).toMatchObject(refused);
    expect(await put(`/meetings/${id}`, { location: 'Ailleurs' })).toMatchObject(refused);
    expect(await tenant.syndic.delete(`/meetings/${id}`)).toMatchObject(refused);
    expect(await convene(id)).toMatchObject(refused);
    await run('draw-letters');
    await run('deliver-mail');
    must(await put(`/meetings/${id}/cancel`, { reason: 'La salle est inondée' }), 200);
    await run('draw-letters');
    await run('deliver-mail');
    const mail = await mailServer.lastMail();
    expect(mail.subject).toBe('Annulée : Assemblée générale – Les Tilleuls');
    expect(mail.text).toContain('La salle est inondée');
    expect((await deliveries(id)).map(({ channel }) => channel)).toEqual(['Email']);
    const letters = must(await get(`/documents?meeting_id=${id}&document_type=Letter`), 200);
    expect(letters).toHaveLength(6);
  });

  it('needs an agenda, and is none for the council', async () => {
    const empty = await house.aMeeting();
    expect(await convene(empty)).toMatchObject({ status: 422, body: { code: 'agenda_empty' } });
    const council = await aMeetingWithAgenda({ meeting_type: 'BoardMeeting' });
    expect(await convene(council)).toMatchObject({
      status: 422,
      body: { code: 'board_not_convened' },
    });
    expect((await get(`/meetings/${empty}/convocations/letters`)).body).toMatchObject({
      code: 'no_letters',
    });
  });
});

describe('the means by which an owner is convened', () => {
  it('is said by themselves or written down by the office, and withdrawn at any time', async () => {
    const { Anne, Bart } = house.ids;
    const path = `/owners/${Anne}/convocation-consents`;
    // Signed-in owners consent today, whatever date they give.
    const earlier = { means: 'Paper', agreed_on: '2026-01-12' };
    const given = must(await house.logins.Anne.post(path, earlier), 201);
    expect(given).toMatchObject({ means: 'Online', agreed_on: '2026-05-20', withdrawn_on: null });
    expect(await post(path)).toMatchObject({ status: 409, body: { code: 'duplicate' } });
    expect((await house.logins.Anne.post(`/owners/${Bart}/convocation-consents`, {})).status).toBe(
      404,
    );
    expect((await tenant.boardMember.post(path, {})).status).toBe(403);
    expect((await house.logins.Bart.get(path)).status).toBe(404);
    const future = { agreed_on: '2026-05-21' };
    expect((await post(`/owners/${Bart}/convocation-consents`, future)).body).toMatchObject({
      code: 'date_in_future',
    });
    const end = `${path}/${given.id}/withdraw`;
    expect((await house.logins.Bart.put(end, {})).status).toBe(404);
    expect((await put(end, { withdrawn_on: '2026-05-19' })).body).toMatchObject({
      code: 'invalid_period',
    });
    must(await house.logins.Anne.put(end, {}, { 'if-match': '"99"' }), 412);
    const seen = { 'if-match': '"1"' };
    expect(must(await house.logins.Anne.put(end, {}, seen), 200).withdrawn_on).toBe('2026-05-20');
    expect((await put(end)).body).toMatchObject({ code: 'invalid_transition' });
    const id = await aMeetingWithAgenda();
    must(await convene(id), 200);
    expect((await deliveries(id)).map(({ channel }) => channel)).not.toContain('Email');
    await agrees(Anne);
    expect(must(await get(path), 200)).toHaveLength(2);
  });
});

describe('around a meeting', () => {
  it('occupants are told by a notice to hang up, in the language of the building', async () => {
    const id = await aMeetingWithAgenda();
    const { raw } = await get(`/meetings/${id}/occupants-notice`);
    const [text] = await textsOf(raw);
    expect(text).toContain('Aux occupants de l’immeuble');
    expect(text).toContain('10 juin 2026 à 19:00');
  });

  it('a calendar takes it, and strikes out what was called off', async () => {
    const id = await aMeetingWithAgenda({ location: 'Salle communale' });
    const lines = async () =>
      (await house.logins.Anne.get(`/meetings/${id}/calendar`)).raw.toString().split('\r\n');
    const before = await lines();
    expect(before).toEqual(
      expect.arrayContaining([
        'BEGIN:VCALENDAR',
        `UID:${id}`,
        'DTSTART:20260610T170000Z',
        'LOCATION:Salle communale',
        'STATUS:CONFIRMED',
      ]),
    );
    must(await put(`/meetings/${id}/cancel`, { reason: 'Inondée' }), 200);
    expect(await lines()).toEqual(expect.arrayContaining(['METHOD:CANCEL', 'STATUS:CANCELLED']));
  });

  it('everybody is told again a week and a day before, once each', async () => {
    must(await put(`/meetings/${await aMeetingWithAgenda()}/cancel`, { reason: 'Twice' }), 200);
    await aMeetingWithAgenda();
    await jobs.take({ organizationId: tenant.organizationId });
    const told = async () => {
      await jobs.run({ task: 'daily-meeting-reminders', payload: {} });
      const waiting = await jobs.take({
        organizationId: tenant.organizationId,
        task: 'fan-out-event',
      });
      return waiting.length;
    };
    const counts: [string, number][] = [];
    for (const day of ['06-02', '06-03', '06-03', '06-04', '06-09', '06-10']) {
      test.clock.set(`2026-${day}T09:00:00Z`);
      counts.push([day, await told()]);
    }
    expect(counts).toEqual([
      ['06-02', 0],
      ['06-03', 1],
      ['06-03', 0],
      ['06-04', 0],
      ['06-09', 1],
      ['06-10', 0],
    ]);
  });
});
