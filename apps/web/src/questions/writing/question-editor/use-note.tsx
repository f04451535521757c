import { writingApi } from '@zhibi/contract/questions/writing';
import { useTranslation } from 'react-i18next';
import { useRead } from '../../../platform/api.js';
import { UseList } from '../parts/use-list.js';

/** What an edit touches, beside the editor: nothing in these papers changes, and the author sees it said. */
export function UseNote({ questionId }: { questionId: string }) {
  const { t } = useTranslation('writing');
  const uses = useRead(writingApi.uses, { questionId }).data;
  if (!uses || uses.papers.length === 0) return null;
  return (
    <>
      <h2>{t('uses.title')}</h2>
      <p>{t('uses.kept')}</p>
      <UseList uses={uses} />
    </>
  );
}
