import { hash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sql } from '#platform/db/sql.ts';
import { aPdf, PNG } from '#test/helpers/documents.ts';
import { makeJobHelpers } from '#test/helpers/jobs.ts';
import { multipart } from '#test/helpers/multipart.ts';
import { aHeic, aPhoto, aTiff, PLACE } from '#test/helpers/photos.ts';
import {
  aCaller,
  aTenant,
  must,
  startTestApp,
  statusesOf,
  type Caller,
  type Json,
} from '#test/helpers/test-app.ts';

const test = await startTestApp();
const tenant = await aTenant(test);
const stranger = await aTenant(test);
const jobs = makeJobHelpers(test);
const { syndic } = tenant;

interface Sending {
  readonly who?: Caller;
  readonly name?: string;
  readonly content?: Uint8Array;
  readonly headers?: Readonly<Record<string, string>>;
  readonly path?: string;
}

async function send(fields: Record<string, string>, sending: Sending = {}) {
  const {
    who = syndic,
    name = 'policy.pdf',
    content = aPdf('Policy'),
    path = '/documents',
  } = sending;
  const form = await multipart(fields, { name, content });
  return who.post(path, form.body, { ...form.headers, ...sending.headers });
}

const policy = { title: 'Fire policy', document_type: 'InsurancePolicy' };

async function kept(fields: Record<string, string> = {}, sending: Sending = {}): Promise<Json> {
  return must(await send({ ...policy, ...fields }, sending), 201);
}

async function aBuilding(who = syndic): Promise<string> {
  const body = {
    name: 'Les Tilleuls',
    address: 'Rue du Parc 1',
    total_units: 2,
    total_quota: 1_000,
  };
  return must(await who.post('/buildings', body), 201).id;
}

async function anOwnerOf(buildingId: string, number: string) {
  const unit = must(
    await syndic.post('/units', { building_id: buildingId, unit_number: number, quota: 100 }),
    201,
  );
  const email = `${number}-${buildingId}@example.org`;
  const owner = must(await syndic.post('/owners', { name: `Owner ${number}`, email }), 201);
  const holding = { owner_id: owner.id, ownership_share: '1/1', start_date: '2020-01-01' };
  must(await syndic.post(`/units/${unit.id}/owners`, holding), 201);
  const { organizationId } = tenant;
  const caller = await aCaller(test, { role: 'Owner', organizationId, ownerId: owner.id });
  return { caller, unitId: unit.id as string, ownerId: owner.id as string };
}

const titles = (rows: Json): string[] => rows.map(({ title }: Json) => title).sort();
const filesBelow = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ name }) => name)
    : [];
const storeOf = (organizationId: string) => join(test.dataDirectory, 'files', organizationId);

describe('documents', () => {
  it('are kept, read, changed, downloaded and deleted', async () => {
    const content = aPdf('Kept');
    const building_id = await aBuilding();
    const document = await kept({ building_id }, { content, name: 'Police « été » 2026.pdf' });
    expect(document).toMatchObject({
      ...policy,
      building_id,
      building_name: 'Les Tilleuls',
      visibility: 'Staff',
      file_name: 'Police « été » 2026.pdf',
      content_type: 'application/pdf',
      size: content.length,
      sha256: hash('sha256', content),
      version_number: 1,
      legal_hold: false,
      is_sent_letter: false,
      created_by: syndic.userId,
    });
    const path = `/documents/${document.id}`;
    const read = await syndic.get(path);
    expect(must(read, 200)).toEqual(document);
    const file = await syndic.get(`${path}/download`);
    must(file, 200);
    expect(file.raw.equals(content)).toBe(true);
    expect(file.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(content.length),
      'accept-ranges': 'bytes',
      'x-content-type-options': 'nosniff',
      etag: `"${document.sha256}"`,
      'content-disposition': `inline; filename="Police ? ?t? ? 2026.pdf"; filename*=UTF-8''Police%20%C2%AB%20%C3%A9t%C3%A9%20%C2%BB%202026.pdf`,
    });
    const changed = await syndic.put(
      path,
      { title: 'Fire policy 2026', retention_until: '2026-12-31' },
      { 'if-match': String(read.headers['etag']) },
    );
    expect(must(changed, 200)).toMatchObject({ title: 'Fire policy 2026' });
    expect(must(await syndic.delete(path), 409)).toMatchObject({
      code: 'document_kept',
      why: 'Retention',
      until: '2026-12-31',
    });
    must(await syndic.put(path, { retention_until: null, legal_hold: true }), 200);
    expect(must(await syndic.delete(path), 409).why).toBe('LegalHold');
    must(await syndic.put(path, { legal_hold: false }), 200);
    must(await syndic.delete(path), 204);
    must(await syndic.get(path), 404);
    must(await syndic.get(`${path}/download`), 404);
  });

  it('send what is asked for of a file, and nothing of one that is known', async () => {
    const content = aPdf('Ranges');
    const { id, sha256 } = await kept({}, { content });
    const get = (headers: Record<string, string>) =>
      syndic.get(`/documents/${id}/download`, headers);
    const middle = await get({ range: 'bytes=5-9' });
    expect(middle.status).toBe(206);
    expect(middle.raw.equals(content.subarray(5, 10))).toBe(true);
    expect(middle.headers['content-range']).toBe(`bytes 5-9/${content.length}`);
    const end = await get({ range: 'bytes=-4' });
    expect(end.raw.equals(content.subarray(-4))).toBe(true);
    const beyond = must(await get({ range: `bytes=${content.length}-` }), 416);
    expect(beyond).toMatchObject({ code: 'range_not_satisfiable', size: content.length });
    for (const range of ['bytes=0-1,3-4', 'lines=1-2', 'nonsense'])
      expect((await get({ range })).status).toBe(200);
    expect((await get({ range: 'bytes=0-1', 'if-range': '"other"' })).status).toBe(200);
    expect((await get({ range: 'bytes=0-1', 'if-range': `"${sha256}"` })).status).toBe(206);
    expect((await get({ 'if-none-match': `"${sha256}"` })).status).toBe(304);
  });

  it.each([
    ['a page as a text', 'a.txt', '<!doctype html><script>alert(1)</script>'],
    [
      'a picture with a script',
      'a.svg',
      '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>',
    ],
    ['a program', 'a.pdf', Buffer.from('7f454c4602010100000000000000000002003e00', 'hex')],
    ['an archive', 'a.zip', Buffer.from('504b0506000000000000000000000000000000000000', 'hex')],
    ['bytes that are no text', 'a.txt', Buffer.from([0x61, 0, 0x62])],
    ['text that is not UTF-8', 'a.csv', Buffer.from([0x61, 0xe9, 0x3b])],
    ['nothing', 'a.pdf', ''],
  ])('refuse %s', async (_what, name, content) => {
    const refused = must(await send(policy, { name, content: Buffer.from(content) }), 422);
    expect(refused).toMatchObject({
      code: 'file_type_refused',
      errors: [{ pointer: '/body/file' }],
    });
  });

  it('call a file by what it holds, and have only what cannot run shown', async () => {
    const picture = await kept({}, { name: 'photo.html', content: PNG });
    expect(picture.content_type).toBe('image/png');
    const xml = await kept(
      {},
      { name: 'i.xml', content: Buffer.from('<?xml version="1.0"?><Invoice/>') },
    );
    const shown = await syndic.get(`/documents/${picture.id}/download`);
    expect(shown.headers['content-disposition']).toMatch(/^inline/);
    const saved = await syndic.get(`/documents/${xml.id}/download`);
    expect(saved.headers['content-disposition']).toMatch(/^attachment/);
  });

  it.each([
    ['JPEG', aPhoto()],
    ['HEIC', aHeic()],
    ['TIFF', aTiff()],
  ])('have no position of a photo, in no version: %s', async (_, content) => {
    const photo = await kept({}, { name: 'photo', content });
    // An empty box is part of a HEIC file, and is skipped after the end of the others.
    const longer = Buffer.concat([content, Buffer.from('\0\0\0\u0008free', 'latin1')]);
    const form = await multipart({}, { name: 'next', content: longer });
    const next = must(
      await syndic.post(`/documents/${photo.id}/versions`, form.body, form.headers),
      201,
    );
    for (const [number, { sha256 }] of [photo, next].entries()) {
      const path = `/documents/${photo.id}/download?version_number=${number + 1}`;
      const { raw } = await syndic.get(path);
      expect(hash('sha256', raw)).toBe(sha256);
      expect(raw.includes(PLACE)).toBe(false);
    }
  });

  it('refuse a photo whose position cannot be found', async () => {
    const content = Buffer.from('\0\0\0\u0018ftypheic\0\0\0\0mif1heic', 'latin1');
    const refused = must(await send(policy, { name: 'photo.heic', content }), 422);
    expect(refused).toMatchObject({ code: 'photo_type_refused' });
  });

  it('lie once in an organization, whoever keeps the same at once, and go with the last of them', async () => {
    const own = await aTenant(test);
    const content = aPdf('The same for all');
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        send(policy, { who: own.syndic, content, name: `${n}.pdf` }),
      ),
    );
    expect(statusesOf(answers)).toEqual(Array(20).fill(201));
    expect(filesBelow(storeOf(own.organizationId))).toEqual([hash('sha256', content)]);
    const [first, ...others] = answers.map(({ body }) => body.id as string);
    for (const id of others) must(await own.syndic.delete(`/documents/${id}`), 204);
    test.clock.advance(2 * 3_600_000);
    await jobs.run({ task: 'sweep-documents', payload: {} });
    must(await own.syndic.get(`/documents/${first}/download`), 200);
    must(await own.syndic.delete(`/documents/${first}`), 204);
    await jobs.run({ task: 'sweep-documents', payload: {} });
    expect(filesBelow(storeOf(own.organizationId))).toEqual([]);
    const again = await kept({}, { who: own.syndic, content });
    must(await own.syndic.get(`/documents/${again.id}/download`), 200);
  });

  it('are not taken while somebody is about to keep them', async () => {
    const own = await aTenant(test);
    const content = aPdf('Claimed');
    must(await send({ ...policy, unit_id: own.organizationId }, { who: own.syndic, content }), 422);
    await jobs.run({ task: 'sweep-documents', payload: {} });
    expect(filesBelow(storeOf(own.organizationId))).toHaveLength(1);
    test.clock.advance(2 * 3_600_000);
    await jobs.run({ task: 'sweep-documents', payload: {} });
    expect(filesBelow(storeOf(own.organizationId))).toEqual([]);
  });

  it('are made once by a request that is sent again', async () => {
    const headers = { 'idempotency-key': 'the-same-document' };
    const [one, two] = [await send(policy, { headers }), await send(policy, { headers })];
    expect(must(two, 201)).toEqual(must(one, 201));
    const other = await send(policy, { headers, content: aPdf('Another') });
    expect(must(other, 422).code).toBe('idempotency_mismatch');
  });

  it('keep the files they had before', async () => {
    const { id } = await kept({}, { content: aPdf('One'), name: 'one.pdf' });
    const path = `/documents/${id}/versions`;
    const two = must(await send({}, { path, content: aPdf('Two'), name: 'two.pdf' }), 201);
    expect(two).toMatchObject({ version_number: 2, file_name: 'two.pdf' });
    const versions = must(await syndic.get(path), 200);
    expect(versions.map(({ file_name }: Json) => file_name)).toEqual(['two.pdf', 'one.pdf']);
    const before = await syndic.get(`/documents/${id}/download?version_number=1`);
    expect(before.raw.equals(aPdf('One'))).toBe(true);
    must(await syndic.get(`/documents/${id}/download?version_number=3`), 404);
  });

  it('are about things of one building', async () => {
    const [building_id, other] = [await aBuilding(), await aBuilding()];
    const { unitId: unit_id } = await anOwnerOf(building_id, 'A1');
    expect(await kept({ unit_id })).toMatchObject({ building_id, unit_id });
    const crossed = must(await send({ ...policy, unit_id, building_id: other }), 422);
    expect(crossed).toMatchObject({
      code: 'document_place',
      errors: [{ pointer: '/body/unit_id' }],
    });
    const unknown = must(await send({ ...policy, expense_id: unit_id }), 422);
    expect(unknown.errors[0].pointer).toBe('/body/expense_id');
    const nobody = must(await send({ ...policy, visibility: 'Owner' }), 422);
    expect(nobody.errors[0].pointer).toBe('/body/owner_id');
    const foreign = await aBuilding(stranger.syndic);
    expect(must(await send({ ...policy, building_id: foreign }), 422).code).toBe(
      'unknown_reference',
    );
  });
});

describe('who reads documents', () => {
  it('is said by their visibility, for lists, records, files and searches', async () => {
    const building_id = await aBuilding();
    const [anne, ben] = [await anOwnerOf(building_id, 'A'), await anOwnerOf(building_id, 'B')];
    const title = (name: string) => `Zebra ${name}`;
    const shared: Readonly<Record<string, string>>[] = [
      { visibility: 'Staff' },
      { visibility: 'Board' },
      { visibility: 'Owners' },
      { visibility: 'Owners', unit_id: anne.unitId, name: 'OwnersOfA' },
      { visibility: 'Owner', owner_id: ben.ownerId, name: 'Ben' },
    ];
    const documents: Json[] = [];
    for (const { name, ...fields } of shared) {
      const named = { title: title(name ?? fields.visibility ?? ''), building_id };
      documents.push(await kept({ ...named, ...fields }));
    }
    const narrowed = await aCaller(test, {
      role: 'Accountant',
      organizationId: tenant.organizationId,
      buildingIds: [await aBuilding()],
    });
    const all = ['Staff', 'Board', 'Owners', 'OwnersOfA', 'Ben'];
    const seen: readonly (readonly [Caller, readonly string[]])[] = [
      [tenant.syndic, all],
      [tenant.accountant, all],
      [tenant.auditor, all],
      [tenant.superAdmin, all],
      [tenant.boardMember, ['Board', 'Owners', 'OwnersOfA']],
      [anne.caller, ['Owners', 'OwnersOfA']],
      [ben.caller, ['Owners', 'Ben']],
      [narrowed, []],
      [stranger.syndic, []],
    ];
    for (const [who, names] of seen) {
      const wanted = names.map(title).sort();
      const listed = must(await who.get(`/documents?building_id=${building_id}`), 200);
      expect(titles(listed)).toEqual(wanted);
      expect(titles(must(await who.get('/search?q=zebra'), 200))).toEqual(wanted);
      for (const document of documents) {
        const status = wanted.includes(document.title) ? 200 : 404;
        must(await who.get(`/documents/${document.id}`), status);
        must(await who.get(`/documents/${document.id}/download`), status);
        must(await who.get(`/documents/${document.id}/versions`), status);
        const link = await who.post(`/documents/${document.id}/download-link`, {});
        must(link, status === 200 ? 201 : 404);
      }
    }
  });

  it('is told when they are shared, and of what is added', async () => {
    const building_id = await aBuilding();
    const { caller, ownerId } = await anOwnerOf(building_id, 'N');
    const typesOf = async (who: Caller) =>
      must(await who.get('/notifications/my'), 200).map(
        ({ notification_type: type }: Json) => type,
      );
    await jobs.take({ organizationId: tenant.organizationId });
    const { id } = await kept({ building_id });
    must(await syndic.put(`/documents/${id}`, { visibility: 'Owner', owner_id: ownerId }), 200);
    for (const job of await jobs.take({ organizationId: tenant.organizationId }))
      await jobs.run(job);
    expect(await typesOf(caller)).toEqual(['DocumentShared']);
    expect(await typesOf(tenant.accountant)).toContain('DocumentUploaded');
    expect(await typesOf(tenant.boardMember)).not.toContain('DocumentUploaded');
  });

  it('may write only in the office', async () => {
    const { id } = await kept({ visibility: 'Owners' });
    for (const who of [tenant.boardMember, tenant.auditor]) {
      must(await send(policy, { who }), 403);
      must(await who.put(`/documents/${id}`, { title: 'Mine' }), 403);
      must(await who.delete(`/documents/${id}`), 403);
    }
  });
});

describe('the words of documents', () => {
  it('are found once they are read, from their beginning, without case and accents', async () => {
    const { organizationId } = tenant;
    await jobs.take({ organizationId });
    const { id } = await kept({ title: 'Scan 17' }, { content: aPdf('Le Paratonnerre du toit') });
    expect(must(await syndic.get('/documents?q=paraton'), 200)).toEqual([]);
    for (const job of await jobs.take({ organizationId, task: 'read-document' }))
      await jobs.run(job);
    for (const q of ['paraton', 'PARATONNERRE', 'toit paraton', 'scan'])
      expect(must(await syndic.get(`/documents?q=${q}`), 200)).toMatchObject([{ id }]);
    expect(must(await syndic.get('/documents?q=paratonnerre%20cave'), 200)).toEqual([]);
    expect(must(await syndic.get('/search?q=paratonnerre'), 200)).toMatchObject([
      { type: 'Document', id, title: 'Scan 17', link: `/documents/${id}` },
    ]);
    expect(must(await stranger.syndic.get('/search?q=paratonnerre'), 200)).toEqual([]);
  });

  it('of a file that claims to be a PDF are none, and that is known', async () => {
    const { organizationId } = tenant;
    const { sha256 } = await kept({}, { content: Buffer.from('%PDF-1.7\nbroken') });
    for (const job of await jobs.take({ organizationId, task: 'read-document' }))
      await jobs.run(job);
    const content = await test.database.read(organizationId, (db) =>
      db.first<{ is_read: boolean }>(
        sql`select read_at is not null as is_read from app.contents
          where organization_id = ${organizationId} and sha256 = ${sha256}`,
      ),
    );
    expect(content).toEqual({ is_read: true });
  });
});

describe('a link to download', () => {
  const fetch = (url: string) =>
    test.app.server.inject({ method: 'GET', url: new URL(url).pathname });

  it('works once, for a minute, for whoever has it', async () => {
    const content = aPdf('By link');
    const { id } = await kept({}, { content });
    const link = async (): Promise<string> =>
      must(await syndic.post(`/documents/${id}/download-link`, {}), 201).url;
    const url = await link();
    const head = await test.app.server.inject({ method: 'HEAD', url: new URL(url).pathname });
    expect(head.statusCode).not.toBe(200);
    const first = await fetch(url);
    expect(first.statusCode).toBe(200);
    expect(first.rawPayload.equals(content)).toBe(true);
    const second = await fetch(url);
    expect(second.statusCode).toBe(404);
    expect(second.body).toContain('This link no longer works');
    const late = await link();
    test.clock.advance(60_000);
    expect((await fetch(late)).statusCode).toBe(404);
    const forged = `${late.slice(0, -4)}AAAA`;
    expect((await fetch(forged)).statusCode).toBe(404);
  });
});
