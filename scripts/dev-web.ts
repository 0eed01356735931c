/**
 * Serves the web application from its sources and reloads it as they change: `npm run dev`, beside a
 * service at MILLIEME_SERVICE (http://127.0.0.1:8080), which it passes everything else on to.
 */
import { join } from 'node:path';
import { createServer } from 'vite';

const server = await createServer({
  configFile: join(import.meta.dirname, '..', 'web', 'vite.config.ts'),
});
await server.listen();
server.printUrls();
