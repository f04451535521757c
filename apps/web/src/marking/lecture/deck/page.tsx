import { lectureApi } from '@zhibi/contract/marking/lecture';
import { useTranslation } from 'react-i18next';
import { homeworkIn } from '../../../capture/index.js';
import { useRead } from '../../../platform/api.js';
import { EmptyState } from '../../../platform/layout/empty-state.js';
import { ToolFrame } from '../../../platform/layout/tool-frame.js';
import { Screen } from '../../../platform/screen.js';
import { useSearchParams } from '../../../platform/search-params.js';
import { ChooseMarked } from '../parts/choose-marked.js';
import { lowestFirst } from '../parts/lowest-first.js';
import { Deck } from './deck.js';
import styles from './deck.module.css';

/** A marked homework before the class: question by question, the lowest rate first. */
export function Page() {
  const { t } = useTranslation('lecture');
  const [params] = useSearchParams();
  const homeworkId = homeworkIn(params);
  if (homeworkId) return <Homework key={homeworkId} homeworkId={homeworkId} />;
  return (
    <ToolFrame title={t('titles.deck')} back="/index">
      <div className={styles.choose}>
        <ChooseMarked to="/comment" />
      </div>
    </ToolFrame>
  );
}

function Homework({ homeworkId }: { homeworkId: string }) {
  const { t } = useTranslation('lecture');
  const [params, setParams] = useSearchParams();
  const read = useRead(lectureApi.items, { homeworkId });
  const items = lowestFirst(read.data?.items ?? []);
  const item = items.find(({ itemId }) => itemId === params.get('item')) ?? items[0];
  const go = (itemId: string) => setParams((old) => ({ ...Object.fromEntries(old), item: itemId }), { replace: true });
  if (read.data && item)
    return <Deck key={item.itemId} homework={{ ...read.data, homeworkId }} items={items} item={item} onGo={go} />;
  return (
    <ToolFrame title={t('titles.deck')} back={`/indexDetail?homework=${homeworkId}`}>
      <Screen
        read={read}
        isEmpty={() => items.length === 0}
        empty={<EmptyState title={t('none')} hint={t('noneHint')} />}
      >
        {() => null}
      </Screen>
    </ToolFrame>
  );
}
