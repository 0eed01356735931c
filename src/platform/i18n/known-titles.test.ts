import { describe, expect, it } from 'vitest';
import { AGENDA_TEXTS } from '#domain/assemblies/agenda-texts.ts';
import { MEETING_TYPES } from '#domain/assemblies/meeting-state.ts';
import { FUNDS } from '#domain/funds/funds.ts';
import { LANGUAGES } from '#domain/kernel/language.ts';
import {
  createTitleReader,
  recognizeCallTitle,
  recognizeItemTitle,
  recognizeMeetingTitle,
  titleIn,
} from './known-titles.ts';

const CALL_KEYS = ['Quarter 2026 Q2', 'Provisions', ...FUNDS].flatMap((key) => [
  key,
  `${key} 1/4`,
  ...(key.includes(' ') ? [] : [`${key} 2026`, `${key} 2026 12/12`]),
]);

describe.each(LANGUAGES)('titles that the service knows, in %s', (language) => {
  it.each([
    [AGENDA_TEXTS, recognizeItemTitle],
    [MEETING_TYPES, recognizeMeetingTitle],
    [CALL_KEYS, recognizeCallTitle],
  ])('are recognized as what they are: %j', (keys, recognize) => {
    const said = keys.map((text_key) => titleIn(language, { title: '', text_key }));
    expect(said.map(recognize)).toEqual(keys);
  });
});

it.each([
  'Toiture',
  'Provision T2',
  'Provisions 2026, ascenseur',
  'Fonds de réserve (1/4) bis',
  '',
])('a person’s own title is none: %j', (title) => {
  expect(recognizeCallTitle(title)).toBe(null);
  expect(recognizeItemTitle(title)).toBe(null);
  expect(recognizeMeetingTitle(title)).toBe(null);
});

it.each([
  [undefined, 'Opvraging K2 2026'],
  ['nl-BE', 'Opvraging K2 2026'],
  ['fr', 'Appel de fonds T2 2026'],
  ['de', 'Mittelabruf Q2 2026'],
  ['it', 'Call for funds Q2 2026'],
])('a reader who accepts %j sees %s', (accepted, title) => {
  const titled = { title: 'Opvraging K2 2026', text_key: 'Quarter 2026 Q2' };
  expect(createTitleReader(accepted)(titled)).toBe(title);
});
