/**
 * npm run bench:web: measures the weight and speed of pages of the web application, in a browser,
 * on the demo.
 */
import { randomBytes } from 'node:crypto';
import { openEnvironment } from './environment.ts';
import { openWebDemo } from './web-demo.ts';
import { formatLighthouseTable, measureLighthouse } from './web-lighthouse.ts';
import { measureFirstPages, formatWebTable } from './web-pages.ts';
import { measureScrolling, formatScrollingTable } from './web-rows.ts';
import { measureWork, formatWorkTable } from './web-work.ts';

const environment = await openEnvironment();
try {
  const jwtSecret = randomBytes(32).toString('hex');
  const demo = await openWebDemo({ ...environment, jwtSecret });
  try {
    console.log(`${formatWebTable(await measureFirstPages(demo))}\n`);
    console.log(`${formatScrollingTable(await measureScrolling(demo))}\n`);
    console.log(`${formatWorkTable(await measureWork(demo))}\n`);
    console.log(formatLighthouseTable(await measureLighthouse(demo, environment.folder)));
  } finally {
    await demo.stop();
  }
} finally {
  await environment.stop();
}
