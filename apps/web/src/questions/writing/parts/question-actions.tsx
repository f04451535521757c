import {
  CopyOutlined,
  DeleteOutlined,
  EditOutlined,
  MergeOutlined,
  NumberOutlined,
  SendOutlined,
  UndoOutlined,
} from '@ant-design/icons';
import { type BankedQuestion, mayStandInSchool, writingApi } from '@zhibi/contract/questions/writing';
import { Button } from 'antd';
import { Suspense, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useWrite } from '../../../platform/api.js';
import { Confirm } from '../../../platform/layout/confirm.js';
import { GoButton } from '../../../platform/layout/go-button.js';
import { lazily } from '../../../platform/lazily.js';
import { notify } from '../../../platform/notify.js';

const MergeDialog = lazily(async () => (await import('./merge-dialog.js')).MergeDialog);

const touched = [writingApi.mine, writingApi.school, writingApi.one, writingApi.reviews, writingApi.versions];

/** What the reader may do with a question; each button is there only where the server allows it. */
export function QuestionActions({ question, onGone }: { question: BankedQuestion; onGone?: () => void }) {
  const { t } = useTranslation('writing');
  const navigate = useNavigate();
  const { questionId, can, review, origin } = question;
  const whyId = useId();
  const isWhole = mayStandInSchool(question.lacks);
  const remove = useWrite(writingApi.remove, touched, {
    onDone: ({ outcome }) => {
      notify.done(t(`removed.${outcome}`));
      if (outcome === 'deleted') onGone?.();
    },
  });
  const restore = useWrite(writingApi.restore, touched, { onDone: () => notify.done(t('restored')) });
  const [isMerging, setMerging] = useState(false);
  const submit = useWrite(writingApi.submit, touched, {
    onDone: () => {
      setMerging(false);
      notify.done(t('submitted'));
    },
  });
  const withdraw = useWrite(writingApi.withdraw, touched, { onDone: () => notify.done(t('withdrawn')) });
  const fork = useWrite(writingApi.fork, touched, {
    onDone: ({ questionId: copyId }) => {
      notify.done(t('forked'));
      void navigate(`/paperTest/addQues?question=${copyId}`);
    },
  });
  return (
    <>
      {can.edit && (
        <GoButton size="small" icon={<EditOutlined />} to={`/paperTest/addQues?question=${questionId}`}>
          {t('action.edit')}
        </GoButton>
      )}
      {can.vary && (
        <GoButton size="small" icon={<NumberOutlined />} to={`/paperTest/variants?question=${questionId}`}>
          {t('action.numbers')}
        </GoButton>
      )}
      {can.submit && !isWhole && (
        <small id={whyId} style={{ alignSelf: 'center', color: 'var(--text2)' }}>
          {t('unfinished')}
        </small>
      )}
      {can.submit && (
        <Button
          size="small"
          icon={<SendOutlined />}
          loading={submit.isPending}
          disabled={!isWhole}
          aria-describedby={isWhole ? undefined : whyId}
          onClick={() => submit.mutate({ questionId })}
        >
          {t('action.submit')}
        </Button>
      )}
      {can.merge && origin && (
        <Button size="small" icon={<MergeOutlined />} disabled={!isWhole} onClick={() => setMerging(true)}>
          {t('action.merge')}
        </Button>
      )}
      {isMerging && origin && (
        <Suspense fallback={null}>
          <MergeDialog
            copy={question}
            originId={origin.questionId}
            isBusy={submit.isPending}
            onMerge={() => submit.mutate({ questionId, mergeInto: origin.questionId })}
            onClose={() => setMerging(false)}
          />
        </Suspense>
      )}
      {can.withdraw && review && (
        <Button
          size="small"
          icon={<UndoOutlined />}
          loading={withdraw.isPending}
          onClick={() => withdraw.mutate({ reviewId: review.reviewId })}
        >
          {t('action.withdraw')}
        </Button>
      )}
      {can.fork && (
        <Button
          size="small"
          icon={<CopyOutlined />}
          loading={fork.isPending}
          onClick={() => fork.mutate({ questionId })}
        >
          {t('action.fork')}
        </Button>
      )}
      {can.restore && (
        <Button
          size="small"
          icon={<UndoOutlined />}
          loading={restore.isPending}
          onClick={() => restore.mutate({ questionId })}
        >
          {t('action.restore')}
        </Button>
      )}
      {can.remove && (
        <Confirm
          title={t(`remove.${can.remove}`)}
          hint={t(`remove.${can.remove}Hint`)}
          words={t(can.remove === 'delete' ? 'action.delete' : 'action.archive')}
          isDangerous
          onConfirm={() => remove.mutate({ questionId })}
        >
          <Button size="small" danger icon={<DeleteOutlined />} loading={remove.isPending}>
            {t(can.remove === 'delete' ? 'action.delete' : 'action.archive')}
          </Button>
        </Confirm>
      )}
    </>
  );
}
