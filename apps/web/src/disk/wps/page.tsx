import { diskApi, type Preview, PreviewMode } from '@zhibi/contract/disk';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useRead } from '../../platform/api.js';
import { download } from '../../platform/download.js';
import { ToolFrame } from '../../platform/layout/tool-frame.js';
import { Screen } from '../../platform/screen.js';
import { useSearchParams } from '../../platform/search-params.js';
import { FileView } from '../parts/preview/file-view.js';
import { OfficeFrame } from '../parts/preview/office-frame.js';
import styles from '../parts/preview/preview.module.css';
import { formatBytes } from '../parts/size.js';
import { DocumentMenu } from './document-menu.js';

/** The document room: a file in the whole window, in the frame of an office server where one is installed. */
export function Page() {
  const { t } = useTranslation('disk');
  const [query, setQuery] = useSearchParams();
  const cdId = query.get('fileId') ?? '';
  const mode = PreviewMode.safeParse(query.get('mode')).data ?? 'view';
  const preview = useRead(diskApi.preview, { cdId, mode });
  const { data } = preview;
  return (
    <ToolFrame
      title={data?.name ?? t('preview.title')}
      note={data && `${t(`kinds.${data.kind}`)} · ${formatBytes(data.size)}`}
      back="/cloud/index"
      actions={
        data && (
          <>
            {data.can.edit && mode === 'view' && (
              <Button onClick={() => setQuery({ fileId: cdId, mode: 'edit' })}>{t('preview.edit')}</Button>
            )}
            <DocumentMenu cdId={cdId} file={data} />
            <Button type="primary" onClick={() => void download(diskApi.download, { cdId })}>
              {t('action.download')}
            </Button>
          </>
        )
      }
    >
      <Screen read={preview} skeleton={{ card: 320 }}>
        {(shown) => <Shown preview={shown} />}
      </Screen>
    </ToolFrame>
  );
}

const Shown = ({ preview }: { preview: Preview }) =>
  preview.office ? (
    <OfficeFrame key={preview.office.accessToken} office={preview.office} title={preview.name} />
  ) : (
    <div className={styles.wrap}>
      <FileView preview={preview} />
    </div>
  );
