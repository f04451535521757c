import { type Given, type GivenItem, type HomeworkForm, onScreenApi } from '@zhibi/contract/capture/on-screen';
import { homeworkApi } from '@zhibi/contract/homework';
import { markingApi } from '@zhibi/contract/marking';
import type { TestWorld } from './school.js';
import { perform, TestCourse } from './test-course.js';

/** A class of two with a choice, a blank and a proof to write. */
export async function classOnScreen(world: TestWorld, change: Record<string, unknown> = {}) {
  const course = await TestCourse.of(world);
  const homework = await course.publish(['choice', 'fillIn', 'subjective'], change);
  const { homeworkId } = homework;
  const { schoolId } = course.school;
  const [student, other] = course.classes[0]?.students ?? [];
  if (!student || !other) throw new Error('a class of two');
  const studentId = student.ids.studentId ?? '';
  const form = () => student.call(onScreenApi.form, { homeworkId });
  const save = (items: GivenItem[]) => student.call(onScreenApi.save, { homeworkId, items });
  const read = () => perform(world, 'read-answers', { schoolId, homeworkId, studentId });
  const close = async () => {
    await course.teacher.call(homeworkApi.close, { homeworkId });
    await perform(world, 'homework-closed', { schoolId, homeworkId });
  };
  const answers = async () => (await course.teacher.call(markingApi.papers, { homeworkId, studentId })).answers;
  const copy = async () => {
    const { items } = await course.teacher.call(homeworkApi.submissions, { homeworkId });
    return items.find((one) => one.studentId === studentId);
  };
  return { course, homework, homeworkId, student, other, studentId, form, save, read, close, answers, copy };
}

/** An answer as a screen sends it: a letter, or words. */
export function given(form: HomeworkForm, at: number, answer: string, more: Partial<GivenItem> = {}): GivenItem {
  const item = form.items[at];
  if (!item) throw new Error('no such question');
  const all = item.places.flatMap((place): Given[] =>
    place.kind === 'words'
      ? [{ areaId: place.areaId, words: answer }]
      : place.boxes.map(({ areaId, option }) => ({ areaId, marked: answer.includes(option) })),
  );
  return { itemId: item.itemId, given: all, seconds: 20, ageSeconds: 0, ...more };
}
