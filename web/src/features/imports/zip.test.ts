import { describe, expect, it } from 'vitest';
import { readZip } from '#platform/tabular/zip.ts';
import { zipOf } from './zip.ts';

const LIMITS = { maxEntries: 10, maxTotalBytes: 1_000_000 };

describe('an archive of files as they are', () => {
  it('is read by the service with names and bytes', async () => {
    const files = [
      { name: 'units.csv', bytes: new TextEncoder().encode('unit_number;quota\nA1;1000\n') },
      { name: 'propriétaires.csv', bytes: new Uint8Array([0, 255, 10]) },
    ];
    const read = await readZip(new Uint8Array(await zipOf(files).arrayBuffer()), LIMITS);
    expect([...read].map(([name, bytes]) => [name, [...bytes]])).toEqual(
      files.map(({ name, bytes }) => [name, [...bytes]]),
    );
  });
});
