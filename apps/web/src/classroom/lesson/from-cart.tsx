import { classroomApi, type NotAsked } from '@zhibi/contract/classroom';
import { questionsApi } from '@zhibi/contract/questions';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { v7 } from 'uuid';
import { useSubjectId } from '../../people/index.js';
import { useRead, useWrite } from '../../platform/api.js';
import { KindTile } from '../parts/kind-tile.js';
import styles from './lesson.module.css';

interface Props {
  lessonId: string;
  isBusy: boolean;
  onLeft: (left: NotAsked[]) => void;
}

/** The questions that the teacher has gathered in the basket, as one task. */
export function FromCart({ lessonId, isBusy, onLeft }: Props) {
  const { t } = useTranslation('classroom');
  const subjectId = useSubjectId();
  const cart = useRead(questionsApi.cart, subjectId === null ? null : { subjectId });
  const adding = useWrite(classroomApi.addQuestions, [classroomApi.board], {
    onDone: ({ left }) => onLeft(left),
  });
  const questionIds = (cart.data?.groups ?? []).flatMap(({ quesIds }) => quesIds);
  const isEmpty = questionIds.length === 0;
  return (
    <>
      <Button
        icon={<KindTile kind={1} />}
        title={t('lesson.fromCartHint')}
        disabled={isEmpty || isBusy || adding.isPending}
        onClick={() => adding.mutate({ lessonId, taskId: v7(), from: { questionIds }, seconds: null, isOpened: true })}
      >
        {t('lesson.fromCart')}
      </Button>
      {isEmpty && cart.data !== undefined && <small className={styles.why}>{t('lesson.cartEmpty')}</small>}
    </>
  );
}
