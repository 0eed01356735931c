import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { PermanentFailure } from '#platform/permanent-failure.ts';
import { startSmsProvider } from '#test/helpers/sms-provider.ts';
import { createSmsTransport } from './sms-transport.ts';
import { cutText } from './text-length.ts';
import { createTwilioTransport } from './twilio-transport.ts';

const MESSAGE = { to: '+32470123456', text: 'Échéance dépassée: 25 € & plus' };
const settings = (baseUrl: string) => ({
  accountSid: 'AC0123',
  authToken: 'p:ss',
  from: '+3225550000',
  baseUrl,
});

describe('text messages by the provider', () => {
  it('are sent as its interface asks', async () => {
    const { baseUrl, received } = await startSmsProvider(() => ({ status: 201 }));
    expect(await createTwilioTransport(settings(`${baseUrl}/`)).send(MESSAGE)).toEqual({});
    expect(received).toEqual([
      {
        method: 'POST',
        path: '/2010-04-01/Accounts/AC0123/Messages.json',
        authorization: `Basic ${Buffer.from('AC0123:p:ss').toString('base64')}`,
        contentType: 'application/x-www-form-urlencoded;charset=UTF-8',
        form: { To: MESSAGE.to, From: '+3225550000', Body: MESSAGE.text },
      },
    ]);
  });

  it.each([
    [400, true],
    [401, true],
    [404, true],
    [302, false],
    [429, false],
    [500, false],
    [503, false],
  ])('that are answered %i fail, for good: %s', async (status, isFinal) => {
    const message = `The 'To' number ${MESSAGE.to} is not a valid phone number.`;
    const { baseUrl, received } = await startSmsProvider(() => ({
      status,
      body: { code: 21_211, message },
    }));
    const error: unknown = await createTwilioTransport(settings(baseUrl))
      .send(MESSAGE)
      .catch((reason: unknown) => reason);
    expect(error).toMatchObject({
      message: `The SMS provider answered ${status}, code 21211: The 'To' number … is not a valid phone number.`,
    });
    expect(error instanceof PermanentFailure).toBe(isFinal);
    expect(received).toHaveLength(1);
  });

  it('may be tried again when nobody answers', async () => {
    const { baseUrl } = await startSmsProvider(() => 'hang');
    for (const address of [baseUrl, 'http://127.0.0.1:1']) {
      const transport = createTwilioTransport(settings(address), { timeoutMs: 50 });
      await expect(transport.send(MESSAGE)).rejects.not.toBeInstanceOf(PermanentFailure);
    }
  });
});

describe('text messages without a provider', () => {
  it('are kept as files that only their owner can read', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'sms-'));
    const outboxDirectory = join(folder, 'outbox');
    const transport = createSmsTransport({ provider: undefined, outboxDirectory });
    const { kept_as = '' } = await transport.send(MESSAGE);
    expect(await readdir(outboxDirectory)).toEqual([kept_as]);
    const path = join(outboxDirectory, kept_as);
    expect(await readFile(path, 'utf8')).toBe(`To: ${MESSAGE.to}\n\n${MESSAGE.text}\n`);
    expect((await stat(path)).mode & 0o777).toBe(0o600);
    await rm(folder, { recursive: true });
  });
});

describe('the length of a text', () => {
  it.each([
    ['short enough', 12, 'short enough'],
    ['one two three four', 12, 'one two...'],
    ['one two three four', 10, 'one two...'],
    [`a ${'x'.repeat(60)}`, 50, `a ${'x'.repeat(45)}...`],
    [`${'x'.repeat(6)}🏠🏠🏠`, 10, 'xxxxxx...'],
  ])('%j in %i is %j', (text, maxLength, expected) => {
    expect(cutText(text, maxLength)).toBe(expected);
    expect(cutText(text, maxLength).length).toBeLessThanOrEqual(maxLength);
  });
});
