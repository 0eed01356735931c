import { Counter, Gauge, Registry } from 'prom-client';
import { expect, it } from 'vitest';
import { MetricSums, type Report } from './metric-sums.ts';

async function aReport(counted: number, measured: number): Promise<Report> {
  const registers = [new Registry()];
  new Counter({ name: 'counted', help: 'c', registers }).inc(counted);
  new Gauge({ name: 'measured', help: 'm', registers }).set(measured);
  new Gauge({ name: 'found', help: 'f', aggregator: 'first', registers }).set(0);
  return (await registers[0]?.getMetricsAsJSON()) ?? [];
}

async function told(sums: MetricSums): Promise<string[]> {
  return (await sums.render()).split('\n').filter((line) => /^[a-z]/.test(line));
}

it('adds up what processes report, and keeps what those have counted that ended', async () => {
  const sums = new MetricSums();
  sums.report(1, await aReport(3, 10));
  sums.report(2, await aReport(4, 20));
  expect(await told(sums)).toEqual(['counted 7', 'measured 30', 'found 0']);
  sums.end(1);
  sums.report(2, await aReport(5, 21));
  expect(await told(sums)).toEqual(['counted 8', 'measured 21', 'found 0']);
  sums.end(2);
  sums.report(3, await aReport(1, 1));
  expect(await told(sums)).toEqual(['counted 9', 'measured 1', 'found 0']);
});

it('tells what one process found last, whichever that was', async () => {
  const sums = new MetricSums();
  sums.report(1, await aReport(0, 0));
  sums.report(2, await aReport(0, 0));
  sums.setLatest('found', 2);
  expect(await told(sums)).toContain('found 2');
  sums.setLatest('found', 0);
  expect(await told(sums)).toContain('found 0');
});
