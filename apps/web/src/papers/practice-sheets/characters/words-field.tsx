import { charactersApi } from '@zhibi/contract/papers/characters';
import { Input, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { useRead } from '../../../platform/api.js';
import { Field } from '../../parts/field.js';
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
  const lessons = useRead(charactersApi.lessons, { subjectId });
  const items = lessons.data?.items ?? [];
  const books = [...new Set(items.map(({ book }) => book))];
  return (
    <>
      {items.length > 0 && (
        <Field label={t('lesson')}>
          <Select<string>
            aria-label={t('lesson')}
            value={null}
            placeholder={t('lessonHint')}
            showSearch={{ optionFilterProp: 'label' }}
            options={books.map((book) => ({
              label: book,
              title: book,
              options: items
                .filter((one) => one.book === book)
                .map(({ chapterId, title, words }) => ({
                  value: chapterId,
                  label: t('lessonOf', { title, count: words.length }),
                })),
            }))}
            onChange={(chapterId) => {
              const lesson = items.find((one) => one.chapterId === chapterId);
              if (lesson) onChange(withWords(wanted, lesson.words));
            }}
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
          <span role="alert" className={styles.wrong}>
            {problem}
          </span>
        )}
      </Field>
    </>
  );
}
