import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { nameChunk } from './chunks.ts';
import { compileMessages } from './compiled-messages.ts';
import { importDirectly } from './direct-imports.ts';
import { preloadPart } from './preload-part.ts';

/** Address of the service for `npm run dev`. */
const service = process.env['MILLIEME_SERVICE'] ?? 'http://127.0.0.1:8080';
const servedByTheService = [
  '/api',
  '/docs',
  '/openapi.json',
  '/problems',
  '/health',
  '/files',
  '/demo',
];

export default defineConfig({
  root: import.meta.dirname,
  plugins: [importDirectly(), compileMessages(), react(), preloadPart('start')],
  // Icons of the manifest. They are cached for good, so that other pictures need other names.
  publicDir: 'public',
  build: {
    target: 'es2023',
    // A single style sheet, since the order of several would depend on which page loads first.
    cssCodeSplit: false,
    // Inlined fonts or images would require a more permissive content security policy.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    chunkSizeWarningLimit: 1000,
    // The list of what each page needs would weigh more in the first page than what it saves later.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, files, { hostType }) => (hostType === 'js' ? [] : files),
    },
    rolldownOptions: {
      input: {
        index: join(import.meta.dirname, 'index.html'),
        'service-worker': join(import.meta.dirname, 'src/service-worker/service-worker.ts'),
      },
      output: {
        // Parts take what they need in their own order, see `chunks.ts`.
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [{ debugName: 'parts', name: nameChunk }],
        },
        // The name must not change, since browsers request it as long as push messages are on.
        entryFileNames: ({ name }) =>
          name === 'service-worker' ? 'service-worker.js' : 'assets/[name]-[hash].js',
      },
    },
  },
  server: {
    proxy: Object.fromEntries(servedByTheService.map((path) => [path, { target: service }])),
  },
});
