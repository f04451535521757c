import { UndoOutlined } from '@ant-design/icons';
import { type ItemToMark, markingApi } from '@zhibi/contract/marking';
import { groupsApi } from '@zhibi/contract/marking/groups';
import { Button, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { detailOf } from '../../homework/index.js';
import { useRead } from '../../platform/api.js';
import { EmptyState } from '../../platform/layout/empty-state.js';
import { ToolFrame } from '../../platform/layout/tool-frame.js';
import { Screen } from '../../platform/screen.js';
import { together } from '../../platform/together.js';
import { QuestionTabs } from '../parts/engine/question-tabs.js';
import { useMarkingSession } from '../parts/engine/use-marking-session.js';
import { useNews } from '../parts/engine/use-news.js';
import { WaysToMark } from '../parts/engine/ways-to-mark.js';
import { useKeyMap } from '../parts/use-key-map.js';
import { Crops } from './crops.js';
import { GroupPanel } from './group-panel.js';
import { isDone, withAnswers } from './group-state.js';
import styles from './groups.module.css';
import { Stack } from './stack.js';
import { useGroups } from './use-groups.js';

interface GroupTableProps {
  homework: z.output<typeof markingApi.items.output> & { homeworkId: string };
  item: ItemToMark;
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
export function GroupTable({ homework, item, onGo }: GroupTableProps) {
  const { t } = useTranslation('groups');
  const marking = useTranslation('marking').t;
  const { homeworkId, items, title, classNames } = homework;
  const { itemId } = item;
  const { marks, state } = useMarkingSession(homeworkId);
  useNews(homeworkId);
  const answers = useRead(markingApi.answers, { homeworkId, itemId });
  const read = useRead(groupsApi.list, { homeworkId, itemId });
  const groups = withAnswers(read.data?.groups ?? [], answers.data?.items ?? []);
  const hand = useGroups({ homeworkId, item, groups, marks });
  const { group, selected } = hand;
  useKeyMap({
    ArrowUp: () => hand.next(-1),
    ArrowDown: () => hand.next(1),
    ArrowLeft: () => hand.look(-1),
    ArrowRight: () => hand.look(1),
    ' ': () => hand.toggleCurrent(),
    Enter: hand.give,
    Backspace: hand.clear,
    Escape: hand.clear,
    x: () => selected.size > 0 && hand.split(),
    s: () => group && !group.isSettled && hand.settle(),
    u: hand.undo,
    h: hand.setHalf,
    ...Object.fromEntries([...'0123456789'].map((digit) => [digit, () => group?.isSettled && hand.type(digit)])),
  });
  const done = groups.filter(isDone).length;
  const ungrouped = read.data?.ungrouped ?? 0;
  const others = groups.filter((one) => one !== group);
  const name = group ? group.label || t(`kinds.${group.kind}`) : '';
  return (
    <ToolFrame
      title={t('title')}
      note={[title, ...classNames].join(' · ')}
      back={detailOf(homeworkId)}
      middle={<QuestionTabs items={items} itemId={itemId} onGo={onGo} />}
      actions={
        <>
          {state.unsent > 1 && <span role="status">{marking('mark.unsent', { count: state.unsent })}</span>}
          <WaysToMark homeworkId={homeworkId} now="group" />
          <Button
            type="text"
            icon={<UndoOutlined />}
            aria-label={t('undoMove')}
            disabled={!hand.canMoveBack}
            onClick={hand.moveBack}
          />
        </>
      }
      panel={<GroupPanel item={item} hand={hand} />}
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
            {group && (
              <section className={styles.open}>
                <header>
                  <h2>{t('inGroup', { name, count: group.answers.length })}</h2>
                  <span>{t(`hint.${group.kind}`)}</span>
                  <Button size="small" onClick={hand.selectAll}>
                    {selected.size > 0 ? t('noneChosen') : t('all')}
                  </Button>
                </header>
                <Crops group={group} selected={selected} currentId={hand.currentId} onToggle={hand.toggle} />
                <footer>
                  <span>{t('selected', { count: selected.size })}</span>
                  <Button type="primary" disabled={selected.size === 0} loading={hand.isBusy} onClick={hand.split}>
                    {t('split')} <kbd>X</kbd>
                  </Button>
                  <Select
                    aria-label={selected.size > 0 ? t('mergeInto') : t('mergeAll')}
                    placeholder={selected.size > 0 ? t('mergeInto') : t('mergeAll')}
                    style={{ minWidth: 160 }}
                    value={null}
                    disabled={others.length === 0}
                    options={others.map(({ groupId, kind, label, answers: those }) => ({
                      value: groupId,
                      label: `${label || t(`kinds.${kind}`)} · ${t('size', { count: those.length })}`,
                    }))}
                    onChange={(into: string | null) => into && hand.mergeInto(into)}
                  />
                  {selected.size > 0 && <span>{t('stay', { count: group.answers.length - selected.size })}</span>}
                </footer>
              </section>
            )}
            {state.conflicts.size > 0 && <p role="status">{t('mixed')}</p>}
          </div>
        )}
      </Screen>
    </ToolFrame>
  );
}
