import { useQueryClient } from '@tanstack/react-query';
import { questionsApi } from '@zhibi/contract/questions';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useSubjectId } from '../../../people/index.js';
import { call, refresh } from '../../../platform/api.js';
import { notify } from '../../../platform/notify.js';
import { asRefusal } from '../../../platform/refusal.js';
import { session } from '../../../platform/session-store.js';

/** Puts the chosen questions into the cart and goes on to the paper that is made of it. */
export function FollowUp({ questionIds }: { questionIds: readonly string[] }) {
  const { t } = useTranslation('lecture');
  const subjectId = useSubjectId();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [isBusy, setIsBusy] = useState(false);
  const make = async (subject: number) => {
    setIsBusy(true);
    const isDone = await putIntoCart(subject, questionIds);
    setIsBusy(false);
    await refresh(queries, [questionsApi.cart]);
    if (!isDone) return;
    notify.done(t('wrong.followed', { count: questionIds.length }));
    await navigate('/paperTest/self');
  };
  return (
    <Button
      type="primary"
      disabled={questionIds.length === 0 || subjectId === null}
      loading={isBusy}
      onClick={() => subjectId !== null && void make(subjectId)}
    >
      {t('wrong.follow')}
      {questionIds.length > 0 && ` · ${t('wrong.chosen', { count: questionIds.length })}`}
    </Button>
  );
}

/** One after the other, in the order of the page; what lies there already is what was wished. */
async function putIntoCart(subjectId: number, questionIds: readonly string[]): Promise<boolean> {
  for (const questionId of questionIds) {
    try {
      await call(questionsApi.addToCart, { subjectId, questionId });
    } catch (error) {
      const refusal = asRefusal(error, session.get().language);
      if (refusal.reason === 'duplicate') continue;
      if (!refusal.isSaid) notify.error(refusal.message);
      return false;
    }
  }
  return true;
}
