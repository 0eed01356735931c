/**
 * npm run bench:web: measures the weight and speed of pages of the web application, in a browser,
 * on the demo.
 */
import { randomBytes } from 'node:crypto';
import { openEnvironment } from './environment.ts';
import { openWebDemo } from './web-demo.ts';
import { lighthouseTableOf, measureLighthouse } from './web-lighthouse.ts';
import { measureFirstPages, webTableOf } from './web-pages.ts';
import { measureScrolling, scrollingTableOf } from './web-rows.ts';
import { measureWork, workTableOf } from './web-work.ts';

const environment = await openEnvironment();
try {
  const jwtSecret = randomBytes(32).toString('hex');
  const demo = await openWebDemo({ ...environment, jwtSecret });
  try {
    console.log(`${webTableOf(await measureFirstPages(demo))}\n`);
    console.log(`${scrollingTableOf(await measureScrolling(demo))}\n`);
    console.log(`${workTableOf(await measureWork(demo))}\n`);
    console.log(lighthouseTableOf(await measureLighthouse(demo, environment.folder)));
  } finally {
    await demo.stop();
  }
} finally {
  await environment.stop();
}
