import { LeftOutlined, RightOutlined } from '@ant-design/icons';
import { Button, Segmented, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import styles from './score.module.css';
import type { Unit } from './units.js';

interface WhoBarProps {
  units: readonly Unit[];
  at: number;
  hasGroups: boolean;
  isByGroup: boolean;
  doneOf: (unit: Unit) => boolean;
  onGo: (key: string) => void;
  onBy: (by: string) => void;
}

/** Who is scored now, and who is next. */
export function WhoBar({ units, at, hasGroups, isByGroup, doneOf, onGo, onBy }: WhoBarProps) {
  const { t } = useTranslation('laboratory');
  const scored = units.filter(doneOf).length;
  const step = (by: -1 | 1) => {
    const next = units[at + by];
    if (next) onGo(next.key);
  };
  return (
    <div className={styles.who}>
      <Button
        size="large"
        className={styles.key}
        icon={<LeftOutlined />}
        aria-label={t('sheet.prev')}
        disabled={at === 0}
        onClick={() => step(-1)}
      />
      <Select
        size="large"
        className={styles.name}
        showSearch={{ optionFilterProp: 'label' }}
        aria-label={t(isByGroup ? 'sheet.group' : 'sheet.who')}
        value={units[at]?.key}
        onChange={onGo}
        options={units.map((unit) => ({ value: unit.key, label: `${doneOf(unit) ? '✓ ' : ''}${unit.name}` }))}
      />
      <Button
        size="large"
        className={styles.key}
        icon={<RightOutlined />}
        iconPlacement="end"
        disabled={at === units.length - 1}
        onClick={() => step(1)}
      >
        {t('sheet.next')}
      </Button>
      {hasGroups && (
        <Segmented
          size="large"
          value={isByGroup ? 'group' : ''}
          onChange={onBy}
          options={[
            { value: '', label: t('sheet.oneByOne') },
            { value: 'group', label: t('sheet.byGroup') },
          ]}
        />
      )}
      <span className={styles.done}>{t('sheet.done', { scored, all: units.length })}</span>
    </div>
  );
}
