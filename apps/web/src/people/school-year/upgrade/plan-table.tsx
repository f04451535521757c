import { gradeName } from '@zhibi/contract/people';
import type { ClassInUpgrade } from '@zhibi/contract/people/school-year';
import { Input } from 'antd';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../platform/layout/card.js';
import { StatusTag } from '../../../platform/layout/status-tag.js';
import { useSession } from '../../../platform/session-store.js';
import styles from './page.module.css';

interface PlanTableProps {
  classes: readonly ClassInUpgrade[];
  clashes: readonly string[];
  onName: (classId: string, name: string) => void;
}

/** Every class by grade, from what to what. Where the name does not tell the grade, a new one can be typed. */
export function PlanTable({ classes, clashes, onName }: PlanTableProps) {
  const { t } = useTranslation('schoolYear');
  const { language } = useSession();
  const grades = [...new Set(classes.map(({ gidFrom }) => gidFrom))];
  return (
    <Card title={t('plan.title')} flush>
      <p className={styles.quiet}>{t('plan.note')}</p>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('plan.class')}</th>
            <th scope="col">{t('plan.next')}</th>
            <th scope="col" className={styles.number}>
              {t('plan.students')}
            </th>
          </tr>
        </thead>
        <tbody>
          {grades.map((gid) => (
            <Fragment key={gid}>
              <tr className={styles.grade}>
                <th scope="rowgroup" colSpan={3}>
                  {gradeName(gid, language)}
                </th>
              </tr>
              {classes
                .filter(({ gidFrom }) => gidFrom === gid)
                .map((one) => (
                  <tr key={one.classId}>
                    <td>{one.className}</td>
                    <td>
                      <Next one={one} isClash={clashes.includes(one.to ?? '')} onName={onName} />
                    </td>
                    <td className={styles.number}>{one.students}</td>
                  </tr>
                ))}
            </Fragment>
          ))}
        </tbody>
      </table>
    </Card>
  );
}

function Next({ one, isClash, onName }: { one: ClassInUpgrade; isClash: boolean } & Pick<PlanTableProps, 'onName'>) {
  const { t } = useTranslation('schoolYear');
  if (one.to === null) return <StatusTag tone="off">{t('plan.leaves')}</StatusTag>;
  if (!one.asksName && !isClash) return <>{one.to}</>;
  return (
    <Input
      size="small"
      className={styles.name}
      aria-label={t('plan.newName', { name: one.className })}
      maxLength={30}
      defaultValue={one.to}
      status={isClash ? 'error' : undefined}
      onBlur={({ target }) => onName(one.classId, target.value === one.className ? '' : target.value)}
      onPressEnter={({ currentTarget }) => currentTarget.blur()}
    />
  );
}
