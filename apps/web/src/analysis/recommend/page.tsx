import { setMinutes, USUAL_MINUTES } from '@zhibi/contract/analysis/recommend';
import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { useClasses, useNames, useSubjectId, useUser } from '../../people/index.js';
import { EmptyState } from '../../platform/layout/empty-state.js';
import { PageHead } from '../../platform/layout/page-head.js';
import { Screen } from '../../platform/screen.js';
import { useAddress } from '../../platform/use-address.js';
import { ForClass } from './for-class.js';
import { ForOfficer } from './for-officer.js';
import styles from './recommend.module.css';

/** What a class should practise next: whose, and of which subject, where a person reads several. */
export function Page() {
  const { t } = useTranslation('recommend');
  const own = useSubjectId();
  const { isRegion } = useUser();
  const names = useNames();
  const classes = useClasses();
  const { now, go } = useAddress(['class', 'subject', 'point', 'minutes', 'kind']);
  return (
    <Screen read={classes} skeleton="page">
      {({ clazzs }) => {
        const rooms = clazzs.filter(({ subjects }) => own === null || subjects.some((one) => one.subjectId === own));
        const room = rooms.find(({ classId }) => classId === now.class) ?? rooms[0];
        const subject =
          room?.subjects.find(({ subjectId }) => subjectId === (own ?? Number(now.subject))) ?? room?.subjects[0];
        if (room === undefined || subject === undefined)
          return (
            <>
              <PageHead title={t('title')} />
              <EmptyState title={t('noClass')} hint={t('noClassHint')} />
            </>
          );
        const { classId } = room;
        const { subjectId } = subject;
        const choices = (
          <>
            <Select
              className={styles.choice}
              aria-label={t('class')}
              value={classId}
              options={rooms.map((one) => ({ value: one.classId, label: one.className }))}
              onChange={(chosen) => go({ class: chosen, point: '' })}
            />
            {own === null && (
              <Select
                className={styles.choice}
                aria-label={t('subject')}
                value={subjectId}
                options={room.subjects.map((one) => ({ value: one.subjectId, label: names.subject(one.subjectName) }))}
                onChange={(chosen) => go({ subject: String(chosen), point: '' })}
              />
            )}
          </>
        );
        const key = `${classId} ${subjectId}`;
        if (isRegion) return <ForOfficer key={key} room={{ classId, subjectId }} choices={choices} />;
        return (
          <ForClass
            key={key}
            room={{ classId, subjectId }}
            point={now.point}
            minutes={setMinutes.find((one) => String(one) === now.minutes) ?? USUAL_MINUTES}
            kind={now.kind}
            onGo={go}
            choices={choices}
          />
        );
      }}
    </Screen>
  );
}
