import { expect, it } from 'vitest';
import { chooseFormat, REPORT_FORMATS } from './formats.ts';

it.each([
  [undefined, 'json'],
  ['*/*', 'json'],
  ['application/json', 'json'],
  ['text/csv', 'csv'],
  ['text/*', 'csv'],
  ['application/pdf;q=0.5, text/csv;q=0.9', 'csv'],
  [REPORT_FORMATS.xlsx.media_type, 'xlsx'],
  ['text/html, application/pdf;q=0.8', 'pdf'],
  ['text/html', undefined],
  ['application/json;q=0', undefined],
])('answers Accept %j with %j', (accept, format) => {
  expect(chooseFormat(accept)).toBe(format);
});
