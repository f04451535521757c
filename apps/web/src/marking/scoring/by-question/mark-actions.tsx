import { CloudSyncOutlined, QuestionCircleOutlined, UndoOutlined } from '@ant-design/icons';
import { Button, Segmented, Tooltip } from 'antd';
import { useTranslation } from 'react-i18next';
import { Bar } from '../../../platform/layout/bar.js';
import styles from '../../parts/engine/mark-bar.module.css';
import { minutesLeft } from '../../parts/engine/pace.js';
import { type PerScreen, perScreens } from '../../parts/engine/place.js';

export interface MarkActionsProps {
  scored: number;
  total: number;
  waiting: number;
  secondsEach: number;
  unsent: number;
  per: PerScreen;
  onPer: (per: PerScreen) => void;
  onUndo: () => void;
  onHelp: () => void;
}

/** How far this question is, how many answers are seen at once, undo and help. */
export function MarkActions({
  scored,
  total,
  waiting,
  secondsEach,
  unsent,
  per,
  onPer,
  onUndo,
  onHelp,
}: MarkActionsProps) {
  const { t } = useTranslation('marking');
  const minutes = minutesLeft(waiting, secondsEach);
  return (
    <>
      {unsent > 1 && (
        <span className={styles.unsent} role="status">
          <CloudSyncOutlined /> {t('mark.unsent', { count: unsent })}
        </span>
      )}
      <span className={styles.progress} title={t('mark.progress')}>
        <span>
          <b>{scored}</b> / {total}
        </span>
        <span className={styles.bar}>
          <Bar value={total === 0 ? 0 : scored / total} />
        </span>
        <span className={styles.minutes}>
          {minutes > 0 ? t('mark.minutes', { count: minutes }) : t('mark.questionDone')}
        </span>
      </span>
      <Segmented size="small" aria-label={t('mark.perScreen')} options={[...perScreens]} value={per} onChange={onPer} />
      <Tooltip title={t('mark.undo')}>
        <Button
          type="text"
          icon={<UndoOutlined />}
          aria-label={t('mark.undo')}
          onMouseDown={(event) => event.preventDefault()}
          onClick={onUndo}
        />
      </Tooltip>
      <Tooltip title={t('keys.title')}>
        <Button
          type="text"
          icon={<QuestionCircleOutlined />}
          aria-label={t('keys.title')}
          onMouseDown={(event) => event.preventDefault()}
          onClick={onHelp}
        />
      </Tooltip>
    </>
  );
}
