import { expect, it } from 'vitest';
import { helpData } from './helpHead.ts';

it('says each topic as a question with its answer, in the language of the page', () => {
  expect(helpData([{ id: 'rules', title: 'Luật chơi', body: '<p>Từ 18 tuổi.</p>', extra: false }], 'vi')).toEqual({
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    inLanguage: 'vi-VN',
    mainEntity: [{ '@type': 'Question', name: 'Luật chơi', acceptedAnswer: { '@type': 'Answer', text: '<p>Từ 18 tuổi.</p>' } }],
  });
});
