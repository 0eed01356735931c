import { describe, expect, it } from 'vitest';
import { codes, sendImport, SMALL, zipOf, type Files } from '#test/helpers/building-files.ts';
import { aTenant, must, startTestApp, type Tenant } from '#test/helpers/test-app.ts';

const test = await startTestApp();
const send = (own: Tenant, files: Files) => sendImport(test, zipOf(files), { as: own.syndic });

describe('references of owners', () => {
  const OTHER = {
    ...SMALL,
    'building.csv': SMALL['building.csv'].replace('Tilleuls', 'Peupliers'),
    'owners.csv': 'ref,name,email\nO1,Cor,cor@example.org\nO2,Dan,dan@example.org\n',
  };

  it('knows the references of two buildings apart', async () => {
    const own = await aTenant(test);
    must(await send(own, SMALL), 201);
    const { building_id: id } = must(await send(own, OTHER), 201);
    const owners = must(await own.syndic.get(`/owners?building_id=${id}`), 200) as unknown[];
    expect(owners).toMatchObject([
      { name: 'Cor', external_ref: 'O1', office_ref: null },
      { name: 'Dan', external_ref: 'O2' },
    ]);
    expect(must(await own.syndic.get('/owners'), 200)).toHaveLength(4);
    must(await send(own, SMALL), 200);
    must(await send(own, OTHER), 200);
  });

  it('takes owners of several buildings for one person where the office says so', async () => {
    const own = await aTenant(test);
    const first = {
      ...SMALL,
      'owners.csv':
        'ref,name,email,office_ref\nO1,Ann,ann@example.org,P1\nO2,Bob,bob@example.org,P2\n',
    };
    const second = {
      ...OTHER,
      'owners.csv':
        'ref,name,email,office_ref\nO1,Cor,cor@example.org,P3\nO2,Ann,ann@example.org,P1\n',
    };
    must(await send(own, first), 201);
    const { building_id: id, created } = must(await send(own, second), 201);
    expect(created).toMatchObject({ owners: 1, unit_owners: 4 });
    expect(must(await own.syndic.get(`/owners?building_id=${id}`), 200)).toMatchObject([
      { name: 'Ann', external_ref: 'O1', office_ref: 'P1' },
      { name: 'Cor', external_ref: 'O1', office_ref: 'P3' },
    ]);
    must(await send(own, first), 200);
    must(await send(own, second), 200);
    const confused = {
      ...second,
      'owners.csv':
        'ref,name,email,office_ref\nO1,Cor,cor@example.org,P2\nO9,Ann,ann@example.org,P1\n' +
        'O2,Ann,ann@example.org,\n',
    };
    expect(codes(await send(own, confused))).toEqual([
      'owners.csv:2 office_ref refs_disagree',
      'owners.csv:3 ref differs',
      'owners.csv:4 office_ref differs',
    ]);
  });
});
