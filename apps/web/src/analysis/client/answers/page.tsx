import type { ClassReport } from '@zhibi/contract/analysis';
import { type ItemToMark, markingApi } from '@zhibi/contract/marking';
import { groupsApi } from '@zhibi/contract/marking/groups';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { AnswerKey, QuestionText } from '../../../marking/index.js';
import { useRead } from '../../../platform/api.js';
import { Card } from '../../../platform/layout/card.js';
import { EmptyState } from '../../../platform/layout/empty-state.js';
import { PageHead } from '../../../platform/layout/page-head.js';
import { Screen } from '../../../platform/screen.js';
import { useSearchParams } from '../../../platform/search-params.js';
import { formatRate } from '../../../platform/time.js';
import { together } from '../../../platform/together.js';
import { ClassSwitch } from '../../parts/report/class-switch.js';
import { addressOf } from '../../parts/report-address.js';
import styles from '../client.module.css';
import { OfHomework } from '../of-homework.js';
import { ReportTabs } from '../report-tabs.js';
import { ChoiceLine } from './choice-line.js';
import { choicesOf } from './choices.js';

const SCREEN = '/correction/ansStatistics';

/** Question by question: what was answered, how often, by whom, with the ink. */
export function Page() {
  const { t } = useTranslation('client');
  return (
    <OfHomework to={SCREEN} title={t('answers.title')}>
      {(report) => <Questions report={report} />}
    </OfHomework>
  );
}

function Questions({ report }: { report: ClassReport }) {
  const { t } = useTranslation('client');
  const [params] = useSearchParams();
  const { homeworkId, classId, className, title, questions } = report;
  const chosen = questions.find(({ itemId }) => itemId === params.get('item')) ?? questions[0];
  return (
    <>
      <ReportTabs now="ansStatistics" />
      <PageHead title={title} note={className} extra={<ClassSwitch report={report} to={SCREEN} />} />
      {chosen === undefined ? (
        <EmptyState title={t('answers.none')} hint={t('answers.noneHint')} />
      ) : (
        <>
          <nav className={styles.strip} aria-label={t('answers.questions')}>
            {questions.map(({ itemId, no, rate }) => (
              <Link
                key={itemId}
                replace
                to={`${addressOf(homeworkId, classId, SCREEN)}&item=${itemId}`}
                aria-current={itemId === chosen.itemId ? 'true' : undefined}
              >
                <b>{no}</b> <small>{formatRate(rate)}</small>
              </Link>
            ))}
          </nav>
          <Question key={chosen.itemId} report={report} itemId={chosen.itemId} />
        </>
      )}
    </>
  );
}

function Question({ report: { homeworkId, classId }, itemId }: { report: ClassReport; itemId: string }) {
  const { t } = useTranslation('client');
  const navigate = useNavigate();
  const items = useRead(markingApi.items, { homeworkId });
  const answers = useRead(markingApi.answers, { homeworkId, itemId, classId });
  const groups = useRead(groupsApi.list, { homeworkId, itemId });
  const item = items.data?.items.find((one) => one.itemId === itemId);
  return (
    <>
      {item && <Asked item={item} />}
      <Card title={t('answers.title')}>
        <Screen
          read={together({ answers, groups })}
          skeleton={{ cards: 4 }}
          isEmpty={(data) => data.answers.items.length === 0}
          empty={<EmptyState title={t('answers.noAnswers')} hint={t('answers.noAnswersHint')} />}
        >
          {(data) => (
            <ul className={styles.choices}>
              {choicesOf(data.answers.items, data.groups.groups).map((choice) => (
                <ChoiceLine
                  key={`${choice.kind} ${choice.label}`}
                  choice={choice}
                  of={data.answers.items.length}
                  maxScore={item?.maxScore ?? 0}
                  onOpen={(studentId) => void navigate(`/markFullScreen?homework=${homeworkId}&student=${studentId}`)}
                />
              ))}
            </ul>
          )}
        </Screen>
      </Card>
    </>
  );
}

function Asked({ item: { no, body } }: { item: ItemToMark }) {
  const { t } = useTranslation('client');
  return (
    <Card className={styles.asked ?? ''} title={t('answers.question', { no })}>
      <QuestionText body={body} />
      <div className={styles.key}>
        <span>{t('answers.key')}</span>
        <AnswerKey body={body} />
      </div>
    </Card>
  );
}
