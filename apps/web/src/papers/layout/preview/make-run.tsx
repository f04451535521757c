import { CopyForm, type Paper, papersApi } from '@zhibi/contract/papers';
import { peopleApi } from '@zhibi/contract/people';
import { Button, Checkbox, Select, Switch } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRead, useWrite } from '../../../platform/api.js';
import { jobs } from '../../../platform/jobs.js';
import { Screen } from '../../../platform/screen.js';
import { MakingNote } from './making-note.js';
import { Readers } from './readers.js';
import styles from './run-drawer.module.css';

/** Chooses the classes, starts the work, and shows how far it is. The work goes on when the drawer is closed. */
export function MakeRun({ paper, dots: usual }: { paper: Paper; dots: boolean }) {
  const { t } = useTranslation('papers');
  const { paperId, subjectId, title } = paper;
  const classes = useRead(peopleApi.classes, {});
  const [classIds, setClassIds] = useState<string[]>([]);
  const [dots, setDots] = useState(usual);
  const [form, setForm] = useState<CopyForm>('usual');
  const [jobId, setJobId] = useState<string | null>(null);
  const [isMissing, setMissing] = useState(false);
  const making = useWrite(papersApi.createRun, [papersApi.runs], {
    onDone: (made) => {
      setJobId(made.jobId);
      jobs.follow(made.jobId, t('runs.job', { title }), `/paperTest/preview?paper=${paperId}`);
    },
  });
  const make = () => {
    setMissing(classIds.length === 0);
    if (classIds.length > 0) making.mutate({ paperId, classIds, dots, form });
  };
  return (
    <Screen read={classes} skeleton={{ rows: 3 }}>
      {({ clazzs }) => {
        const taught = clazzs.filter(({ subjects }) => subjects.some((one) => one.subjectId === subjectId));
        if (taught.length === 0) return <p className={styles.hint}>{t('runs.classesNone')}</p>;
        return (
          <>
            <h3>{t('runs.classes')}</h3>
            <Checkbox.Group
              className={styles.classes}
              aria-label={t('runs.classes')}
              options={taught.map(({ classId, className }) => ({ value: classId, label: className }))}
              value={classIds}
              onChange={(chosen) => {
                setClassIds(chosen);
                setMissing(false);
              }}
            />
            {isMissing && (
              <p className={styles.warn} role="alert">
                {t('runs.choose')}
              </p>
            )}
            <div className={styles.forms}>
              <h3>{t('forms.ofClass')}</h3>
              <Select<CopyForm>
                aria-label={t('forms.ofClass')}
                options={CopyForm.options.map((value) => ({ value, label: t(`forms.${value}`) }))}
                value={form}
                onChange={setForm}
              />
              <p className={styles.hint}>{t(`forms.hint.${form}`)}</p>
              {taught
                .filter(({ classId }) => classIds.includes(classId))
                .map(({ classId, className }) => (
                  <Readers key={classId} classId={classId} className={className} />
                ))}
            </div>
            <div className={styles.make}>
              <Switch size="small" aria-label={t('preview.dots')} checked={dots} onChange={setDots} />
              {t('preview.dots')}
              <Button type="primary" loading={making.isPending} onClick={make}>
                {t('runs.make')}
              </Button>
              {jobId && <MakingNote key={jobId} jobId={jobId} />}
            </div>
          </>
        );
      }}
    </Screen>
  );
}
