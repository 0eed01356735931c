/**
 * Runs a program of this folder on the Node release that the product is made for, after installing
 * missing dependencies: `node scripts/bootstrap.mjs ENTRY.ts [ARGUMENTS]`. Plain JavaScript without
 * packages, for Node 20 and later.
 */
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { constants } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { buildSpawnOptions, forwardSignals, nodeFlags, received, run } from './run-program.mjs';

const oldestNode = 20;
const root = dirname(dirname(fileURLToPath(import.meta.url)));
const modules = join(root, 'node_modules');
const node = join(modules, 'node', 'bin', 'node');
const lockfile = join(root, 'package-lock.json');
/** Records the package-lock.json of the installed packages. npm removes it with the packages. */
const stamp = join(modules, '.millieme-lock');
/** Rebuilds the web application where its sources have changed. */
const buildWeb = join(root, 'scripts', 'build-web.ts');
/** Programs that serve the web application. */
const servesPages = ['src/main.ts'];
const installLock = join(root, '.cache', 'installing');

class Failure extends Error {
  constructor(message, exitCode = 1) {
    super(message);
    this.exitCode = exitCode;
  }
}

async function main([entry, ...args]) {
  if (Number.parseInt(process.versions.node, 10) < oldestNode)
    throw new Failure(`Node ${oldestNode} or later is needed; this is ${process.version}`);
  if (entry === undefined)
    throw new Failure('usage: node scripts/bootstrap.mjs ENTRY.ts [ARGUMENTS]');
  forwardSignals();
  const digest = createHash('sha256').update(readFileSync(lockfile)).digest('hex');
  if (!isInstalled(digest)) await install(digest);
  if (servesPages.includes(entry)) {
    const code = await run(node, [buildWeb], { stdio: 'inherit' });
    if (code !== 0) throw new Failure('The web application could not be built', code);
  }
  const options = buildSpawnOptions(join(modules, '.cache', 'compile'));
  const flags = entry.startsWith('src/') ? nodeFlags : [];
  return run(node, [...flags, join(root, entry), ...args], options);
}

function isInstalled(digest) {
  if (!existsSync(node)) return false;
  if (read(stamp) === digest) return true;
  if (!isInstalledByHand()) return false;
  writeStamp(digest);
  return true;
}

/** Whether npm, run by the user, has already installed exactly what the lockfile names. */
function isInstalledByHand() {
  const installed = packagesOf(join(modules, '.package-lock.json'));
  const wanted = packagesOf(lockfile);
  if (installed === undefined || wanted === undefined) return false;
  return Object.entries(wanted).every(([path, { version, optional, devOptional }]) => {
    if (path === '') return true;
    const present = installed[path];
    return present === undefined ? optional || devOptional : present.version === version;
  });
}

function packagesOf(path) {
  try {
    return JSON.parse(read(path)).packages;
  } catch {
    return undefined;
  }
}

async function install(digest) {
  await takeInstallLock();
  try {
    // Another process may have installed while this one waited.
    if (isInstalled(digest)) return;
    process.stderr.write('Installing dependencies…\n');
    const options = ['--include=dev', '--include=optional', '--ignore-scripts=false'];
    const quiet = ['--no-fund', '--no-audit', '--loglevel=error'];
    const code = await run('npm', ['ci', ...options, ...quiet], {
      cwd: root,
      env: environmentForNpm(),
      stdio: ['ignore', 'ignore', 'inherit'],
      onStart: (pid) => recordHolder(installLock, [process.pid, pid]),
    }).catch((error) => {
      throw new Failure(
        error.code === 'ENOENT'
          ? 'npm is missing: install it together with Node (https://nodejs.org)'
          : `npm cannot be run: ${error.message}`,
      );
    });
    if (code !== 0 && received !== undefined)
      throw new Failure('The installation was interrupted', 128 + constants.signals[received]);
    if (code !== 0)
      throw new Failure(`The dependencies could not be installed (npm ci: exit code ${code})`);
    if (!existsSync(node))
      throw new Failure(`The package "node" has no program for this system (${node})`);
    writeStamp(digest);
  } finally {
    rmSync(installLock, { recursive: true, force: true });
  }
}

/** Without node_modules/.bin: npm must not run on the very Node it is about to replace. */
function environmentForNpm() {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const path = folders.filter((folder) => !folder.includes('node_modules')).join(delimiter);
  const { NODE_ENV: _, ...rest } = process.env;
  return { ...rest, PATH: path };
}

/**
 * Takes the install lock: a folder that only gets its name once it lists its owners. The owners are
 * this process and its npm, which may outlive it.
 */
async function takeInstallLock() {
  const mine = makeDraft();
  process.once('exit', () => rmSync(mine, { recursive: true, force: true }));
  recordHolder(mine, [process.pid]);
  let announced = false;
  for (;;) {
    try {
      renameSync(mine, installLock);
      return;
    } catch (error) {
      if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
    }
    const owners = read(join(installLock, 'owners'));
    if (owners !== undefined && !owners.split(' ').some(isAlive)) {
      removeStaleLock(owners);
      continue;
    }
    if (!announced) process.stderr.write('Waiting for another installation in this folder…\n');
    announced = true;
    await delay(100);
  }
}

function makeDraft() {
  try {
    mkdirSync(dirname(installLock), { recursive: true });
    return mkdtempSync(`${installLock}-${process.pid}-`);
  } catch (error) {
    throw new Failure(`The dependencies cannot be installed in this folder: ${error.message}`);
  }
}

function recordHolder(folder, pids) {
  const draft = join(folder, 'owners.new');
  writeFileSync(draft, pids.join(' '));
  renameSync(draft, join(folder, 'owners'));
}

/**
 * Moves a stale lock away before removing it, and moves it back if it got a new owner just before.
 */
function removeStaleLock(owners) {
  const stale = mkdtempSync(`${installLock}-stale-`);
  try {
    renameSync(installLock, stale);
    if (read(join(stale, 'owners')) !== owners) renameSync(stale, installLock);
  } catch {
    // Another process was faster.
  }
  rmSync(stale, { recursive: true, force: true });
}

function isAlive(pid) {
  try {
    process.kill(Number(pid), 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

function writeStamp(digest) {
  try {
    writeFileSync(stamp, digest);
  } catch {
    // The packages belong to another user: without a stamp, they are compared at each start.
  }
}

function read(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  process.stderr.write(`${error instanceof Failure ? error.message : (error?.stack ?? error)}\n`);
  process.exitCode = error.exitCode ?? 1;
}
