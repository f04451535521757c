import { LeftOutlined, RightOutlined } from '@ant-design/icons';
import { ABSENT } from '@zhibi/contract/kernel';
import type { ItemToMark } from '@zhibi/contract/marking';
import { type RoundDifference, roundsApi } from '@zhibi/contract/marking/rounds';
import type { ChosenLevels } from '@zhibi/contract/marking/rubrics';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AnswerPaper, hasWriting } from '../../../../capture/index.js';
import { StatusTag } from '../../../../platform/layout/status-tag.js';
import { ToolFrame } from '../../../../platform/layout/tool-frame.js';
import { useRoundWrite } from '../../../parts/rounds/use-round-write.js';
import { useKeyMap } from '../../../parts/use-key-map.js';
import styles from './differences.module.css';
import { SettlePanel } from './settle-panel.js';

export interface DifferenceTableProps {
  title: string;
  questions: readonly ItemToMark[];
  differences: readonly RoundDifference[];
}

/** One difference at a time: the answer in the middle, both scores and the pad beside it. */
export function DifferenceTable({ title, questions, differences }: DifferenceTableProps) {
  const { t } = useTranslation('rounds');
  const marking = useTranslation('marking').t;
  const [chosenId, choose] = useState<string>();
  const open = differences.filter(({ settled }) => settled === null);
  const one = differences.find(({ answer }) => answer.answerId === chosenId) ?? open[0] ?? differences[0];
  const at = one === undefined ? -1 : differences.indexOf(one);
  const others = open.filter((each) => each !== one);
  const onward = others.find((each) => differences.indexOf(each) > at) ?? others[0];
  const settling = useRoundWrite(roundsApi.settle, {
    // The next one once it is kept: what was refused stays before the eyes, with what was typed.
    onDone: (_, { score }) => {
      if (score !== null && onward) choose(onward.answer.answerId);
    },
  });
  const turn = (by: 1 | -1) => {
    const next = differences[at + by];
    if (next) choose(next.answer.answerId);
  };
  const settle = (score: number | null, comment = '', levels: ChosenLevels | null = null) => {
    if (one === undefined || settling.isPending) return;
    const { answerId, revision } = one.answer;
    choose(answerId);
    settling.mutate({ answerId, revision, score, comment, ...(levels && { levels }) });
  };
  useKeyMap({
    ArrowUp: () => turn(-1),
    ArrowDown: () => turn(1),
  });
  const item = questions.find(({ itemId }) => itemId === one?.itemId);
  if (one === undefined || item === undefined) return null;
  const { answer } = one;
  return (
    <ToolFrame
      title={t('differences.title')}
      note={title}
      back="/index"
      middle={
        <div className={styles.turn}>
          <Button
            type="text"
            icon={<LeftOutlined />}
            aria-label={t('differences.before')}
            disabled={at === 0}
            onClick={() => turn(-1)}
          />
          <span>{t('differences.no', { at: at + 1, of: differences.length })}</span>
          <Button
            type="text"
            icon={<RightOutlined />}
            aria-label={t('differences.after')}
            disabled={at === differences.length - 1}
            onClick={() => turn(1)}
          />
        </div>
      }
      actions={
        open.length > 0 ? (
          <span>{t('differences.left', { count: open.length })}</span>
        ) : (
          <StatusTag tone="done">{t('differences.done')}</StatusTag>
        )
      }
      panel={
        <SettlePanel key={answer.answerId} item={item} difference={one} isBusy={settling.isPending} onSettle={settle} />
      }
      foot={
        <>
          <span>
            <kbd>←</kbd> {t('differences.keys.left')}
          </span>
          <span>
            <kbd>→</kbd> {t('differences.keys.right')}
          </span>
          <span>
            <kbd>↑</kbd>
            <kbd>↓</kbd> {t('differences.keys.move')}
          </span>
          <span>
            <kbd>U</kbd> {t('differences.undo')}
          </span>
        </>
      }
    >
      <article className={styles.sheet}>
        <header>
          <b>{t('differences.of', { no: item.no, name: answer.name })}</b>
          <span>{t('differences.apart', { points: one.difference })}</span>
        </header>
        <div className={styles.paper}>
          <AnswerPaper
            areas={answer.areas}
            ink={answer.ink}
            pictures={answer.pictures}
            label={marking('mark.inkOf', { name: answer.name })}
          />
          {!hasWriting(answer) && <span>{ABSENT}</span>}
        </div>
      </article>
    </ToolFrame>
  );
}
