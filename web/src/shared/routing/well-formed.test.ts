import { describe, expect, it } from 'vitest';
import { escapeMalformed } from './well-formed.ts';

describe('an address', () => {
  it.each([
    ['/%E0%A4%A', '/%25E0%25A4%25A'],
    ['/expenses/%', '/expenses/%25'],
    ['/expenses/%FF?q=%C3%A9', '/expenses/%25FF?q=%C3%A9'],
    ['/expenses/%20?q=Zo%C3%A9', '/expenses/%20?q=Zo%C3%A9'],
  ])('%s can be decoded as %s', (address, escaped) => {
    expect(escapeMalformed(address)).toBe(escaped);
    expect(() => decodeURIComponent(escaped)).not.toThrow();
  });
});
