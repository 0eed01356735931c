import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { differences } from './differences.ts';

it('at most five tests differ on a distributed database, each with its reason', () => {
  const listed = Object.entries(differences);
  expect(listed.length).toBeLessThanOrEqual(5);
  for (const [name, reason] of listed) {
    const [file = '', title = ''] = name.split(' > ');
    expect(readFileSync(file, 'utf8')).toContain(title);
    expect(reason.length).toBeGreaterThan(20);
  }
});
