import { homeworkApi } from '@zhibi/contract/homework';
import { markingApi, type Result } from '@zhibi/contract/marking';
import { type Annotation, annotationsApi } from '@zhibi/contract/marking/annotations';
import { Button, Segmented } from 'antd';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { LinkedFiles } from '../../disk/index.js';
import { groupOf, StudentRow, subjectWord } from '../../homework/index.js';
import { useAge, useNames } from '../../people/index.js';
import { useInfinite, useRead, useWrite } from '../../platform/api.js';
import { GoButton } from '../../platform/layout/go-button.js';
import { Screen } from '../../platform/screen.js';
import { useCanGo } from '../../platform/screen-line.js';
import { useSearchParams } from '../../platform/search-params.js';
import { formatDay, nowStamp } from '../../platform/time.js';
import { ActionBar } from '../../platform/touch/action-bar.js';
import { Section } from '../../platform/touch/section.js';
import { Sheet } from '../../platform/touch/sheet.js';
import { TouchHead } from '../../platform/touch/touch-head.js';
import { resultWords } from '../parts/result-words.js';
import styles from './my-result.module.css';
import { ResultPages } from './result-pages.js';
import { ResultPdf } from './result-pdf.js';
import { ResultQuestion } from './result-question.js';
import { ResultTop } from './result-top.js';

/** One homework that came back. */
export function MyResult({ homeworkId }: { homeworkId: string }) {
  const read = useRead(markingApi.result, { homeworkId });
  const { mutate: see } = useWrite(homeworkApi.see, [homeworkApi.mine]);
  const isNews = read.data?.seen === false;
  // The server is told that it is news no longer.
  useEffect(() => {
    if (isNews) see({ homeworkId });
  }, [isNews, see, homeworkId]);
  return <Screen read={read}>{(result) => <Returned result={result} />}</Screen>;
}

const none: readonly Annotation[] = [];
const isLost = ({ score, maxScore }: Result['items'][number]) => score !== null && score < maxScore;

/** A phone shows one question, or the pages; a wider window both beside each other. The first that lost something is open. */
function Returned({ result }: { result: Result }) {
  const { t } = useTranslation('marking');
  const names = useNames();
  const age = useAge();
  const [params, setParams] = useSearchParams();
  const { homeworkId, title, subjectName, releasedAt, files, items } = result;
  const item = items.find(({ no }) => String(no) === params.get('question')) ?? items.find(isLost) ?? items[0];
  const annotations = useRead(annotationsApi.own, { homeworkId }).data?.items ?? none;
  const words = resultWords(items);
  const set = (change: Record<string, string>) =>
    setParams((old) => ({ ...Object.fromEntries(old), ...change }), { replace: true });
  const open = (no: number) => set({ question: String(no), view: 'question' });
  const isPages = params.get('view') === 'pages';
  const facts = [
    subjectWord(names.subject(subjectName)),
    formatDay(releasedAt),
    t(`back.${age}.${words.kind}`, { count: words.count }),
  ];
  return (
    <>
      <TouchHead
        title={title}
        note={facts.filter(Boolean).join(' · ')}
        back="/student/detail"
        tools={
          <>
            {files > 0 && <LinkedFiles type="text" target={{ kind: 'homework', id: homeworkId }} title={title} />}
            <ResultPdf homeworkId={homeworkId} />
          </>
        }
      />
      <div className={styles.result} data-view={isPages ? 'pages' : 'question'}>
        <div className={styles.top}>
          <RedoWaits homeworkId={homeworkId} />
          <ResultTop result={result} no={item?.no ?? 0} onOpen={open} />
        </div>
        <Segmented
          block
          className={styles.choice ?? ''}
          aria-label={t('result.view')}
          value={isPages ? 'pages' : 'question'}
          options={[
            { value: 'question', label: t('result.byQuestion') },
            { value: 'pages', label: t('result.wholePage') },
          ]}
          onChange={(view) => set({ view })}
        />
        <div className={styles.question}>
          {item && <ResultQuestion key={item.itemId} homeworkId={homeworkId} item={item} annotations={annotations} />}
          <Onward result={result} no={item?.no ?? 0} onOpen={open} />
        </div>
        <div className={styles.pages}>
          <ResultPages result={result} annotations={annotations} onOpen={open} />
        </div>
      </div>
    </>
  );
}

/** The redo of this homework, while the student has it to do. */
function RedoWaits({ homeworkId }: { homeworkId: string }) {
  const { t } = useTranslation('marking');
  const age = useAge();
  const { rows } = useInfinite(homeworkApi.mine, {});
  const redo = groupOf(rows, 'toWrite', nowStamp()).find(({ redoOfId }) => redoOfId === homeworkId);
  if (redo === undefined) return null;
  return (
    <Section title={t(`detail.${age}.redo`)}>
      <Sheet rows>
        <StudentRow homework={redo} isFirst />
      </Sheet>
    </Section>
  );
}

/** The one thing to do now: the next question that lost something, then the wrong-question book. */
function Onward({ result: { items }, no, onOpen }: { result: Result; no: number; onOpen: (no: number) => void }) {
  const { t } = useTranslation('marking');
  const canBook = useCanGo('/wrong');
  const next = items.find((item) => item.no > no && isLost(item));
  const isAnyLost = items.some(isLost);
  if (!next && !(isAnyLost && canBook)) return null;
  return (
    <ActionBar>
      {next ? (
        <Button type="primary" size="large" block onClick={() => onOpen(next.no)}>
          {t('result.next', { no: next.no })}
        </Button>
      ) : (
        <GoButton type="primary" size="large" block to="/wrong">
          {t('result.toWrong')}
        </GoButton>
      )}
    </ActionBar>
  );
}
