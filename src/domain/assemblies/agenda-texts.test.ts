import { expect, it } from 'vitest';
import { findItemTitle } from './agenda-texts.ts';

it.each([
  [{ title: 'Budget des dépenses courantes', text_key: 'budget' }, 'enum.AgendaText.budget'],
  [{ title: 'Peindre la façade', text_key: null }, 'Peindre la façade'],
] as const)('the title of an item follows the reader unless a person wrote it', (item, title) => {
  expect(findItemTitle(item, (id) => id)).toBe(title);
});
