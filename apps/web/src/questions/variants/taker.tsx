import { variantsApi } from '@zhibi/contract/questions/variants';
import { writingApi } from '@zhibi/contract/questions/writing';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useRead, useWrite } from '../../platform/api.js';
import { Card } from '../../platform/layout/card.js';
import { EmptyState } from '../../platform/layout/empty-state.js';
import { PageHead } from '../../platform/layout/page-head.js';
import { notify } from '../../platform/notify.js';
import { AnswerText } from '../parts/answer-text.js';
import { QuestionText } from '../parts/question-text.js';
import { MakeCard } from './make-card.js';
import type { Shown } from './maker.js';
import { newSeed } from './new-seed.js';
import { Preview } from './preview.js';
import styles from './variants.module.css';

/** A question of the school's bank whose numbers change as its author said: variants are taken of it, and who wants other changes copies it first. */
export function Taker({ shown }: { shown: Shown }) {
  const { t } = useTranslation('variants');
  const navigate = useNavigate();
  const { questionId, body, template, isBehind, made } = shown;
  const [seed, setSeed] = useState(1);
  const read = useRead(variantsApi.preview, template === null ? null : { questionId, template, seed }, {
    keepOld: true,
  });
  const copying = useWrite(writingApi.fork, [writingApi.mine], {
    onDone: ({ questionId: copyId }) => {
      notify.done(t('copied'));
      void navigate(`/paperTest/variants?question=${copyId}`);
    },
  });
  return (
    <>
      <PageHead
        title={t('title')}
        note={t('fromBank')}
        back="/paperTest/xcQues"
        extra={
          <Button loading={copying.isPending} onClick={() => copying.mutate({ questionId })}>
            {t('copy')}
          </Button>
        }
      />
      {template === null ? (
        <EmptyState title={t('stays')} hint={t('staysHint')} />
      ) : (
        <div className={styles.columns}>
          <div className={styles.column}>
            <Card title={t('question')}>
              <QuestionText body={body} />
              <AnswerText body={body} />
            </Card>
            <MakeCard questionId={questionId} isSaved={!isBehind} made={made} />
          </div>
          <div className={styles.column}>
            <Preview found={read.data} fault={undefined} onAgain={() => setSeed(newSeed())} />
          </div>
        </div>
      )}
    </>
  );
}
