/**
 * Runs programs for another one, as if they were that one: what is sent to it is passed on. Plain
 * JavaScript without packages, for Node 20 and later.
 */
import { spawn } from 'node:child_process';
import { constants } from 'node:os';

/** The program now under way, which the signals are meant for. */
let child;
/** The signal that was last passed on to it. */
export let received;

/**
 * The terminal sends an interrupt to every program in it and npm passes it on as well; a supervisor
 * sends it to this process only. So it is passed on, but several at once count as one.
 */
export function passSignalsOn() {
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

/** npm ends on SIGTERM together with the shell it starts scripts by, which tells nobody. */
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

/** How a program of the product is started: it ends with this process, however that ends. */
export function asOneOfOurs(compileCache) {
  return {
    // The channel closes with this process: a service ends then as well.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, NODE_COMPILE_CACHE: compileCache },
  };
}
