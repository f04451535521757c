import { COVER, facesOfCopy, facesOfSheet, folds, type Laying } from '@zhibi/contract/printing';
import { useTranslation } from 'react-i18next';
import styles from './sheet-sketch.module.css';
import { usePageName } from './use-page-name.js';

/** More say nothing new. */
const MOST_SHEETS = 3;

/** Which page lies where on the first sheets of a copy: front and back as they lie before one, with the fold. */
export function SheetSketch({ pages, laying }: { pages: readonly number[]; laying: Laying }) {
  const { t } = useTranslation(['printing', 'send']);
  const pageName = usePageName();
  const faces = facesOfCopy(pages, laying);
  const ofSheet = facesOfSheet(laying);
  const sheets = Array.from({ length: faces.length / ofSheet }, (_, at) =>
    faces.slice(at * ofSheet, (at + 1) * ofSheet),
  );
  return (
    <ol className={styles.sheets} data-testid="sketch">
      {sheets.slice(0, MOST_SHEETS).map((sheet, no) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a sheet is its place
        <li key={no}>
          {sheet.map((face, side) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a face is its place
            <figure key={side}>
              <div className={styles.face} data-folds={folds(laying) || undefined} aria-hidden>
                {face.map((page, place) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a page is its place
                  <span key={place}>{page === COVER ? t('check.cover') : page}</span>
                ))}
              </div>
              <figcaption>{t(side === 0 ? 'send:front' : 'send:back', { sheet: no + 1 })}</figcaption>
              <span className={styles.said}>{face.map((page) => pageName(page)).join(' ')}</span>
            </figure>
          ))}
        </li>
      ))}
      {sheets.length > MOST_SHEETS && <li className={styles.more}>{t('send:moreSheets', { count: sheets.length })}</li>}
    </ol>
  );
}
