import { pointsApi, type RemarkLine } from '@zhibi/contract/classroom/points';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRead, useWrite } from '../../platform/api.js';
import { Card } from '../../platform/layout/card.js';
import { Confirm } from '../../platform/layout/confirm.js';
import { EmptyState } from '../../platform/layout/empty-state.js';
import { Screen } from '../../platform/screen.js';
import styles from './points.module.css';
import { RemarkDrawer } from './remark-drawer.js';

/** The students of the class, each with the remark of this teacher for the month. */
export function Remarks({ classId, month }: { classId: string; month: string }) {
  const { t } = useTranslation('points');
  const [open, setOpen] = useState<RemarkLine | null>(null);
  const read = useRead(pointsApi.remarks, { classId, month });
  const moving = useWrite(pointsApi.moveRemark, [pointsApi.remarks]);
  return (
    <Card>
      <Screen
        read={read}
        isEmpty={({ students }) => students.length === 0}
        empty={<EmptyState title={t('noStudents')} hint={t('noStudentsHint')} />}
      >
        {({ students }) =>
          students.map((line) => {
            const { remark, studentId, name } = line;
            return (
              <section key={studentId} aria-label={t('remarkOf', { name })}>
                <div className={styles.line}>
                  <strong>{name}</strong>
                  {remark && <span>{t(`state.${remark.state}`)}</span>}
                  {(remark?.can.change ?? true) && (
                    <Button size="small" onClick={() => setOpen(line)}>
                      {remark ? t('change') : t('write')}
                    </Button>
                  )}
                  {remark?.can.release && (
                    <Confirm
                      title={t('releaseAsk')}
                      words={t('release')}
                      onConfirm={() => moving.mutate({ ...remark, move: 'release' })}
                    >
                      <Button size="small">{t('release')}</Button>
                    </Confirm>
                  )}
                  {remark?.can.withdraw && (
                    <Button size="small" onClick={() => moving.mutate({ ...remark, move: 'withdraw' })}>
                      {t('withdraw')}
                    </Button>
                  )}
                </div>
                {remark && <p className={styles.text}>{remark.text}</p>}
              </section>
            );
          })
        }
      </Screen>
      {open && (
        <RemarkDrawer key={open.studentId} classId={classId} month={month} line={open} onClose={() => setOpen(null)} />
      )}
    </Card>
  );
}
