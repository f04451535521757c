import { type HomeworkForTeacher, homeworkApi, type SubmissionOfStudent } from '@zhibi/contract/homework';
import { papersApi } from '@zhibi/contract/papers';
import { Checkbox, Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRead } from '../../../../platform/api.js';
import { Dialog } from '../../../../platform/layout/dialog.js';
import { EmptyState } from '../../../../platform/layout/empty-state.js';
import { Screen } from '../../../../platform/screen.js';
import { useSearchParams } from '../../../../platform/search-params.js';
import { useFile } from '../../../../platform/use-file.js';
import { useInkEvents } from '../../../parts/use-live-ink.js';
import { usePaper } from '../../../parts/use-paper.js';
import { LookOptions, lookOf } from './look.js';
import { useProgressNews } from './use-progress-news.js';
import styles from './wall.module.css';
import { WallCounts } from './wall-counts.js';
import { WallSheet } from './wall-sheet.js';

/** Every student's paper side by side while they write. */
export function Wall({ homework }: { homework: HomeworkForTeacher }) {
  const { t } = useTranslation('capture');
  const { homeworkId, paperId } = homework;
  const [params, setParams] = useSearchParams();
  const [withoutNames, setWithoutNames] = useState(false);
  const [enlarged, setEnlarged] = useState<SubmissionOfStudent | null>(null);
  const [writing, setWriting] = useState<ReadonlySet<string>>(new Set());
  const read = useRead(homeworkApi.submissions, { homeworkId });
  const paper = usePaper(paperId);
  const look = lookOf(params.get('look'), paper);
  const image = useFile(papersApi.page, { paperId, page: look.page });
  useInkEvents(homeworkId, (studentId) =>
    setWriting((old) => (old.has(studentId) ? old : new Set([...old, studentId]))),
  );
  useProgressNews(homeworkId);
  const nameOf = (student: SubmissionOfStudent, at: number) =>
    withoutNames ? t('wall.nameless', { no: at + 1 }) : student.name;
  const sheetOf = (student: SubmissionOfStudent, at: number) => (
    <WallSheet
      homeworkId={homeworkId}
      student={student}
      name={nameOf(student, at)}
      imageUrl={image.url}
      paper={paper.page}
      look={look}
      isWriting={writing.has(student.studentId)}
    />
  );
  return (
    <div className={styles.wall}>
      <div className={styles.bar}>
        <WallCounts submissions={read.data?.items ?? []} writing={writing} />
        <div className={styles.options}>
          <Checkbox checked={withoutNames} onChange={(event) => setWithoutNames(event.target.checked)}>
            {t('wall.withoutNames')}
          </Checkbox>
          <LookOptions paper={paper}>
            {(options) => (
              <Select
                size="small"
                aria-label={t('wall.look')}
                value={look.name}
                options={options}
                style={{ width: 130 }}
                onChange={(next) => setParams((old) => ({ ...Object.fromEntries(old), look: next }), { replace: true })}
              />
            )}
          </LookOptions>
        </div>
      </div>
      <Screen
        read={read}
        skeleton={{ cards: 8 }}
        isEmpty={({ items }) => items.length === 0}
        empty={<EmptyState title={t('lab.noStudents')} hint={t('lab.noStudentsHint')} />}
      >
        {({ items }) => (
          <div className={look.view.widthMm > look.view.heightMm ? `${styles.grid} ${styles.flat}` : styles.grid}>
            {items.map((student, at) => (
              <button
                key={student.studentId}
                type="button"
                className={styles.thumb}
                onClick={() => setEnlarged(student)}
              >
                {sheetOf(student, at)}
              </button>
            ))}
          </div>
        )}
      </Screen>
      <Dialog open={enlarged !== null} onClose={() => setEnlarged(null)} size="wide" title={t('wall.enlarged')}>
        {enlarged && sheetOf(enlarged, read.data?.items.indexOf(enlarged) ?? 0)}
      </Dialog>
    </div>
  );
}
