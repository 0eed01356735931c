import { TOTP, Secret } from 'otpauth';
import { describe, expect, it } from 'vitest';
import { sql } from '#platform/db/sql.ts';
import { NIL_UUID } from '#platform/ids.ts';
import { openTotpVault, TotpVault } from '#platform/security/totp-vault.ts';
import { accountHelpers, type Person } from '#test/helpers/accounts.ts';
import { aTenant, call, must, startTestApp, statusesOf } from '#test/helpers/test-app.ts';
import { forgetLostSecrets, sealSecrets } from './second-factor.ts';

const test = await startTestApp();
const { aPerson, login, bearer, mailedToken } = accountHelpers(test);

const STEP_MS = 30_000;

function codeOf(secret: string, steps = 0): string {
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  return totp.generate({ timestamp: test.clock.nowMs() + steps * STEP_MS });
}

async function enabled() {
  const person = await aPerson();
  const tokens = must(await login(...person.signIn), 200);
  const post = (path: string, body?: unknown) =>
    call(test.app, 'POST', `/auth/2fa/${path}`, { ...bearer(tokens), body });
  const { secret, otpauth_url: url } = must(
    await post('setup', { password: person.password }),
    200,
  );
  expect(new URL(url).searchParams.get('secret')).toBe(secret);
  expect(must(await post('enable', { code: '000000' }), 422).code).toBe('invalid_code');
  const { backup_codes: backupCodes } = must(await post('enable', { code: codeOf(secret) }), 200);
  expect(backupCodes).toHaveLength(10);
  return { person, tokens, secret, backupCodes: backupCodes as string[], post };
}

function loginWith(person: Person, code?: string) {
  return login(person.email, person.password, '127.0.0.1', code);
}

describe('the second factor', () => {
  it('is asked for after the right password only, and its absence counts as no failure', async () => {
    const { person, secret } = await enabled();
    for (let count = 0; count < 7; count += 1) {
      expect(must(await loginWith(person), 401).code).toBe('totp_required');
    }
    expect(must(await login(person.email, 'a wrong password'), 401).code).toBe(
      'invalid_credentials',
    );
    must(await loginWith(person, codeOf(secret)), 200);
  });

  it('takes a code once, also of several at once, and counts wrong ones', async () => {
    const { person, secret } = await enabled();
    const code = codeOf(secret);
    const answers = await Promise.all([
      loginWith(person, code),
      loginWith(person, code),
      loginWith(person, code),
    ]);
    expect(statusesOf(answers)).toEqual([200, 401, 401]);
    expect(must(await loginWith(person, code), 401).code).toBe('invalid_credentials');
    must(await loginWith(person, codeOf(secret, -1)), 401);
    must(await loginWith(person, '000000'), 401);
    // Five failures.
    must(await loginWith(person, codeOf(secret, 1)), 429);
  });

  it('takes a backup code once, also of several at once, however it is typed', async () => {
    const { person, backupCodes } = await enabled();
    const [first = '', second = ''] = backupCodes;
    const answers = await Promise.all([loginWith(person, first), loginWith(person, first)]);
    expect(statusesOf(answers)).toEqual([200, 401]);
    must(await loginWith(person, second.toUpperCase().replaceAll('-', ' ')), 200);
    must(await loginWith(person, second), 401);
  });

  it('gets ten new backup codes, which replace all others', async () => {
    const { person, secret, backupCodes, post } = await enabled();
    expect(must(await post('backup-codes', { code: '000000' }), 422).code).toBe('invalid_code');
    const { backup_codes: newCodes } = must(
      await post('backup-codes', { code: codeOf(secret) }),
      200,
    );
    expect(newCodes).toHaveLength(10);
    must(await loginWith(person, backupCodes[0]), 401);
    must(await loginWith(person, newCodes[0]), 200);
  });

  it('is given up with the password and a code', async () => {
    const { person, secret, post } = await enabled();
    const { password } = person;
    expect(must(await post('setup', { password }), 409).code).toBe('totp_already_enabled');
    const code = codeOf(secret, 1);
    const wrong = { password: 'a wrong password', code };
    expect(must(await post('disable', wrong), 401).code).toBe('invalid_credentials');
    const wrongCode = { password: person.password, code: '000000' };
    expect(must(await post('disable', wrongCode), 422).code).toBe('invalid_code');
    must(await post('disable', { password: person.password, code }), 204);
    must(await loginWith(person), 200);
    const again = await post('disable', { password: person.password, code });
    expect(must(again, 409).code).toBe('totp_not_enabled');
  });

  it('is asked for after an invitation is accepted', async () => {
    const { person, secret } = await enabled();
    const { syndic } = await aTenant(test);
    const roles = [{ role_type: 'Auditor' }];
    must(await syndic.post('/users', { email: person.email, name: 'Guest', roles }), 201);
    const body = {
      token: await mailedToken(person.email, 'accept-invitation', 2),
      password: person.password,
    };
    const answer = await call(test.app, 'POST', '/auth/accept-invitation', { body });
    expect(must(answer, 401).code).toBe('totp_required');
    expect(must(await loginWith(person, codeOf(secret)), 200).roles).toHaveLength(2);
  });

  it('is set up with the password only, and a wrong one counts as a failed login', async () => {
    const person = await aPerson();
    const tokens = must(await login(...person.signIn), 200);
    const setUp = (body?: unknown) =>
      call(test.app, 'POST', '/auth/2fa/setup', { ...bearer(tokens), body });
    must(await setUp(), 400);
    for (let count = 0; count < 5; count += 1) {
      const refused = await setUp({ password: 'a wrong password' });
      expect(must(refused, 401).code).toBe('invalid_credentials');
    }
    must(await setUp({ password: person.password }), 429);
    must(await login(...person.signIn), 429);
  });

  it('is not enabled without a set-up', async () => {
    const tokens = must(await login(...(await aPerson()).signIn), 200);
    const enable = await call(test.app, 'POST', '/auth/2fa/enable', {
      ...bearer(tokens),
      body: { code: '123456' },
    });
    expect(must(enable, 409).code).toBe('totp_not_enabled');
  });
});

describe('the key of the secrets', () => {
  const vault = openTotpVault({ totpKey: undefined, dataDirectory: test.dataDirectory });
  const storedSecret = async ({ id }: Person) => {
    const { totp_secret: stored } = await test.database.read(NIL_UUID, (db) =>
      db.one<{ totp_secret: string }>(sql`select totp_secret from auth.users where id = ${id}`),
    );
    return stored;
  };

  it('is not in the database, which holds the secrets encrypted', async () => {
    const { person, secret } = await enabled();
    const stored = await storedSecret(person);
    expect(stored).not.toContain(secret);
    expect(vault.open(stored, person.id)).toBe(secret);
  });

  it('encrypts what a former version stored, and codes stay valid', async () => {
    const { person, secret } = await enabled();
    await test.database.write(NIL_UUID, (db) =>
      db.execute(sql`update auth.users set totp_secret = ${secret} where id = ${person.id}`),
    );
    await sealSecrets(test.database, vault);
    const stored = await storedSecret(person);
    expect(stored).not.toContain(secret);
    await sealSecrets(test.database, vault);
    expect(await storedSecret(person)).toBe(stored);
    must(await loginWith(person, codeOf(secret)), 200);
  });

  it('that is another one takes no code; a restore without it asks for a new set-up', async () => {
    const { person, secret, backupCodes } = await enabled();
    const other = new TotpVault(() => 'the key of another machine').seal(secret, person.id);
    await test.database.write(NIL_UUID, (db) =>
      db.execute(sql`update auth.users set totp_secret = ${other} where id = ${person.id}`),
    );
    expect(must(await loginWith(person, codeOf(secret)), 401).code).toBe('invalid_credentials');
    must(await loginWith(person, backupCodes[0]), 200);
    const forget = () =>
      test.database.write(NIL_UUID, (db) => forgetLostSecrets(db, vault, '2026-02-01T00:00:00Z'));
    expect(await forget()).toBe(1);
    expect(await forget()).toBe(0);
    const tokens = must(await loginWith(person), 200);
    const me = async () => must(await call(test.app, 'GET', '/auth/me', bearer(tokens)), 200);
    expect(await me()).toMatchObject({ totp_enabled: false, totp_lost: true });
    const post = (path: string, body: unknown) =>
      call(test.app, 'POST', `/auth/2fa/${path}`, { ...bearer(tokens), body });
    const again = must(await post('setup', { password: person.password }), 200);
    must(await post('enable', { code: codeOf(again.secret) }), 200);
    expect(await me()).toMatchObject({ totp_enabled: true, totp_lost: false });
  });
});
