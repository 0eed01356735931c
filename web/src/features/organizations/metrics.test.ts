import { expect, it } from 'vitest';
import { sumOf } from './metrics.ts';

const TEXT = `# HELP millieme_jobs_waiting Jobs that wait
millieme_jobs_waiting{task="deliver-mail"} 2
millieme_jobs_waiting{task="requeue-mails"} 1
millieme_jobs_waiting_long 7
millieme_disk_free_bytes 76223164416
`;

it('adds a measurement up over its labels, and no other of a like name', () => {
  expect(sumOf(TEXT, 'millieme_jobs_waiting')).toBe(3);
  expect(sumOf(TEXT, 'millieme_jobs_waiting', 'task="deliver-mail"')).toBe(2);
  expect(sumOf(TEXT, 'millieme_disk_free_bytes')).toBe(76_223_164_416);
  expect(sumOf(TEXT, 'millieme_deliveries_total')).toBe(0);
});
