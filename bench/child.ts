import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/** A child process that answers one order after the other. */
export interface Child<Orders extends { readonly order: string }> {
  readonly pid: number;
  ask<Answer>(order: Orders): Promise<Answer>;
  stop(): Promise<void>;
}

interface Answered {
  readonly answer?: unknown;
  readonly failure?: string;
}

/**
 * Starts `module` as a child process that does not receive the terminal's Ctrl-C; `stop` ends it.
 */
export function startChild<Orders extends { readonly order: string }>(module: URL): Child<Orders> {
  const child = fork(module, { detached: true });
  const { pid } = child;
  if (pid === undefined) throw new Error(`${module.pathname} does not start`);
  return {
    pid,
    async ask<Answer>(order: Orders) {
      const answered = answerOf(child, module);
      child.send(order);
      const { answer, failure } = await answered;
      if (failure !== undefined) throw new Error(failure);
      return answer as Answer;
    },
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    },
  };
}

function answerOf(child: ChildProcess, module: URL): Promise<Answered> {
  return new Promise((resolve, reject) => {
    const onMessage = (message: unknown) => {
      child.off('exit', onExit);
      resolve(message as Answered);
    };
    const onExit = () => {
      child.off('message', onMessage);
      reject(new Error(`${module.pathname} ended before it answered`));
    };
    child.once('message', onMessage);
    child.once('exit', onExit);
  });
}

/** Answers orders in the child process, one after the other, with the result of `work`. */
export function answerOrders(work: (order: unknown) => Promise<unknown>): void {
  process.on('message', (order) => {
    work(order).then(
      (answer) => process.send?.({ answer }),
      (error: unknown) =>
        process.send?.({ failure: error instanceof Error ? (error.stack ?? error.message) : '?' }),
    );
  });
  // Without the parent process there is nothing to do.
  process.on('disconnect', () => process.exit());
}
