import { describe, expect, it } from 'vitest';
import { parseInstantMs } from '#platform/clock.ts';
import { parseMonitoringTime } from './monitoring-archive.ts';
import { isBlockMeta } from './monitoring-check.ts';

describe('when an archive of monitoring was made', () => {
  it.each([
    ['as its file says', '2026-11-22T04:30:12Z', '2026-11-22T04:30:12Z'],
    [
      'at the end of its day, where it was copied later',
      '2026-11-26T00:00:00Z',
      '2026-11-23T00:00:00Z',
    ],
    [
      'at the begin of its day, where its file is older',
      '1970-01-01T00:00:00Z',
      '2026-11-22T00:00:00Z',
    ],
  ])('%s', (_, modified, made) => {
    const madeMs = parseMonitoringTime('monitoring-2026-11-22.tar.gz', parseInstantMs(modified));
    expect(madeMs).toBe(parseInstantMs(made));
  });

  it.each([
    'monitoring-2026-11-22.tar.gz.part',
    'monitoring-2026-13-41.tar.gz',
    'millieme-20261122T010000Z.tar',
  ])('of none is known where a file is called %s', (name) => {
    expect(parseMonitoringTime(name, 0)).toBeUndefined();
  });
});

describe('what describes a block', () => {
  const meta = { version: 1, ulid: '01K9BLOCK', minTime: 0, maxTime: 7_200_000, stats: {} };

  it('is read as Prometheus writes it', () => {
    expect(isBlockMeta(JSON.stringify(meta))).toBe(true);
  });

  it.each(['', '{', 'null', '{}', JSON.stringify({ ...meta, version: 2 })])('is not %j', (text) => {
    expect(isBlockMeta(text)).toBe(false);
  });
});
