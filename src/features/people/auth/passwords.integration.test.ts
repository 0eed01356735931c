import { hash } from '@node-rs/argon2';
import { describe, expect, it } from 'vitest';
import { sql } from '#platform/db/sql.ts';
import { NIL_UUID } from '#platform/ids.ts';
import { accountHelpers, type Person } from '#test/helpers/accounts.ts';
import { nonEmpty } from '#test/helpers/non-empty.ts';
import { call, must, startTestApp, statusesOf } from '#test/helpers/test-app.ts';

const test = await startTestApp();
const { aPerson, login, bearer, mailsTo, mailedToken } = accountHelpers(test);

const NEW_PASSWORD = 'eleven grey herons waiting';
const WRONG = 'not the right password at all';

async function signedIn(person: Person) {
  return must(await login(...person.signIn), 200);
}

describe('changing the password', () => {
  it('asks for the present one, ends all other sessions, and leaves this one', async () => {
    const person = await aPerson();
    const [here, there] = [await signedIn(person), await signedIn(person)];
    const body = { current_password: person.password, new_password: NEW_PASSWORD };
    must(await call(test.app, 'PUT', '/auth/password', { ...bearer(here), body }), 204);
    const refresh = (token: string) =>
      call(test.app, 'POST', '/auth/refresh', { body: { refresh_token: token } });
    must(await refresh(there.refresh_token), 401);
    must(await refresh(here.refresh_token), 200);
    must(await login(person.email, person.password), 401);
    must(await login(person.email, NEW_PASSWORD), 200);
  });

  it('refuses a weak one and says why', async () => {
    const person = await aPerson();
    const tokens = await signedIn(person);
    const change = async (password: string) => {
      const body = { current_password: person.password, new_password: password };
      return must(await call(test.app, 'PUT', '/auth/password', { ...bearer(tokens), body }), 400);
    };
    expect(await change('short')).toMatchObject({ code: 'weak_password', reason: 'too_short' });
    const common = await change('password1234567');
    expect(common).toMatchObject({ code: 'weak_password', reason: 'too_weak' });
    expect(common.errors[0].pointer).toBe('/body/new_password');
    expect((await change(person.email)).code).toBe('weak_password');
  });

  it('counts a wrong present one as a failed login', async () => {
    const person = await aPerson();
    const tokens = await signedIn(person);
    const body = { current_password: WRONG, new_password: NEW_PASSWORD };
    const answers = await Promise.all(
      Array.from({ length: 8 }, () =>
        call(test.app, 'PUT', '/auth/password', { ...bearer(tokens), body }),
      ),
    );
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(3);
    must(await login(...person.signIn), 429);
  });
});

describe('a hash of a former cost', () => {
  it('is made again at the next login', async () => {
    const person = await aPerson();
    const weak = await hash(person.password, { memoryCost: 8_192, timeCost: 1, parallelism: 1 });
    await test.database.write(NIL_UUID, (db) =>
      db.execute(sql`update auth.users set password_hash = ${weak} where id = ${person.id}`),
    );
    must(await login(...person.signIn), 200);
    const { password_hash: stored } = await test.database.read(NIL_UUID, (db) =>
      db.one<{ password_hash: string }>(
        sql`select password_hash from auth.users where id = ${person.id}`,
      ),
    );
    expect(stored).toContain('m=19456,t=2,p=1');
    must(await login(...person.signIn), 200);
  });
});

describe('a forgotten password', () => {
  const forgot = (email: string) =>
    call(test.app, 'POST', '/auth/forgot-password', { body: { email } });
  const reset = (token: string, password = NEW_PASSWORD) =>
    call(test.app, 'POST', '/auth/reset-password', { body: { token, new_password: password } });

  it('is replaced by the link of a mail, once, which ends all sessions', async () => {
    const person = await aPerson();
    const tokens = await signedIn(person);
    must(await forgot(person.email.toUpperCase()), 202);
    const token = await mailedToken(person.email, 'reset-password');
    expect(must(await reset(token, 'password1234567'), 400).code).toBe('weak_password');
    must(await reset(token), 204);
    expect(must(await reset(token), 422).code).toBe('invalid_token');
    must(await login(person.email, NEW_PASSWORD), 200);
    must(
      await call(test.app, 'POST', '/auth/refresh', {
        body: { refresh_token: tokens.refresh_token },
      }),
      401,
    );
  });

  it('answers alike for whoever gets no mail', async () => {
    const [gone, roleless, known] = [
      await aPerson({ isActive: false }),
      await aPerson({ roles: [] }),
      await aPerson(),
    ];
    const emails = ['nobody@example.org', gone.email, roleless.email, known.email];
    const answers = await Promise.all(emails.map(forgot));
    for (const answer of nonEmpty(answers)) expect([answer.status, answer.body]).toEqual([202, '']);
    await mailedToken(known.email, 'reset-password');
    for (const email of nonEmpty(emails.slice(0, 3))) expect(await mailsTo(email)).toEqual([]);
  });

  it('gets three mails an hour at most, each of which ends the links of before', async () => {
    const person = await aPerson();
    for (let count = 1; count <= 3; count += 1) {
      must(await forgot(person.email), 202);
      await mailedToken(person.email, 'reset-password', count);
    }
    must(await forgot(person.email), 202);
    const other = await aPerson();
    must(await forgot(other.email), 202);
    await mailedToken(other.email, 'reset-password');
    expect(await mailsTo(person.email)).toHaveLength(3);
    must(await reset(await mailedToken(person.email, 'reset-password', 1)), 422);
    must(await reset(await mailedToken(person.email, 'reset-password', 2)), 422);
    const last = await mailedToken(person.email, 'reset-password', 3);
    test.clock.advance(60 * 60_000);
    must(await reset(last), 422);
    must(await forgot(person.email), 202);
    must(await reset(await mailedToken(person.email, 'reset-password', 4)), 204);
  });

  it('serves one of several parallel uses', async () => {
    const person = await aPerson();
    must(await forgot(person.email), 202);
    const token = await mailedToken(person.email, 'reset-password');
    const answers = await Promise.all([reset(token), reset(token), reset(token)]);
    expect(statusesOf(answers)).toEqual([204, 422, 422]);
  });

  it('leaves nothing of the words of the mail behind', async () => {
    const person = await aPerson();
    must(await forgot(person.email), 202);
    await mailedToken(person.email, 'reset-password');
    const mails = await test.database.read(NIL_UUID, (db) =>
      db.query(sql`select purpose, object_id, subject, body_text, body_html, status, error
        from app.mails where organization_id = ${NIL_UUID} and recipient = ${person.email}`),
    );
    const [subject, body_text, body_html] = ['', '', ''];
    const kept = { purpose: 'PasswordReset', object_id: person.id, subject, body_text, body_html };
    expect(mails).toEqual([{ ...kept, status: 'Failed', error: 'not_configured' }]);
  });
});
