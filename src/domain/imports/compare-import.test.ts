import { assert, describe, expect, it } from 'vitest';
import { ONE, fraction } from '#domain/kernel/fraction.ts';
import type { Holding } from './check-holdings.ts';
import { compareWithRegister, type RegisterNow } from './compare-import.ts';
import type { ImportFile } from './import-error.ts';
import { planImport } from './plan-import.ts';
import type { BuildingValues } from './tables.ts';

const FILES: Readonly<Partial<Record<ImportFile, string>>> = {
  building: 'name,address,total_units,total_quota\nTilleuls,Rue Haute 1,3,1000',
  units: 'unit_number,type,quota\nA1,Apartment,500\nA2,Apartment,400',
  owners: 'ref,name,email\nO1,Ann,ann@example.org',
  unit_owners: 'unit_number,owner_ref,share,start_date,is_primary_contact\nA1,O1,1/1,2024-01-01,',
  distribution_keys: 'key,unit_number,weight\nLift,A1,3',
};

function planOf(files: typeof FILES) {
  const sources = new Map(
    Object.entries(files).map(([file, text]) => {
      const [header = '', ...lines] = text.split('\n');
      const rows = lines.map((line, index) => ({ line: index + 2, cells: line.split(',') }));
      return [file as ImportFile, { file, table: { header: header.split(','), rows } }];
    }),
  );
  const { plan, errors } = planImport(sources, (file) => file);
  expect(errors).toEqual([]);
  assert(plan);
  return plan;
}

const plan = planOf(FILES);

const NOTHING: RegisterNow = {
  building: null,
  units: new Map(),
  owners: new Map(),
  hidden_refs: new Set(),
  contested_refs: new Set(),
  unlinked_refs: new Set(),
  holdings: [],
  keys: new Map(),
};

const building: BuildingValues = {
  name: 'Tilleuls',
  address: 'Rue Haute 1',
  city: 'Liège',
  postal_code: null,
  country: 'BE',
  total_units: 3,
  total_quota: 1_000,
  construction_year: null,
  language: 'nl',
  external_ref: 'Tilleuls',
  enterprise_number: null,
  fiscal_year_start_month: 1,
  require_second_approver: false,
  late_interest_rate: null,
  late_interest_clause: null,
  consumer_limits: true,
};

const unit = (unit_number: string, quota: number) => ({
  unit_number,
  type: 'Apartment' as const,
  floor: 2,
  area: 10,
  quota,
  parent_unit: null,
});

const held: Holding = {
  row: null,
  unit_number: 'A1',
  owner_ref: 'O1',
  right: 'FullOwnership',
  share: ONE,
  start_date: '2024-01-01',
  end_date: null,
  is_primary_contact: true,
  is_voting_mandatary: false,
};

const SAME: RegisterNow = {
  building,
  units: new Map([
    ['A1', unit('A1', 500)],
    ['A2', unit('A2', 400)],
  ]),
  owners: new Map([
    [
      'O1',
      {
        ref: 'O1',
        kind: 'Company',
        name: 'Ann',
        email: 'ann@example.org',
        phone: null,
        address: null,
        language: 'de',
        enterprise_number: null,
        office_ref: null,
      },
    ],
  ]),
  hidden_refs: new Set(),
  contested_refs: new Set(),
  unlinked_refs: new Set(),
  holdings: [held],
  keys: new Map([['Lift', new Map([['A1', 3]])]]),
};

function errorsAgainst(now: Partial<RegisterNow>, files = FILES) {
  const { errors } = compareWithRegister(planOf(files), { ...SAME, ...now });
  return errors.map(({ file, row, column, code }) => `${file}:${row} ${column} ${code}`);
}

describe('compareWithRegister', () => {
  it('writes everything into an empty register', () => {
    const { changes, errors } = compareWithRegister(plan, NOTHING);
    expect(errors).toEqual([]);
    expect(changes).toMatchObject({ building: { name: 'Tilleuls' }, keys: [{ name: 'Lift' }] });
    expect([changes.units.length, changes.owners.length, changes.holdings.length]).toEqual([
      2, 1, 1,
    ]);
  });

  it('writes nothing where the register says the same, and compares given columns only', () => {
    const { changes, errors } = compareWithRegister(plan, SAME);
    expect(errors).toEqual([]);
    expect(changes).toEqual({
      building: null,
      units: [],
      owners: [],
      links: [],
      holdings: [],
      keys: [],
    });
  });

  it('gives the owner of another building a reference in this one', () => {
    const { changes, errors } = compareWithRegister(plan, {
      ...SAME,
      unlinked_refs: new Set(['O1']),
    });
    expect(errors).toEqual([]);
    expect(changes).toMatchObject({ owners: [], links: ['O1'] });
  });

  it('refuses two references that name two owners', () => {
    expect(errorsAgainst({ contested_refs: new Set(['O1']) })).toEqual([
      'owners:2 office_ref refs_disagree',
    ]);
  });

  it('reports every field in which a row differs', () => {
    expect(
      errorsAgainst({
        building: { ...building, address: 'Rue Haute 2', total_units: 4 },
        units: new Map([
          ['A1', unit('A1', 499)],
          ['A2', unit('A2', 400)],
        ]),
        holdings: [{ ...held, share: fraction(1, 2) }],
        keys: new Map([['Lift', new Map([['A1', 4]])]]),
      }),
    ).toEqual([
      'building:2 address differs',
      'building:2 total_units differs',
      'units:2 quota differs',
      'unit_owners:2 share differs',
      'distribution_keys:2 weight differs',
    ]);
  });

  it('holds a primary contact against the register only where the row names one', () => {
    const holdings = [{ ...held, is_primary_contact: false }];
    expect(errorsAgainst({ holdings })).toEqual([]);
    const unit_owners = `${FILES.unit_owners}true`;
    expect(errorsAgainst({ holdings }, { ...FILES, unit_owners })).toEqual([
      'unit_owners:2 is_primary_contact differs',
    ]);
  });

  it('reports a unit that the file leaves out of a key', () => {
    const lift = new Map([
      ['A1', 3],
      ['A2', 1],
    ]);
    expect(errorsAgainst({ keys: new Map([['Lift', lift]]) })).toEqual([
      'distribution_keys:2 weight weight_left_out',
    ]);
  });

  it('counts what only the register has towards quotas and shares', () => {
    const units = new Map([...SAME.units, ['B1', unit('B1', 101)]]);
    expect(errorsAgainst({ units })).toEqual(['units:3 quota quota_exceeded']);
    const other = { ...held, owner_ref: null, share: fraction(1, 3), start_date: '2023-01-01' };
    expect(errorsAgainst({ holdings: [other] })).toEqual([
      'unit_owners:2 share ownership_exceeded',
    ]);
  });

  it('measures quotas by the total of the register where the file states none', () => {
    const stated = 'name,address,total_units\nTilleuls,Rue Haute 1,3';
    const units = 'unit_number,type,quota\nA1,Apartment,500\nA2,Apartment,4000';
    const register = {
      building: { ...building, total_quota: 10_000 },
      units: new Map([['A1', unit('A1', 500)]]),
    };
    expect(errorsAgainst(register, { ...FILES, building: stated, units })).toEqual([]);
    expect(errorsAgainst({ units: register.units }, { ...FILES, building: stated, units })).toEqual(
      ['units:3 quota quota_exceeded'],
    );
  });

  it('says of an owner who may not be seen only that the reference is taken', () => {
    expect(errorsAgainst({ owners: new Map(), hidden_refs: new Set(['O1']) })).toEqual([
      'owners:2 ref ref_taken',
    ]);
  });
});

it('knows lots and keys whatever the case and the blanks of their names', () => {
  const file = planOf({
    ...FILES,
    units: 'unit_number,type,quota\na 1,Apartment,500\nA2,Apartment,400',
    unit_owners: 'unit_number,owner_ref,share,start_date\nA1,O1,1/1,2024-01-01',
    distribution_keys: 'key,unit_number,weight\nLIFT,a1,3\nlift,A2,2',
  });
  expect(file.keys).toHaveLength(1);
  const now = {
    ...NOTHING,
    units: new Map([['A1', { ...unit('A1', 500) }]]),
    holdings: [held],
    keys: new Map([['Lift', new Map(Object.entries({ A1: 3, A2: 2 }))]]),
  };
  const { changes, errors } = compareWithRegister(file, now);
  expect(errors).toEqual([]);
  expect(changes.units.map(({ unit_number: number }) => number)).toEqual(['A2']);
  expect(changes.holdings).toEqual([]);
  expect(changes.keys).toEqual([]);
});
