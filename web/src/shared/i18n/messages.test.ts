import { expect, it } from 'vitest';
import { loadMessages, loadMessageFolder } from './messages.ts';

it('the words of pages come when the pages do, in the language chosen before and in the one chosen since', async () => {
  const french = await loadMessages('fr');
  await loadMessageFolder('shared');
  expect(french['enum.ExpenseStatus.Draft']).toBe('Brouillon');
  expect(french['web-calls.add_part']).toBeUndefined();
  const dutch = loadMessages('nl');
  await loadMessageFolder('web-portal');
  const english = await loadMessages('en');
  for (const words of [french, await dutch, await loadMessages('de')]) {
    expect(words['web-portal.leads']).toMatch(/\S/);
    expect(words['web-portal.leads']).not.toBe(english['web-portal.leads']);
  }
  expect(french['web-calls.amount']).toBeUndefined();
});

it('there are no pages of other words', async () => {
  await expect(loadMessageFolder('web-nothing')).rejects.toThrow('no words');
});
