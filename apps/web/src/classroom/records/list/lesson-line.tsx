import type { LessonRow } from '@zhibi/contract/classroom';
import { useTranslation } from 'react-i18next';
import { Go } from '../../../platform/layout/go.js';
import table from '../../../platform/layout/paged-table.module.css';
import { StatusTag } from '../../../platform/layout/status-tag.js';
import { formatNear, formatRate } from '../../../platform/time.js';
import { KindTile } from '../../parts/kind-tile.js';
import styles from './list.module.css';

/** One lesson in the list. */
export function LessonLine({ row }: { row: LessonRow }) {
  const { t } = useTranslation('classroom');
  const { lessonId, className, title, startedAt, endedAt, kinds, taskCount, participation, rightRate } = row;
  const isRunning = endedAt === null;
  return (
    <tr>
      <td className={styles.when}>{formatNear(startedAt)}</td>
      <td className={styles.when}>{className}</td>
      <td className={styles.title}>
        {title || <span className={styles.untitled}>{t('records.untitled')}</span>}
        {isRunning && <StatusTag tone="run">{t('records.running')}</StatusTag>}
      </td>
      <td data-label={t('records.tasks')}>
        <span className={styles.kinds}>
          {kinds.map((kind) => (
            <KindTile key={kind} kind={kind} />
          ))}
          <small>{t('records.taskCount', { count: taskCount })}</small>
        </span>
      </td>
      <td className={table.number} data-label={t('records.participation')}>
        {formatRate(participation)}
      </td>
      <td className={table.number} data-label={t('records.rightRate')}>
        {formatRate(rightRate)}
      </td>
      <td>
        {isRunning ? (
          <Go to={`/study/lesson?lesson=${lessonId}`}>{t('records.enter')}</Go>
        ) : (
          <Go to={`/study/interact?lesson=${lessonId}`}>{t('records.open')}</Go>
        )}
      </td>
    </tr>
  );
}
