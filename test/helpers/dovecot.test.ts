import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { connect } from 'node:net';
import { dirname } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, expect, it, vi } from 'vitest';
import { afterFile } from './after-file.ts';
import { startDovecot } from './dovecot.ts';

const START_AND_STAY = `
  import { startDovecot } from '#test/helpers/dovecot.ts';
  const { socket, maildir } = await startDovecot();
  process.stdout.write(JSON.stringify({ socket, maildir }) + '\\n');
  setInterval(() => {}, 1_000);
`;

afterEach(() => {
  vi.unstubAllEnvs();
});

/** Connects, and returns the error or the first word of the greeting. */
function greet(socket: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    const client = connect(socket);
    client.once('data', (bytes) => {
      client.destroy();
      resolve(bytes.toString().split(' ', 2).join(' '));
    });
    client.once('error', (error: NodeJS.ErrnoException) => resolve(error.code));
    client.once('close', () => resolve(undefined));
  });
}

it('the mail server of tests ends with a run that is killed', async () => {
  const run = spawn(process.execPath, ['--input-type=module', '--eval', START_AND_STAY], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(createInterface({ input: run.stdout }), 'line')) as [string];
  const { socket, maildir }: { socket: string; maildir: string } = JSON.parse(line);
  afterFile(() => rmSync(dirname(maildir), { recursive: true }));
  expect(await greet(socket)).toBe('* OK');
  run.kill('SIGKILL');
  await once(run, 'exit');
  await expect.poll(() => greet(socket)).toMatch(/^(?:ECONNREFUSED|ENOENT)$/);
});

it('a missing mail server is reported with the package to install', async () => {
  vi.stubEnv('DOVECOT', '/nonexistent/dovecot');
  await expect(startDovecot()).rejects.toThrow('on Debian with apt-get install dovecot-imapd');
});
