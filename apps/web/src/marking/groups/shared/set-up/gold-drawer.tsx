import { type AnswerToMark, markingApi } from '@zhibi/contract/marking';
import { roundsApi } from '@zhibi/contract/marking/rounds';
import { Button, InputNumber } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AnswerPaper } from '../../../../capture/index.js';
import { useRead } from '../../../../platform/api.js';
import { Drawer } from '../../../../platform/layout/drawer.js';
import { EmptyState } from '../../../../platform/layout/empty-state.js';
import { StatusTag } from '../../../../platform/layout/status-tag.js';
import { Screen } from '../../../../platform/screen.js';
import { inHalves } from '../../../parts/engine/typed-score.js';
import { useRoundWrite } from '../../../parts/rounds/use-round-write.js';
import type { RoundItem } from './round-item.js';
import styles from './set-up.module.css';

export interface GoldDrawerProps {
  homeworkId: string;
  /** Absent: closed. */
  item: RoundItem | undefined;
  onClose: () => void;
}

/** Answers with an agreed score, mixed in for every scorer unseen. */
export function GoldDrawer({ homeworkId, item, onClose }: GoldDrawerProps) {
  const { t } = useTranslation('rounds');
  const read = useRead(markingApi.answers, item ? { homeworkId, itemId: item.itemId } : null);
  const goldOf = new Map(item?.round?.gold.map(({ answerId, score }) => [answerId, score]));
  const fitting = ({ answerId, score }: AnswerToMark) => goldOf.has(answerId) || score === null;
  return (
    <Drawer open={item !== undefined} onClose={onClose} title={item && t('gold.title', { no: item.no })}>
      {item && (
        <div className={styles.gold}>
          <p>{t('gold.hint')}</p>
          <Screen
            read={read}
            skeleton={{ rows: 4 }}
            isEmpty={({ items }) => !items.some(fitting)}
            empty={<EmptyState title={t('gold.none')} hint={t('gold.noneHint')} />}
          >
            {({ items }) =>
              items
                .filter(fitting)
                .map((answer) => (
                  <GoldRow
                    key={answer.answerId}
                    homeworkId={homeworkId}
                    item={item}
                    answer={answer}
                    agreed={goldOf.get(answer.answerId) ?? null}
                  />
                ))
            }
          </Screen>
        </div>
      )}
    </Drawer>
  );
}

interface GoldRowProps {
  homeworkId: string;
  item: RoundItem;
  answer: AnswerToMark;
  agreed: number | null;
}

function GoldRow({ homeworkId, item: { itemId, maxScore }, answer, agreed }: GoldRowProps) {
  const { t } = useTranslation('rounds');
  const marking = useTranslation('marking').t;
  const [score, setScore] = useState<number | null>(null);
  const writing = useRoundWrite(roundsApi.gold);
  const { answerId, name, areas, ink, pictures } = answer;
  const write = (to: number | null) => writing.mutate({ homeworkId, itemId, answerId, score: to });
  return (
    <article aria-label={name}>
      <b>{name}</b>
      <div className={styles.paper}>
        <AnswerPaper areas={areas} ink={ink} pictures={pictures} label={marking('mark.inkOf', { name })} />
      </div>
      <div className={styles.line}>
        {agreed === null ? (
          <>
            <InputNumber
              aria-label={`${t('gold.score')} ${name}`}
              placeholder={t('gold.score')}
              min={0}
              max={maxScore}
              step={0.5}
              value={score}
              onChange={(value) => setScore(inHalves(value))}
              style={{ width: 140 }}
            />
            <Button
              disabled={score === null}
              loading={writing.isPending}
              onClick={() => score !== null && write(score)}
            >
              {t('gold.set')}
            </Button>
          </>
        ) : (
          <>
            <StatusTag tone="done">{t('gold.is', { score: agreed })}</StatusTag>
            <Button loading={writing.isPending} onClick={() => write(null)}>
              {t('gold.remove')}
            </Button>
          </>
        )}
      </div>
    </article>
  );
}
