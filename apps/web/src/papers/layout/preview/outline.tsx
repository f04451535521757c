import { type CopyForm, fullScoreOf, type Geometry, pageSizes, papersApi } from '@zhibi/contract/papers';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../platform/time.js';
import { useFile } from '../../../platform/use-file.js';
import { type Content, itemsOf, totalOf } from '../../parts/content.js';
import { useSectionTitle } from '../../parts/use-section-title.js';
import styles from './outline.module.css';
import { useSeen } from './use-seen.js';

export interface OutlineProps {
  paperId: string;
  content: Content;
  /** The pages of the edition that is looked at. */
  geometry: Geometry | undefined;
  form: CopyForm;
  chosen: string | null;
  page: number;
  onChoose: (itemId: string) => void;
  onPage: (page: number) => void;
}

/** The way through the paper: its sections, its questions, its pages. */
export function Outline({ paperId, content, geometry, form, chosen, page, onChoose, onPage }: OutlineProps) {
  const { t } = useTranslation('papers');
  const titleOf = useSectionTitle();
  const items = itemsOf(content);
  const pages = Array.from({ length: geometry?.pageCount ?? 0 }, (_, at) => at + 1);
  return (
    <nav className={styles.outline} aria-label={t('preview.outline')}>
      <div className={styles.head}>
        <b>{t('preview.outline')}</b>
        <span>{t('preview.facts', { count: items.length, score: formatNumber(totalOf(content)) })}</span>
      </div>
      {content.sections.map(({ sectionId, title, choose, items: own }) => (
        <section key={sectionId}>
          <h3>
            {titleOf(title)}
            <span>{t('preview.points', { score: formatNumber(fullScoreOf({ choose, items: own })) })}</span>
          </h3>
          <div className={styles.items}>
            {own.map(({ itemId, no, score }) => (
              <button
                key={itemId}
                type="button"
                className={itemId === chosen ? styles.on : undefined}
                aria-pressed={itemId === chosen}
                title={`${t('item.no', { no })} · ${t('preview.points', { score: formatNumber(score) })}`}
                onClick={() => onChoose(itemId)}
              >
                {no}
              </button>
            ))}
          </div>
        </section>
      ))}
      {geometry && (
        <div className={styles.pages}>
          <b>{t('preview.pages')}</b>
          {pages.map((one) => (
            <button
              key={one}
              type="button"
              className={one === page ? styles.here : undefined}
              aria-current={one === page ? 'page' : undefined}
              aria-label={t('preview.page', { page: one })}
              onClick={() => onPage(one)}
            >
              <Thumb paperId={paperId} page={one} geometry={geometry} form={form} />
              {one}
            </button>
          ))}
        </div>
      )}
    </nav>
  );
}

interface PictureProps {
  paperId: string;
  page: number;
  form: CopyForm;
}

function Thumb({ geometry, ...picture }: PictureProps & { geometry: Geometry }) {
  const thumb = useRef<HTMLSpanElement>(null);
  const isSeen = useSeen(thumb);
  const { widthMm, heightMm } = pageSizes[geometry.pageSize];
  return (
    <span ref={thumb} className={styles.thumb} style={{ aspectRatio: widthMm / heightMm }}>
      {isSeen && <Picture {...picture} />}
    </span>
  );
}

function Picture({ paperId, page, form }: PictureProps) {
  const { url } = useFile(papersApi.page, {
    paperId,
    page,
    edition: 'student',
    ...(form !== 'usual' ? { form } : {}),
  });
  return url ? <img src={url} alt="" /> : null;
}
