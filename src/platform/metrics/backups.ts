import { Gauge, type Registry } from 'prom-client';
import type { Archive } from '#domain/operations/backup-retention.ts';
import { DRILL_KINDS, kindOfDrill, type Drill } from '#domain/operations/drill.ts';
import { parseInstantMs, type Clock } from '../clock.ts';
import { SHARED_GAUGE } from './shared-gauge.ts';

/** Archives of the service, newest first, and the results of its drills. */
export interface MeasuredBackups {
  readonly list: () => Promise<readonly Pick<Archive, 'madeMs'>[]>;
  readonly drills: () => Promise<readonly Drill[]>;
  /** Continuous archive of the embedded server's log. */
  readonly continuous?:
    | {
        readonly waitingSince: () => Promise<number | undefined>;
        readonly newestMs: () => Promise<number | undefined>;
      }
    | undefined;
  /** Undefined if drills do not restore monitoring. */
  readonly monitoring?: object | undefined;
}

/** Registers backup metrics. Without a backup they are absent, which monitoring must alert on. */
export function registerBackups(register: Registry, backups: MeasuredBackups, clock: Clock): void {
  const sinceMs = (ms: number) => (clock.nowMs() - ms) / 1_000;
  const backupAge = new Gauge({
    ...SHARED_GAUGE,
    name: 'millieme_backup_age_seconds',
    help: 'Since the newest backup was made',
    registers: [],
    async collect() {
      this.remove();
      const [newest] = await backups.list().catch(() => []);
      if (newest !== undefined) this.set(sinceMs(newest.madeMs));
    },
  });
  const baseAge = new Gauge({
    ...SHARED_GAUGE,
    name: 'millieme_base_age_seconds',
    help: 'Since the embedded database was last copied whole; absent where it is not saved as it changes',
    registers: [],
    async collect() {
      this.remove();
      const newestMs = await backups.continuous?.newestMs().catch(() => undefined);
      if (newestMs !== undefined) this.set(sinceMs(newestMs));
    },
  });
  const walLag = new Gauge({
    ...SHARED_GAUGE,
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
  for (const gauge of [backupAge, baseAge, walLag]) register.registerMetric(gauge);
  registerDrills(register, backups, sinceMs);
}

function registerDrills(
  register: Registry,
  backups: MeasuredBackups,
  sinceMs: (ms: number) => number,
): void {
  const { continuous, monitoring } = backups;
  const asked = {
    Rows: true,
    Base: continuous !== undefined,
    Monitoring: monitoring !== undefined,
  };
  const kinds = DRILL_KINDS.filter((kind) => asked[kind]);
  const succeeded = async () => {
    const drills = await backups.drills().catch(() => []);
    return kinds.flatMap((kind) => {
      const last = drills.find((one) => one.failure === null && kindOfDrill(one) === kind);
      return last === undefined ? [] : [{ kind, ...last }];
    });
  };
  const drillAge = new Gauge({
    ...SHARED_GAUGE,
    name: 'millieme_drill_age_seconds',
    help: 'Since a backup was last restored in a drill: an archive of rows, a copy of the database, or monitoring',
    labelNames: ['kind'],
    registers: [],
    async collect() {
      this.reset();
      for (const { kind, started_at } of await succeeded())
        this.set({ kind }, sinceMs(parseInstantMs(started_at)));
    },
  });
  const drillDuration = new Gauge({
    ...SHARED_GAUGE,
    name: 'millieme_drill_duration_seconds',
    help: 'How long the steps of that drill took',
    labelNames: ['kind', 'step'],
    registers: [],
    async collect() {
      this.reset();
      for (const { kind, step_seconds } of await succeeded())
        for (const [step, seconds] of Object.entries(step_seconds))
          this.set({ kind, step }, seconds);
    },
  });
  for (const gauge of [drillAge, drillDuration]) register.registerMetric(gauge);
}
