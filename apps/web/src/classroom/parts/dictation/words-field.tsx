import { cellsOf, WrittenWords, wordsTyped } from '@zhibi/contract/classroom';
import { Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { LessonSelect, useLessons } from '../../../papers/index.js';
import { useSubjectId } from '../../../people/index.js';

/** The words to write: of a lesson, or typed in. */
export function WordsField({ value, onChange }: { value: string; onChange: (words: string) => void }) {
  const { t } = useTranslation('dictation');
  const subjectId = useSubjectId();
  const words = wordsTyped(value).map((word) => ({ word }));
  const isWrong = words.length > 0 && !WrittenWords.safeParse(words).success;
  return (
    <div>
      {t('words')}
      {subjectId !== null && <FromLesson subjectId={subjectId} onChoose={onChange} />}
      <Input.TextArea
        aria-label={t('words')}
        autoSize={{ minRows: 3, maxRows: 8 }}
        maxLength={600}
        placeholder={t('wordsHint')}
        value={value}
        status={isWrong ? 'error' : ''}
        onChange={({ target }) => onChange(target.value)}
      />
      <small role={isWrong ? 'alert' : undefined}>
        {isWrong
          ? t('tooMany')
          : words.length > 0
            ? t('count', { count: words.length, cells: cellsOf(words).length })
            : t('onScreen')}
      </small>
    </div>
  );
}

function FromLesson({ subjectId, onChoose }: { subjectId: number; onChoose: (words: string) => void }) {
  const { t } = useTranslation('dictation');
  const lessons = useLessons(subjectId);
  if (lessons.length === 0) return null;
  return (
    <LessonSelect
      lessons={lessons}
      label={t('lesson')}
      hint={t('lesson')}
      nameOf={({ title, words }) => t('lessonOf', { title, count: words.length })}
      onChoose={({ words }) => onChoose(words.map(({ word }) => word).join(' '))}
    />
  );
}
