import { Gauge, type Registry } from 'prom-client';
import type { Archive } from '../backup/archive-place.ts';
import type { Drill } from '../backup/drill-log.ts';
import { millisecondsOf, type Clock } from '../clock.ts';
import { KNOWN_TO_ALL } from './known-to-all.ts';

/** The archives of the service, the newest first, and what became of its drills. */
export interface MeasuredBackups {
  readonly list: () => Promise<readonly Pick<Archive, 'madeMs'>[]>;
  readonly drills: () => Promise<readonly Drill[]>;
  /** The log of the embedded server. */
  readonly continuous?: { readonly waitingSince: () => Promise<number | undefined> } | undefined;
}

/** Nothing is told where there is none, which is for who watches to miss. */
export function registerBackups(register: Registry, backups: MeasuredBackups, clock: Clock): void {
  const sinceMs = (ms: number) => (clock.nowMs() - ms) / 1_000;
  const succeeded = async () => {
    const drills = await backups.drills().catch(() => []);
    return drills.find(({ failure }) => failure === null);
  };
  const backupAge = new Gauge({
    ...KNOWN_TO_ALL,
    name: 'millieme_backup_age_seconds',
    help: 'Since the newest backup was made',
    registers: [],
    async collect() {
      this.remove();
      const [newest] = await backups.list().catch(() => []);
      if (newest !== undefined) this.set(sinceMs(newest.madeMs));
    },
  });
  const walLag = new Gauge({
    ...KNOWN_TO_ALL,
    name: 'millieme_wal_archive_lag_seconds',
    help: 'Since when something of the log of the embedded database waits to be saved; 0 where nothing does',
    registers: [],
    async collect() {
      this.remove();
      if (backups.continuous === undefined) return;
      const since = await backups.continuous.waitingSince().catch(() => undefined);
      this.set(since === undefined ? 0 : sinceMs(since));
    },
  });
  const drillAge = new Gauge({
    ...KNOWN_TO_ALL,
    name: 'millieme_drill_age_seconds',
    help: 'Since a backup was last restored in a drill',
    registers: [],
    async collect() {
      this.remove();
      const drill = await succeeded();
      if (drill !== undefined) this.set(sinceMs(millisecondsOf(drill.started_at)));
    },
  });
  const drillDuration = new Gauge({
    ...KNOWN_TO_ALL,
    name: 'millieme_drill_duration_seconds',
    help: 'How long the steps of that drill took',
    labelNames: ['step'],
    registers: [],
    async collect() {
      this.reset();
      const steps = (await succeeded())?.step_seconds ?? {};
      for (const [step, seconds] of Object.entries(steps)) this.set({ step }, seconds);
    },
  });
  for (const gauge of [backupAge, walLag, drillAge, drillDuration]) register.registerMetric(gauge);
}
