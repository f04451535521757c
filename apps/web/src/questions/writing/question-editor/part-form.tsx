import { type QuestionPart, questionTypes } from '@zhibi/contract/questions';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AnswerForm } from './answer-form.js';
import { AudioForm } from './audio-form.js';
import { OptionsForm } from './options-form.js';
import styles from './question-editor.module.css';
import { RichField } from './rich-field.js';
import { asksToChoose, BlankMemory } from './rules-part.js';

export interface PartFormProps {
  part: QuestionPart;
  /** @param place where the change is made; null for a step of its own */
  onChange: (part: QuestionPart, place: string | null) => void;
}

/** What a question, or a part of one, asks and what counts as right. */
export function PartForm({ part, onChange }: PartFormProps) {
  const { t } = useTranslation('writing');
  const [memory] = useState(() => new BlankMemory());
  const isShared = part.type === questionTypes.combined;
  return (
    <div className={styles.part}>
      <fieldset className={styles.group}>
        <legend>{t(isShared ? 'stem.shared' : 'stem.title')}</legend>
        <RichField
          blanks
          label={t(isShared ? 'stem.shared' : 'stem.title')}
          placeholder={t('stem.hint')}
          value={part.stem}
          onChange={(rich, blanks) => onChange(memory.follow(part, rich, blanks), 'stem')}
        />
        <AudioForm part={part} onChange={onChange} />
      </fieldset>
      {asksToChoose(part.type) && <OptionsForm part={part} onChange={onChange} />}
      <AnswerForm part={part} onChange={onChange} />
      <fieldset className={styles.group}>
        <legend>{t('analysis.title')}</legend>
        <RichField
          label={t('analysis.title')}
          placeholder={t('analysis.hint')}
          value={part.analysis}
          onChange={(analysis) => onChange({ ...part, analysis }, 'analysis')}
        />
      </fieldset>
    </div>
  );
}
