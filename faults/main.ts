import { parseArgs } from 'node:util';
import { campaign } from './campaign.ts';
import { tableOf } from './report.ts';
import { openStage } from './stage.ts';

/**
 * npm run faults -- [--kills N] [--minutes N] [--postgres embedded|system] [--only NAME,…]
 *
 * --kills     number of kills: of the service, one of its processes, connections, the database, or all (12)
 * --minutes   time after which no further fault begins (10)
 * --postgres  the embedded server, or the newest of 15 to 18 installed on the system
 * --only      faults whose name contains one of the texts
 */
const { values: options } = parseArgs({
  options: {
    kills: { type: 'string', default: '12' },
    minutes: { type: 'string', default: '10' },
    postgres: { type: 'string', default: 'embedded' },
    only: { type: 'string', default: '' },
  },
});

if (process.platform !== 'linux') {
  process.stderr.write('The fault campaign needs Linux: it finds processes by /proc\n');
  process.exit(2);
}

const stage = await openStage(options.postgres === 'system');
let stopping: Promise<void> | undefined;
const stop = () => (stopping ??= stage.close());
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => void stop().finally(() => process.exit(1)));

try {
  const result = await campaign(stage, {
    kills: Number(options.kills),
    untilMs: performance.now() + Number(options.minutes) * 60_000,
    only: options.only.split(',').filter((text) => text !== ''),
    progress: (text) => void process.stderr.write(`${text}\n`),
  });
  process.stdout.write(tableOf(result));
  process.exitCode = result.violations.length === 0 ? 0 : 1;
} finally {
  await stop();
}
process.exit();
