import { describe, expect, it } from 'vitest';
import { FairLine } from './fair-line.ts';

function lineOf(...items: readonly (readonly [string, string])[]): FairLine<string> {
  const line = new FairLine<string>();
  for (const [party, item] of items) line.add(party, item);
  return line;
}

function takeAll(line: FairLine<string>): string[] {
  const taken: string[] = [];
  while (line.size > 0) taken.push(line.take() ?? 'nothing');
  return taken;
}

describe('FairLine', () => {
  it('lets the parties take turns, each in its own order', () => {
    const line = lineOf(
      ['a', 'a1'],
      ['a', 'a2'],
      ['a', 'a3'],
      ['b', 'b1'],
      ['c', 'c1'],
      ['b', 'b2'],
    );
    expect(takeAll(line)).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3']);
  });

  it('lets a party that arrives last wait for one item of each other', () => {
    const line = lineOf(['a', 'a1'], ['a', 'a2'], ['a', 'a3']);
    expect(line.take()).toBe('a1');
    line.add('b', 'b1');
    expect(takeAll(line)).toEqual(['a2', 'b1', 'a3']);
  });

  it('passes over a party that may not go, which keeps its turn', () => {
    const line = lineOf(['a', 'a1'], ['b', 'b1'], ['b', 'b2']);
    expect(line.take((item) => !item.startsWith('a'))).toBe('b1');
    expect(line.take()).toBe('a1');
    expect(line.take(() => false)).toBeUndefined();
    expect(line.count('a')).toBe(0);
    expect(line.count('b')).toBe(1);
  });

  it('is empty once drained', () => {
    const line = lineOf(['a', 'a1'], ['b', 'b1']);
    expect(line.drain()).toEqual(['a1', 'b1']);
    expect(line.size).toBe(0);
    expect(line.take()).toBeUndefined();
  });
});
