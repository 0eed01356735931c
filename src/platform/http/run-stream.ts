import type { FastifyReply, FastifyRequest } from 'fastify';
import { assert } from '#domain/kernel/assert.ts';
import { DomainError } from '#domain/kernel/domain-error.ts';
import type { Authenticator } from './authenticate.ts';
import { EventStream } from './event-stream.ts';
import { HandlerContext, type Dependencies } from './handler-context.ts';
import type { StreamRoute } from './route.ts';

export interface StreamDependencies extends Dependencies {
  readonly authenticator: Pick<Authenticator, 'tokenEndsMs'>;
}

/**
 * Runs the handler of a stream: it refuses by throwing, or opens the stream. Resolves then, while
 * the stream continues.
 */
export async function runStream(
  route: StreamRoute,
  deps: StreamDependencies,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const endsAtMs = await deps.authenticator.tokenEndsMs(request.headers.authorization ?? '');
  if (endsAtMs === undefined) throw new DomainError('unauthorized');
  const stream = new EventStream(request, reply, endsAtMs);
  await route.handler(new HandlerContext(deps, request, []), stream);
  if (stream.isOpen) return;
  assert(stream.isClosed, 'The handler neither refused nor opened the stream');
  // The caller has disconnected, so there is no one to answer.
  if (!reply.sent) reply.hijack();
}
