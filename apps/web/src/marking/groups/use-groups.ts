import type { ItemToMark } from '@zhibi/contract/marking';
import { type GroupShare, groupsApi } from '@zhibi/contract/marking/groups';
import { roundsApi } from '@zhibi/contract/marking/rounds';
import { type ChosenLevels, pointsOf } from '@zhibi/contract/marking/rubrics';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSeen } from '../../capture/index.js';
import { useWrite } from '../../platform/api.js';
import { notify } from '../../platform/notify.js';
import { say } from '../../platform/text.js';
import type { MarkingSession } from '../parts/engine/marking-session.js';
import { NOTHING_TYPED, toggleHalf, typeDigit } from '../parts/engine/typed-score.js';
import { useLevelPad } from '../parts/rubrics/use-level-pad.js';
import { isDone, levelsOfGroup, type OpenGroup, scoreOfGroup } from './group-state.js';

interface GroupsNeeds {
  homeworkId: string;
  share: GroupShare;
  item: ItemToMark;
  groups: readonly OpenGroup[];
  marks: MarkingSession;
}

/** One call scores so many answers at most. */
const AT_ONCE = 200;
const none: ReadonlySet<string> = new Set();

/** The hand of who marks by group: which is open, what is selected, what is typed for all of it. */
export function useGroups({ homeworkId, share, item: { itemId, maxScore, rubric }, groups, marks }: GroupsNeeds) {
  const { t } = useTranslation('groups');
  const [openId, setOpen] = useState<string | null>(null);
  const [selected, setSelected] = useState(none);
  const [currentId, setCurrent] = useState<string | null>(null);
  const [typed, setTyped] = useState(NOTHING_TYPED);
  const [back, setBack] = useState<{ answerIds: string[]; into: string | null; label: string } | null>(null);
  const question = { homeworkId, itemId, share };
  const isSeen = useSeen();
  const group = groups.find(({ groupId }) => groupId === openId) ?? groups.find((one) => !isDone(one)) ?? groups[0];
  const at = group ? groups.indexOf(group) : -1;
  // What a person gave stands there; what the machine gave must not lead the eye of who judges.
  const known = group && isDone(group) ? scoreOfGroup(group) : null;
  const [levels, setLevels] = useState<ChosenLevels>([]);
  const criteria = rubric?.criteria ?? [];
  // What all of a settled group were given by.
  const held = group && isDone(group) ? levelsOfGroup(group) : [];
  const ownLevels = typed.score === null && levels.length === 0 ? held : levels;
  const score =
    levels.length > 0 ? pointsOf(criteria, levels) : (typed.score ?? (typeof known === 'number' ? known : null));
  const pad = useLevelPad({
    criteria,
    of: group?.groupId ?? '',
    levels: ownLevels,
    onLevels: (next) => {
      setLevels(next);
      setTyped(NOTHING_TYPED);
    },
  });
  const clear = () => {
    setTyped(NOTHING_TYPED);
    setLevels([]);
  };

  const open = (groupId: string | undefined) => {
    if (groupId === undefined) return;
    setOpen(groupId);
    setSelected(none);
    setCurrent(null);
    clear();
  };
  const moving = useWrite(groupsApi.move, share === 'own' ? [groupsApi.list, roundsApi.answers] : [groupsApi.list], {
    onDone: ({ groupId }, { answerIds }) => {
      notify.done(t('moved', { count: answerIds.length }));
      open(groupId);
    },
  });
  const settling = useWrite(groupsApi.settle, [groupsApi.list]);
  const making = useWrite(groupsApi.make, [groupsApi.list]);

  /** One gesture for splitting, merging and mending; where it came from is remembered for the way back. */
  const move = (answerIds: readonly string[], into: string | null) => {
    if (!group || answerIds.length === 0) return;
    const isWhole = answerIds.length === group.answers.length;
    setBack({ answerIds: [...answerIds], into: isWhole ? null : group.groupId, label: group.label });
    const [first] = group.answers.filter(({ answerId }) => answerIds.includes(answerId));
    const label = into === null ? (first?.reading?.text ?? '').slice(0, 60) : '';
    moving.mutate({ ...question, answerIds: [...answerIds], into, label });
  };
  const toggle = (answerId: string) => {
    const next = new Set(selected);
    if (!next.delete(answerId)) next.add(answerId);
    setSelected(next);
    setCurrent(answerId);
  };
  const look = (by: 1 | -1) => {
    const answers = group?.answers ?? [];
    const now = answers.findIndex(({ answerId }) => answerId === currentId);
    const next = answers[Math.min(answers.length - 1, Math.max(0, now + by))];
    if (next) setCurrent(next.answerId);
  };
  const give = () => {
    if (!group) return;
    if (!group.isSettled) return notify.warn(t('settleFirst'));
    if (levels.length > 0 && pad.missing > 0)
      return notify.warn(say('marking:mark.levelsFirst', { count: pad.missing }));
    if (score === null) return notify.warn(t('scoreFirst'));
    if (!group.answers.every(isSeen)) return notify.warn(say('marking:mark.unseen'));
    const by = score === pointsOf(criteria, ownLevels) ? { levels: ownLevels } : {};
    const decisions = group.answers.map(({ answerId, comment }) => ({ itemId, answerId, score, comment, ...by }));
    for (let from = 0; from < decisions.length; from += AT_ONCE) marks.give(decisions.slice(from, from + AT_ONCE));
    notify.done(t('given', { count: decisions.length }));
    const onward = [...groups.slice(at + 1), ...groups.slice(0, at)].find((one) => !isDone(one));
    if (onward) open(onward.groupId);
    else clear();
  };
  const setScore = (next: number | null) => {
    if (next === null) return;
    setTyped({ ...NOTHING_TYPED, score: next });
    setLevels([]);
  };

  return {
    group,
    score,
    pad,
    isTyped: typed.score !== null,
    selected,
    currentId,
    isBusy: moving.isPending || making.isPending || settling.isPending,
    canMoveBack: back !== null,
    open,
    toggle,
    look,
    toggleCurrent: () => currentId && toggle(currentId),
    next: (by: 1 | -1) => open(groups[at + by]?.groupId),
    selectAll: () =>
      setSelected(selected.size > 0 ? none : new Set(group?.answers.map(({ answerId }) => answerId) ?? [])),
    /** What is selected, or else the answer that is looked at, leaves the group. */
    split: () => move(selected.size > 0 ? [...selected] : currentId === null ? [] : [currentId], null),
    takeOut: (answerId: string) => move([answerId], null),
    mergeInto: (into: string) =>
      move(selected.size > 0 ? [...selected] : (group?.answers.map(({ answerId }) => answerId) ?? []), into),
    moveBack: () => {
      if (!back) return;
      setBack(null);
      // The group it came from may be gone with its last answer: then it stands anew.
      const into = groups.some(({ groupId }) => groupId === back.into) ? back.into : null;
      moving.mutate({ ...question, ...back, into });
    },
    settle: () => group && settling.mutate({ ...question, groupId: group.groupId }),
    make: () => making.mutate(question),
    give,
    setScore,
    setHalf: () => setScore(toggleHalf(score, maxScore)),
    type: (digit: string) => {
      if (pad.isOn) return pad.digit(Number(digit));
      const now = typeDigit(typed, digit, { max: maxScore, nowMs: performance.now() });
      if (!now) return;
      setTyped(now);
      setLevels([]);
    },
    clear,
    undo: () => void marks.undo(),
  };
}
