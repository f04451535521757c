import { expect, it } from 'vitest';
import { paperMeant } from './rules-paper-meant.js';

const papers = ['一次函数小测', '13.3 等腰三角形', '八年级数学期中', '13.2 轴对称作图'].map((title) => ({
  paperId: title,
  title,
}));
const classes = [{ classId: 'c', className: '八年级(2)班', gid: 8 }];

it.each([
  ['publish 13.3 to class 8(2) due tomorrow 8pm', '13.3 等腰三角形'],
  ['把13.2布置给八年级(2)班，明晚8点截止', '13.2 轴对称作图'],
  ['把轴对称那份发给八年级(2)班', '13.2 轴对称作图'],
  ['给八年级(2)班布置作业', '一次函数小测'],
  ['把最新的卷子发给全班', '一次函数小测'],
  ['publish 9.9 to class 8(2)', undefined],
])('of “%s” the paper is %s', (text, title) => {
  expect(paperMeant({ text, today: '20261127', classes }, papers)?.title).toBe(title);
});
