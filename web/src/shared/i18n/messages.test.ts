import { expect, it } from 'vitest';
import { loadMessages, loadWordsOfPages } from './messages.ts';

it('the words of pages come when the pages do, in the language chosen before and in the one chosen since', async () => {
  const french = await loadMessages('fr');
  expect(french['enum.ExpenseStatus.Draft']).toBe('Brouillon');
  expect(french['web-calls.add_part']).toBeUndefined();
  const dutch = loadMessages('nl');
  await loadWordsOfPages('web-portal');
  expect(french['web-portal.leads']).toBeDefined();
  expect((await dutch)['web-portal.leads']).toBeDefined();
  expect((await loadMessages('de'))['web-portal.leads']).toBeDefined();
  expect(french['web-calls.amount']).toBeUndefined();
});

it('there are no pages of other words', async () => {
  await expect(loadWordsOfPages('web-nothing')).rejects.toThrow('no words');
});
