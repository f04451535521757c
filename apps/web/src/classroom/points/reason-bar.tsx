import { classroomApi } from '@zhibi/contract/classroom';
import { pointLimits, pointsApi, signed } from '@zhibi/contract/classroom/points';
import { Button, Input, InputNumber, Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useInfinite, useRead } from '../../platform/api.js';
import { formatNear } from '../../platform/time.js';
import styles from './points.module.css';

interface ReasonBarProps {
  classId: string;
  hint: string;
  isReady: boolean;
  onGive: (what: { points: number; reason: string; lessonId: string | null }) => void;
}

/** The reasons of the school, and one of the teacher's own; the lesson that it happened in leads back to it later. */
export function ReasonBar({ classId, hint, isReady, onGive }: ReasonBarProps) {
  const { t } = useTranslation('points');
  const [text, setText] = useState('');
  const [points, setPoints] = useState(1);
  const [lessonId, setLesson] = useState<string | null>(null);
  const reasons = useRead(pointsApi.reasons, {});
  const lessons = useInfinite(classroomApi.list, { classId });
  const reason = text.trim();
  return (
    <fieldset className={styles.reasons} aria-label={t('reasons')}>
      <p aria-live="polite">{hint}</p>
      <div className={styles.chips}>
        {(reasons.data?.reasons ?? []).map((one) => (
          <Button
            key={`${one.text} ${one.points}`}
            disabled={!isReady}
            danger={one.points < 0}
            onClick={() => onGive({ points: one.points, reason: one.text, lessonId })}
          >
            {`${one.text} ${signed(one.points)}`}
          </Button>
        ))}
      </div>
      <div className={styles.chips}>
        <Input
          className={styles.filter}
          style={{ width: 180 }}
          aria-label={t('otherReason')}
          placeholder={t('otherReason')}
          maxLength={30}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <InputNumber
          aria-label={t('points')}
          min={-pointLimits.most}
          max={pointLimits.most}
          precision={0}
          value={points}
          onChange={(value) => setPoints(value ?? 0)}
        />
        <Button
          disabled={!isReady || reason === '' || points === 0}
          onClick={() => onGive({ points, reason, lessonId })}
        >
          {t('give')}
        </Button>
        <Select
          aria-label={t('lesson')}
          className={styles.filter}
          value={lessonId ?? ''}
          onChange={(value) => setLesson(value || null)}
          options={[
            { value: '', label: t('noLesson') },
            ...lessons.rows.map((row) => ({
              value: row.lessonId,
              label: `${formatNear(row.startedAt)} ${row.title}`,
            })),
          ]}
        />
      </div>
    </fieldset>
  );
}
