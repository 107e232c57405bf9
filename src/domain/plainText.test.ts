import { expect, it } from 'vitest';
import { plainText } from './plainText.ts';

it.each([
  ['<p>Một <strong>hai</strong>, ba</p><p>Bốn</p>', 'Một hai, ba\nBốn'],
  ['<ul><li>a</li><li>b</li></ul>', 'a\nb'],
  ['<table><tr><th>Miền</th><td>16:15</td></tr></table>', 'Miền 16:15'],
  ['a<br>b<br />c', 'a\nb\nc'],
  ['1 &lt; 2 &amp;&amp; 3 &gt; 2 &quot;x&quot; &#39;y&#39;&nbsp;z &copy;', '1 < 2 && 3 > 2 "x" \'y\' z &copy;'],
])('reads %j as %j', (html, text) => {
  expect(plainText(html)).toBe(text);
});
