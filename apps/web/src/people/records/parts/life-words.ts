import { ABSENT } from '@zhibi/contract/kernel';
import { LeavingReason } from '@zhibi/contract/people';
import { type LifeLine, TeacherRole } from '@zhibi/contract/people/records';
import { say } from '../../../platform/text.js';
import { formatDay } from '../../../platform/time.js';
import type { zh } from '../text.zh.js';

const text = (value: unknown): string => (typeof value === 'string' && value ? value : ABSENT);
const words = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : [];

/** Names of fields as the server writes them that the form calls otherwise. */
const fieldNames: Readonly<Record<string, keyof typeof zh.field>> = { name: 'name', pinyin: 'name' };
const known = (field: string): keyof typeof zh.field | undefined => {
  const name = fieldNames[field] ?? (field as keyof typeof zh.field); // looked up below, unknown ones fall out
  return [
    'name',
    'sex',
    'birthday',
    'phone',
    'gid',
    'headTeacherId',
    'studentNo',
    'teacherNo',
    'mainSubjectId',
    'lessons',
  ].includes(name)
    ? name
    : undefined;
};
const listed = (names: readonly string[]) => names.join(say('records:life.comma'));

/** The sentence of one line of a history. What a newer server writes and this screen does not know is said in general words. */
export function lifeWords({ what, detail }: LifeLine, whose: 'student' | 'teacher' | 'class'): string {
  switch (what) {
    case 'enrolled':
    case 'hired':
    case 'opened':
    case 'disabled':
    case 'enabled':
    case 'erased':
    case 'graduated':
    case 'imported':
      return say(`records:life.${what}`);
    case 'taken-out':
      return say('records:life.takenOut');
    case 'password-reset':
      return say('records:life.passwordReset');
    case 'changed':
      return changedWords(detail, whose);
    case 'moved':
      return say('records:life.moved', { className: text(detail.className), on: formatDay(text(detail.on)) });
    case 'promoted':
      return say('records:life.promoted', { className: text(detail.className) });
    case 'left': {
      const why = LeavingReason.safeParse(detail.why).data;
      if (!why) return say('records:life.left');
      return say('records:life.leftStudent', { why: say(`records:reason.${why}`), on: formatDay(text(detail.on)) });
    }
    case 'returned':
      return detail.className
        ? say('records:life.returnedTo', { className: text(detail.className) })
        : say('records:life.returned');
    case 'roles':
      return rolesWords(detail);
    case 'ended':
      return say('records:life.ended', { count: Number(detail.students) || 0 });
    default:
      return say('records:life.other');
  }
}

function changedWords({ fields, from, to }: LifeLine['detail'], whose: 'student' | 'teacher' | 'class'): string {
  const isRenamed = typeof from === 'string' && typeof to === 'string';
  const renamed = isRenamed
    ? [say(whose === 'class' ? 'records:life.renamedClass' : 'records:life.renamed', { from, to })]
    : [];
  const others = words(fields)
    .filter((field) => !(isRenamed && field === 'name'))
    .flatMap((field) => known(field) ?? [])
    .map((field) => say(`records:field.${field}`));
  const rest = others.length > 0 ? [say('records:life.changed', { fields: listed(others) })] : [];
  return listed([...renamed, ...rest]) || say('records:life.other');
}

function rolesWords({ given, taken }: LifeLine['detail']): string {
  const named = (list: unknown) =>
    listed(
      words(list)
        .flatMap((role) => TeacherRole.safeParse(role).data ?? [])
        .map((role) => say(`records:role.${role}`)),
    );
  const [got, lost] = [named(given), named(taken)];
  return listed([
    ...(got ? [say('records:life.rolesGiven', { roles: got })] : []),
    ...(lost ? [say('records:life.rolesTaken', { roles: lost })] : []),
  ]);
}
