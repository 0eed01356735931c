import { strToU8, zipSync } from 'fflate';
import { multipart } from './multipart.ts';
import { must, type Answer, type Caller, type TestApp } from './test-app.ts';

/** A building of three units and two owners, as files to import. */
export const SMALL = {
  'building.csv': 'name,address,total_units,total_quota\nTilleuls,Rue Haute 1,3,1000\n',
  'units.csv':
    'unit_number,type,quota,parent_unit\nA1,Apartment,500,\nA2,Apartment,400,\nC1,Storage,100,A1\n',
  'owners.csv': 'ref,name,email\nO1,Ann,ann@example.org\nO2,Bob,bob@example.org\n',
  'unit_owners.csv':
    'unit_number,owner_ref,share,start_date,end_date,is_primary_contact,right\n' +
    'A1,O1,1/1,2024-01-01,,,Usufruct\nA1,O2,1/1,2024-01-01,,,BareOwnership\n' +
    'A2,O2,1/1,2024-01-01,2025-07-01,true,\nA2,O1,1/1,2025-07-01,,true,\n',
  'distribution_keys.csv': 'key,unit_number,weight\nLift,A1,3\nLift,A2,1\n',
};
export type Files = Readonly<Record<string, string | Uint8Array>>;

export function zipOf(files: Files): Buffer {
  const entries = Object.entries(files).map(([name, content]) => [
    name,
    typeof content === 'string' ? strToU8(content) : content,
  ]);
  return Buffer.from(zipSync(Object.fromEntries(entries) as Record<string, Uint8Array>));
}

export interface Upload {
  readonly as: Caller;
  readonly dryRun?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly name?: string;
}

/** Sends a file to import. */
export async function sendImport(test: TestApp, file: Buffer, options: Upload): Promise<Answer> {
  const fields = options.dryRun === undefined ? {} : { dry_run: options.dryRun };
  const form = await multipart(fields, { name: options.name ?? 'building.zip', content: file });
  const response = await test.app.server.inject({
    method: 'POST',
    url: '/api/v1/imports/buildings',
    headers: {
      ...form.headers,
      authorization: `Bearer ${options.as.token}`,
      ...options.headers,
    },
    payload: form.body,
  });
  const body: unknown = response.body === '' ? '' : JSON.parse(response.body);
  return { status: response.statusCode, headers: response.headers, body, raw: response.rawPayload };
}

/** Lists the findings of a refused import: file, row, column and code. */
export function codes(answer: Answer): string[] {
  const { errors } = must(answer, 422) as {
    errors: { file: string; row: number | null; column: string | null; code: string }[];
  };
  return errors.map(({ file, row, column, code }) => `${file}:${row} ${column} ${code}`);
}
