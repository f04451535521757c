import { expect, it } from 'vitest';
import { saidOfGiven } from './rules-given.js';

const one = { title: '课时练习', numbers: [1, 3], names: ['张三', '李四'] };
const many = { title: '大卷', numbers: [1, 2, 3, 4, 5, 6, 7, 8, 9], names: ['甲', '乙', '丙', '丁'] };

it.each([
  [[one], '《课时练习》第 1、3 题（张三、李四）', '“课时练习”, questions 1, 3 (张三, 李四)'],
  [
    [many],
    '《大卷》第 1、2、3、4、5、6、7、8 等 题（甲、乙、丙 等 4 个）',
    '“大卷”, questions 1, 2, 3, 4, 5, 6, 7, 8 and others (甲, 乙, 丙 and 1 more)',
  ],
  [[{ ...one, numbers: [] }], '《课时练习》（张三、李四）', '“课时练习” (张三, 李四)'],
  [
    [one, one, one, one, one].map((given, at) => ({ ...given, title: `${at}`, numbers: [2], names: ['甲'] })),
    '《0》第 2 题（甲）；《1》第 2 题（甲）；《2》第 2 题（甲）；等 5 份',
    '“0”, question 2 (甲); “1”, question 2 (甲); “2”, question 2 (甲); 2 more',
  ],
])('names homework, questions and whom they are about, and no more than can be read', (given, zh, en) => {
  expect(saidOfGiven(given, 'zh')).toBe(zh);
  expect(saidOfGiven(given, 'en')).toBe(en);
});
