import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { aMail } from '#test/helpers/imap-server.ts';
import { readMail, type ReadMail } from './read-mail.ts';

const folder = mkdtempSync(join(tmpdir(), 'millieme-mail-'));
afterAll(() => rmSync(folder, { recursive: true }));

function read(mail: string): Promise<ReadMail | null> {
  const path = join(folder, 'mail.eml');
  writeFileSync(path, mail);
  return readMail(path, folder);
}

const aPaper = (text: string): string => `%PDF-1.7\n${text}`;
const PAPER = { name: 'paper.pdf', content: aPaper('paper') };

/** Makes an e-mail with so many different papers. */
const withPapers = (count: number) =>
  aMail(
    Array.from({ length: count }, (_, index) => ({
      name: `${index}.pdf`,
      content: aPaper(`paper ${index}`),
    })),
  );

const withHeader = (header: string) => `${header}\r\n${aMail([PAPER])}`;

/** Makes an e-mail whose header takes at least so many bytes. */
const withLongHeader = (bytes: number) => withHeader(`X-Long: ${'x'.repeat(bytes)}`);

/** Makes an e-mail whose paper is within so many levels of parts. */
function inParts(depth: number): string {
  const open = (level: number) =>
    `Content-Type: multipart/mixed; boundary="b${level}"\r\n\r\n--b${level}\r\n`;
  const paper =
    'Content-Type: application/pdf\r\nContent-Disposition: attachment; filename="a.pdf"\r\n' +
    `Content-Transfer-Encoding: base64\r\n\r\n${Buffer.from(PAPER.content).toString('base64')}\r\n`;
  const levels = Array.from({ length: depth }, (_, level) => level);
  const close = levels.toReversed().map((level) => `\r\n--b${level}--\r\n`);
  return `From: a@example.org\r\n${levels.map(open).join('')}${paper}${close.join('')}`;
}

describe('an e-mail', () => {
  it.each([
    ['50 files', withPapers, 50],
    ['50 levels of parts', inParts, 50],
    ['a header of a mebibyte', withLongHeader, 1024 * 1024 - 400],
  ])('is read up to %s, and beyond counts as none', async (_what, mailWith, most) => {
    const step = most > 1_000 ? 500 : 1;
    expect((await read(mailWith(most)))?.files.length).toBeGreaterThan(0);
    expect(await read(mailWith(most + step))).toBeNull();
  });

  it('has at most 200 recipients, each of at most 320 characters', async () => {
    const addresses = Array.from({ length: 201 }, (_, index) => `to-${index}@example.org`);
    const many = await read(withHeader(`Cc: ${addresses.join(', ')}`));
    expect(many?.recipients).toHaveLength(200);
    const longest = `${'x'.repeat(320 - '@example.org'.length)}@example.org`;
    const long = await read(withHeader(`Delivered-To: ${longest}\r\nX-Original-To: x${longest}`));
    expect(long?.recipients).toContain(longest);
    expect(long?.recipients).not.toContain(`x${longest}`);
  });
});
