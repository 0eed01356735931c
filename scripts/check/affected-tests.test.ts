import { describe, expect, it } from 'vitest';
import { findAffectedTests, affectsEverything } from './affected-tests.ts';

const files = Object.entries({
  'db/migrations/0001_first.sql': '',
  'src/app/features.ts': `import { units } from '#features/register/units/index.ts';
    import { users } from '#features/people/users/index.ts';
    import { migrate } from '#platform/db/migrate.ts';`,
  'src/domain/register/quota.ts': '',
  'src/domain/register/quota.test.ts': `import { quota } from './quota.ts';`,
  'src/domain/register/unit.ts': `import type { Quota } from './quota.ts';`,
  'src/domain/register/unit.test.ts': `import { unit } from './unit.ts';`,
  'src/features/people/users/index.ts': '',
  'src/features/people/users/users.integration.test.ts': `import '#test/helpers/app.ts';`,
  'src/features/register/units/index.ts': `import { quota } from '#domain/register/quota.ts';`,
  'src/features/register/units/routes.ts': '',
  'src/features/register/units/units.integration.test.ts': `import '#test/helpers/app.ts';`,
  'src/features/register/units/units.pdf.test.ts': `import { words } from '#platform/words.ts';`,
  'src/locales/register/fr.json': '',
  'src/platform/words.ts': `new URL('../locales/', import.meta.url);`,
  'src/platform/db/migrate.ts': `new URL('../../../db/migrations/', import.meta.url);`,
  'test/browser/helpers/web.ts': `import { app } from '#test/helpers/app.ts';`,
  'test/browser/units.test.ts': `import { startWeb } from './helpers/web.ts';`,
  'test/contract/every-route.test.ts': `import '#test/helpers/app.ts';`,
  'test/contract/methods.test.ts': `import '#test/helpers/app.ts';`,
  'test/e2e/year.test.ts': `import '#test/helpers/app.ts';`,
  'test/helpers/app.ts': `import { features } from '#app/features.ts';`,
  'test/component/page.ts': `import { App } from '../../web/src/app/App.tsx';`,
  'web/src/app/App.tsx': `import { areas } from './areas.ts';`,
  'web/src/app/every-page.component.test.ts': `import '#test/component/page.ts';`,
  'web/src/app/palette.component.test.ts': `import '#test/component/page.ts';`,
  'web/src/features/people/people.component.test.ts': `import '#test/component/page.ts';`,
  'web/src/features/units/units.component.test.ts': `import '#test/component/page.ts';`,
  'web/src/app/areas.ts': `import { unitsArea } from '../features/units/area.ts';
    import { menu } from '../shared/menu.ts';`,
  'web/src/features/units/area.ts': `import { menu } from '../../shared/menu.ts';
    const page = () => import('./UnitsPage.tsx');`,
  'web/src/features/units/UnitsPage.tsx': `import { quota } from '#domain/register/quota.ts';`,
  'web/src/shared/menu.ts': '',
}).map(([path, text]) => ({ path, text }));

const testsFor = (...changed: readonly string[]): readonly string[] =>
  findAffectedTests(files, changed).tests;

describe('the tests that a change can affect', () => {
  it('import it, by whatever way, unless a type is all that they import', () => {
    const tests = testsFor('src/domain/register/quota.ts');
    expect(tests).toContain('src/domain/register/quota.test.ts');
    expect(tests).not.toContain('src/domain/register/unit.test.ts');
  });

  it('are through the service those of its folder and of what imports it, and those that call every route', () => {
    expect(testsFor('src/features/register/units/index.ts')).toEqual([
      'src/features/register/units/units.integration.test.ts',
      'test/contract/every-route.test.ts',
    ]);
    expect(testsFor('src/domain/register/quota.ts')).toContain(
      'src/features/register/units/units.integration.test.ts',
    );
  });

  it('are those of all that routes declare where a route has changed', () => {
    const tests = testsFor('src/features/register/units/routes.ts');
    expect(tests).toContain('test/contract/methods.test.ts');
    expect(tests).not.toContain('test/e2e/year.test.ts');
  });

  it('are all through the service for what composes it, a helper of theirs, and a migration', () => {
    const service = [
      'src/features/people/users/users.integration.test.ts',
      'src/features/register/units/units.integration.test.ts',
      'test/contract/every-route.test.ts',
      'test/contract/methods.test.ts',
      'test/e2e/year.test.ts',
    ];
    for (const path of ['src/app/features.ts', 'test/helpers/app.ts', 'db/migrations/0002_x.sql'])
      expect(testsFor(path), path).toEqual(service);
  });

  it('are for words those that read them, and through the service those of their area', () => {
    expect(testsFor('src/locales/register/fr.json')).toEqual([
      'src/features/register/units/units.integration.test.ts',
      'src/features/register/units/units.pdf.test.ts',
      'test/contract/every-route.test.ts',
    ]);
  });

  it('open the pages of the area, and every page', () => {
    const pages = [
      'web/src/app/every-page.component.test.ts',
      'web/src/features/units/units.component.test.ts',
    ];
    expect(testsFor('web/src/features/units/UnitsPage.tsx')).toEqual(pages);
    expect(testsFor('src/locales/web-units/fr.json')).toEqual(expect.arrayContaining(pages));
    expect(testsFor('src/locales/web-units/fr.json')).not.toContain(
      'web/src/app/palette.component.test.ts',
    );
  });

  it('open all pages for what they share', () => {
    const pages = [
      'web/src/app/every-page.component.test.ts',
      'web/src/app/palette.component.test.ts',
      'web/src/features/people/people.component.test.ts',
      'web/src/features/units/units.component.test.ts',
    ];
    for (const path of ['web/src/app/App.tsx', 'src/locales/web/fr.json'])
      expect(testsFor(path), path).toEqual(expect.arrayContaining(pages));
  });

  it('are in the browser those that import a helper that has changed', () => {
    expect(findAffectedTests(files, ['test/helpers/app.ts']).browserTests).toEqual([
      'test/browser/units.test.ts',
    ]);
    expect(findAffectedTests(files, ['src/app/features.ts']).browserTests).toEqual([]);
  });

  it('are all for the packages and for how tests are run', () => {
    expect(affectsEverything(['package-lock.json'])).toBe(true);
    expect(affectsEverything(['src/app/features.ts', 'vitest.config.ts'])).toBe(true);
    expect(affectsEverything(['src/app/features.ts'])).toBe(false);
  });
});

describe('the files of the web application that a change reaches', () => {
  const reached = (path: string): readonly string[] => findAffectedTests(files, [path]).webFiles;

  it('import it, however they do', () => {
    expect(reached('src/domain/register/quota.ts')).toEqual([
      'web/src/features/units/area.ts',
      'web/src/features/units/UnitsPage.tsx',
    ]);
  });

  it('are not the list of all areas for a change in one', () => {
    expect(reached('web/src/features/units/UnitsPage.tsx')).not.toContain('web/src/app/areas.ts');
    expect(reached('web/src/shared/menu.ts')).toContain('web/src/app/areas.ts');
  });
});
