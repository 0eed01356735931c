import { describe, expect, it } from 'vitest';
import { findVacuousAssertions } from './vacuous-assertions.ts';

/** Faults of a test with this body, by line within it. */
function faultsOf(...lines: string[]): string[] {
  const text = `it('holds', async () => {\n${lines.join('\n')}\n});`;
  return findVacuousAssertions({ path: 'src/domain/x.test.ts', text }).map((fault) => {
    const [, line, message] = /^src\/domain\/x\.test\.ts:(\d+) (.*)$/.exec(fault) ?? [];
    return `${Number(line) - 1}: ${message}`;
  });
}

const emptyList = (list: string) =>
  `asserts nothing where ${list} is empty: use nonEmpty, or assert its length`;

describe('a loop that asserts', () => {
  it.each([
    ['for (const one of rows()) expect(one.id).toBe(id);', 'rows()'],
    ['for (const key in rows()) expect(key).toBe(id);', 'rows()'],
    ['rows().forEach((one) => expect(one.id).toBe(id));', 'rows()'],
    ['await Promise.all(ids.map(async (id) => expect(await read(id)).toBe(1)));', 'ids'],
    ['for (const one of [...rows()]) expect(one).toBe(id);', '[...rows()]'],
    ['for (const one of list.filter(isOpen)) expect(one).toBe(id);', 'list.filter(isOpen)'],
    ['for (const [key] of Object.entries(body)) expect(key).toBe(id);', 'Object.entries(body)'],
  ])('is refused over a list that may be empty: %s', (loop, list) => {
    expect(faultsOf(loop)).toEqual([`1: ${emptyList(list)}`]);
  });

  it.each([
    'for (const one of [1, 2]) expect(read(one)).toBe(id);',
    "for (const one of ['a', ...rest]) expect(read(one)).toBe(id);",
    'for (const [key, value] of Object.entries({ a: 1 })) expect(read(key)).toBe(value);',
    'for (const one of Array.from({ length: 3 }, day)) expect(read(one)).toBe(id);',
    'for (const one of nonEmpty(rows())) expect(one).toBe(id);',
    'for (const one of rows()) check(one);\nexpect(read()).toBe(id);',
  ])('may have a list that has elements, or assert nothing: %s', (loop) => {
    expect(faultsOf(loop)).toEqual([]);
  });

  it.each([
    'const list = [1, 2];',
    'const list = [1, 2].map(double).toSorted();',
    'const list = rows();\nexpect(list).toHaveLength(count);',
    'const list = rows();\nexpect(list.length).toBe(3);',
    'const list = rows();\nexpect(list.length).toBeGreaterThan(0);',
    'const list = rows();\nexpect(list).not.toEqual([]);',
    'const list = rows();\nexpect(list.map((one) => one.id)).toEqual([id]);',
    'const list = rows();\nexpect(rows()).toContain(id);',
  ])('may have a list of known length: %s', (made) => {
    expect(faultsOf(made, 'for (const one of list) expect(one).toBe(id);')).toEqual([]);
  });

  it.each([
    'const list = rows();\nexpect(list).toHaveLength(0);',
    'const list = rows();\nexpect(list).toEqual([]);',
    'const list = rows();\nexpect(list).not.toHaveLength(3);',
    'const list = rows();\nexpect(list).toEqual(others);',
    'const list = rows();\nlater(() => { expect(list).toHaveLength(1); });',
    'const list = [];\nexpect(read()).toBe(id);',
    'let list = [1];\nexpect(read()).toBe(id);',
  ])('is refused where an assertion says nothing of its length: %s', (made) => {
    const faults = faultsOf(made, 'for (const one of list) expect(one).toBe(id);');
    expect(faults).toEqual([`3: ${emptyList('list')}`]);
  });

  it.each([
    ['let count = 0;', 'count += 1;', 'expect(count).toBeGreaterThan(10);'],
    ['const seen = new Set();', 'seen.add(one);', 'expect(seen.size).toBe(3);'],
    ['const seen = [];', 'seen.push(one);', 'expect(seen).not.toEqual([]);'],
    ['const seen = new Set();', 'seen.add(one);', 'expect([...seen].sort()).toEqual([1, 2]);'],
  ])('may count what it has looked at: %s', (start, counting, assertion) => {
    const loop = `for (const one of rows()) { expect(one).toBe(id); ${counting} }`;
    expect(faultsOf(start, loop, assertion)).toEqual([]);
    expect(faultsOf(start, loop, 'expect(read()).toBe(1);')).toEqual([`2: ${emptyList('rows()')}`]);
  });

  it('may have a list that another module makes of elements', () => {
    const text = [
      "import { LANGUAGES } from '#domain/kernel/language.ts';",
      "it('holds', () => {",
      'for (const one of LANGUAGES) expect(read(one)).toBe(id);',
      '});',
    ].join('\n');
    expect(findVacuousAssertions({ path: 'src/x.test.ts', text })).toEqual([]);
  });
});

describe('an assertion', () => {
  it.each([
    ['expect(must(answer, 200)).toBeDefined();', '.toBeDefined'],
    ['expect(await find(id)).toBeTruthy();', '.toBeTruthy'],
    ['expect(found?.id).not.toBeUndefined();', '.not.toBeUndefined'],
    ['await expect.poll(found).not.toBeNull();', '.not.toBeNull'],
  ])('is refused where it holds for almost any value: %s', (assertion, matcher) => {
    expect(faultsOf(assertion)).toEqual([
      `1: says too little with ${matcher}: say what the value is`,
    ]);
  });

  it.each([
    ['expect(answer.body).toEqual(answer.body);', 'answer.body'],
    ['expect(true).toBe(true);', 'true'],
    [
      'const made = { db: undefined };\nexpect(Object.keys(made)).toEqual(["db"]);',
      'Object.keys(made)',
    ],
    ['expect(rows().length).toBeGreaterThanOrEqual(0);', 'rows().length'],
    ['expect(rows().length).toBeGreaterThan(-1);', 'rows().length'],
    ['expect(answer.body).toMatchObject({});', 'answer.body'],
    ["expect(answer.text).toContain('');", 'answer.text'],
  ])('is refused where it cannot fail: %s', (assertion, value) => {
    const line = assertion.split('\n').length;
    expect(faultsOf(assertion)).toEqual([`${line}: cannot fail: ${value} is always as expected`]);
  });

  it('is refused where it compares with nothing', () => {
    expect(faultsOf('expect(read()).not;')).toEqual(['1: compares with nothing']);
  });

  it.each([
    'expect(found).toBeUndefined();',
    'expect(found).toBeNull();',
    'expect(digest(text)).toBe(digest(text));',
    'const seen = [];\nwatch((one) => seen.push(one));\nexpect(seen).toEqual([1]);',
    'let count = 0;\nwatch(() => (count += 1));\nexpect(count).toBe(2);',
    'expect(rows().length).toBeGreaterThan(0);',
    'expect(new Set([1, 1]).size).toBe(1);',
  ])('may be one that can fail: %s', (assertion) => {
    expect(faultsOf(assertion)).toEqual([]);
  });
});

describe('a test', () => {
  it.each(['', 'must(1);', 'await guard.check(url);', 'const check = () => read();\ncheck();'])(
    'is refused without assertion: %s',
    (body) => {
      expect(faultsOf(body)).toEqual(['0: asserts nothing']);
    },
  );

  it.each([
    'expect(read()).toBe(1);',
    'const check = () => expect(read()).toBe(1);\ncheck();',
    'await expect.poll(read).toBe(1);',
    'await books.expectAgreement();',
  ])('may assert by what it calls: %s', (body) => {
    expect(faultsOf(body)).toEqual([]);
  });

  it.each([
    "it.each([1])('%i', (n) => {",
    "test.skipIf(x)('a', () => {",
    "it('a', { timeout: 1 }, () => {",
  ])('is refused in every form: %s', (opening) => {
    const text = `${opening} read(); });`;
    expect(findVacuousAssertions({ path: 'x.test.ts', text })).toEqual([
      'x.test.ts:1 asserts nothing',
    ]);
  });

  it('is not what another object calls test', () => {
    const text = "test.database.read('a', () => run());";
    expect(findVacuousAssertions({ path: 'x.test.ts', text })).toEqual([]);
  });
});
