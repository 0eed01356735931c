import { describe, expect, test } from 'vitest';
// The formatter changes whitespace in templates tagged `html`.
import { html as tag } from './html.ts';

describe('html', () => {
  test('escapes what is put in, for text and for quoted attributes', () => {
    expect(tag`<a title="${`"'><script>&`}">${'<b>'}</a>`.toString()).toBe(
      '<a title="&quot;&#39;&gt;&lt;script&gt;&amp;">&lt;b&gt;</a>',
    );
  });

  test('keeps HTML that it made, joins lists, prints numbers', () => {
    const items = ['a<', 'b'].map((item) => tag`<li>${item}</li>`);
    expect(tag`<ul data-size="${2}">${items}</ul>${['&', [tag`<hr>`]]}`.toString()).toBe(
      '<ul data-size="2"><li>a&lt;</li><li>b</li></ul>&amp;<hr>',
    );
  });

  test('does not take what looks like HTML for HTML', () => {
    const forged = '<img src=x onerror=alert(1)>';
    expect(tag`${forged}${[forged]}`.toString()).toBe(
      '&lt;img src=x onerror=alert(1)&gt;&lt;img src=x onerror=alert(1)&gt;',
    );
  });

  test('the template itself is left alone', () => {
    expect(tag`<p>\u00e9 \n &nbsp;</p>`.toString()).toBe('<p>é \n &nbsp;</p>');
  });
});
