import { useQueryClient } from '@tanstack/react-query';
import { papersApi } from '@zhibi/contract/papers';
import { questionsApi } from '@zhibi/contract/questions';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useSubjectId } from '../../../people/index.js';
import { keyOf, useWrite } from '../../../platform/api.js';
import { Card } from '../../../platform/layout/card.js';
import { EmptyState } from '../../../platform/layout/empty-state.js';
import { GoButton } from '../../../platform/layout/go-button.js';
import { PageHead } from '../../../platform/layout/page-head.js';
import { Screen } from '../../../platform/screen.js';

/** Makes a paper of the cart and goes on to it. An empty cart says where to fill it. */
export function FromCart() {
  const { t } = useTranslation('papers');
  const subjectId = useSubjectId();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const making = useWrite(papersApi.create, [papersApi.list, questionsApi.cart], {
    handles: ['cart-empty'],
    onDone: (paper) => {
      queries.setQueryData(keyOf(papersApi.detail, { paperId: paper.paperId }), paper);
      void navigate(`/paperTest/self?paper=${paper.paperId}`, { replace: true });
    },
  });
  const isStarted = useRef(false);
  const { mutate, error } = making;
  // The paper is made on the server, once for each visit: making it empties the cart.
  useEffect(() => {
    if (subjectId === null || isStarted.current) return;
    isStarted.current = true;
    mutate({ subjectId });
  }, [mutate, subjectId]);
  const isEmpty = error?.reason === 'cart-empty' || subjectId === null;
  return (
    <>
      <PageHead title={t('compose.title')} note={isEmpty ? undefined : t('compose.making')} back="/source/source" />
      <Card>
        {isEmpty ? (
          <EmptyState
            title={t('compose.empty')}
            hint={t('compose.emptyHint')}
            action={
              <GoButton size="small" to="/source/source">
                {t('compose.toSource')}
              </GoButton>
            }
          />
        ) : (
          <Screen
            read={{
              data: undefined,
              error,
              refetch: () => {
                if (subjectId !== null) mutate({ subjectId });
                return Promise.reject(); // nobody waits for it: the state of the write is drawn
              },
            }}
            skeleton={{ rows: 8 }}
          >
            {() => null}
          </Screen>
        )}
      </Card>
    </>
  );
}
