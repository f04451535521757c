import type { Language } from '@zhibi/contract/kernel';
import type { KeyEdition, SpecialForm } from '@zhibi/contract/papers';

type Words = Readonly<Record<Language, string>>;

/** How the editions of a paper are called in the names of files. */
export const editionNames: Readonly<Record<'student' | 'answer' | KeyEdition, Words>> = {
  student: { zh: '学生版', en: 'students' },
  answer: { zh: '答案版', en: 'answers' },
  key: { zh: '参考答案', en: 'answer key' },
  explained: { zh: '参考答案与解析', en: 'answer key with analyses' },
};

/** The printed copies of a class, each with its student's name. */
export const copiesName: Words = { zh: '学生卷', en: 'copies' };

/** The editions for certain readers. */
export const formNames: Readonly<Record<SpecialForm, Words>> = {
  large: { zh: '大字版', en: 'large print' },
  easy: { zh: '易读版', en: 'easy to read' },
  mono: { zh: '无彩版', en: 'without colour' },
};

/** The editions of a Word document. */
export const wordNames: Readonly<Record<'student' | 'teacher', Words>> = {
  student: editionNames.student,
  teacher: { zh: '教师版', en: 'teachers' },
};
