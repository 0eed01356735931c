import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { NIL_UUID, uuidv7Source } from './ids.ts';
import { deleteFromOutbox, storeInOutbox } from './outbox.ts';

const OURS = uuidv7Source.next();
const THEIRS = uuidv7Source.next();

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'outbox-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
});

const kept = (content: string, organization_id?: string) =>
  storeInOutbox(folder, { organization_id, extension: 'eml', content });

describe('what was never sent', () => {
  it('is forgotten of one organization, and of nobody else', async () => {
    const own = await kept('Dear Anne', OURS);
    const others = [await kept('Dear Anne', THEIRS), await kept('Dear Anne')];
    const aside = await kept('Dear Bram', OURS);
    expect(await deleteFromOutbox(folder, new Map([[OURS, /anne/iu]]))).toBe(1);
    expect((await readdir(folder)).sort()).toEqual([...others, aside].sort());
    expect(others).not.toContain(own);
  });

  it('is forgotten of the platform by a pattern of its own', async () => {
    await kept('To: anne@example.org');
    await writeFile(join(folder, `${uuidv7Source.next()}.eml`), 'To: anne@example.org');
    const named = await kept('Dear Anne');
    const sought = new Map([[NIL_UUID, /anne@example\.org/iu]]);
    expect(await deleteFromOutbox(folder, sought)).toBe(2);
    expect(await readdir(folder)).toEqual([named]);
  });

  it('is found where signs are written as numbers and lines are broken', async () => {
    await kept('Dear H=C3=A9l=C3=A8ne Ma=\r\nes', OURS);
    expect(await deleteFromOutbox(folder, new Map([[OURS, /Hélène Maes/u]]))).toBe(1);
  });

  it('may be taken away by somebody else meanwhile', async () => {
    const names = await Promise.all(Array.from({ length: 20 }, () => kept('Dear Anne', OURS)));
    const sought = new Map([[OURS, /anne/iu]]);
    const both = await Promise.all([
      deleteFromOutbox(folder, sought),
      deleteFromOutbox(folder, sought),
    ]);
    expect(Math.max(...both)).toBeLessThanOrEqual(names.length);
    expect(await readdir(folder)).toEqual([]);
  });

  it('is nothing where no message was ever kept', async () => {
    expect(await deleteFromOutbox(join(folder, 'none'), new Map([[OURS, /anne/u]]))).toBe(0);
  });
});
