import { expect, it } from 'vitest';
import { nonEmpty } from '#test/helpers/non-empty.ts';
import { loadMigrations } from './migrate.ts';
import { splitStatements } from './split-statements.ts';

it('splits a script at the semicolons between statements, and leaves out empty ones', () => {
  expect(splitStatements('select 1;\n;\nselect 2 - 1 / 1\n')).toEqual([
    'select 1',
    'select 2 - 1 / 1',
  ]);
  expect(splitStatements(' -- nothing; at all\n/* nor; here */')).toEqual([]);
});

it('does not split texts, names, bodies of functions and comments', () => {
  const whole = [
    `insert into a values ('x;''y;', "b;c")`,
    '-- why; and how\ncreate table a (b int /* ; */)',
    'do $$ begin perform 1; end $$',
    'create function f() returns text language sql as $body$ select $$;$$; $body$',
  ];
  expect(splitStatements(`${whole.join(';\n')};`)).toEqual(whole);
});

it('leaves out nothing of a migration but semicolons', async () => {
  for (const { text } of nonEmpty(await loadMigrations())) {
    const statements = splitStatements(text);
    expect(statements.length).toBeGreaterThan(0);
    const strip = (script: string) => script.replaceAll(/--.*|[;\s]/g, '');
    expect(strip(statements.join(';'))).toBe(strip(text));
  }
});
