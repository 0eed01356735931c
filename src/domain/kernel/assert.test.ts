import { describe, expect, it } from 'vitest';
import { assert, unreachable } from './assert.ts';

describe('assert', () => {
  it('lets a condition that holds pass', () => {
    expect(() => assert(true, 'never')).not.toThrow();
  });

  it('throws its message otherwise', () => {
    expect(() => assert(0, 'zero is not a weight')).toThrow('zero is not a weight');
  });
});

describe('unreachable', () => {
  it('names the value that should not exist', () => {
    expect(() => unreachable('Unknown' as never)).toThrow('Unexpected value: Unknown');
  });
});
