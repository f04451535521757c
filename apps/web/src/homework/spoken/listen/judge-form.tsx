import { type SpokenForTeacher, type SpokenRow, spokenApi } from '@zhibi/contract/homework/spoken';
import { Button, Input, InputNumber, Rate } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useWrite } from '../../../platform/api.js';
import { useDraft } from '../../../platform/drafts/use-draft.js';
import { Foot } from '../../../platform/layout/foot.js';
import { StatusTag } from '../../../platform/layout/status-tag.js';
import { notify } from '../../../platform/notify.js';
import { FieldGroup, FormField } from '../../parts/form-field.js';
import { scoreOf, scoreOfStars, starsOf } from '../parts/marks.js';
import styles from './listen.module.css';
import { VoiceField } from './voice-field.js';

interface JudgeFormProps {
  task: SpokenForTeacher;
  row: SpokenRow;
  onNext: (() => void) | undefined;
}

/** The teacher's score by stars or points, a comment in words or by voice, and asking for one more. */
export function JudgeForm({ task: { spokenId, can }, row, onNext }: JudgeFormProps) {
  const { t } = useTranslation('spoken');
  const { studentId, verdict, revision, last } = row;
  const [said, setSaid, drop] = useDraft(`spoken-judge-${spokenId}-${studentId}-${revision}`, () => ({
    score: scoreOf(row),
    comment: verdict?.comment ?? '',
    commentFileId: verdict?.commentFile?.fileId ?? null,
  }));
  // Beside the verdict and not of it: saving that leaves what is being asked where it stands.
  const [asked, setAsked, dropAsked] = useDraft(`spoken-again-${spokenId}-${studentId}`, () => ({ note: '' }));
  const [isUntaken, setUntaken] = useState(false);
  const [isTold, setTold] = useState(false);
  /** What leads on from here would lose a comment that is still being spoken. */
  const unlessSpeaking = (go: () => void) => () => (isUntaken ? setTold(true) : go());
  const judging = useWrite(spokenApi.judge, [spokenApi.detail, spokenApi.list], {
    onDone: () => {
      drop();
      notify.done(t('drawer.saved'));
      onNext?.();
    },
  });
  const asking = useWrite(spokenApi.askAgain, [spokenApi.detail], {
    onDone: ({ asked: count }) => {
      dropAsked();
      notify.done(t('againDone', { count }));
    },
  });
  if (!can.score) return null;
  const rounded = said.score === null ? null : Math.round(said.score);
  const isNothing = revision === 0 && rounded === null && said.comment.trim() === '' && said.commentFileId === null;
  const save = () => {
    if (isNothing) setTold(true);
    else judging.mutate({ spokenId, studentId, revision, ...said, score: rounded });
  };
  return (
    <div className={styles.judge}>
      <FieldGroup label={t('drawer.stars')} wrong={isTold && isNothing && !isUntaken && t('drawer.nothing')}>
        <Rate
          allowHalf
          count={3}
          value={rounded === null ? 0 : starsOf(rounded)}
          onChange={(stars) => setSaid({ ...said, score: scoreOfStars(stars) })}
        />
        {last?.assessment && <span>{t('drawer.machine', { score: Math.round(last.assessment.overall) })}</span>}
      </FieldGroup>
      <FormField label={t('drawer.score')}>
        {(id) => (
          <InputNumber
            id={id}
            min={0}
            max={100}
            precision={0}
            value={rounded}
            onChange={(score) => setSaid({ ...said, score })}
          />
        )}
      </FormField>
      <FormField label={t('drawer.comment')}>
        {(id) => (
          <Input.TextArea
            id={id}
            maxLength={500}
            autoSize={{ minRows: 2, maxRows: 5 }}
            value={said.comment}
            placeholder={t('drawer.commentHint')}
            onChange={({ target }) => setSaid({ ...said, comment: target.value })}
          />
        )}
      </FormField>
      <VoiceField
        isKept={said.commentFileId !== null}
        wrong={isTold && isUntaken && t('form.wrong.recording')}
        onUntaken={setUntaken}
        onKept={(commentFileId) => setSaid({ ...said, commentFileId })}
      />
      <FieldGroup label={t('again')}>
        {verdict?.redo ? (
          <StatusTag tone="wait">{t('redoAsked')}</StatusTag>
        ) : (
          <span className={styles.again}>
            <Input
              aria-label={t('againNote')}
              maxLength={500}
              value={asked.note}
              placeholder={t('againNote')}
              onChange={({ target }) => setAsked({ note: target.value })}
            />
            <Button
              loading={asking.isPending}
              onClick={() => asking.mutate({ spokenId, studentIds: [studentId], note: asked.note })}
            >
              {t('again')}
            </Button>
          </span>
        )}
      </FieldGroup>
      <Foot
        words={t('drawer.save')}
        isBusy={judging.isPending}
        onMain={unlessSpeaking(save)}
        others={onNext && <Button onClick={unlessSpeaking(onNext)}>{t('drawer.next')}</Button>}
      />
    </div>
  );
}
