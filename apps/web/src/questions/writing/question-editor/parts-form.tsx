import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { type QuestionBody, type QuestionPart, type QuestionType, questionTypes } from '@zhibi/contract/questions';
import { Button, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { typeNames, typeOrder } from '../../parts/type-names.js';
import { PartForm } from './part-form.js';
import styles from './question-editor.module.css';
import { emptyPart, withType } from './rules-part.js';

const MOST = 40;

/** The parts of a combined question, each a question of its own under the shared text. */
export function PartsForm({
  body,
  onChange,
}: {
  body: QuestionBody;
  onChange: (body: QuestionBody, place: string | null) => void;
}) {
  const { t } = useTranslation('writing');
  const types = useTranslation('questions').t;
  const set = (at: number, part: QuestionPart, place: string | null) =>
    onChange(
      { ...body, parts: body.parts.map((one, nth) => (nth === at ? part : one)) },
      place && `part ${at} ${place}`,
    );
  const last = body.parts.at(-1)?.type ?? questionTypes['single-choice'];
  return (
    <section aria-label={t('parts.title')} className={styles.parts}>
      {body.parts.map((part, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts have no names; they are counted by their place
        <section key={at} className={styles.card} aria-label={t('parts.no', { no: at + 1 })}>
          <header className={styles.partHead}>
            <h2>{t('parts.no', { no: at + 1 })}</h2>
            <Select<QuestionType>
              size="small"
              aria-label={t('parts.type', { no: at + 1 })}
              value={part.type}
              options={typeOrder
                .filter((type) => type !== questionTypes.combined)
                .map((value) => ({ value, label: types(`type.${typeNames[value]}`) }))}
              onChange={(type) => set(at, withType(part, type), null)}
            />
            <Button
              type="text"
              size="small"
              icon={<DeleteOutlined />}
              aria-label={t('parts.drop', { no: at + 1 })}
              disabled={body.parts.length === 1}
              onClick={() => onChange({ ...body, parts: body.parts.filter((_, nth) => nth !== at) }, null)}
            />
          </header>
          <PartForm part={part} onChange={(next, place) => set(at, next, place)} />
        </section>
      ))}
      <Button
        icon={<PlusOutlined />}
        disabled={body.parts.length >= MOST}
        onClick={() => onChange({ ...body, parts: [...body.parts, emptyPart(last)] }, null)}
      >
        {t('parts.add')}
      </Button>
    </section>
  );
}
