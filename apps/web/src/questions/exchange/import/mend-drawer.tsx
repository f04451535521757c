import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { questionTypes } from '@zhibi/contract/questions';
import { exchangeApi, type ImportItem, type MendedPart, skipReasons } from '@zhibi/contract/questions/exchange';
import { Alert, Button, Drawer, Input, Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useWrite } from '../../../platform/api.js';
import { tell } from '../../../platform/tell.js';
import { typeNames, typeOrder } from '../../parts/type-names.js';
import styles from './exchange.module.css';

interface MendDrawerProps {
  importId: string;
  item: ImportItem;
  /** How many wait, this one among them. */
  left: number;
  onClose: () => void;
  onNext: () => void;
}

const empty: MendedPart = { type: 'subjective', stem: '', options: [], answer: [], analysis: '' };
const letter = (nth: number): string => String.fromCharCode(65 + nth);

/** A question that was not cut out with certainty, as text that can be put right. */
export function MendDrawer({ importId, item, left, onClose, onNext }: MendDrawerProps) {
  const { t } = useTranslation('exchange');
  const [question, setQuestion] = useState(item.draft ?? empty);
  const [problem, setProblem] = useState<string>();
  const at = { importId, position: item.position };
  const refreshed = [exchangeApi.importInfo, exchangeApi.items, exchangeApi.imports];
  const done = (words: string) => {
    tell.done(words);
    onNext();
  };
  const mend = useWrite(exchangeApi.mend, refreshed, {
    handles: Object.keys(skipReasons),
    onDone: () => done(t('mend.saved')),
    onRefused: (refusal) => setProblem(refusal.message),
  });
  const drop = useWrite(exchangeApi.drop, refreshed, { onDone: () => done(t('mend.dropped')) });
  const change = (part: Partial<MendedPart>) => setQuestion((before) => ({ ...before, ...part }));
  const save = () => {
    setProblem(question.stem.trim() === '' ? t('mend.stemEmpty') : undefined);
    if (question.stem.trim() !== '') mend.mutate({ ...at, question });
  };
  return (
    <Drawer
      open
      size={560}
      title={t('mend.title')}
      onClose={onClose}
      footer={
        <div className={styles.foot}>
          <Button type="primary" loading={mend.isPending} onClick={save}>
            {t('mend.save')}
          </Button>
          <Button loading={drop.isPending} onClick={() => drop.mutate(at)}>
            {t('mend.drop')}
          </Button>
          {left > 1 && <span className={styles.rest}>{t('mend.next', { count: left - 1 })}</span>}
        </div>
      }
    >
      <div className={styles.form}>
        {problem && <Alert type="error" showIcon title={problem} />}
        <p className={styles.hint}>{t('mend.signs')}</p>
        <TypeField value={question.type} onChange={(type) => change({ type })} />
        <Area label={t('mend.stem')} value={question.stem} onChange={(stem) => change({ stem })} />
        <Options options={question.options} onChange={(options) => change({ options })} />
        <Area
          label={t('mend.answer')}
          hint={t('mend.answerHint')}
          value={question.answer.join('\n')}
          onChange={(answer) => change({ answer: answer === '' ? [] : answer.split('\n') })}
        />
        <Area label={t('mend.analysis')} value={question.analysis} onChange={(analysis) => change({ analysis })} />
      </div>
    </Drawer>
  );
}

function TypeField({ value, onChange }: { value: string; onChange: (type: string) => void }) {
  const { t } = useTranslation('exchange');
  const { t: ofType } = useTranslation('questions');
  const options = typeOrder
    .filter((type) => type !== questionTypes.combined || value === 'combined')
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
