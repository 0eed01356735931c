import { readFileSync } from 'node:fs';
import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { areas } from '#contract/areas.ts';
import { getProblemStatus } from '#contract/problem-statuses.ts';
import type { Language } from '#domain/kernel/language.ts';
import { isProblemCode, type ProblemCode } from '#domain/kernel/problems.ts';
import { languageFromHeader, createTranslator } from '#platform/i18n/translate.ts';
import { html, type Html } from '#platform/mail/html.ts';
import type { Limit } from '../authenticate.ts';
import { compressAnswer } from '../compression.ts';
import type { Route } from '../route.ts';
import { SESSION_COOKIE } from '../session-cookie.ts';
import { setContentLanguage } from '../vary.ts';
import { describeRoute } from './describe-route.ts';
import { adaptForClients } from './for-clients.ts';
import { serveReference } from './reference-page.ts';
import { API_VERSION } from './version.ts';

/** Introduction that applies to all operations; tests run its examples. */
const INTRODUCTION = readFileSync(new URL('introduction.md', import.meta.url), 'utf8').trim();

/** Serves /openapi.json, generated from the route schemas, /docs, and a page for each problem. */
export async function describeInterface(app: FastifyInstance, limit: Limit): Promise<void> {
  const routes = new Map<string, Route>();
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Millième',
        version: API_VERSION,
        description: INTRODUCTION,
        contact: { name: 'Millième' },
        license: { name: 'Proprietary', identifier: 'LicenseRef-Proprietary' },
      },
      servers: [{ url: '/' }],
      tags: Object.entries(areas).map(([name, description]) => ({ name, description })),
      components: {
        securitySchemes: {
          bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
          cookie: { type: 'apiKey', in: 'cookie', name: SESSION_COOKIE },
        },
      },
      security: [{ bearer: [] }],
    },
    refResolver: {
      buildLocalReference: (json, _base, _fragment, index) =>
        typeof json['$id'] === 'string' ? json['$id'] : `schema-${index}`,
    },
    transform: ({ schema, url, route }) => {
      const described = route.config?.route;
      if (described === undefined) return { schema: { ...schema, hide: true }, url };
      routes.set(described.operationId, described);
      return { schema: { ...schema, ...describeRoute(described) }, url };
    },
    transformObject: (document) =>
      'openapiObject' in document
        ? adaptForClients(document.openapiObject, routes)
        : document.swaggerObject,
  });
  serveReference(app, limit);
  app.get('/openapi.json', { onRequest: limit, onSend: compressAnswer }, () => app.swagger());
  app.get<{ Params: { code: string } }>(
    '/problems/:code',
    { onRequest: limit },
    async (request, reply) => {
      const { code } = request.params;
      if (!isProblemCode(code)) return reply.callNotFound();
      const language = languageFromHeader(request.headers['accept-language']);
      setContentLanguage(reply, language);
      return reply.type('text/html; charset=utf-8').send(problemPage(code, language).toString());
    },
  );
}

/** Renders the page of a problem: its title and code. */
function problemPage(code: ProblemCode, language: Language): Html {
  const say = createTranslator(language);
  const title = say(`problem.${code}.title`);
  return html`<!doctype html>
    <html lang="${language}">
      <meta charset="utf-8" />
      <title>${title}</title>
      <h1>${title}</h1>
      <p>${say('problem_page.status', { status: getProblemStatus(code), code })}</p>
    </html>`;
}
