import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { GoButton } from '../../../platform/layout/go-button.js';
import { PageHead } from '../../../platform/layout/page-head.js';
import { useSearchParams } from '../../../platform/search-params.js';
import { Editor } from './editor.js';
import { TestList } from './test-list.js';

const NEW = 'new';

/** The stage tests of a school as those who prepare them see them; with one in the address, its set-up. */
export function Page() {
  const { t } = useTranslation(['stageTests', 'laboratory']);
  const [params, setParams] = useSearchParams();
  const test = params.get('test');
  const open = (testId: string | null) => setParams(testId === null ? {} : { test: testId });
  if (test !== null) return <Editor key={test} testId={test === NEW ? null : test} onLeave={() => open(null)} />;
  return (
    <>
      <PageHead
        title={t('setUp.title')}
        note={t('setUp.note')}
        extra={
          <>
            <GoButton to="/paper/experiment">{t('laboratory:title')}</GoButton>
            <Button type="primary" icon={<PlusOutlined />} onClick={() => open(NEW)}>
              {t('setUp.create')}
            </Button>
          </>
        }
      />
      <TestList onOpen={open} />
    </>
  );
}
