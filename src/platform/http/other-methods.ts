import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DomainError } from '#domain/kernel/domain-error.ts';
import type { Limit } from './authenticate.ts';

/** The methods that the routes of one address take. */
interface Address {
  readonly taken: Set<string>;
  /** Whether one of them is asked without a token: then so are the methods that it does not take. */
  isOpen: boolean;
}

type Answer = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/**
 * Notes the addresses of all routes that follow. What is returned, called when they are all there,
 * answers the methods that they do not take: 405, after 401, and OPTIONS without a token; both name
 * in `Allow` what is taken.
 */
export function answerOtherMethods(
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
    // What is added here is noted as well, below an address that is there: no address comes again.
    for (const [url, { taken, isOpen }] of addresses) {
      // What is asked of any address is that of none: a plugin's, which answers browsers.
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

/** An answer that needs nothing of the request but its head. */
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
