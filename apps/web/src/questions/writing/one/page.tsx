import { writingApi } from '@zhibi/contract/questions/writing';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { LinkedFiles } from '../../../disk/index.js';
import { useRead } from '../../../platform/api.js';
import { Card } from '../../../platform/layout/card.js';
import { EmptyState } from '../../../platform/layout/empty-state.js';
import { GoButton } from '../../../platform/layout/go-button.js';
import { PageHead } from '../../../platform/layout/page-head.js';
import { lazily } from '../../../platform/lazily.js';
import { Screen } from '../../../platform/screen.js';
import { useSearchParams } from '../../../platform/search-params.js';
import { openerOr } from '../../../platform/way.js';
import { StatisticsCard } from '../../parts/statistics/statistics-card.js';
import { BankedCard } from '../parts/banked-card.js';
import { QuestionActions } from '../parts/question-actions.js';
import { UseList } from '../parts/use-list.js';
import styles from './one.module.css';
import { Versions } from './versions.js';

/** What stands at the end of the page comes when it is drawn. */
const Similar = lazily(async () => (await import('./similar.js')).Similar);

/** One question: what it asks, who uses it, how it was answered, and how it came to be. */
export function Page() {
  const { t } = useTranslation('writing');
  const [query] = useSearchParams();
  const questionId = query.get('question');
  const isOwn = query.get('kind') === 'mine';
  return (
    <>
      <PageHead
        back={isOwn ? '/paperTest/myQues' : openerOr('/question/ques', '/question/index')}
        title={t('one.title')}
        extra={
          <>
            {questionId && <LinkedFiles target={{ kind: 'question', id: questionId }} title={t('one.title')} />}
            {isOwn && <GoButton to="/paperTest/addQues">{t('one.another')}</GoButton>}
          </>
        }
      />
      {questionId ? (
        <One key={questionId} questionId={questionId} />
      ) : (
        <EmptyState title={t('one.none')} hint={t('one.noneHint')} />
      )}
    </>
  );
}

function One({ questionId }: { questionId: string }) {
  const { t } = useTranslation('writing');
  const navigate = useNavigate();
  const read = useRead(writingApi.one, { questionId });
  const uses = useRead(writingApi.uses, { questionId });
  return (
    <Screen read={read} skeleton="page">
      {(question) => (
        <div className={styles.one}>
          <BankedCard
            isAlone
            question={{ ...question, full: question }}
            actions={
              <QuestionActions
                question={question}
                onGone={() => void navigate('/paperTest/myQues', { replace: true })}
              />
            }
          />
          <div className={styles.columns}>
            <StatisticsCard questionId={questionId} expected={question.facts.difficulty} />
            <Card title={t('uses.title')}>
              <Screen read={uses} skeleton={{ rows: 3 }}>
                {(data) =>
                  data.papers.length === 0 ? <p className={styles.quiet}>{t('uses.none')}</p> : <UseList uses={data} />
                }
              </Screen>
            </Card>
          </div>
          <h2>{t('version.title')}</h2>
          <Versions questionId={questionId} />
          <Suspense fallback={null}>
            <Similar questionId={questionId} subjectId={question.facts.subjectId} />
          </Suspense>
        </div>
      )}
    </Screen>
  );
}
