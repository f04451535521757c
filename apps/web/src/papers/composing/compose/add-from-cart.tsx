import { useQueryClient } from '@tanstack/react-query';
import { type Paper, papersApi } from '@zhibi/contract/papers';
import { questionsApi } from '@zhibi/contract/questions';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { keyOf, useRead, useWrite } from '../../../platform/api.js';
import { notify } from '../../../platform/notify.js';
import type { Draft } from '../../parts/draft.js';
import { refreshPages } from '../../parts/refresh-pages.js';

const countOf = ({ sections }: Paper) => sections.reduce((sum, { items }) => sum + items.length, 0);

/** Brings what has been chosen since into this paper. Drawn only when something has. */
export function AddFromCart({ paper, draft }: { paper: Paper; draft: Draft }) {
  const { t } = useTranslation('papers');
  const queries = useQueryClient();
  const { paperId, subjectId } = paper;
  const cart = useRead(questionsApi.cart, { subjectId });
  const count = cart.data?.groups.reduce((sum, { quesIds }) => sum + quesIds.length, 0) ?? 0;
  const adding = useWrite(papersApi.addFromCart, [questionsApi.cart], {
    onDone: (filled) => {
      void refreshPages(queries, paperId);
      const added = countOf(filled) - countOf(paper);
      queries.setQueryData(keyOf(papersApi.detail, { paperId }), filled);
      notify.done(added > 0 ? t('compose.added', { count: added }) : t('compose.allThere'));
    },
  });
  if (count === 0) return null;
  // What is typed is saved first: adding makes a new revision.
  const add = () => void draft.flush().then((isSaved) => isSaved && adding.mutate({ paperId }));
  return (
    <Button loading={adding.isPending} onClick={add}>
      {t('compose.addFromCartCount', { count })}
    </Button>
  );
}
