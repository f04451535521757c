import { useQueryClient } from '@tanstack/react-query';
import { onScreenApi } from '@zhibi/contract/capture/on-screen';
import { homeworkOfStudentApi } from '@zhibi/contract/homework';
import { useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { refresh } from '../../platform/api.js';
import { AnswerKeeper } from './answer/answer-keeper.js';
import { LeftAnswers } from './left-answers.js';

interface LeftOfHomeworkProps {
  homeworkId: string;
  account: string;
  /** Where several may stand, each says which homework it is of. */
  isNamed?: boolean;
}

/** The answers of one homework that wait on this device: they are sent, and shown where the school does not take them. */
export function LeftOfHomework({ homeworkId, account, isNamed = false }: LeftOfHomeworkProps) {
  const { t } = useTranslation('onScreen');
  const queries = useQueryClient();
  const [keeper] = useState(
    () =>
      new AnswerKeeper(account, { homeworkId }, ({ isHandedIn }) => {
        if (isHandedIn) void refresh(queries, [onScreenApi.form, onScreenApi.begun, homeworkOfStudentApi.mine]);
      }),
  );
  const { left, state, refused } = useSyncExternalStore(keeper.subscribe, keeper.kept);
  const why = state === 'refused' ? refused : '';
  const { title } = keeper;
  return (
    <LeftAnswers
      keeper={keeper}
      left={left}
      refused={isNamed && title !== '' && why !== '' ? t('left.of', { title, why }) : why}
    />
  );
}
