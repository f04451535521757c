import type { ItemToMark } from '@zhibi/contract/marking';
import { commentsApi, type PresetComment } from '@zhibi/contract/marking/comments';
import { Checkbox } from 'antd';
import { type ReactNode, Suspense, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useRead } from '../../../platform/api.js';
import { onDemand } from '../../../platform/layout/on-demand.js';
import { ToolFrame } from '../../../platform/layout/tool-frame.js';
import { lazily } from '../../../platform/lazily.js';
import { Screen } from '../../../platform/screen.js';
import { Skeleton } from '../../../platform/skeleton.js';
import { usePhone } from '../../../platform/window-width.js';
import { AnnotationTools, useAnnotating } from '../../parts/annotations/annotating.js';
import { BesideKey } from '../../parts/engine/beside-key.js';
import bar from '../../parts/engine/mark-bar.module.css';
import { MarkPanel } from '../../parts/engine/mark-panel.js';
import type { MarkingSource } from '../../parts/engine/marking-source.js';
import { isWaiting, nextWaiting, type PerScreen } from '../../parts/engine/place.js';
import { QuestionTabs } from '../../parts/engine/question-tabs.js';
import { frequentRemarks } from '../../parts/engine/remark-words.js';
import { useInSight } from '../../parts/engine/use-held.js';
import { useKeys } from '../../parts/engine/use-keys.js';
import { useMarkingSession } from '../../parts/engine/use-marking-session.js';
import { MarkActions } from './mark-actions.js';
import { MarkGrid } from './mark-grid.js';
import type { HomeworkToMark } from './marking-hand.js';
import { NoAnswers } from './no-answers.js';
import { useMarking } from './use-marking.js';

const noPresets: readonly PresetComment[] = [];
const ThumbTable = lazily(() => import('./thumb-table.js').then((made) => made.ThumbTable));
const BatchButton = onDemand(async () => (await import('./batch-button.js')).BatchButton);
const News = onDemand(async () => (await import('../../parts/engine/news.js')).News);
const PageTurner = onDemand(async () => (await import('./page-turner.js')).PageTurner);
const KeysFoot = onDemand(async () => (await import('./keys-foot.js')).KeysFoot);
const KeysHelp = onDemand(async () => (await import('../../parts/engine/keys-help.js')).KeysHelp);

export interface MarkingTableProps {
  homework: HomeworkToMark;
  source: MarkingSource;
  /** Where the arrow leads when the tool was not opened from another screen. */
  back: string;
  /** Before the filter, on a desk: the way to the other screens. */
  ways: ReactNode;
  /** After it, and below the filter on a phone: the end of marking. */
  end: ReactNode;
  item: ItemToMark;
  per: PerScreen;
  only: 'all' | 'waiting';
  /** Question, filter and answers per screen live in the address. */
  onSet: (change: Record<string, string>) => void;
}

/** The table with the answers on it: wiring of cache, marking session, keys and pieces. */
export function MarkingTable({ homework, source, item, per: usualPer, only, onSet, ...around }: MarkingTableProps) {
  const { t } = useTranslation('marking');
  const isPhone = usePhone();
  const { homeworkId, items, title, classNames } = homework;
  const { itemId } = item;
  const { marks, state } = useMarkingSession(homeworkId, source);
  const read = useRead(source.answers, { homeworkId, itemId });
  // Read ahead, so that the next question is on the screen at once.
  const ahead = nextWaiting(items, itemId) ?? items[items.indexOf(item) + 1];
  useRead(source.answers, ahead ? { homeworkId, itemId: ahead.itemId } : null);

  const { isShare } = homework;
  const presets = useRead(commentsApi.forMarking, isShare ? null : { homeworkId, itemId }).data?.items ?? noPresets;

  const all = read.data?.items ?? [];
  const sight = useInSight(
    `${itemId} ${only}`,
    all.flatMap((one) => (only === 'all' || isWaiting(one) || state.decided.has(one.answerId) ? one.answerId : [])),
  );
  const answers = all.filter(({ answerId }) => sight.has(answerId));
  const firstId =
    (answers.find((one) => isWaiting(one) && !state.decided.has(one.answerId)) ?? answers[0])?.answerId ?? null;
  const hand = useMarking({
    marks,
    items,
    item,
    answers,
    firstId,
    decided: state.decided,
    per: usualPer,
    presets,
    goToQuestion: (next) => onSet({ item: next }),
    isShare,
    after: homework.after,
  });
  useKeys(!hand.isHelp && !isPhone, hand.run);

  const per = hand.isEnlarged ? 1 : usualPer;
  const from = Math.floor(hand.index / per) * per;
  const shown = answers.slice(from, from + per);
  const inSight = isPhone ? (hand.answer ? [hand.answer] : []) : shown;
  // Whoever scores one of several parts sees nothing that another wrote on the paper.
  const { annotating, host } = useAnnotating(homeworkId, isShare ? [] : inSight.map(({ studentId }) => studentId), {
    hasButton: !isPhone,
  });
  const known = useMemo(() => frequentRemarks(all.map(({ comment }) => comment)), [all]);
  const empty = <NoAnswers only={only} />;

  if (isPhone)
    return (
      <Suspense fallback={<Skeleton shape="page" />}>
        {host}
        <News homeworkId={homeworkId} source={source} />
        <ThumbTable
          {...{ homework, item, answers, read, hand, state, annotating, only, known, empty, onSet }}
          end={around.end}
        />
      </Suspense>
    );
  return (
    <ToolFrame
      title={t('mark.question', { no: item.no })}
      note={[title, ...classNames].join(' · ')}
      back={around.back}
      middle={<QuestionTabs items={items} itemId={itemId} onGo={hand.goTo} />}
      actions={
        <MarkActions
          scored={item.scored}
          total={item.total}
          waiting={item.waiting}
          secondsEach={state.secondsEach}
          unsent={state.unsent}
          per={usualPer}
          onPer={(next) => onSet({ per: String(next) })}
          onUndo={() => hand.run({ kind: 'undo' })}
          onHelp={() => hand.run({ kind: 'help' })}
        />
      }
      panel={
        <MarkPanel
          item={item}
          {...(!isShare && { homeworkId })}
          besideKey={<BesideKey homeworkId={homeworkId} item={item} />}
          answer={hand.answer}
          score={hand.score}
          isTyped={hand.typedScore !== null}
          overtaken={hand.overtaken}
          comment={hand.comment}
          known={known}
          canCollect={!isShare}
          remarks={hand.remarks}
          pad={hand.pad}
          onRemark={hand.putRemark}
          onScore={hand.setScore}
          onHalf={() => hand.run({ kind: 'half' })}
          onComment={hand.setComment}
          onConfirm={() => hand.run({ kind: 'confirm' })}
        />
      }
      foot={<KeysFoot />}
    >
      <div className={bar.material}>
        <div className={bar.second}>
          {around.ways}
          {host}
          <Checkbox
            checked={only === 'waiting'}
            onChange={(event) => onSet({ only: event.target.checked ? 'waiting' : 'all' })}
          >
            {t('mark.onlyWaiting')}
          </Checkbox>
          <BatchButton itemId={itemId} answers={shown} onGive={(decisions) => hand.giveBatch(decisions, from)} />
          {around.end}
          <PageTurner from={from} shown={shown.length} of={answers.length} onTurn={hand.turn} />
        </div>
        <AnnotationTools annotating={annotating} answer={hand.answer} score={hand.score} />
        <div className={bar.sheets}>
          <Screen read={read} isEmpty={() => answers.length === 0} empty={empty}>
            {() => (
              <MarkGrid
                answers={shown}
                maxScore={item.maxScore}
                per={per}
                currentId={hand.answer?.answerId ?? null}
                typed={hand.typedScore}
                overtaken={hand.overtaken}
                conflicts={state.conflicts}
                sending={state.sending}
                playingId={hand.playingId}
                showClass={classNames.length > 1}
                isShare={isShare}
                annotating={annotating}
                onChoose={hand.lookAt}
                onEnlarge={hand.enlarge}
                onPlayed={hand.stopPlaying}
              />
            )}
          </Screen>
        </div>
      </div>
      <News homeworkId={homeworkId} source={source} />
      {hand.isHelp && <KeysHelp onClose={hand.closeHelp} />}
    </ToolFrame>
  );
}
