import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DomainError } from '#domain/kernel/domain-error.ts';
import type { Limit } from './authenticate.ts';

/** Methods that the routes of one address accept. */
interface Address {
  readonly taken: Set<string>;
  /** Whether one of them is public: then the answers for other methods are as well. */
  isOpen: boolean;
}

type Answer = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/**
 * Records the addresses of all routes that follow. Call the returned function once all exist: it
 * adds answers for other methods: 405, after 401, and OPTIONS without a token; both list the
 * accepted methods in `Allow`.
 */
export function addMethodAnswers(
  app: FastifyInstance,
  guards: { readonly open: Limit; readonly signedIn: Limit },
): () => void {
  const addresses = new Map<string, Address>();
  app.addHook('onRoute', ({ url, method, config }) => {
    const address = addresses.get(url) ?? { taken: new Set(), isOpen: false };
    for (const one of [method].flat()) address.taken.add(one);
    if (config?.route === undefined || config.route.access === 'public') address.isOpen = true;
    addresses.set(url, address);
  });
  return () => {
    // These additions are recorded as well, but under existing addresses: no address repeats.
    for (const [url, { taken, isOpen }] of addresses) {
      // A wildcard route belongs to a plugin, which answers browsers.
      if (url === '*') continue;
      const allow = [...taken, 'OPTIONS'].join(', ');
      const others = app.supportedMethods.filter((one) => one !== 'OPTIONS' && !taken.has(one));
      addAnswer(app, { url, methods: ['OPTIONS'], guard: guards.open }, async (_, reply) =>
        reply.code(204).header('allow', allow).send(),
      );
      const guard = isOpen ? guards.open : guards.signedIn;
      addAnswer(app, { url, methods: others, guard }, async ({ method }, reply) => {
        void reply.header('allow', allow);
        throw new DomainError('method_not_allowed', { method, allowed: allow.split(', ') });
      });
    }
  };
}

/** Adds an answer that only needs the head of the request. */
function addAnswer(
  app: FastifyInstance,
  at: {
    readonly url: string;
    readonly methods: readonly string[];
    readonly guard: Limit;
  },
  answer: Answer,
): void {
  app.route({
    method: [...at.methods],
    url: at.url,
    onRequest: [at.guard, answer],
    handler: answer,
  });
}
