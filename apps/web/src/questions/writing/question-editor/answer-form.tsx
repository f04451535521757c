import { type AnswerKey, type QuestionPart, questionTypes } from '@zhibi/contract/questions';
import { Button, Segmented, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import styles from './question-editor.module.css';
import { RichField } from './rich-field.js';
import { asksInBlanks, asksToChoose, noSpelling } from './rules-part.js';

interface AnswerFormProps {
  part: QuestionPart;
  onChange: (part: QuestionPart, place: string | null) => void;
}

/** What counts as right: by the kind of the question. The letters of a choice are chosen at its options. */
export function AnswerForm({ part, onChange }: AnswerFormProps) {
  if (asksToChoose(part.type) || part.type === questionTypes.combined) return null;
  if (part.type === questionTypes['true-false']) return <TrueFalse part={part} onChange={onChange} />;
  if (asksInBlanks(part.type)) return <Blanks part={part} onChange={onChange} />;
  return <Open part={part} onChange={onChange} />;
}

function TrueFalse({ part, onChange }: AnswerFormProps) {
  const { t } = useTranslation('writing');
  const { answer } = part;
  const value = answer.kind === 'true-false' ? (answer.value ? 'right' : 'wrong') : 'none';
  const keys: Record<typeof value, AnswerKey> = {
    right: { kind: 'true-false', value: true },
    wrong: { kind: 'true-false', value: false },
    none: { kind: 'none' },
  };
  return (
    <fieldset className={styles.group}>
      <legend>{t('answer.title')}</legend>
      <Segmented<typeof value>
        aria-label={t('answer.title')}
        options={(['right', 'wrong', 'none'] as const).map((one) => ({ value: one, label: t(`answer.${one}`) }))}
        value={value}
        onChange={(one) => onChange({ ...part, answer: keys[one] }, null)}
      />
    </fieldset>
  );
}

function Blanks({ part, onChange }: AnswerFormProps) {
  const { t } = useTranslation('writing');
  const blanks = part.answer.kind === 'blanks' ? part.answer.blanks : [];
  const set = (at: number, accepted: string[]) => {
    const next = blanks.map((blank, nth) => (nth === at ? { accepted: accepted.length > 0 ? accepted : [''] } : blank));
    onChange({ ...part, answer: { kind: 'blanks', blanks: next } }, `blank ${at}`);
  };
  return (
    <fieldset className={styles.group}>
      <legend>{t('answer.title')}</legend>
      <p className={styles.hint}>{t(blanks.length > 0 ? 'answer.spellings' : 'answer.noBlank')}</p>
      {blanks.map(({ accepted }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: blanks are counted by their place
        <div key={at} className={styles.blank}>
          <span aria-hidden>{t('answer.blankNo', { no: at + 1 })}</span>
          <Select
            mode="tags"
            open={false}
            suffixIcon={null}
            tokenSeparators={['；', ';']}
            aria-label={t('answer.blank', { no: at + 1 })}
            placeholder={t('answer.blankHint')}
            value={accepted.filter((one) => one !== '')}
            onChange={(values: string[]) =>
              set(
                at,
                values
                  .map((one) => one.trim().slice(0, 200))
                  .filter(Boolean)
                  .slice(0, 20),
              )
            }
          />
        </div>
      ))}
      {blanks.length === 0 && part.type === questionTypes['oral-arithmetic'] && (
        <Button
          size="small"
          onClick={() => onChange({ ...part, answer: { kind: 'blanks', blanks: [noSpelling()] } }, null)}
        >
          {t('answer.addBlank')}
        </Button>
      )}
    </fieldset>
  );
}

function Open({ part, onChange }: AnswerFormProps) {
  const { t } = useTranslation('writing');
  return (
    <fieldset className={styles.group}>
      <legend>{t('answer.title')}</legend>
      <RichField
        label={t('answer.title')}
        placeholder={t('answer.openHint')}
        value={part.answer.kind === 'open' ? part.answer.content : []}
        onChange={(content) => onChange({ ...part, answer: { kind: 'open', content } }, 'answer')}
      />
    </fieldset>
  );
}
