/**
 * npm run bench:web: measures the weight and speed of pages of the web application, in a browser,
 * on the demo. `-- pages`, `rows`, `work` or `lighthouse` measures one of them; `-- flows [NAME…]`
 * counts the clicks, fields, keys and scrolls of tasks instead.
 */
import { randomBytes } from 'node:crypto';
import { openEnvironment } from './environment.ts';
import { openWebDemo, type WebDemo } from './web-demo.ts';
import { countFlows, formatFlowTable } from './web-flows.ts';
import { formatLighthouseTable, measureLighthouse } from './web-lighthouse.ts';
import { measureFirstPages, formatWebTable } from './web-pages.ts';
import { measureScrolling, formatScrollingTable } from './web-rows.ts';
import { measureWork, formatWorkTable } from './web-work.ts';

const [part, ...names] = process.argv.slice(2);
const environment = await openEnvironment();
try {
  const jwtSecret = randomBytes(32).toString('hex');
  const demo = await openWebDemo({ ...environment, jwtSecret });
  try {
    if (part === 'flows') console.log(formatFlowTable(await countFlows(demo, names)));
    else await measure(demo, part);
  } finally {
    await demo.stop();
  }
} finally {
  await environment.stop();
}

/** Measures everything, or the named part. */
async function measure(demo: WebDemo, only: string | undefined): Promise<void> {
  const parts: Readonly<Record<string, () => Promise<string>>> = {
    pages: async () => formatWebTable(await measureFirstPages(demo)),
    rows: async () => formatScrollingTable(await measureScrolling(demo)),
    work: async () => formatWorkTable(await measureWork(demo)),
    lighthouse: async () =>
      formatLighthouseTable(await measureLighthouse(demo, environment.folder)),
  };
  for (const [name, run] of Object.entries(parts))
    if (only === undefined || only === name) console.log(`${await run()}\n`);
}
