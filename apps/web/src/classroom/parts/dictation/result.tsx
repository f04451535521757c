import { taskKinds } from '@zhibi/contract/classroom';
import { dictationApi, type WritingResult } from '@zhibi/contract/classroom/dictation';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRead } from '../../../platform/api.js';
import { download } from '../../../platform/download.js';
import { EmptyState } from '../../../platform/layout/empty-state.js';
import { PageHead } from '../../../platform/layout/page-head.js';
import { Screen } from '../../../platform/screen.js';
import { useSearchParams } from '../../../platform/search-params.js';
import { ANYWAY_MS, useLessonNews } from '../use-lesson.js';
import { Missed } from './missed.js';
import { OfClass } from './of-class.js';
import styles from './result.module.css';
import { Sums } from './sums.js';

interface OfTask {
  lessonId: string;
  taskId: string;
}

/** What a class has written in a dictation or in calligraphy: what was missed most, how each wrote it, what waits for the teacher. */
export function Dictation({ lessonId, taskId }: OfTask) {
  const read = useRead(dictationApi.result, { lessonId, taskId }, { everyMs: ANYWAY_MS });
  useLessonNews(dictationApi.result, lessonId);
  return <Screen read={read}>{(result) => <Result of={{ lessonId, taskId }} result={result} />}</Screen>;
}

function Result({ of, result }: { of: OfTask; result: WritingResult }) {
  const { t } = useTranslation(['dictation', 'classroom']);
  const [params, setParams] = useSearchParams();
  const [isBusy, setBusy] = useState(false);
  const { kind, title, className, words, characters, students, studentCount } = result;
  const chosen = Number(params.get('cell') ?? characters[0]?.cell ?? 0);
  const print = async () => {
    setBusy(true);
    await download(dictationApi.correctionSheet, of);
    setBusy(false);
  };
  const isClean = characters.every(({ wrong }) => wrong === 0);
  const name = t(`classroom:kind.${taskKinds[kind].name}`);
  return (
    <>
      <PageHead
        back={`/study/interact?lesson=${of.lessonId}`}
        title={title ? t('result.title', { kind: name, lesson: title }) : name}
        note={t('result.note', {
          className,
          words: words.length,
          cells: characters.length,
          written: students.length,
          of: studentCount,
        })}
        extra={
          <>
            {isClean && students.length > 0 && <small>{t('result.noneWrong')}</small>}
            <Button type="primary" loading={isBusy} disabled={isClean} onClick={() => void print()}>
              {t('result.print')}
            </Button>
          </>
        }
      />
      {students.length === 0 ? (
        <EmptyState title={t('result.none')} hint={t('result.noneHint')} />
      ) : (
        <div className={styles.result}>
          <Sums result={result} />
          <Missed
            result={result}
            chosen={chosen}
            onChoose={(cell) =>
              setParams((before) => {
                const next = new URLSearchParams(before);
                next.set('cell', String(cell));
                next.delete('student');
                return next;
              })
            }
          />
          <OfClass key={chosen} of={of} cell={chosen} canDecide={result.can.decide} />
        </div>
      )}
    </>
  );
}
