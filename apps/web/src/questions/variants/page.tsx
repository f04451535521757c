import { variantsApi } from '@zhibi/contract/questions/variants';
import { useTranslation } from 'react-i18next';
import { useRead } from '../../platform/api.js';
import { EmptyState } from '../../platform/layout/empty-state.js';
import { PageHead } from '../../platform/layout/page-head.js';
import { Screen } from '../../platform/screen.js';
import { useSearchParams } from '../../platform/search-params.js';
import { Maker } from './maker.js';
import { Taker } from './taker.js';

/** The same question with other numbers: what of it changes, and the variants that come of it. */
export function Page() {
  const { t } = useTranslation('variants');
  const questionId = useSearchParams()[0].get('question');
  const read = useRead(variantsApi.template, questionId ? { questionId } : null);
  return (
    <>
      {!read.data && <PageHead title={t('title')} back="/paperTest/myQues" />}
      {questionId ? (
        <Screen read={read} skeleton="page">
          {(shown) =>
            shown.can.edit ? (
              <Maker key={shown.questionId} shown={shown} />
            ) : (
              <Taker key={shown.questionId} shown={shown} />
            )
          }
        </Screen>
      ) : (
        <EmptyState title={t('none')} hint={t('noneHint')} />
      )}
    </>
  );
}
