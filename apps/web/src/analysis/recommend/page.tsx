import { analysisApi } from '@zhibi/contract/analysis';
import { setBanks, setMinutes, USUAL_MINUTES } from '@zhibi/contract/analysis/recommend';
import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { useClasses, useNames, useSubjectId, useUser } from '../../people/index.js';
import { useRead } from '../../platform/api.js';
import { EmptyState } from '../../platform/layout/empty-state.js';
import { PageHead } from '../../platform/layout/page-head.js';
import { Screen } from '../../platform/screen.js';
import { Skeleton } from '../../platform/skeleton.js';
import { useAddress } from '../../platform/use-address.js';
import { NoReports } from '../parts/no-reports.js';
import { ForClass } from './for-class.js';
import { ForOfficer } from './for-officer.js';
import styles from './recommend.module.css';

/**
 * What a class should practise next: whose, and of which subject, where a person reads several; before a choice that of the newest
 * report, so that nobody who reads a whole school begins before a class that has answered nothing.
 */
export function Page() {
  const { t } = useTranslation('recommend');
  const own = useSubjectId();
  const { asRegion, schoolId } = useUser();
  /** An officer who looks at the whole district: classes are a school's. */
  const isNowhere = asRegion && schoolId === '';
  const names = useNames();
  const classes = useClasses();
  const { now, go } = useAddress(['class', 'subject', 'point', 'minutes', 'kind', 'bank']);
  const isUnchosen = own === null && now.class === '';
  const newest = useRead(analysisApi.reports, isUnchosen && !isNowhere ? {} : null);
  if (isNowhere)
    return (
      <>
        <PageHead title={t('title')} />
        <EmptyState title={t('noSchool')} hint={t('noSchoolHint')} />
      </>
    );
  return (
    <Screen read={classes} skeleton="page">
      {({ clazzs }) => {
        if (isUnchosen && newest.isPending) return <Skeleton shape="page" />;
        const [first] = newest.data?.items ?? [];
        if (newest.data && first === undefined)
          return (
            <>
              <PageHead title={t('title')} />
              <NoReports to="/study/recommend" />
            </>
          );
        const wantedClass = now.class || first?.classId;
        const wantedSubject = own ?? (Number(now.subject) || first?.subjectId);
        const rooms = clazzs.filter(({ subjects }) => own === null || subjects.some((one) => one.subjectId === own));
        const room = rooms.find(({ classId }) => classId === wantedClass) ?? rooms[0];
        const subject = room?.subjects.find(({ subjectId }) => subjectId === wantedSubject) ?? room?.subjects[0];
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
                onChange={(chosen) => go({ class: classId, subject: String(chosen), point: '' })}
              />
            )}
          </>
        );
        const key = `${classId} ${subjectId}`;
        if (asRegion) return <ForOfficer key={key} room={{ classId, subjectId }} choices={choices} />;
        return (
          <ForClass
            key={key}
            room={{ classId, subjectId }}
            point={now.point}
            minutes={setMinutes.find((one) => String(one) === now.minutes) ?? USUAL_MINUTES}
            kind={now.kind}
            bank={setBanks.find((one) => one === now.bank)}
            onGo={go}
            choices={choices}
          />
        );
      }}
    </Screen>
  );
}
