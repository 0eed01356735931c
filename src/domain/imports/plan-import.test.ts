import { describe, expect, it } from 'vitest';
import type { ImportErrorCode, ImportFile } from './import-error.ts';
import { planImport, type ImportSource } from './plan-import.ts';
import { MAX_ROWS } from './read-table.ts';

type Files = Readonly<Partial<Record<ImportFile, string>>>;

const SOUND: Required<Files> = {
  building: 'name,address,total_units,total_quota\nTilleuls,Rue Haute 1,3,1000',
  units:
    'unit_number,type,quota,parent_unit\nA1,Apartment,500,\nA2,Apartment,400,\nC1,Storage,100,A1',
  owners: 'ref,name,email\nO1,Ann,ann@example.org\nO2,Bob,bob@example.org',
  unit_owners:
    'unit_number,owner_ref,share,start_date,end_date,is_primary_contact\n' +
    'A1,O1,1/2,2024-01-01,,true\nA1,O2,1/2,2024-01-01,,false\nA2,O2,1/1,2024-01-01,2025-07-01,',
  distribution_keys: 'key,unit_number,weight\nLift,A1,3\nLift,A2,0',
};

function sourceOf(file: ImportFile, text: string): ImportSource {
  const [header = '', ...lines] = text.split('\n');
  const rows = lines.map((line, index) => ({ line: index + 2, cells: line.split(',') }));
  return { file: `${file}.csv`, table: { header: header.split(','), rows } };
}

function plan(files: Files) {
  const sources = new Map(
    (Object.entries(files) as [ImportFile, string][]).map(([file, text]) => [
      file,
      sourceOf(file, text),
    ]),
  );
  return planImport(sources, (file) => `${file}.csv`);
}

/** Returns the faults of valid files with one of them changed. */
function errorsWith(file: ImportFile, change: (text: string) => string) {
  const { errors, plan: made } = plan({ ...SOUND, [file]: change(SOUND[file]) });
  expect(made).toBeNull();
  return errors;
}

function withLine(line: string) {
  return (text: string) => `${text}\n${line}`;
}

describe('planImport', () => {
  it('reads sound files whole', () => {
    const { plan: made, errors } = plan(SOUND);
    expect(errors).toEqual([]);
    expect(made).toMatchObject({
      building_ref: 'Tilleuls',
      building: { rows: [{ line: 2, values: { country: 'BE', language: 'fr', city: null } }] },
      keys: [{ name: 'Lift', line: 2 }],
    });
    expect(made?.units.rows.map(({ values }) => values.unit_number)).toEqual(['A1', 'A2', 'C1']);
    expect(made?.holdings.map((holding) => holding.is_implied_contact)).toEqual([
      false,
      false,
      true,
    ]);
  });

  it('names the building by its reference where it has one', () => {
    const building = 'name,address,total_units,external_ref\nTilleuls,Rue Haute 1,3,B-7';
    expect(plan({ ...SOUND, building }).plan?.building_ref).toBe('B-7');
  });

  it('takes the building alone, and decimals with a comma', () => {
    expect(plan({ building: SOUND.building }).plan?.units.rows).toEqual([]);
    const source = sourceOf('units', 'unit_number,type,quota,area\nA1,Apartment,5,');
    const rows = [{ line: 2, cells: ['A1', 'Apartment', '5', '49,6'] }];
    const units = { ...source, table: { header: source.table?.header ?? [], rows } };
    const building = sourceOf('building', SOUND.building);
    const { plan: made } = planImport(
      new Map([
        ['building', building],
        ['units', units],
      ]),
      (file) => file,
    );
    expect(made?.units.rows[0]?.values.area).toBe(49.6);
  });

  it.each<[ImportErrorCode, ImportFile, (text: string) => string, number | null, string | null]>([
    ['no_rows', 'building', (text) => text.split('\n')[0] ?? '', null, null],
    ['too_many_buildings', 'building', withLine('Ormes,Rue Basse 2,3,1000'), 3, null],
    ['missing_column', 'units', (text) => text.replace('quota', 'type'), null, 'quota'],
    ['unknown_column', 'owners', (text) => text.replace('email', 'email,shoe'), null, 'shoe'],
    ['missing_value', 'owners', (text) => text.replace('Bob', ' '), 3, 'name'],
    ['invisible_characters', 'owners', (text) => text.replace('Bob', 'B\u200bob'), 3, 'name'],
    ['invisible_characters', 'units', (text) => text.replace('A2', 'A\u00ad2'), 3, 'unit_number'],
    ['text_too_long', 'owners', (text) => text.replace('Bob', 'b'.repeat(201)), 3, 'name'],
    ['invalid_choice', 'units', (text) => text.replace('Storage', 'storage'), 4, 'type'],
    ['invalid_integer', 'units', (text) => text.replace('400', '4e2'), 3, 'quota'],
    ['out_of_range', 'units', (text) => text.replace('400', '-1'), 3, 'quota'],
    ['out_of_range', 'distribution_keys', (text) => text.replace(',3', ',-3'), 2, 'weight'],
    [
      'invalid_date',
      'unit_owners',
      (text) => text.replace('2025-07-01', '2025-02-29'),
      4,
      'end_date',
    ],
    [
      'invalid_boolean',
      'unit_owners',
      (text) => text.replace('true', 'maybe'),
      2,
      'is_primary_contact',
    ],
    ['invalid_share', 'unit_owners', (text) => text.replace('1/1', '3/2'), 4, 'share'],
    ['invalid_share', 'unit_owners', (text) => text.replace('1/1', '100%'), 4, 'share'],
    ['invalid_email', 'owners', (text) => text.replace('bob@', 'bob'), 3, 'email'],
    ['duplicate_row', 'units', withLine('A1,Parking,0,'), 5, 'unit_number'],
    ['duplicate_row', 'owners', withLine('O1,Ann,ann@example.org'), 4, 'ref'],
    ['duplicate_row', 'unit_owners', withLine('A2,O2,1/1,2024-01-01,2025-07-01,'), 5, 'owner_ref'],
    ['duplicate_row', 'distribution_keys', withLine('Lift,A1,4'), 4, 'unit_number'],
    ['unknown_unit', 'unit_owners', withLine('Z9,O1,1/1,2024-01-01,,'), 5, 'unit_number'],
    ['unknown_unit', 'distribution_keys', withLine('Lift,Z9,1'), 4, 'unit_number'],
    ['unknown_unit', 'units', withLine('C2,Storage,0,Z9'), 5, 'parent_unit'],
    ['unknown_owner', 'unit_owners', withLine('C1,O9,1/1,2024-01-01,,'), 5, 'owner_ref'],
    [
      'invalid_parent',
      'units',
      (text) => text.replace('C1,Storage,100,A1', 'C1,Storage,100,C1'),
      4,
      'parent_unit',
    ],
    [
      'quota_exceeded',
      'units',
      (text) => text.replace('C1,Storage,100', 'C1,Storage,101'),
      4,
      'quota',
    ],
    [
      'end_before_start',
      'unit_owners',
      (text) => text.replace('2025-07-01', '2023-07-01'),
      4,
      'end_date',
    ],
    ['overlapping_relation', 'unit_owners', withLine('A2,O2,1/1,2025-01-01,,'), 5, 'start_date'],
    [
      'primary_contact_twice',
      'unit_owners',
      (text) => text.replace('false', 'true'),
      3,
      'is_primary_contact',
    ],
    ['ownership_exceeded', 'unit_owners', (text) => text.replace('O2,1/2', 'O2,2/3'), 3, 'share'],
    ['general_key_reserved', 'distribution_keys', withLine('General,A1,1'), 4, 'key'],
    ['weights_empty', 'distribution_keys', (text) => text.replace(',3', ',0'), 2, 'weight'],
  ])('reports %s in %s', (code, file, change, row, column) => {
    const errors = errorsWith(file, change);
    expect(errors).toContainEqual(
      expect.objectContaining({ code, file: `${file}.csv`, row, column }),
    );
  });

  it.each<[ImportErrorCode, ImportFile, string, string]>([
    ['invalid_phone', 'owners', 'ref,name,email,phone\nO1,Ann,a@example.org,12', 'phone'],
    [
      'invalid_enterprise_number',
      'owners',
      'ref,name,email,enterprise_number\nO1,Ann,a@example.org,0202239952',
      'enterprise_number',
    ],
    ['invalid_country', 'building', 'name,address,total_units,country\nT,R,3,be', 'country'],
    [
      'late_interest_incomplete',
      'building',
      'name,address,total_units,late_interest_rate\nT,R,3,0.08',
      'late_interest_clause',
    ],
    ['invalid_decimal', 'units', 'unit_number,type,quota,area\nA1,Apartment,1,1.234', 'area'],
    [
      'voting_mandatary_twice',
      'unit_owners',
      'unit_number,owner_ref,share,start_date,is_voting_mandatary\n' +
        'A1,O1,1/2,2024-01-01,true\nA1,O2,1/2,2025-01-01,TRUE',
      'is_voting_mandatary',
    ],
    [
      'share_too_fine',
      'unit_owners',
      'unit_number,owner_ref,share,start_date\n' +
        'A1,O1,1/999999937,2024-01-01\nA1,O2,1/999999929,2024-01-01\nA1,O1,1/999999893,2025-01-01',
      'share',
    ],
  ])('reports %s in %s of other columns', (code, file, text, column) => {
    const errors = errorsWith(file, () => text);
    expect(errors).toContainEqual(expect.objectContaining({ code, file: `${file}.csv`, column }));
  });

  it('reports files that are missing, once', () => {
    const { errors } = plan({ unit_owners: SOUND.unit_owners });
    expect(errors.filter(({ code }) => code === 'missing_file').map(({ file }) => file)).toEqual([
      'building.csv',
      'units.csv',
      'owners.csv',
    ]);
    expect(errors.filter(({ code }) => code !== 'missing_file')).toEqual([]);
  });

  it('does not hold a file that could not be read against the others', () => {
    const sources = new Map(
      (Object.entries(SOUND) as [ImportFile, string][]).map(([file, text]) => [
        file,
        sourceOf(file, text),
      ]),
    ).set('units', { file: 'units.csv', table: null });
    expect(planImport(sources, (file) => file)).toMatchObject({ errors: [] });
  });

  it('collects everything that is wrong, in the order of files and rows', () => {
    const { errors } = plan({
      ...SOUND,
      unit_owners: `${SOUND.unit_owners}\nZ9,O9,2/1,soon,,`,
      building: 'name,address,total_units\n,,0',
    });
    expect(errors.map(({ file, row, code }) => `${file}:${row} ${code}`)).toEqual([
      'building.csv:2 missing_value',
      'building.csv:2 missing_value',
      'building.csv:2 out_of_range',
      'unit_owners.csv:5 invalid_share',
      'unit_owners.csv:5 invalid_date',
      'unit_owners.csv:5 unknown_unit',
      'unit_owners.csv:5 unknown_owner',
    ]);
  });

  it('refuses more rows, keys, holders and parents than it could check in time', () => {
    const many = (count: number, line: (index: number) => string) =>
      Array.from({ length: count }, (_, index) => line(index)).join('\n');
    const rows = errorsWith('owners', withLine(many(MAX_ROWS, (n) => `X${n},X,x@example.org`)));
    expect(rows.map(({ code }) => code)).toContain('too_many_rows');
    const keys = errorsWith('distribution_keys', withLine(many(201, (n) => `K${n},A1,1`)));
    expect(keys.map(({ code }) => code)).toEqual(['too_many_keys']);
    const holders = errorsWith(
      'unit_owners',
      withLine(many(1_001, (n) => `A1,O1,1/9999,${2000 + n}-01-01,${2000 + n}-01-02,`)),
    );
    expect(holders.map(({ code }) => code)).toContain('too_many_changes');
    const chain = many(13, (n) => `D${n},Storage,0,${n === 0 ? 'A1' : `D${n - 1}`}`);
    const parents = errorsWith('units', withLine(chain));
    expect(new Set(parents.map(({ code }) => code))).toEqual(new Set(['parents_too_deep']));
  });

  it('counts a former holder who left in time no longer', () => {
    const unit_owners = withLine('A1,O1,1/3,2020-01-01,2024-01-01,')(SOUND.unit_owners);
    expect(plan({ ...SOUND, unit_owners }).errors).toEqual([]);
  });

  it('allows a usufructuary beside a bare owner, and a buyer from the day of the sale', () => {
    const unit_owners =
      'unit_number,owner_ref,share,start_date,end_date,right\n' +
      'A1,O1,1/1,2024-01-01,,Usufruct\nA1,O2,1/1,2024-01-01,,BareOwnership\n' +
      'A2,O1,1/1,2024-01-01,2025-07-01,\nA2,O2,1/1,2025-07-01,,';
    expect(plan({ ...SOUND, unit_owners }).errors).toEqual([]);
  });
});
