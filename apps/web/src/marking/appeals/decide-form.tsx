import { useQueryClient } from '@tanstack/react-query';
import { APPEAL_LENGTH, appealsApi, type OpenedAppeal } from '@zhibi/contract/marking/appeals';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { refresh, useWrite } from '../../platform/api.js';
import { formDrafts } from '../../platform/drafts/form-drafts.js';
import { KeptTextArea } from '../../platform/drafts/kept-text-area.js';
import { notify } from '../../platform/notify.js';
import { formatNumber } from '../../platform/time.js';
import { ScorePad } from '../parts/engine/score-pad.js';
import { toggleHalf } from '../parts/engine/typed-score.js';
import { scoredBy } from '../parts/scored-by.js';
import styles from './appeals.module.css';

const reads = [appealsApi.list, appealsApi.open, appealsApi.waiting];

/** The score that counts, and a word for the student: whether it is kept or changed follows from the score. */
export function DecideForm({ appeal: { appealId, item, answer } }: { appeal: OpenedAppeal }) {
  const { t } = useTranslation('appeals');
  const queries = useQueryClient();
  const stands = answer.score;
  const draft = `appeal decision ${appealId}`;
  const [score, setScore] = useState(stands);
  const [word, setWord] = useState('');
  const deciding = useWrite(appealsApi.decide, reads, {
    onDone: () => {
      formDrafts.drop(draft);
      notify.done(t('done'));
    },
    // What it was refused for has changed meanwhile, as the refusal says.
    onRefused: () => void refresh(queries, reads),
  });
  const said = word.trim();
  const decide = () => score !== null && deciding.mutate({ appealId, revision: answer.revision, score, word: said });
  const facts = { score: formatNumber(score), max: item.maxScore };
  return (
    <section className={styles.decide}>
      <h3>{t('score')}</h3>
      <small>{t('now', { ...facts, score: formatNumber(stands) })}</small>
      <ScorePad
        max={item.maxScore}
        score={score}
        by={scoredBy(answer, score === stands ? null : score)}
        disabled={deciding.isPending}
        onScore={setScore}
        onHalf={() => setScore(toggleHalf(score, item.maxScore))}
      />
      <KeptTextArea
        draft={draft}
        aria-label={t('wordLabel')}
        placeholder={t('wordHint')}
        maxLength={APPEAL_LENGTH}
        autoSize={{ minRows: 3 }}
        value={word}
        onText={setWord}
      />
      <Button type="primary" disabled={score === null || said === ''} loading={deciding.isPending} onClick={decide}>
        {score === stands ? t('keep', facts) : t('change', facts)}
      </Button>
    </section>
  );
}
