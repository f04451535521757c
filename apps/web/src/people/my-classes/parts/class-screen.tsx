import { Select } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../platform/layout/empty-state.js';
import { Screen } from '../../../platform/screen.js';
import { ClassNav } from '../../parts/class-nav.js';
import styles from './class-screen.module.css';
import { useClasses, useClassInAddress } from './use-class.js';

/** The frame of every screen of a class: which class, the way to its other screens, and the screen itself, anew for each class. */
export function ClassScreen({ children }: { children: (classId: string) => ReactNode }) {
  const { t } = useTranslation('myClasses');
  const { classes, read } = useClasses();
  const { classId, choose } = useClassInAddress(classes);
  if (classId === null)
    return (
      <Screen<unknown>
        read={read}
        isEmpty={() => true}
        empty={<EmptyState title={t('noClass')} hint={t('noClassHint')} />}
      >
        {() => null}
      </Screen>
    );
  return (
    <>
      <div className={styles.bar}>
        <Select
          className={styles.choice}
          aria-label={t('nav.chooseClass')}
          value={classes?.some((one) => one.classId === classId) ? classId : null}
          options={classes?.map((one) => ({ value: one.classId, label: one.className }))}
          onChange={choose}
        />
        <ClassNav classId={classId} />
      </div>
      <div key={classId}>{children(classId)}</div>
    </>
  );
}
