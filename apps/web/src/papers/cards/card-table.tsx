import { papersApi } from '@zhibi/contract/papers';
import { cardsApi } from '@zhibi/contract/papers/cards';
import { type LibraryPaper, libraryApi } from '@zhibi/contract/papers/library';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useWrite } from '../../platform/api.js';
import { Go } from '../../platform/layout/go.js';
import { PlainTable } from '../../platform/layout/plain-table.js';
import { formatNear, formatNumber } from '../../platform/time.js';

/** Papers, each with the button that makes its card and leads to its designer. */
export function CardTable({ papers, templateId }: { papers: readonly LibraryPaper[]; templateId: string | undefined }) {
  const { t } = useTranslation('cards');
  const navigate = useNavigate();
  const making = useWrite(cardsApi.make, [libraryApi.list, papersApi.list, cardsApi.list], {
    onDone: ({ paperId }) => void navigate(`/answerCard/design?card=${paperId}`),
  });
  const columns = (['name', 'changed', 'questions', 'score', 'actions'] as const).map((name) => t(`column.${name}`));
  const rows = papers.map(({ paperId, title, updatedAt, questionCount, totalScore, can }) => ({
    key: paperId,
    cells: [
      <Go key="title" to={`/paper/detail?paper=${paperId}`}>
        {title}
      </Go>,
      formatNear(updatedAt),
      questionCount,
      formatNumber(totalScore),
      <Button
        key="make"
        type="link"
        aria-label={t('makeFor', { title })}
        disabled={!can.duplicate}
        loading={making.isPending && making.variables.paperId === paperId}
        onClick={() => making.mutate({ paperId, ...(templateId && { templateId }) })}
      >
        {t('make')}
      </Button>,
    ],
  }));
  return <PlainTable columns={columns} rows={rows} words={2} withActions asCards />;
}
