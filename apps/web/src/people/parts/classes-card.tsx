import { stageNames, stageOfGrade } from '@zhibi/contract/people';
import { useTranslation } from 'react-i18next';
import { Card } from '../../platform/layout/card.js';
import { EmptyState } from '../../platform/layout/empty-state.js';
import { Go } from '../../platform/layout/go.js';
import { GoButton } from '../../platform/layout/go-button.js';
import { Screen } from '../../platform/screen.js';
import { useSession } from '../../platform/session-store.js';
import { useClasses } from '../use-classes.js';
import { useUser } from '../user.js';
import styles from './classes-card.module.css';

/** The classes that a leader of a school looks after, by grade; an officer has classes once a school is chosen. */
export function Part() {
  const { asRegion, schoolId } = useUser();
  return asRegion && schoolId === '' ? null : <Classes />;
}

function Classes() {
  const { t } = useTranslation('people');
  const { language } = useSession();
  const read = useClasses();
  return (
    <Card title={t('classes.title')} extra={<Go to="/class/list">{t('classes.all')}</Go>}>
      <Screen read={read} skeleton={{ card: 92 }} isEmpty={({ clazzs }) => clazzs.length === 0} empty={<None />}>
        {({ clazzs }) => (
          <ul className={styles.list}>
            {clazzs.map((one) => (
              <li key={one.classId}>
                <b>
                  <Go to={`/class/student?classId=${one.classId}`} orWords>
                    {one.className}
                  </Go>
                </b>
                <span>
                  {stageNames[stageOfGrade(one.gid)][language]} ·{' '}
                  {t('classes.subjects', { count: one.subjects.length })}
                </span>
              </li>
            ))}
          </ul>
        )}
      </Screen>
    </Card>
  );
}

/** Who makes them has the way to it; whoever only reads them hears who does, and where, when that is the same person in another role. */
function None() {
  const { t } = useTranslation('people');
  const { currentRole, shownRoles } = useUser();
  if (currentRole === 'SCHOOLADMIN')
    return (
      <EmptyState
        title={t('classes.empty')}
        hint={t('classes.emptyHint')}
        action={
          <GoButton type="primary" to="/class/list">
            {t('classes.make')}
          </GoButton>
        }
      />
    );
  const isBoth = shownRoles.some(({ code }) => code === 'SCHOOLADMIN');
  return <EmptyState title={t('classes.empty')} hint={t(isBoth ? 'classes.inOtherRole' : 'classes.byAdministrator')} />;
}
