import { assert, jsonValue, property } from 'fast-check';
import { expect, it } from 'vitest';
import { canonicalJson } from './canonical-json.ts';

it('is the same whatever the order of names, at any depth', () => {
  const one = { b: [{ y: 1, x: null }], a: { d: 'é', c: true } };
  const other = { a: { c: true, d: 'é' }, b: [{ x: null, y: 1 }] };
  expect(canonicalJson(one)).toBe(canonicalJson(other));
  expect(canonicalJson(one)).toBe('{"a":{"c":true,"d":"é"},"b":[{"x":null,"y":1}]}');
});

it('tells apart what is not the same', () => {
  assert(
    property(jsonValue(), jsonValue(), (one, other) => {
      const [first, second] = [one, other].map((value) =>
        JSON.stringify(JSON.parse(canonicalJson(value))),
      );
      expect(canonicalJson(one) === canonicalJson(other)).toBe(first === second);
      expect(JSON.parse(canonicalJson(one))).toEqual(JSON.parse(JSON.stringify(one)));
    }),
  );
});
