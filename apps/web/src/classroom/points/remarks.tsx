import { pointsApi, type RemarkLine } from '@zhibi/contract/classroom/points';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRead, useWrite } from '../../platform/api.js';
import { Card } from '../../platform/layout/card.js';
import { Confirm } from '../../platform/layout/confirm.js';
import { EmptyState } from '../../platform/layout/empty-state.js';
import { StatusTag } from '../../platform/layout/status-tag.js';
import { Screen } from '../../platform/screen.js';
import { useAddress } from '../../platform/use-address.js';
import styles from './points.module.css';
import { RemarkDrawer } from './remark-drawer.js';

/** The students of the class, each with the remark of this teacher for the month; an address may name the one to write of. */
export function Remarks({ classId, month }: { classId: string; month: string }) {
  const { t } = useTranslation('points');
  const { now, go } = useAddress(['student']);
  const [pressed, setOpen] = useState<RemarkLine | null>(null);
  const read = useRead(pointsApi.remarks, { classId, month });
  const named = read.data?.students.find(
    ({ studentId, remark }) => studentId === now.student && (remark?.can.change ?? true),
  );
  const open = pressed ?? named ?? null;
  const close = () => {
    setOpen(null);
    if (now.student !== '') go({ student: '' });
  };
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
              <section key={studentId} className={styles.remark} aria-label={t('remarkOf', { name })}>
                <strong>{name}</strong>
                <div>
                  {remark && (
                    <>
                      <StatusTag tone={remark.state === 'released' ? 'done' : 'off'}>
                        {t(`state.${remark.state}`)}
                      </StatusTag>
                      <p className={styles.text}>{remark.text}</p>
                    </>
                  )}
                </div>
                <span>
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
                      <Button size="small" type="primary">
                        {t('release')}
                      </Button>
                    </Confirm>
                  )}
                  {remark?.can.withdraw && (
                    <Button size="small" onClick={() => moving.mutate({ ...remark, move: 'withdraw' })}>
                      {t('withdraw')}
                    </Button>
                  )}
                </span>
              </section>
            );
          })
        }
      </Screen>
      {open && <RemarkDrawer key={open.studentId} classId={classId} month={month} line={open} onClose={close} />}
    </Card>
  );
}
