import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { afterFile } from './after-file.ts';
import { findSystemProgram } from './debian-packages.ts';

const execute = promisify(execFile);
const DOVECOT = {
  debianPackage: 'dovecot-imapd',
  places: ['/usr/sbin/dovecot'],
  variable: 'DOVECOT',
  purpose: 'for the tests of the invoice mailbox',
  prepare: keepServiceOff,
};

/** Name and password of the only user. */
export const MAIL_USER = { name: 'testuser', password: 'testpass' };

/** User that Dovecot runs as. */
interface Account {
  readonly uid: number;
  readonly gid: number;
  readonly user: string;
  readonly group: string;
}

export interface Dovecot {
  /** Unix socket on which it speaks IMAP: no other program can take it, unlike a port. */
  readonly socket: string;
  /** Folder with the mails, as Maildir++: one file per mail. */
  readonly maildir: string;
  /** User who owns the mails. */
  readonly account: Account;
}

/** Starts Dovecot with an empty mailbox, until the last test of the file or the end of this process. */
export async function startDovecot(): Promise<Dovecot> {
  const program = await findDovecot();
  const account = await chooseAccount();
  const folder = mkdtempSync(join(tmpdir(), 'millieme-dovecot-'));
  afterFile(() => rmSync(folder, { recursive: true, force: true }));
  chownSync(folder, account.uid, account.gid);
  const { stdout: version } = await execute(program, ['--version']);
  const { name, password } = MAIL_USER;
  const { uid, gid } = account;
  const configuration = join(folder, 'dovecot.conf');
  writeFileSync(configuration, configure(folder, account, version));
  writeFileSync(join(folder, 'users'), `${name}:{PLAIN}${password}:${uid}:${gid}::${folder}::\n`);
  await run(program, configuration, account);
  return { socket: join(folder, 'run', 'imap'), maildir: join(folder, 'mail'), account };
}

/**
 * Finds the Dovecot of the system, or the one that DOVECOT names. On Debian and derivatives, root gets a
 * missing one installed; other users are told what to install.
 */
async function findDovecot(): Promise<string> {
  const path = await findSystemProgram(DOVECOT);
  if (path !== undefined) return path;
  throw new Error(
    'The tests of the invoice mailbox need Dovecot: install it, on Debian with apt-get install dovecot-imapd, or set DOVECOT to its program',
  );
}

/** Keeps the package from starting a mail server of its own, during the installation and at boot. */
async function keepServiceOff(): Promise<void> {
  const units = '/etc/systemd/system';
  await writeFile('/etc/default/dovecot', 'ENABLED=0\n', { flag: 'wx' }).catch(unlessPresent);
  await mkdir(units, { recursive: true });
  for (const unit of ['dovecot.service', 'dovecot.socket'])
    await symlink('/dev/null', join(units, unit)).catch(unlessPresent);
}

function unlessPresent(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EEXIST') throw error;
}

/** Chooses this user or, for root, whose mails Dovecot refuses to read, nobody. */
async function chooseAccount(): Promise<Account> {
  const user = process.getuid?.() === 0 ? 'nobody' : userInfo().username;
  const [uid = '', gid = '', group = ''] = await Promise.all(
    ['-u', '-g', '-gn'].map(async (what) => (await execute('id', [what, user])).stdout.trim()),
  );
  return { uid: Number(uid), gid: Number(gid), user, group };
}

/** Starts the server, which ends with the file, and with this process even if that is killed. */
async function run(program: string, configuration: string, account: Account): Promise<void> {
  const { uid, gid } = account;
  const args = ['--pdeathsig', 'TERM', '--', program, '-F', '-c', configuration];
  const server = spawn('setpriv', args, {
    cwd: '/',
    stdio: ['ignore', 'ignore', 'pipe'],
    ...(process.getuid?.() === 0 ? { uid, gid } : {}),
  });
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const log: string[] = [];
  createInterface({ input: server.stderr }).on('line', (line) => {
    log.push(line);
    if (line.includes('starting up for imap')) resolve();
  });
  server.once('error', reject);
  server.once('close', () => reject(new Error(`Dovecot does not start: ${log.join('\n')}`)));
  await promise;
  afterFile(async () => {
    const ended = once(server, 'exit');
    if (server.exitCode === null && server.kill()) await ended;
  });
}

/**
 * Returns the configuration: everything as one user, no ports, no index, because tests remove mails, no
 * compression, because tests look for commands, and no login that waits after a wrong password.
 */
function configure(folder: string, { user, group }: Account, version: string): string {
  return `${version.startsWith('2.3.') ? beforeVersion24(folder) : sinceVersion24(folder)}
base_dir = ${folder}/run
state_dir = ${folder}/state
log_path = /dev/stderr
protocols = imap
ssl = no
default_internal_user = ${user}
default_internal_group = ${group}
default_login_user = ${user}
first_valid_uid = 1
auth_failure_delay = 0
service anvil {
  chroot =
  unix_listener anvil-auth-penalty {
    mode = 0
  }
}
service imap-login {
  chroot =
  inet_listener imap {
    port = 0
  }
  inet_listener imaps {
    port = 0
  }
  unix_listener imap {
    mode = 0600
  }
}
`;
}

function beforeVersion24(folder: string): string {
  return `mail_location = maildir:${folder}/mail:INDEX=MEMORY
disable_plaintext_auth = no
passdb {
  driver = passwd-file
  args = ${folder}/users
}
userdb {
  driver = passwd-file
  args = ${folder}/users
}`;
}

function sinceVersion24(folder: string): string {
  return `dovecot_config_version = 2.4.0
dovecot_storage_version = 2.4.0
mail_driver = maildir
mail_path = ${folder}/mail
mail_index_path = MEMORY
imap_capability {
  "COMPRESS=DEFLATE" = no
}
auth_allow_cleartext = yes
passdb passwd-file {
  passwd_file_path = ${folder}/users
}
userdb passwd-file {
  passwd_file_path = ${folder}/users
}`;
}
