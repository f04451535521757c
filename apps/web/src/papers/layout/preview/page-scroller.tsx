import { type Geometry, type KeyEdition, type PaperIssue, papersApi, type SpecialForm } from '@zhibi/contract/papers';
import type { RefObject, UIEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { type Read, useRead } from '../../../platform/api.js';
import { Screen } from '../../../platform/screen.js';
import styles from './page.module.css';
import { PageSheet, type PageSheetProps } from './page-sheet.js';
import { isKey } from './use-view.js';

export interface PageScrollerProps {
  /** What scrolls: as wide as the window leaves it, whatever stands in it. */
  scroller: RefObject<HTMLElement | null>;
  layout: Read<{ geometry: Geometry; issues: PaperIssue[] }>;
  page: number;
  onPage: (page: number) => void;
  sheet: Omit<PageSheetProps, 'page' | 'geometry'>;
}

/** The page whose middle is nearest to the middle of the view. */
function pageAt(scroller: HTMLElement): number {
  const middle = scroller.scrollTop + scroller.clientHeight / 2;
  const pages = [...scroller.querySelectorAll<HTMLElement>('article')];
  const away = pages.map((one) => Math.abs(one.offsetTop + one.offsetHeight / 2 - middle));
  return away.indexOf(Math.min(...away)) + 1;
}

/** All pages one below the other. */
export function PageScroller({ scroller, layout, page, onPage, sheet }: PageScrollerProps) {
  const { t } = useTranslation('papers');
  const follow = ({ currentTarget }: UIEvent<HTMLElement>) => {
    const now = pageAt(currentTarget);
    if (now > 0 && now !== page) onPage(now);
  };
  return (
    <section
      ref={scroller}
      className={styles.surface}
      aria-label={t('preview.page', { page })}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a view that scrolls must be reached by the keyboard
      tabIndex={0}
      onScroll={follow}
    >
      <div className={styles.sheets}>
        <Screen read={layout} skeleton={{ card: 900 }}>
          {({ geometry }) =>
            isKey(sheet.view) ? (
              <KeyPages {...sheet} edition={sheet.view} geometry={geometry} />
            ) : sheet.form !== 'usual' && sheet.view !== 'answer' ? (
              <FormPages {...sheet} own={sheet.form} />
            ) : (
              <Pages {...sheet} geometry={geometry} />
            )
          }
        </Screen>
      </div>
    </section>
  );
}

type PagesProps = Omit<PageSheetProps, 'page'>;

const Pages = (sheet: PagesProps) =>
  Array.from({ length: sheet.geometry.pageCount }, (_, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: pages are counted
    <PageSheet key={at} {...sheet} page={at + 1} />
  ));

/** As many pages as the answers take; nothing on them is chosen or written on. */
function KeyPages({ edition, ...sheet }: PagesProps & { edition: KeyEdition }) {
  const read = useRead(papersApi.keyPages, { paperId: sheet.paperId, edition });
  return (
    <Screen read={read} skeleton={{ card: 900 }}>
      {({ pageCount }) => <Pages {...sheet} geometry={{ ...sheet.geometry, pageCount, areas: [] }} />}
    </Screen>
  );
}

/** The paper as certain readers get it: its places stand elsewhere, on other pages. */
function FormPages({ own, ...sheet }: Omit<PagesProps, 'geometry'> & { own: SpecialForm }) {
  const read = useRead(papersApi.formPages, { paperId: sheet.paperId, form: own });
  return (
    <Screen read={read} skeleton={{ card: 900 }}>
      {({ geometry }) => <Pages {...sheet} geometry={geometry} />}
    </Screen>
  );
}
