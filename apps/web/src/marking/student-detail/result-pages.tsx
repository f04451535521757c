import { markingApi, type Result } from '@zhibi/contract/marking';
import type { Annotation } from '@zhibi/contract/marking/annotations';
import { pageSizes } from '@zhibi/contract/papers';
import { useTranslation } from 'react-i18next';
import { PaperSheet, PictureLayer } from '../../capture/index.js';
import { InkLayer } from '../../platform/ink/ink-layer.js';
import { formatNumber } from '../../platform/time.js';
import { useFile } from '../../platform/use-file.js';
import { AnnotationsLayer } from '../parts/annotations/annotations-layer.js';
import { MarksLayer } from './marks-layer.js';
import styles from './result-pages.module.css';

/** The own sheets as they came back: what was printed, what I wrote, and the red pen over it. */
export function ResultPages({ result, annotations, onOpen }: Omit<ResultPageProps, 'page'>) {
  return (
    <div className={styles.pages}>
      {result.paper.pages.map((_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: pages are told apart by their number
        <ResultPage key={at} result={result} page={at + 1} annotations={annotations} onOpen={onOpen} />
      ))}
    </div>
  );
}

interface ResultPageProps {
  result: Result;
  annotations: readonly Annotation[];
  page: number;
  onOpen: (no: number) => void;
}

function ResultPage({ result, annotations, page, onOpen }: ResultPageProps) {
  const { t } = useTranslation('marking');
  const { t: say } = useTranslation('annotations');
  const { homeworkId, items, paper, score } = result;
  const { url } = useFile(markingApi.resultPage, { homeworkId, page });
  const size = pageSizes[paper.pageSize];
  const view = { xMm: 0, yMm: 0, ...size };
  const here = items.filter(({ areas }) => areas.some((area) => area.page === page));
  return (
    <figure className={styles.page} aria-label={t('result.page', { page })}>
      <PaperSheet imageUrl={url} page={size} view={view}>
        {here.flatMap(({ areas, pictures }) =>
          pictures.map((picture) => {
            const area = areas.find((one) => one.areaId === picture.areaId && one.page === page);
            return (
              area && (
                <PictureLayer
                  key={`${picture.areaId} ${picture.source}`}
                  picture={picture}
                  area={area}
                  view={view}
                  label={t('result.mine')}
                />
              )
            );
          }),
        )}
        <InkLayer ink={paper.pages[page - 1] ?? ''} view={view} label={t('result.mine')} />
        <AnnotationsLayer annotations={annotations} page={page} view={view} label={say('layer')} />
        <MarksLayer items={here} page={page} view={view} onOpen={onOpen} />
        {page === 1 && <b className={styles.total}>{formatNumber(score)}</b>}
      </PaperSheet>
    </figure>
  );
}
