import { questionsApi } from '@zhibi/contract/questions';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { useSubjectId, useUser } from '../../people/index.js';
import { useInfinite } from '../../platform/api.js';
import { EmptyState } from '../../platform/layout/empty-state.js';
import { PageHead } from '../../platform/layout/page-head.js';
import { Screen } from '../../platform/screen.js';
import { Skeleton } from '../../platform/skeleton.js';
import { BesideTree } from '../parts/beside-tree.js';
import { CartPanel } from '../parts/cart-panel.js';
import { ResourceSwitch } from '../parts/resource-switch.js';
import { titleOf } from '../parts/tree-path.js';
import { useCart } from '../parts/use-cart.js';
import { useChosenBook } from '../parts/use-chosen-book.js';
import { useTrees } from '../parts/use-trees.js';
import { Filters } from './filters.js';
import { QuestionList } from './question-list.js';
import type { TreePanelProps, Trees } from './tree-panel.js';
import { isFiltered, nothing, type Search, useSearch } from './use-search.js';

/** The tree is large and its data is on the way at the same time: both arrive behind one skeleton. */
const TreePanel = lazy(() => import('./tree-panel.js').then((panel) => ({ default: panel.TreePanel })));

/** The resource centre: find questions by chapter, knowledge point, type and words, and put them into the cart. */
export function Page() {
  const { t } = useTranslation('questions');
  const subjectId = useSubjectId();
  return (
    <>
      <PageHead title={t('title')} extra={<ResourceSwitch now="questions" />} />
      {subjectId === null ? (
        <EmptyState title={t('empty.subject')} hint={t('empty.subjectHint')} />
      ) : (
        <Resources key={subjectId} subjectId={subjectId} />
      )}
    </>
  );
}

const none: Trees = { textbooks: [], knowledge: [] };

function Resources({ subjectId }: { subjectId: number }) {
  const { t } = useTranslation('questions');
  const { search, change } = useSearch();
  const trees = useTrees(subjectId, [search.book, search.node]);
  const { classList } = useUser();
  const mine = classList.filter(({ subjects }) => subjects.some((one) => one.subjectId === subjectId));
  const classIds = mine.map(({ classId }) => classId);
  const pages = useInfinite(questionsApi.search, wanted(subjectId, search, classIds));
  const basket = useCart(subjectId);
  const shown = trees.data ?? none;
  const book = useChosenBook(shown.textbooks, search.book);
  const nodes = search.tree === 'chapter' ? shown.textbooks.flatMap((one) => one.chapters) : shown.knowledge;
  const clear = () => change(nothing);
  return (
    <BesideTree
      title={t('tree.title')}
      place={(search.node && titleOf(nodes, search.node)) || t('tree.all')}
      tree={(onChosen) => (
        <Screen read={trees} skeleton={{ rows: 9 }}>
          {(data) => (
            <Suspense fallback={<Skeleton shape={{ rows: 9 }} />}>
              <TreePanel {...panelProps({ trees: data, book, search }, change, onChosen)} />
            </Suspense>
          )}
        </Screen>
      )}
    >
      {(openTree) => (
        <>
          <Filters
            search={search}
            subjectId={subjectId}
            openTree={openTree}
            total={pages.first?.total}
            onChange={change}
          />
          <QuestionList
            pages={pages}
            basket={basket}
            subjectId={subjectId}
            isFiltered={isFiltered(search)}
            onClear={clear}
          />
          <CartPanel basket={basket} subjectId={subjectId} />
        </>
      )}
    </BesideTree>
  );
}

type Found = Omit<z.input<typeof questionsApi.search.input>, 'cursor'>;

const wanted = (subjectId: number, search: Search, myClasses: readonly string[]): Found => {
  const { tree, node, words, types, difficulty, years, source, bank } = search;
  const [use, classId] = search.use.split(':');
  const classIds = classId ? [classId] : [...myClasses];
  return {
    subjectId,
    ...(node && tree === 'chapter' ? { chapterId: node } : {}),
    ...(node && tree === 'knowledge' ? { knowledgeId: node } : {}),
    ...(words ? { words } : {}),
    ...(types.length > 0 ? { types } : {}),
    ...(difficulty ? { difficulty } : {}),
    ...(years.length > 0 ? { years } : {}),
    ...(source ? { source } : {}),
    ...(bank ? { bank } : {}),
    ...((use === 'used' || use === 'unused') && classIds.length > 0 ? { classIds, use } : {}),
  };
};

/** A chosen node closes the drawer; another textbook or kind of tree does not. */
const panelProps = (
  shown: Pick<TreePanelProps, 'trees' | 'book' | 'search'>,
  change: (change: Partial<Search>) => void,
  close: () => void,
): TreePanelProps => ({
  ...shown,
  onChange: (wish) => {
    change(wish);
    if (wish.node) close();
  },
});
