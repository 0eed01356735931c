/**
 * Runs child programs as if they were this process: signals sent to it are forwarded. Plain
 * JavaScript without packages, for Node 20 and later.
 */
import { spawn } from 'node:child_process';
import { constants } from 'node:os';

/** The running program, which receives the signals. */
let child;
/** The last signal that was forwarded. */
export let received;

/**
 * Forwards signals. The terminal sends an interrupt to every program in it and npm forwards it as
 * well; a supervisor sends it to this process only. So it is forwarded, and several at once count
 * as one.
 */
export function forwardSignals() {
  let lastInterrupt = -Infinity;
  const pass = (signal) => {
    received = signal;
    if (child === undefined) process.exit(128 + constants.signals[signal]);
    child.kill(signal);
  };
  process.on('SIGTERM', pass).on('SIGHUP', pass);
  process.on('SIGINT', (signal) => {
    const now = performance.now();
    if (now - lastInterrupt > 1000) pass(signal);
    lastInterrupt = now;
  });
  if (process.env.npm_lifecycle_event !== undefined) endWithParent(() => pass('SIGTERM'));
}

/**
 * On SIGTERM, npm ends together with the shell of its script, which does not forward the signal.
 */
function endWithParent(end) {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    end();
  }, 200);
  timer.unref();
}

/** Runs a program to its end and returns its exit code, 128 + n if signal n ended it. */
export async function run(program, args, options) {
  const [code, signal] = await new Promise((resolve, reject) => {
    child = spawn(program, args, options);
    child.once('error', reject);
    child.once('exit', (...result) => resolve(result));
    options.onStart?.(child.pid);
  });
  child = undefined;
  return code ?? 128 + constants.signals[signal];
}

/**
 * Flags of Node for programs of the product. Under load, V8 would give new objects three spaces of
 * 32 MiB or more and keep them at rest; half of it costs no processor time.
 */
export const nodeFlags = ['--max-semi-space-size=16'];

/** Spawn options of programs of the product: each ends with this process, however that ends. */
export function buildSpawnOptions(compileCache) {
  return {
    // The channel closes with this process, and a service then ends as well.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, NODE_COMPILE_CACHE: compileCache },
  };
}
