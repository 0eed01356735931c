import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { openTotpVault, TotpVault } from './totp-vault.ts';

const directory = mkdtempSync(join(tmpdir(), 'millieme-vault-'));
afterAll(() => rmSync(directory, { recursive: true }));

const SECRET = 'JBSWY3DPEHPK3PXP';
const vault = new TotpVault(() => 'a key outside the database, long enough');

it('encrypts a secret, each time differently, and decrypts it for its account only', () => {
  const sealed = vault.seal(SECRET, 'account');
  expect(sealed).not.toContain(SECRET);
  expect(vault.seal(SECRET, 'account')).not.toBe(sealed);
  expect(vault.open(sealed, 'account')).toBe(SECRET);
  expect(vault.open(sealed, 'another account')).toBeUndefined();
});

it('does not decrypt what another key encrypted, or what was altered or cut off', () => {
  const sealed = vault.seal(SECRET, 'account');
  expect(new TotpVault(() => 'another key').open(sealed, 'account')).toBeUndefined();
  const middle = vault.prefix.length + 20;
  const other = sealed[middle] === 'A' ? 'B' : 'A';
  const altered = sealed.slice(0, middle) + other + sealed.slice(middle + 1);
  for (const wrong of [altered, sealed.slice(0, middle), vault.prefix])
    expect(vault.open(wrong, 'account')).toBeUndefined();
});

it('returns a secret that a former version stored', () => {
  expect(vault.open(SECRET, 'account')).toBe(SECRET);
});

it('creates its key once, readable only by its user, unless one is given', () => {
  const config = { totpKey: undefined, dataDirectory: directory };
  const sealed = openTotpVault(config).seal(SECRET, 'account');
  expect(openTotpVault(config).open(sealed, 'account')).toBe(SECRET);
  expect(statSync(join(directory, 'totp-key')).mode & 0o777).toBe(0o600);
  expect(readFileSync(join(directory, 'totp-key'), 'utf8')).toHaveLength(43);
  const given = openTotpVault({ ...config, totpKey: 'given' });
  expect(given.open(sealed, 'account')).toBeUndefined();
  writeFileSync(join(directory, 'totp-key'), 'cut');
  expect(() => openTotpVault(config).prefix).toThrow('totp-key is cut off');
});
