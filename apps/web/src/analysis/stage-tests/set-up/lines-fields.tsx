import { lineNames, type StageLines, usualLines } from '@zhibi/contract/analysis/stage-tests';
import { InputNumber, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import styles from './set-up.module.css';

/** The usual shares of students at each line, where a school counts by share. */
const usualShares: StageLines = { by: 'share', excellent: 20, good: 50, pass: 80, low: 95 };

interface LinesFieldsProps {
  /** Of what: named before each line for who does not see the table. */
  name: string;
  lines: StageLines;
  onChange: (lines: StageLines) => void;
}

/** The four lines of a subject or of the total, by score or by share. */
export function LinesFields({ name, lines, onChange }: LinesFieldsProps) {
  const { t } = useTranslation('stageTests');
  return (
    <span className={styles.lines}>
      <Select
        size="small"
        aria-label={`${name} ${t('setUp.lines')}`}
        value={lines.by}
        options={(['score', 'share'] as const).map((value) => ({ value, label: t(`setUp.by.${value}`) }))}
        onChange={(by) => onChange(by === 'score' ? usualLines : usualShares)}
      />
      {lineNames.map((line) => (
        <span key={line}>
          <span>{t(`level.${line}`)}</span>
          <InputNumber
            size="small"
            min={0}
            max={100}
            aria-label={t('setUp.lineName', { subject: name, level: t(`level.${line}`) })}
            title={t(`setUp.lineHint.${lines.by}`)}
            value={lines[line]}
            onChange={(value) => value !== null && onChange({ ...lines, [line]: value })}
          />
        </span>
      ))}
      <small>%</small>
    </span>
  );
}
