import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { PostgresBinaries } from './postgres-binaries.ts';

/** PostgreSQL refuses to run as root, so root runs its programs as another system user. */
export type SystemUser = { readonly uid: number; readonly gid: number };

/** User that programs run as; `undefined`: the user of this process. */
export type Identity = (SystemUser & { readonly capability?: Capability }) | undefined;

/**
 * Capability that lets another user reach a folder below /root or any other 0700 parent: the right
 * to read and search, or, where a container has dropped that one from root, the wider right it
 * keeps.
 */
const capabilities = ['dac_read_search', 'dac_override'] as const;
type Capability = (typeof capabilities)[number];

export type Command = {
  readonly file: string;
  readonly args: string[];
  readonly options: {
    readonly env: NodeJS.ProcessEnv;
    readonly uid?: number;
    readonly gid?: number;
  };
};

/** PG* and LC_* variables of the caller must not reach the server. */
const environment = {
  LC_ALL: 'C',
  PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
};

const execute = promisify(execFile);

/** Returns the command that runs a program as another user. */
export function buildCommandAs(
  identity: Identity,
  program: string,
  args: readonly string[],
): Command {
  const options = { env: environment };
  if (identity === undefined) return { file: program, args: [...args], options };
  const { uid, gid, capability } = identity;
  if (capability === undefined)
    return { file: program, args: [...args], options: { ...options, uid, gid } };
  const privileges = [
    `--reuid=${uid}`,
    `--regid=${gid}`,
    '--clear-groups',
    `--inh-caps=+${capability}`,
    `--ambient-caps=+${capability}`,
    // Otherwise access(2), by which PostgreSQL finds its own files, answers as if without it.
    '--securebits=+no_setuid_fixup',
  ];
  return { file: 'setpriv', args: [...privileges, '--', program, ...args], options };
}

/** Runs a program to its end; a failure includes its error output. */
export async function runAsUser(
  identity: Identity,
  program: string,
  args: readonly string[],
): Promise<{ stdout: string; stderr: string }> {
  const command = buildCommandAs(identity, program, args);
  return execute(command.file, command.args, { ...command.options, cwd: '/' });
}

/** User that a new cluster will belong to: `undefined` unless this process is root. */
export async function userForNewCluster(): Promise<SystemUser | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const user = (await lookUpUser('postgres')) ?? (await lookUpUser('nobody'));
  if (user === undefined)
    throw new Error('PostgreSQL refuses to run as root, and there is no user postgres or nobody');
  return user;
}

async function lookUpUser(name: string): Promise<SystemUser | undefined> {
  try {
    const [uid, gid] = await Promise.all([
      runAsUser(undefined, 'id', ['-u', name]),
      runAsUser(undefined, 'id', ['-g', name]),
    ]);
    return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
  } catch {
    return undefined;
  }
}

/**
 * Finds the least privilege with which `user` can enter `folder` and use all files of PostgreSQL,
 * and its major version.
 */
export async function chooseIdentity(
  user: SystemUser | undefined,
  folder: string,
  { initdb }: PostgresBinaries,
): Promise<{ identity: Identity; major: number }> {
  const candidates: Identity[] =
    user === undefined
      ? [undefined]
      : [user, ...capabilities.map((capability) => ({ ...user, capability }))];
  let refusal: unknown;
  for (const identity of candidates) {
    try {
      const script = 'cd -- "$1" && exec "$2" --show --pgdata="$1"';
      const { stderr } = await runAsUser(identity, '/bin/sh', ['-c', script, 'sh', folder, initdb]);
      return { identity, major: majorVersion(stderr) };
    } catch (error) {
      refusal = error;
    }
  }
  const reason = errorOutput(refusal);
  throw new Error(
    user === undefined
      ? `PostgreSQL cannot be run in ${folder}: ${reason}`
      : `PostgreSQL cannot be run as user ${user.uid} in ${folder} (as root this needs setpriv of util-linux): ${reason}`,
    { cause: refusal },
  );
}

function majorVersion(shownSettings: string): number {
  const major = /^VERSION=(\d+)/m.exec(shownSettings)?.[1];
  if (major === undefined) throw new Error('initdb does not report its version');
  return Number(major);
}

/** Last line that a failed program wrote, or the reason why it could not be started. */
export function errorOutput(error: unknown): string {
  const written = error instanceof Error && 'stderr' in error ? String(error.stderr).trim() : '';
  if (written !== '') return written.split('\n').at(-1) ?? written;
  return error instanceof Error ? error.message : String(error);
}
