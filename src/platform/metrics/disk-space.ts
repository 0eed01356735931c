import { Gauge, type Registry } from 'prom-client';
import type { DiskSpace } from '../disk-space.ts';
import { SHARED_GAUGE } from './shared-gauge.ts';

/** Registers the free space on the disk of the data folder. */
export function registerSpace(register: Registry, space: DiskSpace): void {
  const free = new Gauge({
    ...SHARED_GAUGE,
    name: 'millieme_disk_free_bytes',
    help: 'Free on the disk of the data folder',
    registers: [register],
    collect() {
      this.set(space.freeBytes);
    },
  });
  const reserve = new Gauge({
    ...SHARED_GAUGE,
    name: 'millieme_disk_reserve_bytes',
    help: 'With less free than this nothing is written, and writing requests are answered 503',
    registers: [register],
  });
  reserve.set(space.reserveBytes);
  free.set(space.freeBytes);
}
