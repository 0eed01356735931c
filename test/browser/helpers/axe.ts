import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
/** Menus and lists open from a button or field and lie outside the landmarks. */
const POPUPS = 'dialog, [role=dialog], [role=alertdialog], [role=menu], [role=listbox], svg';
const SETTINGS = { checks: [{ id: 'region', options: { regionMatcher: POPUPS } }] };
const SET_UP = `${source}; axe.configure(${JSON.stringify(SETTINGS)})`;
const OPTIONS = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  // Best practices beyond WCAG: screen reader users reach all content through landmarks.
  rules: { 'landmark-one-main': { enabled: true }, region: { enabled: true } },
  resultTypes: ['violations'],
};
/** At the top, as what is scrolled under the sticky bar would count as covered by its buttons. */
const RUN = `(async () => {
  const top = scrollY;
  scrollTo({ top: 0, behavior: 'instant' });
  const { violations } = await axe.run(document, ${JSON.stringify(OPTIONS)});
  scrollTo({ top, behavior: 'instant' });
  return JSON.stringify(violations);
})()`;

/** Lists what axe finds wrong with the page: a line for each rule, with the first element that breaks it. */
export async function accessibilityFaults(page: Page): Promise<readonly string[]> {
  // Through the debugger, because the content policy of the page allows no foreign script.
  const debuggers = await page.context().newCDPSession(page);
  const evaluate = async (expression: string): Promise<unknown> => {
    const { result } = await debuggers.send('Runtime.evaluate', { expression, awaitPromise: true });
    return result.value;
  };
  if ((await evaluate('typeof axe')) === 'undefined') await evaluate(SET_UP);
  const violations = JSON.parse(String(await evaluate(RUN))) as AxeResults['violations'];
  await debuggers.detach();
  return violations.map(({ id, help, nodes }) => {
    const [first] = nodes;
    return `${id}, ${nodes.length} times: ${help}: ${first?.html ?? ''} ${first?.any[0]?.message ?? ''}`;
  });
}
