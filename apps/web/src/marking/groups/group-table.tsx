import { UndoOutlined } from '@ant-design/icons';
import type { ItemToMark, markingApi } from '@zhibi/contract/marking';
import { type GroupShare, groupsApi } from '@zhibi/contract/marking/groups';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { useRead } from '../../platform/api.js';
import { EmptyState } from '../../platform/layout/empty-state.js';
import { ToolFrame } from '../../platform/layout/tool-frame.js';
import { Screen } from '../../platform/screen.js';
import { together } from '../../platform/together.js';
import type { MarkingSource } from '../parts/engine/marking-source.js';
import { QuestionTabs } from '../parts/engine/question-tabs.js';
import { useMarkingSession } from '../parts/engine/use-marking-session.js';
import { useNews } from '../parts/engine/use-news.js';
import { useKeyMap } from '../parts/use-key-map.js';
import { GroupPanel } from './group-panel.js';
import { isDone, withAnswers } from './group-state.js';
import styles from './groups.module.css';
import { OpenedGroup } from './opened-group.js';
import { Stack } from './stack.js';
import { useGroups } from './use-groups.js';

interface GroupTableProps {
  homework: Pick<z.output<typeof markingApi.items.output>, 'title' | 'classNames' | 'items'> & { homeworkId: string };
  /** The answers of own classes, or what was dealt to this teacher. */
  share: GroupShare;
  source: MarkingSource;
  item: ItemToMark;
  back: string;
  /** What stands beside this way of marking. */
  ways: ReactNode;
  onGo: (itemId: string) => void;
}

const foot = [
  { name: 'group', keys: ['↑', '↓'] },
  { name: 'score', keys: ['0-9'] },
  { name: 'give', keys: ['Enter'] },
  { name: 'answer', keys: ['←', '→'] },
  { name: 'select', keys: ['Space'] },
  { name: 'split', keys: ['X'] },
  { name: 'settle', keys: ['S'] },
] as const;

/** The answers to one question as stacks of paper: what many wrote alike is looked at and scored once. */
export function GroupTable({ homework, share, source, item, back, ways, onGo }: GroupTableProps) {
  const { t } = useTranslation('groups');
  const marking = useTranslation('marking').t;
  const { homeworkId, items, title, classNames } = homework;
  const { itemId } = item;
  const { marks, state } = useMarkingSession(homeworkId, source);
  useNews(homeworkId, source);
  const answers = useRead(source.answers, { homeworkId, itemId });
  const read = useRead(groupsApi.list, { homeworkId, itemId, share });
  const groups = withAnswers(read.data?.groups ?? [], answers.data?.items ?? []);
  const hand = useGroups({ homeworkId, share, item, groups, marks });
  const { group } = hand;
  useKeyMap({
    ArrowUp: () => hand.next(-1),
    ArrowDown: () => hand.next(1),
    ArrowLeft: () => hand.look(-1),
    ArrowRight: () => hand.look(1),
    ' ': () => hand.toggleCurrent(),
    Enter: hand.give,
    Backspace: hand.clear,
    Escape: hand.clear,
    x: hand.split,
    s: () => group && !group.isSettled && hand.settle(),
    u: hand.undo,
    h: hand.setHalf,
    l: hand.pad.toggle,
    ...Object.fromEntries([...'0123456789'].map((digit) => [digit, () => group?.isSettled && hand.type(digit)])),
  });
  const done = groups.filter(isDone).length;
  const ungrouped = read.data?.ungrouped ?? 0;
  const others = groups.filter((one) => one !== group);
  return (
    <ToolFrame
      title={t('title')}
      note={[title, ...classNames].join(' · ')}
      back={back}
      middle={<QuestionTabs items={items} itemId={itemId} onGo={onGo} />}
      actions={
        <>
          {state.unsent > 1 && <span role="status">{marking('mark.unsent', { count: state.unsent })}</span>}
          {ways}
          <Button
            type="text"
            icon={<UndoOutlined />}
            aria-label={t('undoMove')}
            disabled={!hand.canMoveBack}
            onClick={hand.moveBack}
          />
        </>
      }
      panel={<GroupPanel homeworkId={homeworkId} item={item} hand={hand} />}
      foot={foot.map(({ name: key, keys }) => (
        <span key={key}>
          {keys.map((one) => (
            <kbd key={one}>{one}</kbd>
          ))}{' '}
          {t(`keys.${key}`)}
        </span>
      ))}
    >
      <Screen
        read={together({ read, answers })}
        isEmpty={() => groups.length === 0}
        empty={
          <EmptyState
            title={t('none')}
            hint={t('makeHint')}
            action={
              ungrouped > 0 && (
                <Button type="primary" loading={hand.isBusy} onClick={hand.make}>
                  {t('make')}
                </Button>
              )
            }
          />
        }
      >
        {() => (
          <div className={styles.table}>
            <header className={styles.summary}>
              <b>
                {t('summary', {
                  answers: groups.reduce((sum, one) => sum + one.answers.length, 0),
                  groups: groups.length,
                })}
              </b>
              <span>{t('state', { scored: done, open: groups.length - done })}</span>
              {ungrouped > 0 && (
                <Button size="small" loading={hand.isBusy} onClick={hand.make}>
                  {t('ungrouped', { count: ungrouped })} · {t('make')}
                </Button>
              )}
            </header>
            <div className={styles.stacks}>
              {groups.map((one) => (
                <Stack
                  key={one.groupId}
                  group={one}
                  maxScore={item.maxScore}
                  isOpen={one === group}
                  onOpen={() => hand.open(one.groupId)}
                />
              ))}
            </div>
            {group && <OpenedGroup group={group} others={others} hand={hand} />}
            {state.conflicts.size > 0 && <p role="status">{t('mixed')}</p>}
          </div>
        )}
      </Screen>
    </ToolFrame>
  );
}
