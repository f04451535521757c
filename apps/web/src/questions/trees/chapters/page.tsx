import { type BookName, type TreeOf, treesApi } from '@zhibi/contract/questions/trees';
import { Segmented, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNames } from '../../../people/index.js';
import { useRead } from '../../../platform/api.js';
import { EmptyState } from '../../../platform/layout/empty-state.js';
import { FilterBar } from '../../../platform/layout/filter-bar.js';
import { Go } from '../../../platform/layout/go.js';
import { PageHead } from '../../../platform/layout/page-head.js';
import { Skeleton } from '../../../platform/skeleton.js';
import { useAddress } from '../../../platform/use-address.js';
import { SubjectSelect } from '../subject-select.js';
import { TreeEditor } from './tree-editor.js';

const kinds = ['chapter', 'knowledge'] as const;
type Kind = (typeof kinds)[number];

/** Where the chapters of a textbook and the knowledge points of a subject are kept. */
export function Page() {
  const { t } = useTranslation('trees');
  const names = useNames();
  const { now, go } = useAddress(['kind', 'subject', 'book']);
  const kind: Kind = now.kind === 'knowledge' ? 'knowledge' : 'chapter';
  const nameOf = ({ edition, year, gid, title }: BookName) =>
    [edition, year, names.grade(gid), names.volume(title)].filter(Boolean).join(' · ');
  const subjects = useRead(treesApi.subjects, {});
  const subjectId = Number(now.subject) || subjects.data?.items[0]?.subjectId;
  const books = useRead(treesApi.bookNames, subjectId === undefined ? null : { subjectId });
  const book = books.data?.items.find((one) => one.textbookId === now.book) ?? books.data?.items[0];
  const of = treeOf(kind, subjectId, book?.textbookId);
  return (
    <>
      <PageHead title={t('tree.title')} {...(book && kind === 'chapter' && { note: nameOf(book) })} />
      <FilterBar>
        <Segmented<Kind>
          aria-label={t('tree.kind')}
          options={kinds.map((one) => ({ value: one, label: t(`tree.${one}`) }))}
          value={kind}
          onChange={(chosen) => go({ kind: chosen === 'chapter' ? '' : chosen })}
        />
        <SubjectSelect subjectId={subjectId} onChange={(chosen) => go({ subject: String(chosen ?? ''), book: '' })} />
        {kind === 'chapter' && (
          <Select<string>
            showSearch={{ optionFilterProp: 'label' }}
            style={{ width: 260 }}
            aria-label={t('tree.book')}
            placeholder={t('tree.book')}
            options={books.data?.items.map((one) => ({
              value: one.textbookId,
              label: nameOf(one),
            }))}
            value={book?.textbookId}
            onChange={(chosen) => go({ book: chosen })}
          />
        )}
      </FilterBar>
      {of ? (
        <TreeEditor
          key={JSON.stringify(of)}
          of={of}
          subject={subjects.data?.items.find((one) => one.subjectId === subjectId)}
        />
      ) : books.data && kind === 'chapter' ? (
        <EmptyState
          title={t('tree.noBook')}
          hint={t('tree.noBookHint')}
          action={<Go to="/devops/bookSet">{t('tree.toBooks')}</Go>}
        />
      ) : (
        <Skeleton shape={{ rows: 10 }} />
      )}
    </>
  );
}

function treeOf(kind: Kind, subjectId: number | undefined, textbookId: string | undefined): TreeOf | undefined {
  if (kind === 'chapter') return textbookId === undefined ? undefined : { kind, textbookId };
  return subjectId === undefined ? undefined : { kind, subjectId };
}
