import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useSubjectId } from '../../people/index.js';
import { EmptyState } from '../../platform/layout/empty-state.js';
import { PageHead } from '../../platform/layout/page-head.js';
import { useSearchParams } from '../../platform/search-params.js';
import { HandbookList } from './handbook-list.js';
import { Results } from './results.js';
import { Wizard } from './wizard.js';

const NEW = 'new';

/** The booklets of a teacher's classes; with one in the address, what has become of it. */
export function Page() {
  const { t } = useTranslation('handbook');
  const subjectId = useSubjectId();
  const [params, setParams] = useSearchParams();
  const book = params.get('book');
  const open = (handbookId: string | null) => setParams(handbookId === null ? {} : { book: handbookId });
  if (subjectId === null) return <EmptyState title={t('noSubject')} hint={t('noSubjectHint')} />;
  if (book === NEW) {
    const asked = { classId: params.get('class'), from: params.get('from'), to: params.get('to') };
    const key = [subjectId, ...Object.values(asked)].join(' ');
    return <Wizard key={key} subjectId={subjectId} asked={asked} onMade={open} onLeave={() => open(null)} />;
  }
  if (book !== null) return <Results key={book} handbookId={book} />;
  return (
    <>
      <PageHead
        title={t('title')}
        note={t('note')}
        extra={
          <Button type="primary" icon={<PlusOutlined />} onClick={() => open(NEW)}>
            {t('create')}
          </Button>
        }
      />
      <HandbookList subjectId={subjectId} />
    </>
  );
}
