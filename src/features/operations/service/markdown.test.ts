import { describe, expect, it } from 'vitest';
import { renderMarkdown } from './markdown.ts';

const shown = (source: string) =>
  renderMarkdown(source, (link) => (link.startsWith('..') ? undefined : `/to/${link}`))
    .toString()
    .trim();

describe('a runbook in a browser', () => {
  it.each([
    ['# Head of it', '<h1 id="head-of-it">Head of it</h1>'],
    ['## When it does not work', '<h2 id="when-it-does-not-work">When it does not work</h2>'],
    ['### `jobs`: *late*', '<h3 id="jobs-late"><code>jobs</code>: <em>late</em></h3>'],
    ['[**here**](x.md#y)', '<p><a href="/to/x.md#y"><strong>here</strong></a></p>'],
    ['[gone](../x.md)', '<p>gone</p>'],
    ['[no](javascript:"x")', '<p><a href="/to/javascript:&quot;x&quot;">no</a></p>'],
    ['a <script>b</script>', '<p>a &lt;script&gt;b&lt;/script&gt;</p>'],
    [
      '<!-- generated:x -->\n|a|\n|-|\n<!-- /generated -->',
      '<table>\n<thead>\n<tr>\n<th>a</th>\n</tr>\n</thead>\n</table>',
    ],
    ['a <!-- <b> -->', '<p>a &lt;!-- &lt;b&gt; --&gt;</p>'],
    ['`a <b>` & c', '<p><code>a &lt;b&gt;</code> &amp; c</p>'],
  ])('shows %j', (source, expected) => {
    expect(shown(source)).toBe(expected);
  });
});
