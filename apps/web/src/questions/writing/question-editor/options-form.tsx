import { ArrowDownOutlined, ArrowUpOutlined, DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { type QuestionPart, questionTypes } from '@zhibi/contract/questions';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import styles from './question-editor.module.css';
import { RichField } from './rich-field.js';
import { MOST_OPTIONS, withChosen, withMoreOptions, withMovedOption, withOption, withoutOption } from './rules-part.js';

interface OptionsFormProps {
  part: QuestionPart;
  /** @param place where the change is made; null for a step of its own */
  onChange: (part: QuestionPart, place: string | null) => void;
}

/** The options of a choice; the letter before each says which are right. */
export function OptionsForm({ part, onChange }: OptionsFormProps) {
  const { t } = useTranslation('writing');
  const chosen = part.answer.kind === 'choice' ? part.answer.labels : [];
  const single = part.type === questionTypes['single-choice'];
  return (
    <fieldset className={styles.group}>
      <legend>{t('options.title')}</legend>
      <p className={styles.hint}>{t(single ? 'options.one' : 'options.several')}</p>
      <ul className={styles.options}>
        {part.options.map(({ label, content }, at) => (
          <li key={label}>
            <Button
              shape="circle"
              type={chosen.includes(label) ? 'primary' : 'default'}
              aria-pressed={chosen.includes(label)}
              aria-label={t('options.right', { label })}
              onClick={() => onChange(withChosen(part, label), null)}
            >
              {label}
            </Button>
            <RichField
              small
              label={t('options.text', { label })}
              value={content}
              onChange={(rich) => onChange(withOption(part, label, rich), `option ${label}`)}
            />
            <span className={styles.rowTools}>
              <Button
                type="text"
                size="small"
                icon={<ArrowUpOutlined />}
                aria-label={t('options.up', { label })}
                disabled={at === 0}
                onClick={() => onChange(withMovedOption(part, label, -1), null)}
              />
              <Button
                type="text"
                size="small"
                icon={<ArrowDownOutlined />}
                aria-label={t('options.down', { label })}
                disabled={at === part.options.length - 1}
                onClick={() => onChange(withMovedOption(part, label, 1), null)}
              />
              <Button
                type="text"
                size="small"
                icon={<DeleteOutlined />}
                aria-label={t('options.drop', { label })}
                onClick={() => onChange(withoutOption(part, label), null)}
              />
            </span>
          </li>
        ))}
      </ul>
      <Button
        size="small"
        icon={<PlusOutlined />}
        disabled={part.options.length >= MOST_OPTIONS}
        onClick={() => onChange(withMoreOptions(part), null)}
      >
        {t('options.add')}
      </Button>
    </fieldset>
  );
}
