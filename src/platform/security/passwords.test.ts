import { afterEach, describe, expect, test, vi } from 'vitest';

// The real functions run; the spies only record the arguments.
vi.mock('@node-rs/argon2', { spy: true });
// Test files of a worker share their modules: another may have loaded these without spies.
vi.resetModules();
const { hash, parseOptions, verify } = await import('@node-rs/argon2');
const { TooBusyError } = await import('./concurrency-limit.ts');
const { hashPassword, needsRehash, verifyPassword } = await import('./passwords.ts');

afterEach(() => {
  vi.clearAllMocks();
});

const PASSWORD = 'drie fietsen in de gang';

describe('passwords', () => {
  test('a hash is argon2id at the chosen cost, salted', async () => {
    const [first, second] = await Promise.all([hashPassword(PASSWORD), hashPassword(PASSWORD)]);
    expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(first).not.toBe(second);
    expect(needsRehash(first)).toBe(false);
  });

  test('only the right password matches', async () => {
    const phc = await hashPassword(PASSWORD);
    expect(await verifyPassword(phc, PASSWORD)).toBe(true);
    expect(await verifyPassword(phc, `${PASSWORD} `)).toBe(false);
    expect(await verifyPassword(phc, PASSWORD.toUpperCase())).toBe(false);
    expect(await verifyPassword(phc, '')).toBe(false);
  });

  test('the same letters typed as other code points match', async () => {
    const phc = await hashPassword('été à la mer du Nord'.normalize('NFD'));
    expect(await verifyPassword(phc, 'été à la mer du Nord'.normalize('NFC'))).toBe(true);
  });

  test('an unknown account costs a real verification at the same cost and never matches', async () => {
    expect(await verifyPassword(undefined, PASSWORD)).toBe(false);
    expect(vi.mocked(verify)).toHaveBeenCalledTimes(1);
    const [checked = ''] = vi.mocked(verify).mock.calls[0] ?? [];
    expect(needsRehash(String(checked))).toBe(false);
    expect(parseOptions(checked)).toEqual(parseOptions(await hashPassword(PASSWORD)));
    expect(await vi.mocked(verify).mock.results[0]?.value).toBe(false);
  });

  test('a damaged hash is an error and not a wrong password', async () => {
    await expect(verifyPassword('not a hash', PASSWORD)).rejects.toThrow();
  });

  test.each([
    ['less memory', { memoryCost: 8192 }],
    ['fewer passes', { timeCost: 1 }],
    ['more lanes', { parallelism: 2 }],
    ['a shorter hash', { outputLen: 16 }],
    ['another variant', { algorithm: 1 }],
    ['a shorter salt', { salt: new Uint8Array(8) }],
  ])('a hash made with %s is to be made again', async (_, options) => {
    expect(needsRehash(await hash(PASSWORD, options))).toBe(true);
  });

  test('a burst beyond the queue is refused, the rest is served', async () => {
    const slow = Promise.withResolvers<boolean>();
    vi.mocked(verify).mockImplementation(() => slow.promise);
    const served = Array.from({ length: 204 }, () => verifyPassword(undefined, PASSWORD));
    await expect(verifyPassword(undefined, PASSWORD)).rejects.toThrow(TooBusyError);
    await expect(hashPassword(PASSWORD)).rejects.toThrow(TooBusyError);
    expect(vi.mocked(verify)).toHaveBeenCalledTimes(4);
    slow.resolve(false);
    expect(new Set(await Promise.all(served))).toEqual(new Set([false]));
    vi.mocked(verify).mockReset();
    expect(await verifyPassword(await hashPassword(PASSWORD), PASSWORD)).toBe(true);
  });
});
