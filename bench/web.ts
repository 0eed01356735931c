/** npm run bench:web: what the first page of the web application weighs and takes, by who opens it. */
import { randomBytes } from 'node:crypto';
import { openEnvironment } from './environment.ts';
import { measureFirstPages, webTableOf } from './web-pages.ts';

const environment = await openEnvironment();
try {
  const jwtSecret = randomBytes(32).toString('hex');
  console.log(webTableOf(await measureFirstPages({ ...environment, jwtSecret })));
} finally {
  await environment.stop();
}
