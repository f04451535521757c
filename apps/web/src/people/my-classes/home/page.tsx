import { myClassesApi } from '@zhibi/contract/people/my-classes';
import { useTranslation } from 'react-i18next';
import { useRead } from '../../../platform/api.js';
import { EmptyState } from '../../../platform/layout/empty-state.js';
import { PageHead } from '../../../platform/layout/page-head.js';
import { Screen } from '../../../platform/screen.js';
import { formatDay } from '../../../platform/time.js';
import { useNames } from '../../use-names.js';
import { ClassCard } from './class-card.js';
import styles from './page.module.css';

/** The classes of a teacher: what is kept of each, what waits, and the way to everything. */
export function Page() {
  const { t } = useTranslation('myClasses');
  const names = useNames();
  const read = useRead(myClassesApi.overview, {});
  const items = read.data?.items ?? [];
  const students = items.reduce((sum, one) => sum + one.students, 0);
  return (
    <>
      <PageHead
        title={t('home.title')}
        note={items.length > 0 ? t('home.note', { classes: items.length, students }) : undefined}
      />
      <Screen
        read={read}
        skeleton={{ cards: 3 }}
        isEmpty={(data) => data.items.length === 0 && data.past.length === 0}
        empty={<EmptyState title={t('noClass')} hint={t('noClassHint')} />}
      >
        {(data) => (
          <>
            <div className={styles.cards}>
              {data.items.map((one) => (
                <ClassCard key={one.classId} of={one} />
              ))}
            </div>
            {data.past.length > 0 && (
              <section className={styles.past}>
                <h2>{t('home.past')}</h2>
                <ul>
                  {data.past.map((one) => (
                    <li key={one.classId}>
                      <b>{one.className}</b>
                      <span>{one.subjects.map(names.subject).join(' · ')}</span>
                      <span>{t('home.ended', { day: formatDay(one.endedOn) })}</span>
                    </li>
                  ))}
                </ul>
              </section>
            )}
          </>
        )}
      </Screen>
    </>
  );
}
