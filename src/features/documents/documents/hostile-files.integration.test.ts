import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { beforeAll, describe, expect, it } from 'vitest';
import { CONTENT_TYPES, isShown } from '#domain/documents/content-type.ts';
import { aPdf, PNG } from '#test/helpers/documents.ts';
import { mapInParallel } from '#test/helpers/map-in-parallel.ts';
import {
  aTenant,
  startTestApp,
  type Answer,
  type Caller,
  type TestApp,
} from '#test/helpers/test-app.ts';

/** A thousand hostile files: fifty names for each of twenty contents, all refused or harmless. */

let test: TestApp;
let syndic: Caller;

beforeAll(async () => {
  test = await startTestApp();
  ({ syndic } = await aTenant(test));
});

const SCRIPT = '<script>alert(document.cookie)</script>';
const zip = (files: Readonly<Record<string, Uint8Array>>) => Buffer.from(zipSync(files));
const bomb = zip({ 'a.txt': new Uint8Array(2_000_000) });

/** Contents of the files, and whether they may be stored at all. */
const CONTENTS: readonly (readonly [name: string, bytes: Buffer, isKept: boolean])[] = [
  ['page', Buffer.from(`<!doctype html><title>x</title>${SCRIPT}`), false],
  ['page after a comment', Buffer.from(`\n <!-- %PDF-1.4 -->\n<HTML>${SCRIPT}`), false],
  ['page with a mark of order', Buffer.from(`\u{FEFF}<html>${SCRIPT}</html>`), false],
  [
    'picture with a script',
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${SCRIPT}</svg>`),
    false,
  ],
  [
    'picture with a script, as XML',
    Buffer.from(`<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg">${SCRIPT}</svg>`),
    false,
  ],
  [
    'page as XML',
    Buffer.from(
      `<?xml version="1.0"?>\n<html xmlns="http://www.w3.org/1999/xhtml">${SCRIPT}</html>`,
    ),
    false,
  ],
  [
    'program for Windows',
    Buffer.concat([Buffer.from('MZ\u{90}\0\u{3}\0\0\0', 'latin1'), Buffer.alloc(200)]),
    false,
  ],
  [
    'program for Linux',
    Buffer.concat([Buffer.from('\u{7F}ELF\u{2}\u{1}\u{1}\0', 'latin1'), Buffer.alloc(200)]),
    false,
  ],
  [
    'module of a browser',
    Buffer.concat([Buffer.from('\0asm\u{1}\0\0\0', 'latin1'), Buffer.alloc(50)]),
    false,
  ],
  ['picture that is a script', Buffer.from(`GIF89a=1;alert(document.domain)//`, 'latin1'), false],
  ['archive of pages', zip({ 'evil.html': strToU8(SCRIPT) }), false],
  ['archive in archives', zip({ 'b.zip': zip({ 'a.zip': bomb }) }), false],
  ['archive with ways out', zip({ '../../etc/cron.d/evil': strToU8('* * * * * root id') }), false],
  ['compressed', Buffer.from('1f8b0800000000000003', 'hex'), false],
  ['empty', Buffer.alloc(0), false],
  [
    'PDF that is a page',
    Buffer.concat([aPdf('Fine'), Buffer.from(`<html>${SCRIPT}</html>`)]),
    true,
  ],
  ['picture that is a page', Buffer.concat([PNG, Buffer.from(`<html>${SCRIPT}</html>`)]), true],
  ['script as text', Buffer.from('#!/bin/sh\nrm -rf /\n'), true],
  ['formula', Buffer.from('=cmd|\' /C calc\'!A0,"=HYPERLINK(""http://example.org"")"\n'), true],
  [
    'XML that asks for files',
    Buffer.from(
      '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>',
    ),
    true,
  ],
];

const ENDINGS = ['pdf', 'html', 'svg', 'exe', 'csv', 'pdf.js', 'jpg.html', 'xlsx'];
/** Names as they appear between the quotes of the part header, in UTF-8. */
const NAMES: readonly string[] = [
  ...ENDINGS.flatMap((ending) => [
    `invoice.${ending}`,
    `../../../../etc/passwd.${ending}`,
    `..\\\\..\\\\windows\\\\system32\\\\evil.${ending}`,
    `invoice\u{202E}fdp.${ending}`,
  ]),
  '',
  '.',
  '..',
  '/',
  'CON',
  'nul.pdf',
  '.htaccess',
  'a\0.pdf',
  'a\u{1}\u{7F}.pdf',
  'x\\"; filename=\\"evil.html',
  'é'.repeat(300),
  `${'a'.repeat(5_000)}.pdf`,
  '${jndi:ldap://example.org/a}.pdf',
  '<img src=x onerror=alert(1)>.pdf',
  "'; drop table app.documents; --.pdf",
  '%2e%2e%2f%2e%2e%2fetc%2fpasswd',
  'invoice.pdf ',
  '=HYPERLINK("x").pdf',
].slice(0, 50);

const DECLARED = ['application/pdf', 'text/html', 'image/svg+xml', 'application/x-msdownload'];

function send(name: string, content: Buffer, declared: string): Promise<Answer> {
  const part = (head: string) => `--hostile\r\nContent-Disposition: form-data; ${head}`;
  const body = Buffer.concat([
    Buffer.from(`${part('name="title"')}\r\n\r\nHostile\r\n`),
    Buffer.from(`${part('name="document_type"')}\r\n\r\nOther\r\n`),
    Buffer.from(`${part(`name="file"; filename="${name}"`)}\r\nContent-Type: ${declared}\r\n\r\n`),
    content,
    Buffer.from('\r\n--hostile--\r\n'),
  ]);
  const headers = { 'content-type': 'multipart/form-data; boundary=hostile' };
  return syndic.post('/documents', body, headers);
}

/** Lists what is dangerous about a stored file. */
async function harmOf({ id, file_name: name, content_type: type }: Kept): Promise<string[]> {
  const { status, headers } = await syndic.get(`/documents/${id}/download`);
  const sentAs = String(headers['content-type']);
  const disposition = String(headers['content-disposition']);
  const policy = String(headers['content-security-policy']);
  const faults: readonly (readonly [boolean, string])[] = [
    [status === 200, `is not sent: ${status}`],
    [/^[^\p{Cc}\p{Cf}/\\]{1,200}$/u.test(name), `is called ${JSON.stringify(name.slice(0, 60))}`],
    [(CONTENT_TYPES as readonly string[]).includes(type), `is taken for ${type}`],
    [sentAs.startsWith(type), `is sent as ${sentAs}`],
    [headers['x-content-type-options'] === 'nosniff', 'may be guessed at'],
    [policy.includes("default-src 'none'") && !policy.includes('script-src'), 'may run'],
    [disposition.startsWith(isShown(type) ? 'inline' : 'attachment'), 'is shown'],
    // Characters that a header may contain, on one line.
    [/^[\t\x20-\x7E]+$/.test(disposition), 'breaks its header'],
  ];
  return faults.flatMap(([isRight, fault]) => (isRight ? [] : [fault]));
}

interface Kept {
  readonly id: string;
  readonly file_name: string;
  readonly content_type: string;
}

describe.each(CONTENTS)('a file: %s', (_name, content, mayBeKept) => {
  it('is refused or harmless under fifty names', async () => {
    const faults: string[] = [];
    await mapInParallel(NAMES, async (name, index) => {
      const { status, body } = await send(name, content, DECLARED[index % DECLARED.length] ?? '');
      const said = `${JSON.stringify(name.slice(0, 60))}: `;
      if (status === 201) {
        if (!mayBeKept) faults.push(`${said}kept as ${body.content_type}`);
        for (const harm of await harmOf(body)) faults.push(said + harm);
      } else if (![400, 413, 415, 422].includes(status) || typeof body.code !== 'string') {
        faults.push(`${said}answered ${status}`);
      }
    });
    expect(faults).toEqual([]);
  });
});

it('are a thousand, of which the store holds nothing but contents under their hashes', () => {
  expect(NAMES.length * CONTENTS.length).toBe(1_000);
  const entries = readdirSync(join(test.dataDirectory, 'files'), {
    recursive: true,
    withFileTypes: true,
  });
  const files = entries.filter((entry) => entry.isFile()).map(({ name }) => name);
  expect(files.length).toBeGreaterThan(0);
  expect(files.filter((name) => !/^[0-9a-f]{64}$/.test(name))).toEqual([]);
});
