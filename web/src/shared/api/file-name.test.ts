import { expect, it } from 'vitest';
import { createClient } from './client.ts';

it.each([
  ['attachment; filename="balance.csv"', 'balance.csv'],
  ['attachment; filename=export-2026.zip', 'export-2026.zip'],
  [`attachment; filename="Zoe.zip"; filename*=UTF-8''Zo%C3%A9%20Claes.zip`, 'Zoé Claes.zip'],
  ['attachment', ''],
])('takes the name of a file from %s', async (disposition, name) => {
  const client = createClient({
    baseUrl: '/api/v1',
    token: () => undefined,
    fetch: async () => new Response('', { headers: { 'content-disposition': disposition } }),
  });
  const file = await client.file('getBalanceSheet', { query: {}, format: 'csv' });
  expect(file.name).toBe(name);
});
