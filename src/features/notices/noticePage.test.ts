import { expect, it } from 'vitest';
import { noticePageSize } from '../../domain/notice.ts';
import { noticePage } from './noticePage.ts';

const ten = Array.from({ length: 10 }, (_, index) => `notice ${index + 1}`);

it('puts 9 notices on a page [CONST-23]', () => {
  expect(noticePageSize).toBe(9);
  expect(noticePage(ten, 1)).toEqual({ shown: ten.slice(0, 9), from: 1, to: 9, totalPages: 2 });
  expect(noticePage(ten, 2)).toEqual({ shown: ['notice 10'], from: 10, to: 10, totalPages: 2 });
});
