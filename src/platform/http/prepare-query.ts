import type { preValidationHookHandler } from 'fastify';

interface QuerySchema {
  readonly properties?: Readonly<Record<string, { readonly type?: unknown }>>;
}

/** Splits filter values: several come as one text with commas, or as several texts. */
export function splitValues(schema: object | undefined): preValidationHookHandler {
  const { properties = {} } = (schema ?? {}) as QuerySchema;
  const lists = Object.keys(properties).filter((name) => properties[name]?.type === 'array');
  return (request, _reply, done) => {
    const query = request.query as Record<string, string | string[] | undefined>;
    for (const name of lists) {
      const given = query[name];
      if (given !== undefined) query[name] = [given].flat().flatMap((text) => text.split(','));
    }
    done();
  };
}
