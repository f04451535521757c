import type { TreeNode } from '@zhibi/contract/questions';
import { type PartnerNode, partnersApi } from '@zhibi/contract/questions/partners';
import { useTranslation } from 'react-i18next';
import { useSubjectId } from '../../../people/index.js';
import { useInfinite, useRead } from '../../../platform/api.js';
import { EmptyState } from '../../../platform/layout/empty-state.js';
import { PageHead } from '../../../platform/layout/page-head.js';
import { Screen } from '../../../platform/screen.js';
import { BesideTree } from '../../parts/beside-tree.js';
import { CartPanel } from '../../parts/cart-panel.js';
import { TopicTree } from '../../parts/topic-tree.js';
import { titleOf } from '../../parts/tree-path.js';
import { useCart } from '../../parts/use-cart.js';
import { BankFacts } from '../parts/bank-facts.js';
import { PartnerSwitch } from '../parts/partner-switch.js';
import { BankFilters } from './bank-filters.js';
import { FoundQuestions } from './found-questions.js';
import { useBankSearch } from './search.js';

export type QuestionBankCode = 'zujuan' | 'ejt';

/** The questions of a partner: its own tree, what was found, and the way into the own bank and the cart. */
export function QuestionBank({ bank }: { bank: QuestionBankCode }) {
  const { t } = useTranslation('partners');
  const subjectId = useSubjectId();
  return (
    <>
      <PageHead title={t(`screen.${bank}`)} note={<BankFacts bank={bank} />} extra={<PartnerSwitch now={bank} />} />
      {subjectId === null ? (
        <EmptyState title={t('noSubject')} hint={t('noSubjectHint')} />
      ) : (
        <Bank key={subjectId} bank={bank} subjectId={subjectId} />
      )}
    </>
  );
}

function Bank({ bank, subjectId }: { bank: QuestionBankCode; subjectId: number }) {
  const { t } = useTranslation('partners');
  const { search, change } = useBankSearch();
  const tree = useRead(partnersApi.tree, { bank, subjectId });
  const { words, nodeId, type, difficulty, year } = search;
  const pages = useInfinite(partnersApi.search, {
    bank,
    subjectId,
    ...(words ? { words } : {}),
    ...(nodeId ? { nodeId } : {}),
    ...(type ? { types: [type] } : {}),
    ...(difficulty ? { difficulty } : {}),
    ...(year ? { year } : {}),
  });
  const basket = useCart(subjectId);
  const topics = topicsOf(tree.data?.nodes ?? []);
  return (
    <BesideTree
      title={t('tree.title')}
      place={(nodeId && titleOf(topics, nodeId)) || t('tree.all')}
      tree={(onChosen) => (
        <Screen
          read={tree}
          skeleton={{ rows: 9 }}
          isEmpty={({ nodes }) => nodes.length === 0}
          empty={<EmptyState title={t('tree.none')} hint={t('tree.noneHint')} />}
        >
          {() => (
            <nav aria-label={t('tree.title')}>
              <TopicTree
                topics={topics}
                whole={t('tree.all')}
                chosen={nodeId || null}
                onChoose={(chosen) => {
                  change({ nodeId: chosen ?? '' });
                  onChosen();
                }}
              />
            </nav>
          )}
        </Screen>
      )}
    >
      {(openTree) => (
        <>
          <BankFilters search={search} openTree={openTree} total={pages.first?.total} onChange={change} />
          <FoundQuestions bank={bank} subjectId={subjectId} pages={pages} basket={basket} />
          <CartPanel basket={basket} subjectId={subjectId} />
        </>
      )}
    </BesideTree>
  );
}

/** The partner's own topics, as every tree is drawn. */
const topicsOf = (nodes: readonly PartnerNode[]): TreeNode[] =>
  nodes.map(({ nodeId, title, children }) => ({ id: nodeId, title, children: topicsOf(children) }));
