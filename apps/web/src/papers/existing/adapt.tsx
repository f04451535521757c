import { type Paper, type PaperItem, papersApi } from '@zhibi/contract/papers';
import { libraryApi } from '@zhibi/contract/papers/library';
import { Button, Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useRead, useWrite } from '../../platform/api.js';
import { useDraft } from '../../platform/drafts/use-draft.js';
import { Card } from '../../platform/layout/card.js';
import { PageHead } from '../../platform/layout/page-head.js';
import { notify } from '../../platform/notify.js';
import { Screen } from '../../platform/screen.js';
import { useSectionTitle } from '../parts/use-section-title.js';
import { askedFor, freshly, isKept, keepOrLeave, questionsIn, swapFor } from './adapted.js';
import styles from './existing.module.css';
import { Item } from './item.js';
import { SimilarDrawer } from './similar-drawer.js';

const BACK = '/paperTest/paper';
const LONGEST = 100;

export function Adapt({ paperId }: { paperId: string }) {
  const { t } = useTranslation('existing');
  const read = useRead(libraryApi.detail, { paperId });
  return (
    <>
      {!read.data && <PageHead title={t('title')} back={BACK} />}
      <Screen read={read} skeleton={{ rows: 8 }}>
        {({ paper }) => <Changes paper={paper} />}
      </Screen>
    </>
  );
}

/** Every question of the paper: kept or left out, as it is or with another in its place. What was chosen is there again after a reload. */
function Changes({ paper: { paperId, subjectId, title, sections } }: { paper: Paper }) {
  const { t } = useTranslation('existing');
  const titleOf = useSectionTitle();
  const navigate = useNavigate();
  const items = sections.flatMap((section) => section.items);
  const [adapted, setAdapted, forget] = useDraft(`adapt ${paperId}`, () =>
    freshly(t('suffix', { title }).slice(0, LONGEST)),
  );
  const [swapping, setSwapping] = useState<PaperItem | null>(null);
  const asked = askedFor(adapted, items);
  const making = useWrite(libraryApi.adapt, [libraryApi.list, papersApi.list], {
    onDone: (made) => {
      forget();
      notify.done(t('made'));
      void navigate(`/paperTest/self?paper=${made.paperId}`);
    },
  });
  const name = adapted.title.trim();
  return (
    <>
      <PageHead
        title={title}
        note={t('chosen', {
          count: asked.length,
          swapped: asked.filter((one) => 'questionId' in one).length,
        })}
        back={BACK}
        extra={
          <Button
            type="primary"
            loading={making.isPending}
            disabled={asked.length === 0 || name === ''}
            onClick={() => making.mutate({ paperId, title: name, items: asked })}
          >
            {t('make')}
          </Button>
        }
      />
      <Card>
        <label className={styles.name} htmlFor="name-of-new-paper">
          {t('name')}
          <Input
            id="name-of-new-paper"
            maxLength={LONGEST}
            value={adapted.title}
            onChange={(event) => setAdapted({ ...adapted, title: event.target.value })}
          />
        </label>
      </Card>
      {sections.map((section) => (
        <Card key={section.sectionId} className={styles.card ?? ''} title={titleOf(section.title)}>
          <div className={styles.list}>
            {section.items.map((item) => (
              <Item
                key={item.itemId}
                item={item}
                swap={adapted.swaps[item.itemId]}
                isKept={isKept(adapted, item.itemId)}
                onKeep={() => setAdapted(keepOrLeave(adapted, item.itemId))}
                onSwap={() => setSwapping(item)}
                onUndo={() => setAdapted(swapFor(adapted, item.itemId, null))}
              />
            ))}
          </div>
        </Card>
      ))}
      <SimilarDrawer
        of={swapping}
        subjectId={subjectId}
        taken={questionsIn(adapted, items)}
        onClose={() => setSwapping(null)}
        onTake={(swap) => {
          if (swapping) setAdapted(swapFor(adapted, swapping.itemId, swap));
          setSwapping(null);
        }}
      />
    </>
  );
}
