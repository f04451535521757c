import type { RoundPerson } from '@zhibi/contract/marking/rounds';
import { Button, Table } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSectionTitle } from '../../../../papers/index.js';
import { Bar } from '../../../../platform/layout/bar.js';
import { Card } from '../../../../platform/layout/card.js';
import { StatusTag } from '../../../../platform/layout/status-tag.js';
import { AgreementBar } from './agreement-bar.js';
import { GoldDrawer } from './gold-drawer.js';
import { HowScored } from './how-scored.js';
import type { RoundItem } from './round-item.js';
import { RowActions } from './row-actions.js';
import { ScorerTable } from './scorer-table.js';
import styles from './set-up.module.css';
import { SettingDrawer } from './setting-drawer.js';

export interface QuestionTableProps {
  homeworkId: string;
  items: readonly RoundItem[];
  colleagues: readonly RoundPerson[];
}

/** A row for each question; unfolded: its scorers. */
export function QuestionTable({ homeworkId, items, colleagues }: QuestionTableProps) {
  const { t } = useTranslation('rounds');
  const sectionTitle = useSectionTitle();
  const [chosen, choose] = useState<readonly string[]>([]);
  const [setting, set] = useState<readonly string[]>([]);
  const [goldOf, openGold] = useState('');
  const isShared = items.some(({ round }) => round !== null);
  const toSet = items.filter(({ itemId }) => setting.includes(itemId));
  return (
    <Card
      flush
      title={t('choose', { count: chosen.length })}
      extra={
        <Button type="primary" disabled={chosen.length === 0} onClick={() => set(chosen)}>
          {t('setChosen')}
        </Button>
      }
    >
      <Table<RoundItem>
        rowKey="itemId"
        dataSource={items}
        pagination={false}
        rowSelection={{
          selectedRowKeys: [...chosen],
          onChange: (keys) => choose(keys.map(String)),
          getTitleCheckboxProps: () => ({ 'aria-label': t('chooseAll') }),
          getCheckboxProps: ({ no }) => ({ 'aria-label': t('question', { no }) }),
        }}
        {...(isShared && {
          expandable: {
            rowExpandable: ({ round }: RoundItem) => round !== null,
            expandedRowRender: ({ round }: RoundItem) => round && <ScorerTable scorers={round.scorers} />,
          },
        })}
        columns={[
          {
            title: t('columns.question'),
            key: 'question',
            render: (_, item) => (
              <div className={styles.question}>
                <b>{t('question', { no: item.no })}</b>
                <span>
                  {sectionTitle(item.sectionTitle)} · {t('points', { points: item.maxScore })}
                </span>
              </div>
            ),
          },
          {
            title: t('columns.how'),
            key: 'how',
            render: (_, { round, waiting }) =>
              round === null ? (
                <div className={styles.how}>{t('notSet', { count: waiting })}</div>
              ) : (
                <HowScored round={round} />
              ),
          },
          {
            title: t('columns.progress'),
            hidden: !isShared,
            key: 'progress',
            width: 150,
            render: (_, { round }) => round?.state === 'open' && <Progress {...round.progress} />,
          },
          {
            title: t('columns.agreement'),
            hidden: !isShared,
            key: 'agreement',
            width: 220,
            render: (_, { round }) => round?.scorersEach === 2 && <AgreementBar agreement={round.agreement} />,
          },
          {
            title: t('columns.actions'),
            key: 'actions',
            render: (_, item) => (
              <RowActions
                homeworkId={homeworkId}
                item={item}
                onSet={() => set([item.itemId])}
                onGold={() => openGold(item.itemId)}
              />
            ),
          },
        ]}
      />
      {toSet.length > 0 && (
        <SettingDrawer
          homeworkId={homeworkId}
          items={toSet}
          colleagues={colleagues}
          onClose={() => set([])}
          onDone={() => choose([])}
        />
      )}
      <GoldDrawer
        homeworkId={homeworkId}
        item={items.find(({ itemId }) => itemId === goldOf)}
        onClose={() => openGold('')}
      />
    </Card>
  );
}

function Progress({ answers, settled, differences, unassigned }: NonNullable<RoundItem['round']>['progress']) {
  const { t } = useTranslation('rounds');
  return (
    <div className={styles.progress}>
      <span>
        {settled} / {answers}
      </span>
      <Bar value={answers === 0 ? 0 : settled / answers} />
      {differences > 0 && <StatusTag tone="warn">{t('toSettle', { count: differences })}</StatusTag>}
      {unassigned > 0 && <StatusTag tone="bad">{t('unassigned', { count: unassigned })}</StatusTag>}
    </div>
  );
}
