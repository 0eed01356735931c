import { expect, it } from 'vitest';
import { assert } from '#domain/kernel/assert.ts';
import { findTitlePositions, showTitles } from './answer-titles.ts';
import { createResolver } from './resolve-schema.ts';

const titled = { $id: 'Titled', properties: { title: {}, text_key: {}, note: {} } };
const schema = {
  items: { properties: { one: { $ref: 'Titled#' }, title: {}, rows: { items: titled } } },
};
const places = findTitlePositions(schema, createResolver([titled]));

it('shows titles with a key wherever the schema has them, and leaves the rest', () => {
  const row = { title: 'As written', text_key: 'budget', note: 'n' };
  const own = { title: 'Own', text_key: null };
  const body = [
    { title: 'Beside', text_key: 'budget', one: row, rows: [row, own, { title: 'Old' }] },
    {},
  ];
  assert(places !== undefined, 'The schema has titles with a key');
  const shown = { ...row, title: 'shown budget' };
  expect(showTitles(body, places, ({ text_key }) => `shown ${text_key}`)).toEqual([
    { title: 'Beside', text_key: 'budget', one: shown, rows: [shown, own, { title: 'Old' }] },
    {},
  ]);
  expect(row.title).toBe('As written');
});

it('finds none where titles have no key', () => {
  const other = { properties: { title: {}, rows: { items: { properties: { text_key: {} } } } } };
  expect(findTitlePositions(other, createResolver([]))).toBeUndefined();
});
