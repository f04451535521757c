import { papersApi } from '@zhibi/contract/papers';
import { questionsApi } from '@zhibi/contract/questions';
import { useTranslation } from 'react-i18next';
import { useSectionTitle } from '../../../papers/index.js';
import { useRead } from '../../../platform/api.js';
import { Card } from '../../../platform/layout/card.js';
import { EmptyState } from '../../../platform/layout/empty-state.js';
import { Go } from '../../../platform/layout/go.js';
import { PageHead } from '../../../platform/layout/page-head.js';
import { StatusTag } from '../../../platform/layout/status-tag.js';
import { Screen } from '../../../platform/screen.js';
import { useSearchParams } from '../../../platform/search-params.js';
import { AnswerText } from '../../parts/answer-text.js';
import { QuestionText } from '../../parts/question-text.js';
import styles from '../parts/banked-card.module.css';

/** The questions of a paper as it holds them, each with a word where its author has a newer version. */
export function Page() {
  const { t } = useTranslation('writing');
  const paperId = useSearchParams()[0].get('paper');
  if (!paperId)
    return (
      <>
        <PageHead title={t('paper.title')} />
        <EmptyState title={t('paper.none')} hint={t('paper.noneHint')} />
      </>
    );
  return <Held key={paperId} paperId={paperId} />;
}

function Held({ paperId }: { paperId: string }) {
  const { t } = useTranslation('writing');
  const titleOf = useSectionTitle();
  const paper = useRead(papersApi.detail, { paperId });
  const ids = paper.data?.sections.flatMap((section) => section.items.map((item) => item.questionId)) ?? [];
  const newest = useRead(questionsApi.detail, ids.length === 0 ? null : { questionIds: ids.slice(0, 200) }).data;
  const versionOf = new Map(newest?.items.map(({ questionId, version }) => [questionId, version]));
  return (
    <>
      <PageHead title={paper.data?.title ?? t('paper.title')} />
      <Screen
        read={paper}
        skeleton={{ rows: 12 }}
        isEmpty={({ sections }) => sections.every(({ items }) => items.length === 0)}
        empty={<EmptyState title={t('paper.empty')} hint={t('paper.noneHint')} />}
      >
        {({ sections }) => (
          <div className={styles.list}>
            {sections.map(({ sectionId, title, items }) => (
              <Card key={sectionId} title={titleOf(title)}>
                <div className={styles.list}>
                  {items.map(({ itemId, no, questionId, version, body }) => (
                    <article key={itemId} aria-label={t('paper.no', { no })}>
                      <div className={styles.meta}>
                        <b>{t('paper.no', { no })}</b>
                        <span>{t('card.version', { version })}</span>
                        {(versionOf.get(questionId) ?? version) > version && (
                          <StatusTag tone="warn">{t('paper.newer')}</StatusTag>
                        )}
                        {versionOf.has(questionId) && (
                          <Go className={styles.end} to={`/question/ques?question=${questionId}`}>
                            {t('card.open')}
                          </Go>
                        )}
                      </div>
                      <QuestionText body={body} />
                      <AnswerText body={body} />
                    </article>
                  ))}
                </div>
              </Card>
            ))}
          </div>
        )}
      </Screen>
    </>
  );
}
