/** Maximum time to wait for a process that hangs. */
const PATIENCE_MS = 2_000;

/** One end of a channel between two processes: `process`, or a child process. */
interface Channel {
  send?(
    message: object,
    handle: undefined,
    options: undefined,
    onSent: (error: Error | null) => void,
  ): boolean;
  on(event: 'message', listener: (message: unknown) => void): unknown;
  on(event: 'disconnect', listener: () => void): unknown;
}

type Message =
  | { readonly asked: number; readonly subject: string; readonly content: unknown }
  | { readonly answered: number; readonly result?: unknown; readonly failure?: string };

/** Subject → function that answers it. */
type Answers = Readonly<Record<string, (content: never) => unknown>>;

interface Waiting {
  readonly resolve: (result: never) => void;
  readonly reject: (reason: Error) => void;
  readonly timer: NodeJS.Timeout;
}

/** Requests and answers between a process and its parent, in both directions. */
export class ProcessChannel {
  readonly #channel: Channel;
  readonly #waiting = new Map<number, Waiting>();
  #asked = 0;

  constructor(channel: Channel, answers: Answers) {
    this.#channel = channel;
    channel.on('message', (message) => {
      if (isMessage(message)) void this.#hear(message, answers);
    });
    channel.on('disconnect', () => {
      for (const id of this.#waiting.keys()) this.#settle(id)?.reject(new Error('it has ended'));
    });
  }

  /** Asks the other side. Fails if it does not answer in time, or has ended. */
  ask<Result>(subject: string, content?: unknown, patienceMs = PATIENCE_MS): Promise<Result> {
    this.#asked += 1;
    const id = this.#asked;
    const { promise, resolve, reject } = Promise.withResolvers<Result>();
    const late = () => this.#settle(id)?.reject(new Error(`no answer to ${subject} in time`));
    const timer = setTimeout(late, patienceMs).unref();
    this.#waiting.set(id, { resolve, reject, timer });
    this.#send({ asked: id, subject, content }, (error) => this.#settle(id)?.reject(error));
    return promise;
  }

  async #hear(message: Message, answers: Answers): Promise<void> {
    if ('answered' in message) {
      const waiting = this.#settle(message.answered);
      if (message.failure === undefined) waiting?.resolve(message.result as never);
      else waiting?.reject(new Error(message.failure));
      return;
    }
    const { asked, subject, content } = message;
    try {
      const result: unknown = await answers[subject]?.(content as never);
      this.#send({ answered: asked, result });
    } catch (error) {
      this.#send({ answered: asked, failure: String(error) });
    }
  }

  #settle(id: number): Waiting | undefined {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    clearTimeout(waiting?.timer);
    return waiting;
  }

  /** Sends a message; does nothing if the channel is closed. */
  #send(message: Message, onError: (error: Error) => void = () => undefined): void {
    this.#channel.send?.(message, undefined, undefined, (error) => {
      if (error !== null) onError(error);
    });
  }
}

/** Whether a message is ours: the channel carries others too. */
function isMessage(message: unknown): message is Message {
  return (
    typeof message === 'object' && message !== null && ('asked' in message || 'answered' in message)
  );
}
