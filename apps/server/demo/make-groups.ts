import { myClassesApi } from '@zhibi/contract/people/my-classes';
import { idOf } from './ids.js';
import type { Making } from './making.js';
import { signInAs } from './sign-in-as.js';

const GROUPS = 8;

/** Groups of the class of teacher01 for lab work, drawn as the screen draws them. */
export async function makeGroups({ services }: Pick<Making, 'services'>): Promise<void> {
  const teacher = await signInAs(services, 'teacher01');
  const classId = idOf('class', 'exp-8-1');
  const drawn = await teacher.call(myClassesApi.drawGroups, { classId, count: GROUPS, how: 'balanced', seed: 8 });
  const groups = drawn.groups.map((memberIds, at) => ({
    number: at + 1,
    name: '',
    colour: at + 1,
    leaderId: memberIds[0] ?? null,
    memberIds,
  }));
  await teacher.call(myClassesApi.saveGroups, { classId, name: '实验小组', purpose: 'lab', lockedUntil: null, groups });
}
