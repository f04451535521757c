import { diskApi } from '@zhibi/contract/disk';
import { localFile, uploadFile } from '../test/disk.js';
import { idOf } from './ids.js';
import type { Making } from './making.js';
import { signInAs } from './sign-in-as.js';

const plan = `# 13.3 等腰三角形 教学设计

1. 折纸：折出一个等腰三角形，说出相等的角。
2. 猜想并证明“等边对等角”。
3. 练习：书上第 77 页第 1～4 题，两人一组说理由。
4. 小结：三线合一的条件与结论。
`;
const progress = `周次,内容,课时
12,13.3 等腰三角形,3
13,13.4 课题学习 最短路径问题,2
14,第十三章复习与检测,2
15,14.1 整式的乘法,4
`;
const reading = `等边三角形的每一个内角都等于 60°。\n把一张正方形纸对折两次，怎样折出 60° 的角？先折，再说明理由。\n`;

/** The disk of teacher01: a folder, what is shared with the class and the school, and what is offered for the school's shelf. */
export async function makeDisk({ services }: Pick<Making, 'services'>): Promise<void> {
  const teacher = await signInAs(services, 'teacher01');
  const { cdId: folder } = await teacher.call(diskApi.createFolder, { parentCdId: '', name: '八年级上 教案' });
  const planId = await uploadFile(teacher, localFile('13.3 等腰三角形.md', plan), { parentCdId: folder });
  await uploadFile(teacher, localFile('教学进度.csv', progress));
  const readingId = await uploadFile(teacher, localFile('折纸中的数学.txt', reading));
  const classId = idOf('class', 'exp-8-1');
  await teacher.call(diskApi.share, { cdId: readingId, audience: 'class', classId });
  const { resourceId } = await teacher.call(diskApi.offer, { cdId: planId, subjectId: 202, note: '第 2 步请留足时间' });
  const principal = await signInAs(services, 'principal01');
  await principal.call(diskApi.decide, { resourceId, approved: true, reason: '' });
  await teacher.call(diskApi.offer, { cdId: readingId, subjectId: 202, note: '可以放在学校的阅读角' });
  const colleague = await signInAs(services, 'teacher04');
  const sharedId = await uploadFile(colleague, localFile('七上错题整理.txt', '有理数运算：先定号，再算绝对值。\n'));
  await colleague.call(diskApi.share, { cdId: sharedId, audience: 'school' });
}
