import { cardsApi } from '@zhibi/contract/papers/cards';
import { useTranslation } from 'react-i18next';
import { useRead } from '../../../platform/api.js';
import { EmptyState } from '../../../platform/layout/empty-state.js';
import { GoButton } from '../../../platform/layout/go-button.js';
import { ToolFrame } from '../../../platform/layout/tool-frame.js';
import { Screen } from '../../../platform/screen.js';
import { useSearchParams } from '../../../platform/search-params.js';
import { Designer } from './designer.js';

const CARDS = '/answerCard';

/** The designer of one card, named in the address. */
export function Page() {
  const { t } = useTranslation('cards');
  const paperId = useSearchParams()[0].get('card');
  const card = useRead(cardsApi.open, paperId ? { paperId } : null);
  if (card.data) return <Designer key={card.data.paperId} opened={card.data} />;
  const wayOn = <GoButton to={CARDS}>{t('title')}</GoButton>;
  return (
    <ToolFrame title={t('title')} back={CARDS}>
      {paperId ? (
        <Screen read={card} skeleton="page" wayOn={wayOn}>
          {() => null}
        </Screen>
      ) : (
        <EmptyState title={t('noCard')} hint={t('noCardHint')} action={wayOn} />
      )}
    </ToolFrame>
  );
}
