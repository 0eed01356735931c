import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { nonEmpty } from '#test/helpers/non-empty.ts';
import { differences } from './differences.ts';
import { leftOutFiles } from './files.ts';

it('at most five tests differ on a distributed database, each with its reason', () => {
  const listed = Object.entries(differences);
  expect(listed.length).toBeLessThanOrEqual(5);
  for (const [name, reason] of listed) {
    const [file = '', title = ''] = name.split(' > ');
    expect(readFileSync(file, 'utf8')).toContain(title);
    expect(reason.length).toBeGreaterThan(20);
  }
});

it('a file that is left out exists, and has its reason', () => {
  for (const [file, reason] of nonEmpty(Object.entries(leftOutFiles))) {
    expect(existsSync(file)).toBe(true);
    expect(reason.length).toBeGreaterThan(20);
  }
});
