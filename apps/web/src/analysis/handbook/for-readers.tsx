import { analysisApi } from '@zhibi/contract/analysis';
import { Id } from '@zhibi/contract/kernel';
import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { SubjectChoice, subjectsOfClasses, useClasses, useUser } from '../../people/index.js';
import { useRead } from '../../platform/api.js';
import { EmptyState } from '../../platform/layout/empty-state.js';
import { PageHead } from '../../platform/layout/page-head.js';
import { Screen } from '../../platform/screen.js';
import { Skeleton } from '../../platform/skeleton.js';
import { useAddress } from '../../platform/use-address.js';
import styles from './handbook.module.css';
import { HandbookList } from './handbook-list.js';
import { Results } from './results.js';
import { SheetSettingButton } from './sheet-setting.js';

/** What has become of the booklets of a school, as its principal and the officer who has chosen it read it: nothing is made here. */
export function Page() {
  const { t } = useTranslation('handbook');
  const { asRegion, schoolId } = useUser();
  const { book } = useAddress(['book']).now;
  if (asRegion && schoolId === '')
    return (
      <>
        <PageHead title={t('title')} />
        <EmptyState title={t('noSchool')} hint={t('noSchoolHint')} />
      </>
    );
  // A teacher's address of a new issue opens the list.
  // The copies of a booklet name its students: they are for the school.
  return !asRegion && Id.safeParse(book).success ? <Results key={book} handbookId={book} /> : <Booklets />;
}

/** Of a subject, of all classes or of one; before a choice the subject is that of the newest report. */
function Booklets() {
  const { t } = useTranslation('handbook');
  const { asRegion } = useUser();
  const { now, go } = useAddress(['subject', 'class']);
  const classes = useClasses();
  const newest = useRead(analysisApi.reports, now.subject === '' ? {} : null);
  return (
    <Screen read={classes} skeleton="page">
      {({ clazzs }) => {
        if (now.subject === '' && newest.isPending) return <Skeleton shape="page" />;
        const subjects = subjectsOfClasses(clazzs);
        const wanted = Number(now.subject) || newest.data?.items[0]?.subjectId;
        const { subjectId } = subjects.find((one) => one.subjectId === wanted) ?? subjects[0] ?? {};
        if (subjectId === undefined)
          return (
            <>
              <PageHead title={t('title')} />
              <EmptyState title={t('noClass')} hint={t('noClassHint')} />
            </>
          );
        const ofSubject = clazzs.filter((one) => one.subjects.some((subject) => subject.subjectId === subjectId));
        const chosen = ofSubject.find(({ classId }) => classId === now.class)?.classId;
        return (
          <>
            <PageHead
              title={t('title')}
              note={t('note')}
              extra={
                <>
                  {!asRegion && <SheetSettingButton />}
                  <Select
                    allowClear
                    className={styles.choice}
                    aria-label={t('list.class')}
                    placeholder={t('everyClass')}
                    showSearch={{ optionFilterProp: 'label' }}
                    value={chosen}
                    options={ofSubject.map((one) => ({ value: one.classId, label: one.className }))}
                    onChange={(classId?: string) => go({ subject: String(subjectId), class: classId ?? '' })}
                  />
                  <SubjectChoice
                    label={t('subject')}
                    subjects={subjects}
                    subjectId={subjectId}
                    onChoose={(next) => go({ subject: String(next), class: '' })}
                  />
                </>
              }
            />
            <HandbookList subjectId={subjectId} classId={chosen} />
          </>
        );
      }}
    </Screen>
  );
}
