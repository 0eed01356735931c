import { describe, expect, it } from 'vitest';
import { trimEndOf } from './trim-end.ts';

describe('trimEndOf', () => {
  it.each([
    ['roof. ', '. ', 'roof'],
    ['roof', '. ', 'roof'],
    [' . roof', '. ', ' . roof'],
    ['...', '.', ''],
    ['', '.', ''],
    ['a\r\n\n', '\r\n', 'a'],
  ])('%j without %j at the end is %j', (text, characters, trimmed) => {
    expect(trimEndOf(text, characters)).toBe(trimmed);
  });

  it('passes over many of the characters in the middle once', () => {
    const text = `${'\n'.repeat(1_000_000)}x`;
    expect(trimEndOf(text, '\n')).toBe(text);
  });
});
