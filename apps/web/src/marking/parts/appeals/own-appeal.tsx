import { useQueryClient } from '@tanstack/react-query';
import { markingEvents } from '@zhibi/contract/events/marking';
import { markingApi, type Result } from '@zhibi/contract/marking';
import { appealsApi, type OwnAppeal as Made } from '@zhibi/contract/marking/appeals';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { refresh, useRead, useWrite } from '../../../platform/api.js';
import { useEvent } from '../../../platform/events/use-event.js';
import { Confirm } from '../../../platform/layout/confirm.js';
import { StatusTag, type StatusTone } from '../../../platform/layout/status-tag.js';
import { notify } from '../../../platform/notify.js';
import { formatNumber, formatStamp } from '../../../platform/time.js';
import { AppealDialog } from './appeal-dialog.js';
import styles from './own-appeal.module.css';

interface OwnAppealProps {
  homeworkId: string;
  item: Pick<Result['items'][number], 'itemId' | 'no'>;
}

/** Under the own answer: the appeal and what came of it, or the way to make one, with how many are left and until when. */
export function OwnAppeal({ homeworkId, item: { itemId, no } }: OwnAppealProps) {
  const { t } = useTranslation('appeals');
  const [isAsking, setAsking] = useState(false);
  const queries = useQueryClient();
  const { data } = useRead(appealsApi.own, { homeworkId }, { quiet: true });
  useEvent(markingEvents.appealDecided, (news) => {
    if (news.homeworkId !== homeworkId) return;
    void refresh(queries, [appealsApi.own, markingApi.result]);
    if (news.no === no) notify.done(t('own.news', { no }));
  });
  if (!data) return null;
  const made = data.items.find((one) => one.itemId === itemId);
  const may = data.appealable.find((one) => one.itemId === itemId);
  if (!made && !may) return null;
  return (
    <section className={styles.own} aria-label={t('own.heading')}>
      {made && <State appeal={made} />}
      {may &&
        (data.left > 0 ? (
          <>
            <Button onClick={() => setAsking(true)}>{t('own.ask')}</Button>
            <small>{t('own.left', { count: data.left, until: formatStamp(data.until) })}</small>
          </>
        ) : (
          <small>{t('own.used', { count: data.budget })}</small>
        ))}
      {isAsking && may && (
        <AppealDialog of={{ homeworkId, itemId }} no={no} hasSecond={may.hasSecond} onClose={() => setAsking(false)} />
      )}
    </section>
  );
}

const tones = { waiting: 'wait', kept: 'off', changed: 'done', withdrawn: 'off' } as const satisfies Record<
  Made['state'],
  StatusTone
>;

function State({
  appeal: { appealId, state, reason, word, scoreBefore, scoreAfter, hasSecond, can },
}: {
  appeal: Made;
}) {
  const { t } = useTranslation('appeals');
  const withdrawing = useWrite(appealsApi.withdraw, [appealsApi.own], {
    onDone: () => notify.done(t('own.withdrawn')),
  });
  const facts = { from: formatNumber(scoreBefore), score: formatNumber(scoreAfter) };
  return (
    <div className={styles.state}>
      <StatusTag tone={tones[state]}>{t(`own.state.${state}`, facts)}</StatusTag>
      {reason && <p>{t('own.mine', { reason })}</p>}
      {word && <p className={styles.word}>{t('own.word', { word })}</p>}
      {state === 'waiting' && !hasSecond && <small>{t('own.alonePending')}</small>}
      {can.withdraw && (
        <Confirm
          title={t('own.withdrawAsk')}
          hint={t('own.withdrawHint')}
          words={t('own.withdraw')}
          onConfirm={() => withdrawing.mutate({ appealId })}
        >
          <Button loading={withdrawing.isPending}>{t('own.withdraw')}</Button>
        </Confirm>
      )}
    </div>
  );
}
