import { describe, expect, it } from 'vitest';
import { expectAccessible, open, PHONE, settled, startWeb } from './helpers/web.ts';

const web = await startWeb();
const SETTINGS = '/payment-reminders/settings';

describe('settings in a browser', () => {
  it('are no wider than a phone, in the dark as well', async () => {
    const page = await web.enter('syndic', { viewport: PHONE, colorScheme: 'dark' });
    for (const path of [SETTINGS, '/interest-rates', '/organization']) {
      await open(page, path);
      await settled(page);
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
        .toBe(PHONE.width);
      await expectAccessible(page);
    }
  });
});
