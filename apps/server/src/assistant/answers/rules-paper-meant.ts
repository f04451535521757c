import { fold, spot } from '@zhibi/assistant';

const SECTION = /\d{1,2}(?:\.\d{1,2})+/u;

interface Asked {
  /** As it was put. */
  text: string;
  /** Eight digits, in the zone of the school. */
  today: string;
  /** The classes of whoever asks: what names one of them names no paper. */
  classes: readonly { classId: string; className: string; gid: number }[];
}

interface Titled {
  paperId: string;
  title: string;
}

/**
 * The paper that a question names: by the section in its title (13.3), else by a part of its title. The first of them, which is the newest, where
 * none is named; undefined where a section is named that none of them is about.
 */
export function paperMeant<P extends Titled>({ text, today, classes }: Asked, papers: readonly P[]): P | undefined {
  const asked = fold(text);
  const section = SECTION.exec(asked)?.[0];
  if (section !== undefined) return papers.find(({ title }) => SECTION.exec(fold(title))?.[0] === section);
  const { slots } = spot(asked, {
    today,
    classes: classes.map(({ classId, className, gid }) => ({ id: classId, name: className, gid })),
    students: [],
    subjects: [],
    homework: papers.map(({ paperId, title }) => ({ id: paperId, title })),
    read: (name) => name,
  });
  return papers.find(({ paperId }) => paperId === slots.homeworkId) ?? papers[0];
}
