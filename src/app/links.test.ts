import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { namedSchemas } from '#contract/index.ts';
import { createValidatorCompiler } from '#platform/http/validation.ts';
import { nonEmpty } from '#test/helpers/non-empty.ts';
import { findPageAddresses } from '#test/helpers/page-addresses.ts';
import { readAppWith } from '#test/helpers/read-app.ts';

/** A link to a list, with the filters whose values are literals. */
interface Link {
  readonly file: string;
  readonly path: string;
  readonly names: readonly string[];
  readonly filters: Readonly<Record<string, string>>;
}

interface Property {
  readonly type?: string;
}

/** Query parameters that only the page uses, not the API. */
const OF_PAGES = ['view', 'step', 'on', 'act'];

/** Pages other than lists that take parameters from a link. */
const FORMS_AND_RECORDS = [
  '/audits/$id/vouchers',
  '/bank-accounts/$id/reconciliation',
  '/bank-accounts/new',
  '/budgets',
  '/distribution-keys/new',
  '/documents/new',
  '/expenses/new',
  '/gdpr/requests/new',
  '/payments/new',
  '/service/audit',
  '/sign-in',
  '/statements',
  '/statements/$id',
  '/units/new',
  '/users/new',
];

const WRITTEN = /['"`](\/[a-z-]+(?:\/[a-z-]+)*)\?([^'"`\s]+)['"`]/g;
const IN_MARKUP = /\bto="(\/[^"]+)"[^<>]*?\bsearch=\{\{([^{}]*)\}\}/g;
const IN_CODE = /\bto: '(\/[^']+)',\s*search: \{([^{}]*)\}/g;
const PROPERTY = /(\w+)(?:: (?:'([^']*)'|[^,]+))?,?/g;

function linksIn(file: string): Link[] {
  const text = readFileSync(file, 'utf8');
  const written = [...text.matchAll(WRITTEN)].map(([, path = '', query = '']) => {
    const pairs = [...new URLSearchParams(query.replaceAll(/\$\{[^}]*\}/g, '$'))];
    const named = pairs.filter(([name]) => name !== '$');
    return {
      file,
      path,
      ...partsOf(named.map(([name, value]) => [name, value === '$' ? undefined : value])),
    };
  });
  const typed = [...text.matchAll(IN_MARKUP), ...text.matchAll(IN_CODE)].map(
    ([, path = '', search = '']) => ({
      file,
      path,
      ...partsOf([...search.matchAll(PROPERTY)].map(([, name = '', value]) => [name, value])),
    }),
  );
  return [...written, ...typed];
}

function partsOf(pairs: readonly (readonly [string, string | undefined])[]) {
  const given = pairs.filter((pair): pair is [string, string] => pair[1] !== undefined);
  return { names: pairs.map(([name]) => name), filters: Object.fromEntries(given) };
}

const files = globSync('{src,web/src}/**/*.{ts,tsx}').filter((file) => !file.includes('.test.'));

/** Finds the distinct addresses in the web application that match a pattern. */
function foundInPages(pattern: RegExp): string[] {
  const pages = files.filter((file) => file.startsWith('web/'));
  const found = pages.flatMap((file) => [...readFileSync(file, 'utf8').matchAll(pattern)]);
  return [...new Set(found.map(([, address = '']) => address))];
}

it('links lead to pages that there are', () => {
  const pages = findPageAddresses();
  const links = foundInPages(/\bto(?:: ?|=)['"](\/[^'"]*)['"]/g);
  expect(links.length).toBeGreaterThan(50);
  expect(links.filter((address) => !pages.includes(address))).toEqual([]);
});

it('links filter a list by parameters and values that it takes', async () => {
  const routes = await readAppWith({}, (app) => app.routes);
  const compile = createValidatorCompiler(namedSchemas);
  const links = files.flatMap(linksIn);
  const checked = links.flatMap((link) => {
    const route = routes.find(({ method, path }) => method === 'GET' && path === link.path);
    return route?.query === undefined ? [] : [{ link, query: route.query }];
  });
  for (const { link, query } of nonEmpty(checked)) {
    const { properties } = query as { readonly properties: Readonly<Record<string, Property>> };
    const label = `${link.file} ${link.path} ${JSON.stringify(link.filters)}`;
    const unknown = link.names.filter((name) => !(name in properties) && !OF_PAGES.includes(name));
    expect(unknown, label).toEqual([]);
    const filters = Object.entries(link.filters).map(([name, value]) => [
      name,
      properties[name]?.type === 'array' ? value.split(',') : value,
    ]);
    expect(compile(query, 'querystring')(Object.fromEntries(filters)), label).toEqual([]);
  }
  const listed = new Set(checked.map(({ link }) => link.path));
  const others = new Set(links.map(({ path }) => path).filter((path) => !listed.has(path)));
  expect([...others].toSorted()).toEqual(FORMS_AND_RECORDS);
});
