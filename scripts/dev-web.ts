/**
 * Serves the web application from its sources and reloads it on changes: `npm run dev`. Forwards
 * all other requests to a service at MILLIEME_SERVICE (http://127.0.0.1:8080).
 */
import { join } from 'node:path';
import { createServer } from 'vite';

const server = await createServer({
  configFile: join(import.meta.dirname, '..', 'web', 'vite.config.ts'),
});
await server.listen();
server.printUrls();
