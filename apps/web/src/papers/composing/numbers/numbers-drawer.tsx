import { useQueryClient } from '@tanstack/react-query';
import { papersApi } from '@zhibi/contract/papers';
import { furtherPapers, otherNumbersApi } from '@zhibi/contract/papers/other-numbers';
import { writingApi } from '@zhibi/contract/questions/writing';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { keyOf, useRead, useWrite } from '../../../platform/api.js';
import { Drawer } from '../../../platform/layout/drawer.js';
import { EmptyState } from '../../../platform/layout/empty-state.js';
import { Go } from '../../../platform/layout/go.js';
import { GoButton } from '../../../platform/layout/go-button.js';
import { notify } from '../../../platform/notify.js';
import { Screen } from '../../../platform/screen.js';
import type { Draft } from '../../parts/draft.js';
import { WholeField } from '../../parts/field.js';
import { refreshPages } from '../../parts/refresh-pages.js';
import styles from './numbers-drawer.module.css';

interface NumbersDrawerProps {
  open: boolean;
  paperId: string;
  draft: Draft;
  onClose: () => void;
}

const newSeed = () => Math.floor(Math.random() * 2 ** 31);

/** The questions of a paper that can have other numbers: swapped in place, or in parallel papers. */
export function NumbersDrawer({ open, paperId, draft, onClose }: NumbersDrawerProps) {
  const { t } = useTranslation('numbers');
  const queries = useQueryClient();
  const read = useRead(otherNumbersApi.list, open ? { paperId } : null);
  const swapping = useWrite(otherNumbersApi.swap, [otherNumbersApi.list, writingApi.mine], {
    onDone: (paper) => {
      draft.take(paper);
      void refreshPages(queries, paperId);
      queries.setQueryData(keyOf(papersApi.detail, { paperId }), paper);
    },
  });
  // What is typed is saved first: swapping makes a new revision.
  const swap = async (itemIds: string[]) => {
    if (!(await draft.flush())) return;
    const { revision } = draft;
    swapping.mutate(
      { paperId, revision, itemIds, seed: newSeed() },
      { onSuccess: () => notify.done(t('swapped', { count: itemIds.length })) },
    );
  };
  const empty = (
    <EmptyState
      title={t('none')}
      hint={t('noneHint')}
      action={
        <GoButton size="small" to="/paperTest/myQues">
          {t('toMine')}
        </GoButton>
      }
    />
  );
  return (
    <Drawer title={t('title')} open={open} onClose={onClose}>
      <Screen read={read} skeleton={{ rows: 4 }} isEmpty={({ items }) => items.length === 0} empty={empty}>
        {({ items }) => (
          <div className={styles.rows}>
            <p className={styles.hint}>{t('hint')}</p>
            <ul>
              {items.map(({ itemId, no, values }) => (
                <li key={itemId} className={styles.item}>
                  <b>{t('item', { no })}</b>
                  <span translate="no">
                    {values === null ? t('original') : values.map((one) => t('value', one)).join('　')}
                  </span>
                  <Button
                    size="small"
                    aria-label={t('swapLabel', { no })}
                    loading={swapping.isPending}
                    onClick={() => void swap([itemId])}
                  >
                    {t('swap')}
                  </Button>
                </li>
              ))}
            </ul>
            {items.length > 1 && (
              <Button loading={swapping.isPending} onClick={() => void swap(items.map(({ itemId }) => itemId))}>
                {t('swapAll')}
              </Button>
            )}
            <Further paperId={paperId} draft={draft} />
          </div>
        )}
      </Screen>
    </Drawer>
  );
}

function Further({ paperId, draft }: Pick<NumbersDrawerProps, 'paperId' | 'draft'>) {
  const { t } = useTranslation('numbers');
  const [papers, setPapers] = useState(1);
  const making = useWrite(otherNumbersApi.further, [papersApi.list, writingApi.mine]);
  const make = async () => {
    if (await draft.flush()) making.mutate({ paperId, papers, seed: newSeed() });
  };
  return (
    <section className={styles.rows}>
      <h3>{t('further.title')}</h3>
      <p className={styles.hint}>{t('further.hint')}</p>
      <div className={styles.line}>
        <WholeField label={t('further.count')} value={papers} min={1} max={furtherPapers} onChange={setPapers} />
        <Button loading={making.isPending} onClick={() => void make()}>
          {t('further.button', { count: papers })}
        </Button>
      </div>
      {making.data && (
        <p role="status">
          {t('further.made')}{' '}
          {making.data.papers.map((one) => (
            <Go key={one.paperId} className={styles.made ?? ''} to={`/paperTest/self?paper=${one.paperId}`}>
              {one.title}
            </Go>
          ))}
        </p>
      )}
    </section>
  );
}
