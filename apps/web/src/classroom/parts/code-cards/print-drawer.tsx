import { myClassesApi } from '@zhibi/contract/people/my-classes';
import { Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useClasses } from '../../../people/index.js';
import { useRead } from '../../../platform/api.js';
import { Drawer } from '../../../platform/layout/drawer.js';
import { EmptyState } from '../../../platform/layout/empty-state.js';
import { Screen } from '../../../platform/screen.js';
import { cardOwners } from './card-numbers.js';
import styles from './code-cards.module.css';
import { PrintCards } from './print-cards.js';

/** The cards of one's classes, before the lesson. */
export function PrintDrawer({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation('codeCards');
  const classes = useClasses().data?.clazzs ?? [];
  const [chosen, setChosen] = useState<string | undefined>();
  const classId = chosen ?? classes[0]?.classId;
  const read = useRead(myClassesApi.students, open && classId ? { classId } : null);
  return (
    <Drawer open={open} onClose={onClose} size="form" title={t('title')}>
      <div className={styles.fields}>
        <Select
          aria-label={t('printFor')}
          value={classId}
          onChange={setChosen}
          options={classes.map((one) => ({ value: one.classId, label: one.className }))}
        />
        <Screen
          read={read}
          isEmpty={({ items }) => items.length === 0}
          empty={<EmptyState title={t('none')} hint={t('noneHint')} />}
        >
          {({ items }) => <Cards students={items} />}
        </Screen>
      </div>
    </Drawer>
  );
}

/** How many cards a class gets, and the way to the printer. */
export function Cards({ students }: { students: Parameters<typeof cardOwners>[0] }) {
  const { t } = useTranslation('codeCards');
  const owners = cardOwners(students);
  const without = students.length - owners.length;
  return (
    <div className={styles.print}>
      <p>{t('printHint')}</p>
      <p>
        <b>{t('count', { count: owners.length })}</b> {without > 0 && t('without', { count: without })}
      </p>
      <PrintCards owners={owners} />
    </div>
  );
}
