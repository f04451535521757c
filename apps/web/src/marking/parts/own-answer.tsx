import { PlayCircleOutlined } from '@ant-design/icons';
import type { Annotation } from '@zhibi/contract/marking/annotations';
import type { QuestionBody } from '@zhibi/contract/questions';
import { Button } from 'antd';
import { type ComponentProps, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AnswerPaper, hasInk, hasWriting } from '../../capture/index.js';
import { RichText } from '../../platform/rich/rich-text.js';
import { AnnotationsLayer } from './annotations/annotations-layer.js';
import { AnswerKey } from './answer-key.js';
import styles from './own-answer.module.css';
import { RedMark } from './red-mark.js';

type Paper = ComponentProps<typeof AnswerPaper>;
const unmarked: readonly Annotation[] = [];
const none: NonNullable<Paper['pictures']> = [];

export interface OwnAnswerProps {
  /** As the screen says it: what I wrote, what I wrote then. */
  title: string;
  /** Where nothing was written. */
  nothing: string;
  areas: Paper['areas'];
  ink: Paper['ink'];
  pictures?: NonNullable<Paper['pictures']>;
  score: number | null;
  maxScore: number;
  comment: string;
  /** What teachers drew on the pages. */
  annotations?: readonly Annotation[];
}

/** What a student wrote, as it was written, with the red pen over it and what the teacher said. */
export function OwnAnswer({
  title,
  nothing,
  areas,
  ink,
  pictures = none,
  score,
  maxScore,
  comment,
  annotations = unmarked,
}: OwnAnswerProps) {
  const { t } = useTranslation('marking');
  const { t: say } = useTranslation('annotations');
  const [isPlaying, setPlaying] = useState(false);
  return (
    <>
      <h3 className={styles.caption}>
        {title}
        {hasInk(ink) && (
          <Button type="link" icon={<PlayCircleOutlined />} onClick={() => setPlaying(true)}>
            {t('result.replay')}
          </Button>
        )}
      </h3>
      {hasWriting({ ink, pictures }) ? (
        <AnswerPaper
          areas={areas}
          ink={ink}
          pictures={pictures}
          label={title}
          size="fit"
          isPlaying={isPlaying}
          onPlayed={() => setPlaying(false)}
          over={({ page, rect }) =>
            annotations.length > 0 && <AnnotationsLayer {...{ annotations, page }} view={rect} label={say('layer')} />
          }
        >
          <RedMark score={score} maxScore={maxScore} />
        </AnswerPaper>
      ) : (
        <p className={styles.nothing}>{nothing}</p>
      )}
      {comment && <p className={styles.comment}>{t('result.comment', { comment })}</p>}
    </>
  );
}

/** What is right, and why. */
export function RightAnswer({ title, body }: { title: string; body: QuestionBody }) {
  return (
    <>
      <h3 className={styles.caption}>{title}</h3>
      <div className={styles.right}>
        <AnswerKey body={body} />
        {body.analysis.length > 0 && <RichText rich={body.analysis} />}
      </div>
    </>
  );
}
