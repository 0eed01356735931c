import { API } from './cases.ts';
import { measured, type Measurement } from './measurement.ts';

/** One answer, and the time until it was complete, in milliseconds. */
export interface Timed {
  readonly milliseconds: number;
  readonly status: number;
  readonly body: Buffer;
}

/** A signed-in user who sends one request after the other. */
export interface Tenant {
  ask(method: 'GET' | 'POST' | 'PUT', path: string, body?: object): Promise<Timed>;
  /** Sends a request that must succeed, and reads the answer. */
  must<Answer>(method: 'GET' | 'POST' | 'PUT', path: string, body?: object): Promise<Answer>;
}

/** Signs in with a password. @returns the access token */
export async function signIn(
  origin: string,
  credentials: { readonly email: string; readonly password: string | undefined },
): Promise<string> {
  const { access_token: token } = await createTenant(origin, '').must<{ access_token: string }>(
    'POST',
    '/auth/login',
    credentials,
  );
  return token;
}

/** @param organizationId the organization that a SuperAdmin works in */
export function createTenant(origin: string, token: string, organizationId?: string): Tenant {
  const tenant: Tenant = {
    async ask(method, path, body) {
      const start = performance.now();
      const answer = await fetch(`${origin}${API}${path}`, {
        method,
        headers: {
          authorization: `Bearer ${token}`,
          ...(organizationId === undefined ? {} : { 'x-organization-id': organizationId }),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      const received = Buffer.from(await answer.arrayBuffer());
      const milliseconds = performance.now() - start;
      return { milliseconds, status: answer.status, body: received };
    },
    async must<Answer>(method: 'GET' | 'POST' | 'PUT', path: string, body?: object) {
      const answer = await tenant.ask(method, path, body);
      if (!isGood(answer))
        throw new Error(`${method} ${path}: ${answer.status} ${answer.body.toString()}`);
      return read(answer) as Answer;
    },
  };
  return tenant;
}

export function read({ body }: Timed): unknown {
  return JSON.parse(body.toString());
}

function isGood({ status }: Timed): boolean {
  return status >= 200 && status < 300;
}

/** Repeats a request, one after the other. */
export async function inTurn(
  times: number,
  ask: (turn: number) => Promise<Timed>,
): Promise<Timed[]> {
  const answers: Timed[] = [];
  for (let turn = 0; turn < times; turn += 1) answers.push(await ask(turn));
  return answers;
}

/**
 * Measures answers that came one after the other; an answer without the expected content has
 * failed.
 */
export function measureAnswers<Answer extends Timed>(
  answers: readonly Answer[],
  isRight: (answer: Answer) => boolean = () => true,
): Measurement {
  const times = answers
    .filter((timed) => isGood(timed) && isRight(timed))
    .map(({ milliseconds }) => milliseconds);
  const seconds = times.reduce((sum, time) => sum + time, 0) / 1_000;
  return measured(times, answers.length - times.length, seconds);
}
