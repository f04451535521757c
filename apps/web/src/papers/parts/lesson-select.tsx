import { charactersApi, type LessonWords } from '@zhibi/contract/papers/characters';
import { Select } from 'antd';
import { useRead } from '../../platform/api.js';

/** The lessons of a subject that list words; none where its textbooks list none, or while nobody knows yet. */
export const useLessons = (subjectId: number): readonly LessonWords[] =>
  useRead(charactersApi.lessons, { subjectId }).data?.items ?? [];

interface LessonSelectProps {
  lessons: readonly LessonWords[];
  label: string;
  hint: string;
  /** How a lesson is named in the list. */
  nameOf: (lesson: LessonWords) => string;
  onChoose: (lesson: LessonWords) => void;
}

/** The word list of a lesson, found in its textbook, in one press. */
export function LessonSelect({ lessons, label, hint, nameOf, onChoose }: LessonSelectProps) {
  const books = [...new Set(lessons.map(({ book }) => book))];
  return (
    <Select<string>
      aria-label={label}
      value={null}
      placeholder={hint}
      showSearch={{ optionFilterProp: 'label' }}
      options={books.map((book) => ({
        label: book,
        title: book,
        options: lessons
          .filter((one) => one.book === book)
          .map((lesson) => ({ value: lesson.chapterId, label: nameOf(lesson) })),
      }))}
      onChange={(chapterId) => {
        const lesson = lessons.find((one) => one.chapterId === chapterId);
        if (lesson) onChoose(lesson);
      }}
    />
  );
}
