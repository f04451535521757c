import { markingApi } from '@zhibi/contract/marking';
import type { CorrectedItem, CorrectedPage } from '@zhibi/contract/marking/pen-correction';
import { pageSizes } from '@zhibi/contract/papers';
import { useTranslation } from 'react-i18next';
import { PaperSheet, PictureLayer } from '../../capture/index.js';
import { InkLayer } from '../../platform/ink/ink-layer.js';
import { useFile } from '../../platform/use-file.js';
import styles from './correction.module.css';

/** The page under the pen with what was scanned of it as its ground, both inks over that, and what was read beside each question. */
export function CorrectedSheet({ page }: { page: CorrectedPage }) {
  const { t } = useTranslation('correction');
  const { homeworkId, studentId, studentName: name } = page;
  const { url } = useFile(markingApi.page, { homeworkId, studentId, page: page.page });
  const size = pageSizes[page.pageSize];
  const view = { xMm: 0, yMm: 0, ...size };
  return (
    <figure className={styles.page} aria-label={t('pen.pageOf', { name, page: page.page })}>
      <PaperSheet imageUrl={url} page={size} view={view}>
        {page.pictures.map(({ place, ...picture }) => (
          <PictureLayer
            key={`${picture.areaId} ${picture.source}`}
            picture={picture}
            area={place}
            view={view}
            label={t('pen.studentInk', { name })}
            isOnSheet
          />
        ))}
        <InkLayer ink={page.studentInk} view={view} label={t('pen.studentInk', { name })} />
        <InkLayer ink={page.teacherInk} view={view} hand="teacher" label={t('pen.teacherInk')} />
        {page.items.map((item) => (
          <Said key={item.itemId} item={item} size={size} />
        ))}
      </PaperSheet>
    </figure>
  );
}

/** In the corner of a question: the score that was read, or that it asks. */
function Said({ item, size }: { item: CorrectedItem; size: { widthMm: number; heightMm: number } }) {
  const { t } = useTranslation('correction');
  const { correction, place, score } = item;
  if (correction === null || (correction.state !== 'asked' && correction.meaning === null)) return null;
  const percent = (part: number, whole: number) => `${(part / whole) * 100}%`;
  const style = {
    left: percent(place.xMm + place.widthMm, size.widthMm),
    top: percent(place.yMm, size.heightMm),
  };
  return (
    <span className={styles.said} data-asks={correction.state === 'asked' || undefined} style={style}>
      {correction.state === 'asked'
        ? t('pen.saying.waiting')
        : correction.meaning && `${t(`pen.meaning.${correction.meaning}`)} ${score ?? ''}`}
    </span>
  );
}
