import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { ConfigError, loadConfig } from './config.ts';

const folder = mkdtempSync(join(tmpdir(), 'config-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const load = (env: Readonly<Record<string, string>>) => loadConfig({ DATA_DIR: folder, ...env });
const TWILIO = {
  TWILIO_ACCOUNT_SID: 'AC1',
  TWILIO_AUTH_TOKEN: 'secret',
  TWILIO_FROM: '+3225550000',
};

describe('the settings of text messages', () => {
  it('are none, or an account with the address of its provider', () => {
    expect(load({}).sms).toBeUndefined();
    const account = { accountSid: 'AC1', authToken: 'secret', from: '+3225550000' };
    expect(load(TWILIO).sms).toEqual({ ...account, baseUrl: 'https://api.twilio.com' });
    expect(load({ ...TWILIO, TWILIO_BASE_URL: 'http://127.0.0.1:9/x' }).sms).toEqual({
      ...account,
      baseUrl: 'http://127.0.0.1:9/x',
    });
  });

  it.each([
    ['TWILIO_ACCOUNT_SID'],
    ['TWILIO_AUTH_TOKEN'],
    ['TWILIO_FROM'],
    ['TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN'],
    ['TWILIO_AUTH_TOKEN', 'TWILIO_FROM'],
  ] as const)('stop the start when there is only %s', (...names) => {
    const some = Object.fromEntries(names.map((name) => [name, TWILIO[name]]));
    expect(() => load(some)).toThrow(ConfigError);
    expect(() => load(some)).toThrow(/^TWILIO_ACCOUNT_SID, .* set all three or none$/);
  });
});

describe('whom push services turn to', () => {
  it.each([
    [{}, 'mailto:no-reply@localhost'],
    [{ PUBLIC_URL: 'https://syndic.example' }, 'https://syndic.example'],
    [{ MAIL_FROM: 'Kantoor <post@example.be>' }, 'mailto:post@example.be'],
    [
      { MAIL_FROM: 'post@example.be', PUBLIC_URL: 'https://syndic.example' },
      'mailto:post@example.be',
    ],
    [{ VAPID_SUBJECT: 'mailto:ops@example.be' }, 'mailto:ops@example.be'],
    [{ VAPID_SUBJECT: 'https://syndic.example/contact' }, 'https://syndic.example/contact'],
  ])('follows from %j: %s', (env, subject) => {
    expect(load(env).vapidSubject).toBe(subject);
  });

  it.each([
    [{ VAPID_SUBJECT: 'ops@example.be' }, /^VAPID_SUBJECT must be/],
    [{ VAPID_SUBJECT: 'http://syndic.example' }, /^VAPID_SUBJECT must be/],
    [{ MAIL_FROM: 'a@example.be, b@example.be' }, /^MAIL_FROM must be/],
  ])('stops the start for %j', (env, message) => {
    expect(() => load(env)).toThrow(message);
  });
});
