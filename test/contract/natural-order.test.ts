import { describe, expect, it } from 'vitest';
import { aPdf } from '#test/helpers/documents.ts';
import { multipart } from '#test/helpers/multipart.ts';
import { aTenant, must, startTestApp, type Caller, type Json } from '#test/helpers/test-app.ts';

/** Lists are in natural order: names are where people look for them. */

const test = await startTestApp();
const { syndic, superAdmin } = await aTenant(test);
const address = { address: 'Rue du Parc 1', total_units: 2, total_quota: 1_000 };
const { id: building_id } = must(await syndic.post('/buildings', { name: 'B', ...address }), 201);

interface List {
  readonly path: string;
  readonly field: string;
  readonly who?: Caller;
  /** Creates a row with this name. */
  readonly make: (name: string, index: number) => Promise<unknown>;
}

const posting =
  (path: string, bodyOf: (name: string, index: number) => object, who = syndic) =>
  async (name: string, index: number) =>
    must(await who.post(path, bodyOf(name, index)), 201);

const email = (index: number) => `somebody-${index}@example.org`;

const lists: readonly List[] = [
  {
    path: '/owners',
    field: 'name',
    make: posting('/owners', (name, index) => ({ name, email: email(index) })),
  },
  {
    path: '/users',
    field: 'name',
    make: posting('/users', (name, index) => ({
      name,
      email: email(index),
      roles: [{ role_type: 'Accountant' }],
    })),
  },
  { path: '/suppliers', field: 'name', make: posting('/suppliers', (name) => ({ name })) },
  {
    path: '/buildings',
    field: 'name',
    make: posting('/buildings', (name) => ({ name, ...address })),
  },
  {
    path: '/units',
    field: 'unit_number',
    make: posting('/units', (unit_number) => ({ building_id, unit_number })),
  },
  {
    path: '/organizations',
    field: 'name',
    who: superAdmin,
    make: posting('/organizations', (name) => ({ name, contact_email: email(0) }), superAdmin),
  },
  {
    path: '/documents',
    field: 'title',
    make: async (title) => {
      const fields = { title, document_type: 'Contract' };
      const form = await multipart(fields, { name: 'a.pdf', content: aPdf(title) });
      return must(await syndic.post('/documents', form.body, form.headers), 201);
    },
  },
];

const NAMES = ['Évrard', 'A10', 'de Smet', 'Zwart', 'A2', 'Dupont', 'van Damme', 'Fabry'];
const ORDERED = ['A2', 'A10', 'de Smet', 'Dupont', 'Évrard', 'Fabry', 'van Damme', 'Zwart'];

describe('lists by a name or number', () => {
  it.each(lists)('$path', async ({ path, field, who = syndic, make }) => {
    for (const [index, name] of NAMES.entries()) await make(name, index);
    const shown = (rows: readonly Json[]): string[] =>
      rows.map((row) => row[field]).filter((name: string) => NAMES.includes(name));
    for (const [sort, expected] of [
      [field, ORDERED],
      [`-${field}`, ORDERED.toReversed()],
    ] as const) {
      expect(shown(must(await who.get(`${path}?limit=100&sort=${sort}`), 200))).toEqual(expected);
      expect(shown(await allPages(who, `${path}?limit=2&sort=${sort}`))).toEqual(expected);
    }
  });
});

/** Reads the rows of all pages, following the links. */
async function allPages(who: Caller, path: string): Promise<Json[]> {
  const rows: Json[] = [];
  for (let next: string | undefined = path; next !== undefined;) {
    const answer = await who.get(next);
    rows.push(...must(answer, 200));
    next = /<([^>]+)>; rel="next"/.exec(String(answer.headers['link']))?.[1];
  }
  return rows;
}
