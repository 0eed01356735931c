import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What axe holds against the page: a line for each rule, with the first place where it is broken. */
export async function accessibilityFaults(page: Page): Promise<readonly string[]> {
  // By the debugger, past the policy of the page, which lets in no foreign script.
  const debuggers = await page.context().newCDPSession(page);
  await debuggers.send('Runtime.evaluate', { expression: source });
  const { result } = await debuggers.send('Runtime.evaluate', {
    expression: `axe.run(document, { runOnly: ${JSON.stringify(TAGS)} }).then(JSON.stringify)`,
    awaitPromise: true,
  });
  await debuggers.detach();
  const { violations } = JSON.parse(String(result.value)) as AxeResults;
  return violations.map(({ id, help, nodes }) => {
    const [first] = nodes;
    return `${id}, ${nodes.length} times: ${help}: ${first?.html ?? ''} ${first?.any[0]?.message ?? ''}`;
  });
}
