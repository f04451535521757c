import type { PartnerQuestion, partnersApi } from '@zhibi/contract/questions/partners';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { useInfinite } from '../../../platform/api.js';
import { EmptyState } from '../../../platform/layout/empty-state.js';
import { onDemand } from '../../../platform/layout/on-demand.js';
import { TableFoot } from '../../../platform/layout/table-foot.js';
import { Screen } from '../../../platform/screen.js';
import { together } from '../../../platform/together.js';
import type { useCart } from '../../parts/use-cart.js';
import { PartnerCard } from '../parts/partner-card.js';
import { useTake } from '../parts/use-take.js';
import styles from './bank.module.css';

const SimilarDrawer = onDemand(
  () => import('./similar-drawer.js').then((made) => made.SimilarDrawer),
  ({ of }) => of !== null,
);

interface FoundQuestionsProps {
  bank: string;
  subjectId: number;
  pages: ReturnType<typeof useInfinite<typeof partnersApi.search>>;
  basket: ReturnType<typeof useCart>;
}

/** What was found, page after page. */
export function FoundQuestions({ bank, subjectId, pages, basket }: FoundQuestionsProps) {
  const { t } = useTranslation('partners');
  const [alikeTo, setAlikeTo] = useState<PartnerQuestion | null>(null);
  const take = useTake();
  const { rows, first, hasNextPage, fetchNextPage, isFetchingNextPage } = pages;
  const cardOf = (question: PartnerQuestion) => (
    <PartnerCard
      key={question.itemId}
      question={question}
      isInCart={question.questionId !== null && basket.chosen.has(question.questionId)}
      isBusy={take.isPending && take.variables.itemIds.includes(question.itemId)}
      onTake={() => take.mutate({ bank, subjectId, itemIds: [question.itemId] })}
      onAdd={() => take.mutate({ bank, subjectId, itemIds: [question.itemId], cart: true })}
      onRemove={() => question.questionId && basket.remove.mutate({ subjectId, questionIds: [question.questionId] })}
      onSimilar={() => setAlikeTo(question)}
    />
  );
  return (
    <Screen
      read={together({ pages })}
      skeleton={{ rows: 12 }}
      isEmpty={() => rows.length === 0}
      empty={<EmptyState title={t('empty.questions')} hint={t('empty.questionsHint')} />}
    >
      {() => (
        <section className={styles.list} aria-label={t('card.listed')}>
          {rows.map(cardOf)}
          <TableFoot
            shown={rows.length}
            of={first?.total ?? undefined}
            loading={isFetchingNextPage}
            onNext={hasNextPage ? () => void fetchNextPage() : undefined}
          />
          <SimilarDrawer
            bank={bank}
            subjectId={subjectId}
            of={alikeTo}
            cardOf={cardOf}
            onClose={() => setAlikeTo(null)}
          />
        </section>
      )}
    </Screen>
  );
}
