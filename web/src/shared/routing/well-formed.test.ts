import { describe, expect, it } from 'vitest';
import { dropMalformed } from './well-formed.ts';

describe('an address', () => {
  it.each([
    ['/%E0%A4%A', '/E0A4A'],
    ['/expenses/%', '/expenses/'],
    ['/expenses/%FF?q=%C3%A9', '/expenses/FF?q=%C3%A9'],
    ['/expenses/%20?q=Zo%C3%A9', '/expenses/%20?q=Zo%C3%A9'],
  ])('%s becomes %s, which can be decoded', (address, decodable) => {
    expect(dropMalformed(address)).toBe(decodable);
    expect(() => decodeURIComponent(decodable)).not.toThrow();
  });
});
