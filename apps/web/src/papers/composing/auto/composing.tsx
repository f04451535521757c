import { composingApi, type Figures, type Outcome } from '@zhibi/contract/papers/composing';
import type { TreeNode } from '@zhibi/contract/questions';
import { Button, Spin } from 'antd';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRead } from '../../../platform/api.js';
import { Card } from '../../../platform/layout/card.js';
import { EmptyState } from '../../../platform/layout/empty-state.js';
import { ExportButton } from '../../../platform/layout/export-button.js';
import { PageHead } from '../../../platform/layout/page-head.js';
import { BlueprintTable } from './blueprint-table.js';
import { ClashCard } from './clash-card.js';
import styles from './composing.module.css';
import { OtherBlueprint } from './other-blueprint.js';
import { isWhole, type Plan } from './plan.js';
import { ResultCard } from './result-card.js';
import { TopicsDrawer } from './topics-drawer.js';
import type { Trees } from './trees.js';
import { useComposer } from './use-composer.js';
import { TopicTitles } from './use-words.js';
import { WishesCard } from './wishes-card.js';

export interface ComposingProps {
  subjectId: number;
  trees: Trees;
  /** The name under which what is typed is kept. */
  draft: string;
  first: () => Plan;
  /** The paper whose table can be taken out. */
  table?: { paperId: string };
}

/** The blueprint with its wishes, what came of it, and the papers made of it. */
export function Composing({ subjectId, trees, draft, first, table }: ComposingProps) {
  const { t } = useTranslation('auto');
  const composer = useComposer(subjectId, draft, first);
  const [open, setOpen] = useState<'topics' | 'other' | null>(null);
  const titles = useMemo(() => titlesOf(trees), [trees]);
  const { plan, current, isTrying, isMaking } = composer;
  const { blueprint } = plan;
  const bank = useRead(
    composingApi.bank,
    isWhole(blueprint)
      ? {
          subjectId,
          by: blueprint.by,
          topicIds: blueprint.topics.map(({ topicId }) => topicId),
          classIds: blueprint.recentDays === null ? [] : plan.classIds,
          recentDays: blueprint.recentDays,
        }
      : null,
    { keepOld: true },
  );
  const clash = current?.outcome.outcome === 'clash' ? current.outcome.clash : null;
  return (
    <TopicTitles value={titles}>
      <PageHead
        title={t('title')}
        note={bank.data ? noteOf(bank.data.total, plan.from) : t('start')}
        back="/source/list"
        extra={
          <>
            <Button onClick={() => setOpen('other')}>{t('other')}</Button>
            {table && <ExportButton endpoint={composingApi.table} input={table} />}
            {composer.make !== null && (
              <Button loading={isTrying} onClick={() => void composer.tryOthers()}>
                {t('again')}
              </Button>
            )}
            {composer.make === null ? (
              <Button type="primary" loading={isTrying} onClick={() => void composer.tryOut()}>
                {t('tryOut')}
              </Button>
            ) : (
              <Button type="primary" loading={isMaking} onClick={composer.make}>
                {t('make')}
              </Button>
            )}
          </>
        }
      />
      <div className={styles.columns}>
        <div className={styles.main} aria-busy={isTrying}>
          {clash && <ClashCard clash={clash} plan={plan} isBusy={isTrying} onApply={composer.apply} />}
          {current?.outcome.outcome === 'undecided' && (
            <Card>
              <EmptyState title={t('undecided')} hint={t('undecidedHint')} />
            </Card>
          )}
          <BlueprintTable
            plan={plan}
            bank={bank.data}
            clash={clash}
            came={cameOf(current?.outcome)}
            onChange={composer.change}
            onTopics={() => setOpen('topics')}
          />
        </div>
        <div className={styles.side}>
          <WishesCard subjectId={subjectId} plan={plan} clash={clash} onChange={composer.change} />
          <Spin spinning={isTrying} description={t('working')}>
            <ResultCard tried={current} isStale={composer.isStale} />
          </Spin>
        </div>
      </div>
      <TopicsDrawer
        isOpen={open === 'topics'}
        trees={trees}
        blueprint={blueprint}
        onClose={() => setOpen(null)}
        onChange={(next) => composer.change({ ...plan, blueprint: next })}
      />
      <OtherBlueprint isOpen={open === 'other'} subjectId={subjectId} onClose={() => setOpen(null)} />
    </TopicTitles>
  );

  function noteOf(count: number, title: string) {
    return title === '' ? t('note', { count }) : t('noteFrom', { count, title });
  }
}

/** What the table came to: of papers the first; of a clash what the smallest change would give. */
function cameOf(outcome: Outcome | undefined): Figures | null {
  if (outcome?.outcome === 'composed') return outcome.papers[0]?.figures ?? null;
  return outcome?.outcome === 'clash' ? (outcome.clash.proposals[0]?.figures ?? null) : null;
}

/** The title of every chapter, textbook and knowledge point, by its id. */
function titlesOf({ textbooks, knowledge }: Trees): ReadonlyMap<string, string> {
  const titles = new Map<string, string>();
  const walk = (nodes: readonly TreeNode[]) => {
    for (const { id, title, children } of nodes) {
      titles.set(id, title);
      walk(children);
    }
  };
  walk(knowledge);
  for (const { textbookId, title, chapters } of textbooks) {
    titles.set(textbookId, title);
    walk(chapters);
  }
  return titles;
}
