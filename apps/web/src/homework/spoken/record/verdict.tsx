import { type SpokenForStudent, spokenApi } from '@zhibi/contract/homework/spoken';
import { Rate } from 'antd';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../platform/api.js';
import { StatusTag } from '../../../platform/layout/status-tag.js';
import { Section } from '../../../platform/touch/section.js';
import { Sheet } from '../../../platform/touch/sheet.js';
import { starsOf } from '../parts/marks.js';
import { SoundLine } from '../parts/sound-line.js';
import styles from './record.module.css';

/** What the teacher said: stars, words, a voice, and whether one more is asked for. */
export function Verdict({ task: { spokenId, verdict } }: { task: SpokenForStudent }) {
  const { t } = useTranslation('spoken');
  const judgedAt = verdict?.judgedAt;
  // The server is told that it was seen; whether it hears of it changes nothing here.
  useEffect(() => {
    if (judgedAt) void call(spokenApi.see, { spokenId }).catch(() => undefined);
  }, [spokenId, judgedAt]);
  if (!verdict) return null;
  const { score, comment, commentFile, redo, redoNote } = verdict;
  return (
    <Section title={t('mine.comment')}>
      <Sheet className={styles.verdict ?? ''}>
        {score !== null && (
          <p>
            <Rate disabled allowHalf count={3} value={starsOf(score)} /> <b>{t('mine.score', { score })}</b>
          </p>
        )}
        {comment && <p>{comment}</p>}
        {commentFile && (
          <SoundLine
            endpoint={spokenApi.file}
            input={{ spokenId, fileId: commentFile.fileId }}
            label={t('mine.hearComment')}
            durationMs={commentFile.durationMs}
          />
        )}
        {redo && (
          <p>
            <StatusTag tone="warn">{t('mine.redo')}</StatusTag> {redoNote}
          </p>
        )}
      </Sheet>
    </Section>
  );
}
