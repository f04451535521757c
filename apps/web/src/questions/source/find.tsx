import { type QuestionForTeacher, questionsApi, type Textbook } from '@zhibi/contract/questions';
import { type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { useInfinite } from '../../platform/api.js';
import { lazily } from '../../platform/lazily.js';
import { Screen } from '../../platform/screen.js';
import { Skeleton } from '../../platform/skeleton.js';
import { BesideTree } from '../parts/beside-tree.js';
import { titleOf } from '../parts/tree-path.js';
import { useChosenBook } from '../parts/use-chosen-book.js';
import { useTrees } from '../parts/use-trees.js';
import { Filters } from './filters.js';
import { QuestionList } from './question-list.js';
import type { TreePanelProps, Trees } from './tree-panel.js';
import { useOwn } from './use-own.js';
import { ANY_BOOK, isFiltered, nothing, type Search, useSearch } from './use-search.js';

/** The tree is large and its data is on the way at the same time: both arrive behind one skeleton. */
const TreePanel = lazily(() => import('./tree-panel.js').then((panel) => panel.TreePanel));

const none: Trees = { textbooks: [], knowledge: [] };

interface FindProps {
  subjectId: number;
  /** Draws a question that was found, with its key. */
  card: (question: QuestionForTeacher) => ReactNode;
  /** What stands below the questions. */
  foot?: ReactNode;
}

/** Looks through the banks of a subject: the tree, what narrows the search, and what was found. */
export function Find({ subjectId, card, foot }: FindProps) {
  const { t } = useTranslation('questions');
  const { search, change } = useSearch();
  const trees = useTrees(subjectId, [search.book, search.node]);
  const own = useOwn(subjectId);
  const shown = trees.data ?? none;
  const usual = useChosenBook(shown.textbooks, search.book);
  const book = search.book === ANY_BOOK ? undefined : usual;
  /** Which book is looked through is not known before the trees are there. */
  const isWaiting = search.tree === 'chapter' && !search.node && trees.data === undefined && !trees.error;
  const pages = useInfinite(questionsApi.search, isWaiting ? null : wanted(subjectId, { search, book }, own));
  const nodes = search.tree === 'chapter' ? shown.textbooks.flatMap((one) => one.chapters) : shown.knowledge;
  const isOfBook = search.tree === 'chapter' && book !== undefined;
  // Where only the textbook stands in the way, it is what is cleared.
  const clear = () => change(isFiltered(search) ? nothing : { book: ANY_BOOK });
  return (
    <BesideTree
      title={t('tree.title')}
      place={(search.node && titleOf(nodes, search.node)) || t(wholeOf(search, book))}
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
          <QuestionList pages={pages} card={card} isFiltered={isFiltered(search) || isOfBook} onClear={clear} />
          {foot}
        </>
      )}
    </BesideTree>
  );
}

type Found = Omit<z.input<typeof questionsApi.search.input>, 'cursor'>;

/** What stands above all chapters or knowledge points. */
const wholeOf = ({ tree }: Search, book: Textbook | undefined) =>
  tree === 'chapter' && book ? 'tree.allOfBook' : 'tree.all';

const wanted = (
  subjectId: number,
  { search, book }: { search: Search; book: Textbook | undefined },
  own: ReturnType<typeof useOwn>,
): Found => {
  const { tree, node, words, types, difficulty, years, source, bank } = search;
  const [use, classId] = search.use.split(':');
  const mine = own.classes.map((one) => one.classId);
  const classIds = classId ? [classId] : mine;
  return {
    subjectId,
    ...(tree === 'chapter' && (node || book) ? { chapterId: node ?? book?.textbookId } : {}),
    ...(node && tree === 'knowledge' ? { knowledgeId: node } : {}),
    ...(words ? { words } : {}),
    ...(types.length > 0 ? { types } : {}),
    ...(difficulty ? { difficulty } : {}),
    ...(years.length > 0 ? { years } : {}),
    ...(source ? { source } : {}),
    ...(bank && own.banks.includes(bank) ? { bank } : {}),
    ...((use === 'used' || use === 'unused') && mine.length > 0 ? { classIds, use } : {}),
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
