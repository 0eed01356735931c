import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Where `npm run dev` finds the service. */
const service = process.env['MILLIEME_SERVICE'] ?? 'http://127.0.0.1:8080';
const servedByTheService = ['/api', '/docs', '/openapi.json', '/problems', '/health', '/files'];

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  publicDir: false,
  build: {
    target: 'es2023',
    // One sheet: the order of several would depend on which page came first.
    cssCodeSplit: false,
    // A font or picture inside a script or sheet would need a wider policy.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    chunkSizeWarningLimit: 1000,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: {
        index: join(import.meta.dirname, 'index.html'),
        'service-worker': join(import.meta.dirname, 'src/service-worker/service-worker.ts'),
      },
      output: {
        // A browser asks for it by its name, for as long as it takes push messages.
        entryFileNames: ({ name }) =>
          name === 'service-worker' ? 'service-worker.js' : 'assets/[name]-[hash].js',
      },
    },
  },
  server: {
    proxy: Object.fromEntries(servedByTheService.map((path) => [path, { target: service }])),
  },
});
