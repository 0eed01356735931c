import { describe, expect, it } from 'vitest';
import { applyEdit, listMutants } from './mutants.ts';
import { orderBySeed } from './order-by-seed.ts';

const changesOf = (text: string) =>
  listMutants({ path: 'src/domain/x.ts', text }).map(({ change }) => change);

describe('a mutant', () => {
  it.each([
    ['a comparison', 'const a = b < c;', ['< → <=']],
    ['an equality', 'const a = b === c;', ['=== → !==']],
    ['a sum', 'const a = b + c;', ['+ → -']],
    ['a condition of two', 'const a = b && c;', ['&& → ||']],
    ['a number', 'const a = 7;', ['7 → 8', '7 → 6']],
    ['a big integer', 'const a = 7n;', ['7n → 8n']],
    ['a boolean', 'const a = true;', ['true → false']],
    ['a text', "const a = 'b';", ["const a = 'b + ~"]],
    ['a text with values', 'const a = `b${c}`;', ['const a = `b + ~']],
    ['an early return', 'if (a) return;', ['if (a) return; → ;', 'a → true']],
    ['an alternative', 'if (a) b(); else c();', ['a → true']],
    ['a negation', 'const a = !b;', ['!b → b']],
    ['a choice', 'const a = b ? c : d;', ['c : d → d : c']],
    ['two arguments', 'a(b, c);', ['b, c → c, b']],
    ['a list', 'const a = [b, c];', ['b, → nothing', ', c → nothing']],
  ])('changes %s', (_what, text, changes) => {
    expect(
      changesOf(`function f() { ${text} }`).map((one) => one.replace('function f() { ', '')),
    ).toEqual(changes);
  });

  it.each([
    ['types', "type A = 'b' | 1;\nfunction f(a: [B, C]): 'd' {}"],
    ['imports', "import { a } from 'b';"],
    ['names of properties', "const a = { 'b': c };"],
    ['messages of failures', "unreachable('b');\nthrow new Error('c');"],
    ['descriptions of the interface', "const a = { description: 'b', summary: `c` };"],
    ['ids of texts', "const a = { b: 'web-books.c' };\nt(`d.${e}`);"],
    ['names of styles', "const a = styles['b'];"],
    ['SQL', 'const a = sql`select ${b}`;'],
  ])('leaves %s alone', (_what, text) => {
    expect(changesOf(text)).toEqual([]);
  });

  it('keeps the rest of the file, and names the line', () => {
    const text = 'const a = b;\nconst c = 7;\n';
    const [first] = listMutants({ path: 'src/x.ts', text });
    expect(first).toMatchObject({ path: 'src/x.ts', line: 2, change: '7 → 8', isOfModule: true });
    expect(first && applyEdit(text, first.edit)).toBe('const a = b;\nconst c = 8;\n');
  });
});

describe('the order of mutants', () => {
  const text = Array.from({ length: 20 }, (_, index) => `const a${index} = ${index};`).join('\n');
  const all = listMutants({ path: 'src/x.ts', text });

  it('depends only on the seed', () => {
    expect(orderBySeed(all, 36)).toEqual(orderBySeed(all.toReversed(), 36));
    expect(orderBySeed(all, 36)).not.toEqual(orderBySeed(all, 37));
  });

  it('stays the same when some are left out', () => {
    const some = all.filter((_, index) => index % 3 > 0);
    expect(orderBySeed(all, 36).filter((one) => some.includes(one))).toEqual(orderBySeed(some, 36));
  });
});
