import { partnersApi } from '@zhibi/contract/questions/partners';
import { useTranslation } from 'react-i18next';
import { useSubjectId } from '../../../people/index.js';
import { useInfinite, useRead } from '../../../platform/api.js';
import { Card } from '../../../platform/layout/card.js';
import { EmptyState } from '../../../platform/layout/empty-state.js';
import { PageHead } from '../../../platform/layout/page-head.js';
import { Screen } from '../../../platform/screen.js';
import { tell } from '../../../platform/tell.js';
import { CartPanel } from '../../parts/cart-panel.js';
import { useCart } from '../../parts/use-cart.js';
import { BankFacts } from '../parts/bank-facts.js';
import { PartnerSwitch } from '../parts/partner-switch.js';
import styles from './bank.module.css';
import { BankFilters } from './bank-filters.js';
import { FoundQuestions } from './found-questions.js';
import { useBankSearch } from './search.js';
import { TopicTree } from './topic-tree.js';

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
  const { t } = useTranslation('questions');
  const { search, change } = useBankSearch();
  const tree = useRead(partnersApi.tree, { bank, subjectId });
  const { words, nodeId, type, difficulty, year } = search;
  const pages = useInfinite(partnersApi.search, {
    ...{ bank, subjectId },
    ...(words ? { words } : {}),
    ...(nodeId ? { nodeId } : {}),
    ...(type ? { types: [type] } : {}),
    ...(difficulty ? { difficulty } : {}),
    ...(year ? { year } : {}),
  });
  const basket = useCart(subjectId);
  return (
    <div className={styles.resource}>
      <Card className={styles.tree}>
        <Screen read={tree} skeleton={{ rows: 9 }}>
          {({ nodes }) => <TopicTree nodes={nodes} chosen={nodeId} onChoose={(chosen) => change({ nodeId: chosen })} />}
        </Screen>
      </Card>
      <div className={styles.main}>
        <BankFilters search={search} nodes={tree.data?.nodes ?? []} total={pages.first?.total} onChange={change} />
        <FoundQuestions bank={bank} subjectId={subjectId} pages={pages} basket={basket} />
        {basket.cart && basket.cart.groups.length > 0 && (
          <CartPanel
            cart={basket.cart}
            onClear={() =>
              basket.remove.mutate({ subjectId, questionIds: [] }, { onSuccess: () => tell.done(t('cart.cleared')) })
            }
          />
        )}
      </div>
    </div>
  );
}
