import { describe, expect, it } from 'vitest';
import { findDoorFaults, findFaults } from './faults.ts';
import type { SourceFile } from './imports.ts';

/** A tree without faults. */
const sound: readonly SourceFile[] = [
  {
    path: 'src/features/register/units/index.ts',
    text: "export { unitRoutes } from './routes.ts';",
  },
  { path: 'src/features/register/units/routes.ts', text: 'export const unitRoutes = [];' },
  {
    path: 'src/relations/units.ts',
    text: "import { relation } from '#platform/db/rows.ts';\nexport const units = relation('units', ['id']);",
  },
  {
    path: 'src/features/money/payments/repository.ts',
    text: [
      "import { units } from '#relations/units.ts';",
      "import { sql } from '#platform/db/sql.ts';",
      '/** Not from app.units. */',
      'export const found = (db) => sql`select from app.payments join ${units(db)} as unit on true`;',
    ].join('\n'),
  },
  { path: 'src/features/money/payments/index.ts', text: 'export const payments = {};' },
];

function faultsWith(path: string, text: string): string[] {
  return findFaults([...sound, { path, text }], { leastFiles: 1 });
}

describe('the boundaries', () => {
  it('find nothing in a sound tree', () => {
    expect(findFaults(sound, { leastFiles: sound.length })).toEqual([]);
  });

  it('refuse a check that saw fewer files than there are', () => {
    expect(findFaults(sound, { leastFiles: 6 })).toEqual(['only 5 files were read']);
  });

  it.each([
    ['in a statement', "import { sql } from '#platform/db/sql.ts';\nsql`select from app.units`;"],
    ['in a call', "findRow(ctx.db, 'units', id);"],
    ['as a relation', "relation('units', ['id']);"],
  ])('refuse the table of another feature %s', (_where, text) => {
    expect(faultsWith('src/features/money/payments/other-repository.ts', text)).toEqual([
      'src/features/money/payments/other-repository.ts names app.units, which belongs to src/features/register/units',
    ]);
  });

  it('refuse the table of another feature in a file of relations', () => {
    const text = "relation('units', ['id']);";
    expect(faultsWith('src/relations/unit-quotas.ts', text)).toEqual([
      'src/relations/unit-quotas.ts names app.units, which belongs to src/features/register/units',
    ]);
  });

  it('refuse a change of rows by a simple case', () => {
    const path = 'src/features/money/payments/other-repository.ts';
    const text = (value: string) =>
      `import { sql } from '#platform/db/sql.ts';\nsql\`update app.payments set status = ${value} end\`;`;
    expect(faultsWith(path, text("case when status = 'A' then 'B'"))).toEqual([]);
    expect(faultsWith(path, text("case status when 'A' then 'B'"))).toEqual([
      `${path} changes rows by case … when: write case when … =, which a distributed database keeps`,
    ]);
  });

  it('refuse SQL outside a repository', () => {
    const text = "import { sql } from '#platform/db/sql.ts';\nsql`select from app.payments`;";
    expect(faultsWith('src/features/money/payments/commands.ts', text)).toEqual([
      'src/features/money/payments/commands.ts holds SQL, which belongs in repository.ts, queries.ts, …-repository.ts or repository/',
    ]);
    expect(faultsWith('src/features/money/payments/queries.ts', text)).toEqual([]);
    expect(faultsWith('src/features/money/payments/repository/all.ts', text)).toEqual([]);
  });

  it.each([
    ['past its index.ts', '#features/register/units/routes.ts'],
    ['by a relative path', '../../register/units/routes.ts'],
  ])('refuse an import of another area %s', (_how, specifier) => {
    expect(
      faultsWith('src/features/money/payments/routes.ts', `import { x } from '${specifier}';`),
    ).toEqual([
      `src/features/money/payments/routes.ts imports ${specifier}: a feature is imported through its index.ts, its tables through src/relations`,
    ]);
  });

  it.each(['now()', 'gen_random_uuid()', "nextval('app.numbers')"])(
    'refuse %s in what a statement returns',
    (made) => {
      const path = 'src/features/money/payments/other-repository.ts';
      const text = "import { sql } from '#platform/db/sql.ts';\n";
      const statement = `${text}sql\`insert into app.payments values (${made}) returning id`;
      expect(faultsWith(path, `${statement}\`;`)).toEqual([]);
      expect(faultsWith(path, `${statement}, ${made}\`;`)).toEqual([
        `${path} returns what a function makes anew, which a distributed database refuses`,
      ]);
    },
  );

  it('refuse the private tables of the queue', () => {
    const path = 'src/platform/jobs/presence.ts';
    expect(faultsWith(path, 'const a = `select from graphile_worker.jobs`;')).toEqual([]);
    expect(faultsWith(path, 'const a = `select from graphile_worker._private_jobs`;')).toEqual([
      `${path} names a private table of the queue: use its view graphile_worker.jobs and its functions`,
    ]);
  });

  it('hold what all features share to the same rule', () => {
    const shared = {
      path: 'src/features/shared/index.ts',
      text: "export { a } from './audit.ts';",
    };
    const path = 'src/features/money/payments/routes.ts';
    const text = "import { a } from '#features/shared/audit.ts';";
    const faults = findFaults([...sound, shared, { path, text }], { leastFiles: 1 });
    expect(faults).toEqual([expect.stringContaining('a feature is imported through its index.ts')]);
  });

  it.each(['src/app/x.ts', 'test/x.ts', 'bench/x.test.ts'])(
    'let %s enter the database folder by its door only',
    (path) => {
      const importing = (specifier: string) =>
        findDoorFaults([{ path, text: `import { x } from '${specifier}';` }]);
      expect(importing('#database/index.ts')).toEqual([]);
      expect(importing('#database/backup/keys.ts')).toEqual([
        `${path} imports #database/backup/keys.ts: only src/database/index.ts may be imported`,
      ]);
    },
  );

  it('let the database folder import its own files', () => {
    const text = "import { x } from '#database/backup/keys.ts';";
    expect(findDoorFaults([{ path: 'src/database/drill/drill.ts', text }])).toEqual([]);
  });

  it.each([
    ['src/domain/x.ts', '#platform/clock.ts', 'domain may not import platform'],
    ['src/platform/x.ts', '#features/money/payments/index.ts', 'platform may not import features'],
    [
      'src/relations/units.ts',
      '#features/register/units/index.ts',
      'relations may not import features',
    ],
    ['src/platform/x.ts', '#relations/units.ts', 'platform may not import relations'],
    ['src/features/money/payments/x.ts', '#app/app.ts', 'features may not import app'],
    ['src/contract/x.ts', './y', 'an import ends in .ts'],
    ['src/domain/x.ts', '../../test/x.ts', 'src imports nothing outside src'],
    ['src/domain/x.ts', 'pg', 'only src/platform/, src/database/ may use it'],
    ['src/features/money/payments/x.ts', '#database/index.ts', 'features may not import database'],
    ['src/database/x.ts', '#features/money/payments/index.ts', 'database may not import features'],
  ])('refuse in %s an import of %s', (path, specifier, fault) => {
    expect(faultsWith(path, `import { x } from '${specifier}';`)).toContain(
      `${path} imports ${specifier}: ${fault}`,
    );
  });
});
