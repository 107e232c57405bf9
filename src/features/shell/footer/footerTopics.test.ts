import { describe, expect, it } from 'vitest';
import { helpTopicIds } from '../../../domain/notice.ts';
import { firstParagraph, footerTopics } from './footerTopics.ts';

const topic = (id: string) => ({ id, title: id, body: '', extra: false });

describe('footerTopics', () => {
  it('lists the seven fixed topics in order and leaves extra ones out [FOOT-05]', () => {
    const shown = footerTopics([topic('app'), ...helpTopicIds.toReversed().map(topic)]);
    expect(shown.map(({ id }) => id)).toEqual([...helpTopicIds]);
  });
});

describe('firstParagraph', () => {
  it('takes the opening paragraph with its markup', () => {
    expect(firstParagraph('<h3>Title</h3><p>One <b>two</b>.</p><p>Three.</p>')).toBe('<p>One <b>two</b>.</p>');
  });

  it('is not misled by a tag that only begins like a paragraph', () => {
    expect(firstParagraph('<pre>code</pre><p>Text.</p>')).toBe('<p>Text.</p>');
  });

  it('takes all of a text without paragraphs', () => {
    expect(firstParagraph('<ul><li>One</li></ul>')).toBe('<ul><li>One</li></ul>');
  });
});
