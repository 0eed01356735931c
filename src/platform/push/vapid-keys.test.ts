import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isPushPublicKey, isPushSecret } from './subscription-keys.ts';
import { createVapidKeys } from './vapid-keys.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vapid-'));
});

afterEach(async () => {
  await rm(folder, { recursive: true, force: true });
});

describe('the keys of push messages', () => {
  it('are made once, though many processes want them at once, and only the user may read them', async () => {
    const directory = join(folder, 'data');
    const all = await Promise.all(Array.from({ length: 20 }, () => createVapidKeys(directory)()));
    expect(new Set(all.map(({ public_key }) => public_key)).size).toBe(1);
    expect(await createVapidKeys(directory)()).toEqual(all[0]);
    expect(await readdir(directory)).toEqual(['vapid-keys.json']);
    expect((await stat(join(directory, 'vapid-keys.json'))).mode & 0o777).toBe(0o600);
    expect(isPushPublicKey(all[0]?.public_key ?? '')).toBe(true);
  });

  it.each(['', '{}', '{"public_key":"a","private_key":"b"}'])(
    'are not made anew in place of %j',
    async (content) => {
      await writeFile(join(folder, 'vapid-keys.json'), content);
      await expect(createVapidKeys(folder)()).rejects.toThrow(/vapid-keys.json does not hold/);
    },
  );
});

describe('the keys of a subscription', () => {
  const good =
    'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4';

  it('are a point of the curve and a secret of 16 bytes', () => {
    expect(isPushPublicKey(good)).toBe(true);
    expect(isPushPublicKey(`${good}=`)).toBe(true);
    expect(isPushSecret('BTBZMqHH6r4Tts7J_aSIgg')).toBe(true);
  });

  it.each(['', 'BCVx', `${good.slice(0, -3)}AAA`, good.replace('B', 'A'), `${good} `, 'é'])(
    'are not %j',
    (text) => expect(isPushPublicKey(text)).toBe(false),
  );

  it.each(['', 'BTBZ', 'BTBZMqHH6r4Tts7J_aSIgg123', '!!!!!!!!!!!!!!!!!!!!!!'])(
    'have no secret %j',
    (text) => expect(isPushSecret(text)).toBe(false),
  );
});
