import { useQueryClient } from '@tanstack/react-query';
import { type HomeworkForm, onScreenApi } from '@zhibi/contract/capture/on-screen';
import { homeworkOfStudentApi } from '@zhibi/contract/homework';
import { Alert } from 'antd';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useNames, useUser } from '../../../people/index.js';
import { keyOf, refresh, useRead } from '../../../platform/api.js';
import { EmptyState } from '../../../platform/layout/empty-state.js';
import { GoButton } from '../../../platform/layout/go-button.js';
import { Screen } from '../../../platform/screen.js';
import { useSearchParams } from '../../../platform/search-params.js';
import { formatNear } from '../../../platform/time.js';
import { TouchHead } from '../../../platform/touch/touch-head.js';
import { LeftAnswers } from '../left-answers.js';
import { LeftOfHomework } from '../left-of-homework.js';
import { AnswerKeeper } from './answer-keeper.js';
import { Check } from './check.js';
import type { Saved } from './kept.js';
import { Question } from './question.js';
import { Steps } from './steps.js';

const LIST = '/student/detail';

/** A homework as a form: one question after the other, kept by itself, handed in at the end. */
export function Page() {
  const { t } = useTranslation('onScreen');
  const [params] = useSearchParams();
  const homeworkId = params.get('homework');
  const read = useRead(onScreenApi.form, homeworkId === null ? null : { homeworkId });
  if (homeworkId === null)
    return <EmptyState title={t('empty')} hint={t('emptyHint')} action={<GoButton to={LIST}>{t('list')}</GoButton>} />;
  if (read.data === undefined && read.error?.reason === 'taken-back') return <TakenBack homeworkId={homeworkId} />;
  return (
    <Screen read={read} skeleton={{ rows: 6 }}>
      {(form) => (form.isOpen ? <Form key={form.homeworkId} form={form} /> : <Done form={form} />)}
    </Screen>
  );
}

function Form({ form }: { form: HomeworkForm }) {
  const { t } = useTranslation('onScreen');
  const names = useNames();
  const [params, setParams] = useSearchParams();
  const { account } = useUser();
  const onSaved = useOnSaved(form.homeworkId);
  const [keeper] = useState(() => new AnswerKeeper(account, form, onSaved));
  const { given, older, state, refused, left, isHandingIn, notHandedIn } = useSyncExternalStore(
    keeper.subscribe,
    keeper.kept,
  );
  const isChecking = params.get('no') === 'check';
  const no = Math.min(Math.max(1, Number(params.get('no')) || 1), form.items.length);
  const item = form.items[no - 1];
  const goTo = (next: number | 'check') =>
    setParams({ homework: form.homeworkId, no: String(next) }, { replace: true });
  // The time of a question is counted outside of React, by the clock.
  useEffect(() => {
    if (item && !isChecking) keeper.look(item.itemId);
  }, [keeper, item, isChecking]);
  const queries = useQueryClient();
  // The school knows what another device gave: nobody is told that an answer is open which is there.
  useEffect(() => {
    if (isChecking) void refresh(queries, [onScreenApi.form]);
  }, [isChecking, queries]);
  // What is read anew may hold what was given on another screen, or before this page was left.
  useEffect(() => keeper.take(form.items), [keeper, form.items]);
  const overtaken = state === 'saved' && older.size > 0 ? t('older', { count: older.size }) : null;
  const lateNote = form.isOver ? t('late') : null;
  const handInWaits = isHandingIn && state === 'offline' ? t('handInWaits') : null;
  const givenFor = (itemId: string) => given.get(itemId) ?? [];
  return (
    <>
      <TouchHead
        title={form.redoOf === null ? form.title : t('redoOf', { title: form.redoOf })}
        note={`${names.subject(form.subjectName)} · ${state === 'refused' ? refused : (handInWaits ?? overtaken ?? t(`save.${state}`))}${lateNote ? ` · ${lateNote}` : ''}`}
        back={LIST}
      />
      <LeftAnswers keeper={keeper} left={left} refused={state === 'refused' ? refused : notHandedIn} />
      {notHandedIn !== '' && left.length === 0 && (
        <Alert type="warning" showIcon role="status" title={notHandedIn} description={t('sentAgain')} />
      )}
      <Steps form={form} givenFor={givenFor} at={isChecking ? null : no} onGo={goTo} />
      {isChecking || item === undefined ? (
        <Check form={form} givenFor={givenFor} keeper={keeper} kept={{ state, isHandingIn }} onGo={goTo} />
      ) : (
        <Question
          key={item.itemId}
          item={item}
          given={givenFor(item.itemId)}
          count={form.items.length}
          onGive={(changed) => keeper.give(item.itemId, changed)}
          onGo={goTo}
        />
      )}
    </>
  );
}

/** The form that is kept holds what the school has, so that whoever comes back finds it; where something later stands, it is read anew. */
function useOnSaved(homeworkId: string) {
  const queries = useQueryClient();
  return ({ items, hasOlder, isHandedIn }: Saved) => {
    if (isHandedIn) return void refresh(queries, [onScreenApi.form, onScreenApi.begun, homeworkOfStudentApi.mine]);
    const key = keyOf(onScreenApi.form, { homeworkId });
    queries.setQueryData<HomeworkForm>(
      key,
      (form) => form && { ...form, items: form.items.map((item) => ({ ...item, ...items.get(item.itemId) })) },
      // It is no younger for that: what other screens gave is asked for when it would have been.
      { updatedAt: queries.getQueryState(key)?.dataUpdatedAt },
    );
    void queries.invalidateQueries({ queryKey: keyOf(onScreenApi.begun), refetchType: 'none' });
    if (hasOlder) void refresh(queries, [onScreenApi.form]);
  };
}

/** Nothing more is taken: it was handed in, or collected. */
function Done({ form: { homeworkId, title, redoOf, handedInAt, late, isReturned } }: { form: HomeworkForm }) {
  const { t } = useTranslation('onScreen');
  const { account } = useUser();
  return (
    <>
      <TouchHead title={redoOf === null ? title : t('redoOf', { title: redoOf })} back={LIST} />
      <LeftOfHomework homeworkId={homeworkId} account={account} />
      <EmptyState
        title={t(isReturned ? 'returned' : handedInAt ? 'handedIn' : 'over')}
        hint={
          handedInAt
            ? [
                t('handedInAt', { when: formatNear(handedInAt) }),
                late && t('handedInLate'),
                !isReturned && t('handedInHint'),
              ]
                .filter(Boolean)
                .join(' · ')
            : t('overHint')
        }
        action={
          isReturned ? (
            <GoButton type="primary" to={`/student/detail?homework=${homeworkId}`}>
              {t('toResult')}
            </GoButton>
          ) : (
            <GoButton to={LIST}>{t('list')}</GoButton>
          )
        }
      />
    </>
  );
}

/** The teacher took it back, perhaps while this student was writing without a network: what was written is still here. */
function TakenBack({ homeworkId }: { homeworkId: string }) {
  const { t } = useTranslation('onScreen');
  const { account } = useUser();
  return (
    <>
      <TouchHead title={t('title')} back={LIST} />
      <LeftOfHomework homeworkId={homeworkId} account={account} />
      <EmptyState
        title={t('takenBack')}
        hint={t('takenBackHint')}
        action={<GoButton to={LIST}>{t('list')}</GoButton>}
      />
    </>
  );
}
