import { captureApi } from '@zhibi/contract/capture';
import { type PageSize, pageSizes, papersApi } from '@zhibi/contract/papers';
import { Alert } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useUser } from '../../../people/index.js';
import { useRead } from '../../../platform/api.js';
import { InkLayer } from '../../../platform/ink/ink-layer.js';
import { EmptyState } from '../../../platform/layout/empty-state.js';
import { useFile } from '../../../platform/use-file.js';
import { PageInk } from '../../parts/page-ink.js';
import { Sheet } from '../../parts/sheet.js';
import styles from './bluetooth.module.css';
import type { DeskState } from './pen-desk.js';

interface Props {
  pageCode: string | null;
  state: DeskState;
  /** What lies over the page: glass to write on. */
  children?: (page: { widthMm: number; heightMm: number }) => ReactNode;
}

/** The page that lies under the pen, with the ink as it comes. */
export function PaperUnderPen({ pageCode, state, children }: Props) {
  const { t } = useTranslation('browserPens');
  const { asStudent } = useUser();
  const under = useRead(captureApi.browserPage, pageCode === null ? null : { pageCode });
  if (pageCode === null)
    return (
      <div className={styles.empty}>
        <EmptyState title={t(state.phase === 'none' ? 'page.noPen' : 'page.none')} hint={t('page.noneHint')} />
      </div>
    );
  const { data } = under;
  const size = pageSizes[data?.pageSize ?? ('A4' satisfies PageSize)];
  const view = { xMm: 0, yMm: 0, ...size };
  const owner = state.owner?.student;
  const ratio = size.widthMm / size.heightMm;
  return (
    <div className={styles.surface}>
      <div className={styles.over}>
        {data && <b>{t('page.of', { name: data.name, page: data.page })}</b>}
        {data && <span>{data.title}</span>}
        {under.error && <Alert type="warning" showIcon title={t('page.unknown')} />}
        {data && owner && owner.studentId !== data.studentId && (
          <Alert type="warning" showIcon title={t('doubt', { owner: owner.name, name: data.name })} />
        )}
      </div>
      <div className={styles.page} style={{ width: `min(calc((100vh - 150px) * ${ratio}), 100%)` }}>
        {data && !asStudent ? (
          <Printed {...data}>
            {(url, kept) => (
              <Sheet imageUrl={url} page={size} view={view}>
                <Ink kept={kept} pageCode={pageCode} view={view} state={state} />
                {children?.(size)}
              </Sheet>
            )}
          </Printed>
        ) : (
          <Sheet imageUrl={undefined} page={size} view={view}>
            <Ink kept="" pageCode={pageCode} view={view} state={state} />
            {children?.(size)}
          </Sheet>
        )}
      </div>
    </div>
  );
}

interface PrintedProps {
  homeworkId: string;
  studentId: string;
  paperId: string;
  page: number;
  children: (url: string | undefined, ink: string) => ReactNode;
}

/** The print and what was written before: a teacher sees both, a student in class sees the paper itself. */
function Printed({ homeworkId, studentId, paperId, page, children }: PrintedProps) {
  const { url } = useFile(papersApi.page, { paperId, page });
  const read = useRead(captureApi.pageInk, { homeworkId, studentId });
  return children(url, read.data?.pages.find((one) => one.page === page)?.ink ?? '');
}

interface InkProps extends Pick<Props, 'state'> {
  kept: string;
  pageCode: string;
  view: { xMm: number; yMm: number; widthMm: number; heightMm: number };
}

function Ink({ kept, pageCode, view, state }: InkProps) {
  const { t } = useTranslation('browserPens');
  return (
    <>
      <PageInk ink={kept} pageCode={pageCode} view={view} label={t('ink')} />
      {state.writing && state.page?.pageCode === pageCode && <InkLayer ink={[state.writing]} view={view} />}
    </>
  );
}
