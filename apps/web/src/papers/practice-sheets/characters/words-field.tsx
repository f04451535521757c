import { Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { Field } from '../../parts/field.js';
import { LessonSelect, useLessons } from '../../parts/lesson-select.js';
import styles from '../../parts/maker.module.css';
import { type WantedCharacters, withWords } from './wanted.js';

interface WordsFieldProps {
  subjectId: number;
  wanted: WantedCharacters;
  /** What is wrong with the words, in words. */
  problem: string | null;
  onChange: (wanted: WantedCharacters) => void;
}

/** The words that are written: of a lesson, or typed in. */
export function WordsField({ subjectId, wanted, problem, onChange }: WordsFieldProps) {
  const { t } = useTranslation('characters');
  const lessons = useLessons(subjectId);
  return (
    <>
      {lessons.length > 0 && (
        <Field label={t('lesson')}>
          <LessonSelect
            lessons={lessons}
            label={t('lesson')}
            hint={t('lessonHint')}
            nameOf={({ title, words }) => t('lessonOf', { title, count: words.length })}
            onChoose={({ words }) => onChange(withWords(wanted, words))}
          />
        </Field>
      )}
      <Field label={t('words')}>
        <Input.TextArea
          aria-label={t('words')}
          value={wanted.text}
          autoSize={{ minRows: 3, maxRows: 10 }}
          maxLength={3_000}
          placeholder={t(wanted.print.way === 'english' ? 'wordsHintEnglish' : 'wordsHint')}
          status={problem === null ? '' : 'error'}
          onChange={({ target }) => onChange({ ...wanted, text: target.value })}
        />
        {problem !== null && (
          <span role="alert" className={styles.wrong} data-wrong>
            {problem}
          </span>
        )}
      </Field>
    </>
  );
}
