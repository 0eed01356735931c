import { expect, it } from 'vitest';
import { PHONE, startWeb } from './helpers/web.ts';

const web = await startWeb();

it('is a reference to read: how to begin, the areas, each operation with its errors and an example', async () => {
  const page = await web.visit();
  await page.goto('/docs');
  await page.getByRole('heading', { level: 2, name: 'Signing in' }).waitFor();
  await page.getByRole('link', { name: 'Payment reminders' }).first().waitFor();
  await expect.poll(() => page.getByText('Sending again').count()).toBeGreaterThan(0);
});

it('opens an operation by its address, no wider than a phone', async () => {
  const page = await web.visit({ viewport: PHONE });
  await page.goto('/docs#tag/expenses/POST/api/v1/expenses');
  const operation = page
    .getByRole('region')
    .filter({ has: page.getByRole('heading', { level: 3, name: 'Create a draft expense' }) })
    .last();
  await operation.waitFor();
  const text = await operation.innerText();
  expect(text).toContain('duplicate_invoice: Invoice already entered');
  expect(text).toContain('forbidden: Not allowed');
  await operation.getByText('Lift maintenance, first quarter').first().waitFor();
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
    .toBe(PHONE.width);
});
