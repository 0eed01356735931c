import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { createLogger } from '#platform/logger.ts';
import { accountHelpers } from '#test/helpers/accounts.ts';
import { aDatabaseProxy } from '#test/helpers/database-proxy.ts';
import { multipart } from '#test/helpers/multipart.ts';
import { residenceZip } from '#test/helpers/residence.ts';
import { aTenant, call, must, startTestApp } from '#test/helpers/test-app.ts';
import { fileDatabase } from '#test/helpers/test-database.ts';

const lines: string[] = [];
const logger = createLogger('trace', { write: (line) => void lines.push(line) });
const line = await aDatabaseProxy(await fileDatabase());
const test = await startTestApp({ logger, line });
const { aPerson } = accountHelpers(test);

const PASSWORD = 'quinze-tilleuls-en-fleur';

it('a log at its finest tells no token, no password and no e-mail of a body', async () => {
  const { superAdmin } = await aTenant(test);
  const person = await aPerson();
  const { email, password } = person;
  const login = { email, password, session: 'Cookie' };
  const answer = await call(test.app, 'POST', '/auth/login', { body: login });
  const cookie = String(answer.headers['set-cookie']).split(';')[0] ?? '';
  const token: string = must(answer, 200).access_token;
  const headers = { 'sec-fetch-site': 'same-origin', cookie };
  must(await call(test.app, 'POST', '/auth/login', { body: { email, password: 'x' } }), 401);
  const renewed = must(await call(test.app, 'POST', '/auth/refresh', { headers }), 200);
  const roles = [{ role_type: 'Auditor' }];
  const user = { email: 'told@example.org', name: 'Told', password: PASSWORD, roles };
  must(await superAdmin.post('/users', user), 201);
  must(await superAdmin.post('/users', user), 409);
  must(await superAdmin.post('/users', { ...user, email: 'told@' }), 400);
  const form = await multipart({}, { name: 'r.zip', content: residenceZip() });
  const upload = { authorization: `Bearer ${token}`, ...form.headers };
  await call(test.app, 'POST', '/imports/buildings', { headers: upload, body: form.body });
  const broken = { ...upload, 'content-type': 'multipart/form-data; boundary=y' };
  await call(test.app, 'POST', '/imports/buildings', { headers: broken, body: form.body });
  await sendRubbish(`Authorization: Bearer ${token}`);
  await line.close();
  must(await superAdmin.post('/users', { ...user, email: 'late@example.org' }), 503);
  line.cut();
  await line.open();
  const log = lines.join('');
  // The log does cover these: the form parser, an unreadable packet, the unavailable database.
  expect(log).toContain('Providing options to busboy');
  expect(log).toContain('not available');
  const secrets = [
    token,
    renewed.access_token,
    superAdmin.token,
    cookie.split('=')[1] ?? '',
    password,
  ];
  for (const secret of [
    ...secrets,
    PASSWORD,
    email,
    'told@',
    'late@',
    'Bearer',
    'millieme_refresh',
  ])
    expect(log.includes(secret), `${secret} in the log`).toBe(false);
  // Nor as a list of bytes.
  expect(log).not.toContain([...Buffer.from(token)].slice(0, 20).join(','));
});

/** Sends a malformed header after a token. */
async function sendRubbish(header: string): Promise<void> {
  await test.app.server.listen({ host: '127.0.0.1', port: 0 });
  const { port } = test.app.server.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  socket.write(`GET /health HTTP/1.1\r\nHost: x\r\n${header}\r\nno header\r\n\r\n`);
  expect(await text(socket)).toContain('400');
}
