import { appealsApi, type OpenedAppeal as Opened } from '@zhibi/contract/marking/appeals';
import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import { AnswerPaper, hasWriting, PictureEndpoint } from '../../capture/index.js';
import { useSectionTitle } from '../../papers/index.js';
import { useRead } from '../../platform/api.js';
import { Card } from '../../platform/layout/card.js';
import { StatusTag } from '../../platform/layout/status-tag.js';
import { Screen } from '../../platform/screen.js';
import { formatNumber } from '../../platform/time.js';
import { AnswerKey } from '../parts/answer-key.js';
import { QuestionText } from '../parts/question-text.js';
import styles from './appeals.module.css';
import { DecideForm } from './decide-form.js';

/** One appeal: the student's words, the question, the answer as it was written, what is right, and the decision. */
export function OpenedAppeal({ appealId }: { appealId: string }) {
  const read = useRead(appealsApi.open, { appealId });
  return (
    <Screen read={read} skeleton={{ rows: 8 }}>
      {(appeal) => (
        <PictureEndpoint value={appealsApi.picture}>
          <Look appeal={appeal} />
        </PictureEndpoint>
      )}
    </Screen>
  );
}

function Look({ appeal }: { appeal: Opened }) {
  const { t } = useTranslation('appeals');
  const titleOf = useSectionTitle();
  const { title, item, answer, reason, state, scoreBefore, scoreAfter, word, isOwnScore } = appeal;
  const facts = { from: formatNumber(scoreBefore), score: formatNumber(scoreAfter) };
  return (
    <Card
      title={`${title} · ${t('question', { no: item.no })}`}
      extra={<span className={styles.section}>{titleOf(item.sectionTitle)}</span>}
    >
      <div className={styles.look}>
        {isOwnScore && <Alert type="info" showIcon title={t('ownScore')} />}
        <section>
          <h3>{t('said')}</h3>
          <blockquote className={styles.words}>{reason}</blockquote>
        </section>
        <div className={styles.stem}>
          <QuestionText body={item.body} />
        </div>
        <section>
          <h3>{t('answer')}</h3>
          {hasWriting(answer) ? (
            <AnswerPaper
              areas={answer.areas}
              ink={answer.ink}
              pictures={answer.pictures}
              label={t('answer')}
              size="fit"
            />
          ) : (
            <p className={styles.nothing}>{t('nothing')}</p>
          )}
        </section>
        <section>
          <h3>{t('key')}</h3>
          <AnswerKey body={item.body} />
        </section>
        {state === 'waiting' ? (
          <DecideForm key={answer.revision} appeal={appeal} />
        ) : (
          <section>
            <StatusTag tone={state === 'changed' ? 'done' : 'off'}>{t(`state.${state}`, facts)}</StatusTag>
            <h3>{t('told')}</h3>
            <blockquote className={styles.words}>{word}</blockquote>
          </section>
        )}
      </div>
    </Card>
  );
}
