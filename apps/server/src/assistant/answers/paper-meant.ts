import { fold, spot } from '@zhibi/assistant';
import { toStamp } from '@zhibi/contract/kernel';
import type { Question } from '../question.js';

const SECTION = /\d{1,2}(?:\.\d{1,2})+/u;

interface Titled {
  paperId: string;
  title: string;
}

/**
 * The paper that a question names: by the section in its title (13.3), else by a part of its title. The first of them, which is the newest, where
 * none is named; undefined where a section is named that none of them is about.
 */
export function paperMeant<P extends Titled>({ text, classes, here }: Question, papers: readonly P[]): P | undefined {
  const asked = fold(text);
  const section = SECTION.exec(asked)?.[0];
  if (section !== undefined) return papers.find(({ title }) => SECTION.exec(fold(title))?.[0] === section);
  const { slots } = spot(asked, {
    today: toStamp(here.now, here.timeZone).slice(0, 8),
    classes: classes.map(({ classId, className, gid }) => ({ id: classId, name: className, gid })),
    students: [],
    subjects: [],
    homework: papers.map(({ paperId, title }) => ({ id: paperId, title })),
    read: (name) => name,
  });
  return papers.find(({ paperId }) => paperId === slots.homeworkId) ?? papers[0];
}
