import { isWithin, type SpokenTry, spokenApi } from '@zhibi/contract/homework/spoken';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { StatusTag } from '../../../platform/layout/status-tag.js';
import { formatNear } from '../../../platform/time.js';
import { Row } from '../../../platform/touch/row.js';
import { Section } from '../../../platform/touch/section.js';
import { Sheet } from '../../../platform/touch/sheet.js';
import { formatSeconds } from '../parts/format-seconds.js';
import type { KeptRecording } from '../parts/kept-recordings.js';
import { outbox } from '../parts/outbox.js';
import { SoundLine } from '../parts/sound-line.js';

interface MyTriesProps {
  tries: readonly SpokenTry[];
  waiting: readonly KeptRecording[];
  left: number;
  /** How long one may be. */
  seconds: number;
}

/** What was recorded so far, and what is still on its way. */
export function MyTries({ tries, waiting, left, seconds }: MyTriesProps) {
  const { t } = useTranslation('spoken');
  if (tries.length + waiting.length === 0) return null;
  return (
    <Section title={t('mine.tries')} extra={<span>{t('mine.left', { count: Math.max(0, left) })}</span>}>
      <Sheet rows>
        {tries.map(({ tryId, nth, receivedAt, measures, assessment }) => (
          <Row
            key={tryId}
            title={t('drawer.nth', { count: nth })}
            note={
              <>
                <StatusTag tone="done">{t('mine.sentNow')}</StatusTag>
                <span>{formatNear(receivedAt)}</span>
                {assessment && <span>{t('mine.score', { score: Math.round(assessment.overall) })}</span>}
              </>
            }
            end={
              <SoundLine
                endpoint={spokenApi.sound}
                input={{ tryId }}
                label={t('recorder.hear')}
                durationMs={measures.durationMs}
              />
            }
          />
        ))}
        {waiting.map(({ tryId, recordedAt, refused, measures: { durationMs } }) => (
          <Row
            key={tryId}
            title={formatNear(recordedAt)}
            note={
              <>
                <StatusTag tone={refused === null ? 'wait' : 'bad'}>
                  {refused === null ? t('mine.waiting') : t('mine.failed', { why: refused })}
                </StatusTag>
                {refused !== null && !isWithin(durationMs, seconds) && (
                  <span>
                    {t('mine.longer', { length: formatSeconds(durationMs), limit: formatSeconds(seconds * 1000) })}
                  </span>
                )}
              </>
            }
            end={refused !== null && <Button onClick={() => void outbox.discard(tryId)}>{t('mine.discard')}</Button>}
          />
        ))}
      </Sheet>
    </Section>
  );
}
