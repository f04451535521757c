import type { LabStep } from '@zhibi/contract/classroom/laboratory';
import { Button, InputNumber } from 'antd';
import { useTranslation } from 'react-i18next';
import { inHalves, isTyped, keysOf, withHalf } from './keys.js';
import styles from './score.module.css';

interface PointKeysProps {
  step: Pick<LabStep, 'title' | 'points' | 'safety'>;
  points: number | null;
  isOpen: boolean;
  onGive: (points: number | null) => void;
}

/** The points of a step as keys for a thumb. The key that is down, tapped again, takes the points back. */
export function PointKeys({ step, points, isOpen, onGive }: PointKeysProps) {
  const { t } = useTranslation('laboratory');
  const { title, points: full, safety } = step;
  const keys = safety ? [full, 0] : keysOf(full);
  const words = (value: number) => (safety ? t(value === full ? 'sheet.kept' : 'sheet.missed') : `${value}`);
  const half = withHalf(points, full);
  // Half points that are the full score have a key of their own.
  const hasHalf = points !== null && points % 1 !== 0 && !keys.includes(points);
  return (
    <fieldset className={styles.keys} aria-label={t('sheet.points', { title })}>
      {keys.map((value) => {
        const isDown = points === value;
        return (
          <Button
            key={value}
            className={styles.key}
            type={isDown ? 'primary' : 'default'}
            danger={safety && value === 0 && isDown}
            aria-pressed={isDown}
            disabled={!isOpen}
            onClick={() => onGive(isDown ? null : value)}
          >
            {words(value)}
          </Button>
        );
      })}
      {!safety && !isTyped(full) && (
        <Button
          className={styles.key}
          type={hasHalf ? 'primary' : 'dashed'}
          aria-pressed={hasHalf}
          aria-label={t('sheet.half')}
          disabled={!isOpen || half === null}
          onClick={() => half !== null && onGive(half)}
        >
          ½
        </Button>
      )}
      {!safety && isTyped(full) && (
        <InputNumber
          size="large"
          className={styles.number}
          prefix={t('sheet.got')}
          aria-label={t('sheet.number', { title })}
          min={0}
          max={full}
          step={0.5}
          value={points}
          disabled={!isOpen}
          onChange={(value) => onGive(inHalves(value, full))}
        />
      )}
      <span className={styles.of}>{points === null ? `– / ${full}` : `${points} / ${full}`}</span>
    </fieldset>
  );
}
