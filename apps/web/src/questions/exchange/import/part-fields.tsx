import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { questionTypes } from '@zhibi/contract/questions';
import type { MendedPart } from '@zhibi/contract/questions/exchange';
import { Button, Input, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { typeNames, typeOrder } from '../../parts/type-names.js';
import styles from './exchange.module.css';

const letter = (nth: number): string => String.fromCharCode(65 + nth);

interface PartFieldsProps {
  part: MendedPart;
  /** The question itself, not a part of a combined one. */
  isWhole?: boolean;
  onChange: (mended: Partial<MendedPart>) => void;
}

/** The texts of a question, or of one of its parts, in the signs that a teacher types. */
export function PartFields({ part, isWhole = false, onChange }: PartFieldsProps) {
  const { t } = useTranslation('exchange');
  return (
    <>
      <TypeField value={part.type} mayCombine={isWhole} onChange={(type) => onChange({ type })} />
      <Area label={t('mend.stem')} value={part.stem} onChange={(stem) => onChange({ stem })} />
      <Options options={part.options} onChange={(options) => onChange({ options })} />
      <Area
        label={t('mend.answer')}
        hint={t('mend.answerHint')}
        value={part.answer.join('\n')}
        onChange={(answer) => onChange({ answer: answer === '' ? [] : answer.split('\n') })}
      />
      <Area label={t('mend.analysis')} value={part.analysis} onChange={(analysis) => onChange({ analysis })} />
    </>
  );
}

interface TypeFieldProps {
  value: string;
  mayCombine: boolean;
  onChange: (type: string) => void;
}

function TypeField({ value, mayCombine, onChange }: TypeFieldProps) {
  const { t } = useTranslation('exchange');
  const { t: ofType } = useTranslation('questions');
  const options = typeOrder
    .filter((type) => type !== questionTypes.combined || (mayCombine && value === 'combined'))
    .map((type) => ({ value: typeNames[type] as string, label: ofType(`type.${typeNames[type]}`) })); // the names are strings
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the select inside is its control
    <label>
      {t('mend.type')}
      <Select value={value} onChange={onChange} options={options} />
    </label>
  );
}

interface AreaProps {
  label: string;
  hint?: string;
  value: string;
  onChange: (value: string) => void;
}

function Area({ label, hint, value, onChange }: AreaProps) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the field inside is its control
    <label>
      {label}
      <Input.TextArea
        autoSize={{ minRows: 1, maxRows: 10 }}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      {hint && <span className={styles.hint}>{hint}</span>}
    </label>
  );
}

type OptionText = MendedPart['options'][number];

/** The options in their order: letters follow each other again after one is added or removed. */
function Options({ options, onChange }: { options: OptionText[]; onChange: (options: OptionText[]) => void }) {
  const { t } = useTranslation('exchange');
  const lettered = (contents: string[]) => onChange(contents.map((content, nth) => ({ label: letter(nth), content })));
  const contents = options.map(({ content }) => content);
  return (
    <>
      {options.map(({ label, content }, nth) => (
        <div key={label} className={styles.option}>
          <Area
            label={t('mend.option', { label })}
            value={content}
            onChange={(text) => onChange(options.map((one, at) => (at === nth ? { ...one, content: text } : one)))}
          />
          <Button
            type="text"
            icon={<DeleteOutlined />}
            aria-label={t('mend.removeOption', { label })}
            onClick={() => lettered(contents.filter((_, at) => at !== nth))}
          />
        </div>
      ))}
      {options.length < 26 && (
        <div>
          <Button type="dashed" size="small" icon={<PlusOutlined />} onClick={() => lettered([...contents, ''])}>
            {t('mend.addOption')}
          </Button>
        </div>
      )}
    </>
  );
}
