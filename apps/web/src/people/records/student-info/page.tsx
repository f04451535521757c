import { ABSENT } from '@zhibi/contract/kernel';
import { type OwnRecord, recordsApi } from '@zhibi/contract/people/records';
import { useTranslation } from 'react-i18next';
import { useRead } from '../../../platform/api.js';
import { Card } from '../../../platform/layout/card.js';
import { EmptyState } from '../../../platform/layout/empty-state.js';
import { Screen } from '../../../platform/screen.js';
import { TouchHead } from '../../../platform/touch/touch-head.js';
import { useNames } from '../../use-names.js';
import { Facts } from '../parts/facts.js';
import { sexWords } from '../parts/sex-field.js';
import { Stays } from '../parts/stays.js';
import styles from './page.module.css';

/** What the school keeps about me: my details, my class and its teachers, the classes before. */
export function Page() {
  const { t } = useTranslation('records');
  const read = useRead(recordsApi.ownRecord, {});
  return (
    <>
      <TouchHead title={t('own.title')} note={t('own.note')} back="/user/index" />
      <Screen read={read} skeleton={{ card: 320 }}>
        {(record) => <Record record={record} />}
      </Screen>
    </>
  );
}

function Record({ record }: { record: OwnRecord }) {
  const { t } = useTranslation('records');
  const names = useNames();
  const { birthday, className, headTeacher, teachers } = record;
  return (
    <div className={styles.columns}>
      <Card title={record.name}>
        <Facts
          rows={[
            [t('own.school'), record.schoolName],
            [t('student.number'), record.studentNo],
            [t('field.account'), record.account || ABSENT],
            [t('field.sex'), sexWords(record.sex, t)],
            [
              t('field.birthday'),
              birthday ? `${birthday.slice(0, 4)}-${birthday.slice(4, 6)}-${birthday.slice(6)}` : ABSENT,
            ],
          ]}
        />
      </Card>
      <Card
        title={className ?? t('student.noClass')}
        extra={className && t('own.classmates', { count: record.classmates })}
      >
        {className ? (
          <>
            <Facts rows={[[t('own.head'), headTeacher ?? ABSENT]]} />
            <h3 className={styles.sub}>{t('own.teachers')}</h3>
            {teachers.length === 0 ? (
              <p className={styles.quiet}>{t('own.noTeachers')}</p>
            ) : (
              <ul className={styles.teachers}>
                {teachers.map(({ subjectName, name }) => (
                  <li key={`${subjectName} ${name}`}>
                    <span>{names.subject(subjectName)}</span>
                    {name}
                  </li>
                ))}
              </ul>
            )}
          </>
        ) : (
          <EmptyState title={t('own.noClass')} hint={t('own.noClassHint')} />
        )}
      </Card>
      <Card title={t('detail.stays')}>
        <Stays stays={record.stays} />
      </Card>
    </div>
  );
}
