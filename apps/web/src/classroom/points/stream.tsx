import { type Gift, pointsApi, signed } from '@zhibi/contract/classroom/points';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useInfinite, useWrite } from '../../platform/api.js';
import { Card } from '../../platform/layout/card.js';
import { Confirm } from '../../platform/layout/confirm.js';
import { EmptyState } from '../../platform/layout/empty-state.js';
import { Go } from '../../platform/layout/go.js';
import { PagedTable } from '../../platform/layout/paged-table.js';
import { formatNear } from '../../platform/time.js';
import styles from './points.module.css';

/** What was given, newest first; what was taken back is still there. */
export function Stream({ classId }: { classId: string }) {
  const { t } = useTranslation('points');
  const pages = useInfinite(pointsApi.stream, { classId });
  const undoing = useWrite(pointsApi.undo, [pointsApi.stream, pointsApi.board]);
  const whoOf = ({ to, students }: Gift) =>
    to === 'class' ? t('wholeClass') : students.map(({ name }) => name).join(' ');
  return (
    <Card flush>
      <PagedTable
        pages={pages}
        awaited={6}
        columns={[
          { label: t('time') },
          { label: t('who') },
          { label: t('points') },
          { label: t('reason') },
          { label: t('teacher') },
          { label: t('evidence') },
          { label: '' },
        ]}
        line={(gift) => (
          <tr key={gift.giftId} className={gift.undoneAt === null ? undefined : styles.undone}>
            <td data-label={t('time')}>{formatNear(gift.givenAt)}</td>
            <td data-label={t('who')}>{whoOf(gift)}</td>
            <td data-label={t('points')}>{signed(gift.points)}</td>
            <td data-label={t('reason')}>{gift.reason}</td>
            <td data-label={t('teacher')}>{gift.teacherName}</td>
            <td data-label={t('evidence')}>
              {gift.lessonId !== null && <Go to={`/study/interact?lesson=${gift.lessonId}`}>{t('openLesson')}</Go>}
            </td>
            <td>
              {gift.undoneAt !== null && t('undone')}
              {gift.can.undo && (
                <Confirm
                  title={t('undoAsk')}
                  hint={t('undoHint')}
                  words={t('undo')}
                  onConfirm={() => undoing.mutate({ giftId: gift.giftId })}
                >
                  <Button size="small">{t('undo')}</Button>
                </Confirm>
              )}
            </td>
          </tr>
        )}
        empty={<EmptyState title={t('none')} hint={t('noneHint')} />}
      />
    </Card>
  );
}
